/**
 * What the rules of a module say in the rulings' examples: of every rule the first sentences by which it allowed, refused and did not know, also where it
 * asked others for its answer, of every measure the first that tell its value, of what it offers as mends the first, and of every kind of effect the first. They are kept to be read, since they are what players read; a rule
 * without one is a rule whose words nobody has seen.
 */

import { outcomeOf, validateInput, valueOf, type Verdict } from '@rulebench/core';
import { contextOf, explain, type Bench, type Explanation } from '@rulebench/core/explain';
import { examplesOf, inForce, inputOf, runExample, type Example, type Library } from '@rulebench/rulings';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** How many sentences of a rule are kept for one outcome, and of a measure. */
const KEPT = 3;

/** What stands where a module has no words. */
export const WORDLESS = '(no words)';

/** The sayings of a module by rule, in the order of their names. Pure. */
export function sayingsOf(library: Library, module: string): string {
  const said = new Map<string, Set<string>>();
  for (const example of examplesOf(inForce(library), module)) for (const saying of sayingsIn(library, example)) keep(said, saying);
  return [...said].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([rule, sentences]) => `${rule}\n${[...sentences].map((sentence) => `  ${sentence}\n`).join('')}`).join('');
}

/** A sentence, and what says it. */
type Saying = { readonly of: string; readonly says: string };

function keep(said: Map<string, Set<string>>, { of: key, says }: Saying): void {
  const sentences = said.get(key) ?? new Set();
  if (sentences.size < KEPT) said.set(key, sentences.add(says));
}

/** What is said in an example, by the rules of its input alone if that was refused. */
function sayingsIn(library: Library, example: Example): readonly Saying[] {
  const { run } = runExample(library, example);
  if (run === undefined) return validateInput(library.modules.get(example.module)?.rules ?? {}, inputOf(library, example)).verdicts.flatMap(verdictSays);
  return run.steps.flatMap((one, i) => {
    const before = run.steps[i - 1];
    const done = one.effects.map((effect): Saying => ({ of: `effect ${effect.type}`, says: run.bench.module.effectWords?.(effect, contextOf(one.snapshot)) ?? WORDLESS }));
    if (before === undefined || one.event === undefined) return done;
    const { event } = one;
    const verdicts = verdictsIn(explain(run.bench, before.snapshot, event));
    return [...verdicts.flatMap((verdict) => [...verdictSays(verdict), ...mendsSay(run.bench, before.snapshot, event, verdict)]), ...done];
  });
}

/** What a verdict says, and all that it rests on; what only puts rules together has no words of its own. Pure. */
function verdictSays({ kind, rule, outcome, says, cites, parts, readings }: Verdict): readonly Saying[] {
  return [
    ...(kind === 'rule' ? [{ of: `${rule} ${outcome} (${cites.join(', ')})`, says }] : []),
    ...readings.map((one) => ({ of: `${one.measure} (${one.cites.join(', ')})`, says: one.says })), ...parts.flatMap(verdictSays),
  ];
}

/** How the table would be for what refused an event to allow it. */
function mendsSay(bench: Bench, at: AnyMachineSnapshot, event: AnyEventObject, { rule: id, outcome, args, parts }: Verdict): readonly Saying[] {
  const rule = bench.rules[id];
  if (outcome !== 'refused') return [];
  const question = { table: bench.rules, context: contextOf(at), event };
  const offered = rule?.kind !== 'rule' ? [] : rule.mend?.({
    ...question, ask: (other, ...more) => outcomeOf(other, question, ...more), read: (measure, ...more) => valueOf(measure, question, ...more),
  }, args as never) ?? []; // boundary: the arguments it was asked with
  return [...offered.map(({ says }) => ({ of: `${id} mends`, says })), ...parts.flatMap((part) => mendsSay(bench, at, event, part))];
}

function verdictsIn(why: Explanation): readonly Verdict[] {
  const candidates = 'candidates' in why ? why.candidates : [];
  const later = why.outcome === 'taken' ? why.microsteps.flatMap((microstep) => microstep.candidates) : [];
  return [...candidates, ...later].flatMap(({ verdict }) => verdict ?? []);
}
