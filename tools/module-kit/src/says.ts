/** What an explanation says, as sentences: why an event was refused or taken, and what was found on the way that followed by itself. Pure. */

import type { Outcome, Verdict } from '@rulebench/core';
import type { Explanation } from '@rulebench/core/explain';

/** Why an event was not taken, with the clauses. */
export function reasonIn(explanation: Explanation): string {
  const says = explanation.outcome === 'not-now' ? explanation.says : sentencesIn(explanation, 'refused');
  return `${says.join('; ')} (${explanation.by.join(', ')})`;
}

/** What was found of the table on the way that followed by itself. */
export function followingIn(explanation: Explanation): readonly string[] {
  if (explanation.outcome !== 'taken') return [];
  return explanation.microsteps.flatMap(({ candidates }) => candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : sentences(verdict, verdict.outcome))));
}

/** The words of the rules that came out so, of every candidate. */
export function sentencesIn(explanation: Explanation, outcome: Outcome): readonly string[] {
  return 'candidates' in explanation ? explanation.candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : sentences(verdict, outcome))) : [];
}

/** The words of the rules that came out so; of a negation those of its part. */
function sentences(verdict: Verdict, outcome: Outcome): readonly string[] {
  if (verdict.kind === 'not') return verdict.outcome === outcome ? verdict.parts.map(({ says }) => says) : [];
  if (verdict.kind !== 'rule') return verdict.parts.flatMap((part) => sentences(part, outcome));
  return verdict.outcome === outcome ? [verdict.says] : [];
}
