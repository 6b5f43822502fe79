/**
 * What the rules of a module say in the rulings' examples: of every rule the first sentences by which it allowed, refused and did not know.
 * They are kept to be read, since they are what players read; a rule without one is a rule whose words nobody has seen.
 */

import { validateInput, type Verdict } from '@rulebench/core';
import { explain, type Explanation } from '@rulebench/core/explain';
import { examplesOf, inForce, inputOf, runExample, type Example, type Library } from '@rulebench/rulings';

/** How many sentences of a rule are kept for one outcome. */
const KEPT = 3;

/** The sayings of a module by rule, in the order of their names. Pure. */
export function sayingsOf(library: Library, module: string): string {
  const said = new Map<string, Set<string>>();
  for (const example of examplesOf(inForce(library), module)) for (const verdict of verdictsOf(library, example)) keep(said, verdict);
  return [...said].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([rule, sentences]) => `${rule}\n${[...sentences].map((sentence) => `  ${sentence}\n`).join('')}`).join('');
}

function keep(said: Map<string, Set<string>>, { rule, outcome, says, cites }: Verdict): void {
  const key = `${rule} ${outcome} (${cites.join(', ')})`;
  const sentences = said.get(key) ?? new Set();
  if (sentences.size < KEPT) said.set(key, sentences.add(says));
}

/** The verdicts of all rules that were asked in an example, those of its input if that was refused. */
function verdictsOf(library: Library, example: Example): readonly Verdict[] {
  const { run } = runExample(library, example);
  if (run === undefined) return validateInput(library.modules.get(example.module)?.rules ?? {}, inputOf(library, example)).verdicts.flatMap(spokenIn);
  return run.steps.flatMap(({ event }, i) => (event === undefined ? [] : verdictsIn(explain(run.bench, run.steps[i - 1]?.snapshot, event))));
}

function verdictsIn(why: Explanation): readonly Verdict[] {
  const candidates = 'candidates' in why ? why.candidates : [];
  const later = why.outcome === 'taken' ? why.microsteps.flatMap((microstep) => microstep.candidates) : [];
  return [...candidates, ...later].flatMap(({ verdict }) => (verdict === undefined ? [] : spokenIn(verdict)));
}

/** A verdict with those of the rules that it asked, and without those that only join others: these say nothing of their own. */
function spokenIn(verdict: Verdict): readonly Verdict[] {
  return [...(verdict.kind === 'rule' ? [verdict] : []), ...verdict.parts.flatMap(spokenIn)];
}
