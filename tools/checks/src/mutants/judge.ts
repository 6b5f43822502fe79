/**
 * Judges the mutants of one module, as a process of its own, since a mutant may never come to an end: `judge.ts <module> <from> <every> <first>`. Every
 * mutant is told to the parent before it is tried and after: noticed by a ruling example; by what is kept of the module, to be read: the
 * golden playthroughs, the procedure, what its rules say; or by nothing.
 */

import { fileURLToPath } from 'node:url';
import type { RuleModule } from '@rulebench/core';
import { told, type Playthrough } from '@rulebench/module-kit/golden';
import { procedureOf } from '@rulebench/module-kit/procedure';
import { sayingsOf } from '@rulebench/module-kit/sayings';
import { examplesOf, inForce, libraryFrom, runExample, type Example, type Library } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';
import { mutated, type Evaluated, type Mutant } from './mutated.ts';
import type { Told } from './verdict.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const [, , name = '', from = '0', every = '1', first = '0'] = process.argv;
const { library } = await loadLibrary({ root });
const { mutants: all, evaluate, met } = await mutated(`${root}packages/rules/${name}`);
const mutants = all.filter((_, i) => i % Number(every) === Number(first));

const examples = examplesOf(inForce(library), name);
const plain = evaluate();
const loading = met(() => { evaluate(); });
const covering = examples.map((example) => ({ example, mutants: met(() => { runExample(withModule(plain.ruleModule), example); }) }));
const played = wordsOf(plain);
const said = sayingsOf(withModule(plain.ruleModule), name);

tell({ kind: 'mutants', count: mutants.length });
for (const [n, mutant] of mutants.entries()) {
  if (n < Number(from)) continue;
  tell({ kind: 'trying', n, mutant });
  tell({ kind: 'tried', n, noticed: noticedBy(mutant) });
}
process.disconnect();

function tell(what: Told): void {
  process.send?.(what);
}

function noticedBy({ id }: Mutant): 'loading' | 'examples' | 'kept' | 'nothing' {
  try {
    const changed = evaluate(id);
    const now = withModule(changed.ruleModule);
    if (examplesFor(id).some((example) => !runExample(now, example).ok)) return 'examples';
    return wordsOf(changed).some((words, i) => words !== played[i]) || sayingsOf(now, name) !== said ? 'kept' : 'nothing';
  } catch {
    return 'loading';
  }
}

/** The examples that meet a mutant; all of them where it is met on loading. */
function examplesFor(id: string): readonly Example[] {
  return covering.filter(({ mutants: seen }) => loading.has(id) || seen.has(id)).map(({ example }) => example);
}

/** What the playthroughs tell, one after the other, and the procedure. */
function wordsOf({ ruleModule, playthroughs }: Evaluated): readonly string[] {
  return [procedureOf(ruleModule), ...playthroughs.map((one: Playthrough) => told(ruleModule, one))];
}

/** The library with the module replaced; what was played with another is forgotten. */
function withModule(module: RuleModule): Library {
  const modules = [...library.modules.values()].map((other) => (other.id === name ? { ...module } : other));
  return libraryFrom({ ...library, modules });
}
