/** Why a step came out as it did, in words for whoever wrote the example. */

import type { Explanation } from '@rulebench/core/explain';
import type { Verdict } from '@rulebench/core';

/** One sentence: the leaf rules that refused, with their clauses. Pure. */
export function reasonFor(why: Explanation): string {
  switch (why.outcome) {
    case 'taken': return 'it was taken';
    case 'over': return `the run was over already (${why.status})`;
    case 'broken': return `the machine broke: ${why.error.message}`;
    case 'not-now': return notNow(why.says, why.by, why.states);
    case 'refused': {
      const refusals = why.candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : leavesOf(verdict)));
      return `it was refused: ${refusals.length === 0 ? 'no rule allowed it' : [...new Set(refusals)].join('; ')}`;
    }
  }
}

function notNow(says: readonly string[], by: readonly string[], states: readonly string[]): string {
  const forbidden = says.length > 0 ? says.join('; ') : by.length > 0 ? 'the state forbids it' : 'the state knows no such event';
  const cited = by.length === 0 ? '' : ` (${by.join(', ')})`;
  return `it cannot happen now: ${forbidden}${cited}${states.length === 0 ? '' : `; states that know it: ${states.join(', ')}`}`;
}

function leavesOf(verdict: Verdict): readonly string[] {
  if (verdict.outcome === 'allowed' && verdict.kind !== 'not') return [];
  const parts = verdict.kind === 'rule' ? [] : verdict.parts.flatMap(leavesOf);
  if (parts.length > 0 && verdict.kind !== 'not') return parts;
  return [`${verdict.rule}: ${verdict.says}${verdict.cites.length === 0 ? '' : ` (${verdict.cites.join(', ')})`}`];
}

/** The ids of the rules that did not allow, in a verdict: those asked for and all within them that account for it. Pure. */
export function refusingRules(verdict: Verdict): readonly string[] {
  if (verdict.outcome === 'allowed') return [];
  return [verdict.rule, ...(verdict.kind === 'not' ? [] : verdict.parts.flatMap(refusingRules))];
}
