/** Ways to change the table by hand so that a refused event would be taken: what its rules offer, alone or together, each tried out. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { outcomeOf, valueOf, type Mend, type Verdict } from '@rulebench/core';
import { contextOf, explain, type Bench, type Explanation } from '@rulebench/core/explain';
import { leavesBehind } from '../words/outcome.ts';
import { snapshotWith } from './by-hand.ts';

/** How many changes are made together at most, how many ways are followed at once, and how many are offered. */
const TOGETHER = 4;
const FOLLOWED = 12;
const OFFERED = 4;

interface Way {
  readonly made: readonly Mend[];
  readonly at: AnyMachineSnapshot;
  readonly explanation: Explanation;
}

/**
 * The smallest changes of the table after which an event is taken, as far as its rules know any. Pure.
 * @param at the snapshot at which the event is refused
 */
export function mendsOf(bench: Bench, at: AnyMachineSnapshot, event: AnyEventObject): readonly Mend[] {
  let ways: readonly Way[] = [{ made: [], at, explanation: explain(bench, at, event) }];
  for (let size = 1; size <= TOGETHER && ways.length > 0; size += 1) {
    const known = new Set<string>();
    const longer = ways.flatMap((way) => offersOf(bench, way, event).flatMap((mend) => followed(bench, way, mend, event))).filter(({ made }) => {
      const key = made.map(({ says }) => says).sort().join('\n');
      return !known.has(key) && known.add(key);
    });
    const good = longer.filter(({ explanation }) => explanation.outcome === 'taken');
    if (good.length > 0) return good.slice(0, OFFERED).map(({ made }) => ({ says: made.map(({ says }) => says).join(', and '), changes: made.flatMap(({ changes }) => changes) }));
    ways = longer.slice(0, FOLLOWED);
  }
  return [];
}

function followed(bench: Bench, { made, at }: Way, mend: Mend, event: AnyEventObject): readonly Way[] {
  if (made.some(({ says }) => says === mend.says)) return [];
  try {
    const next = snapshotWith(bench, at, mend.changes);
    return [{ made: [...made, mend], at: next, explanation: explain(bench, next, event) }];
  } catch {
    return [];
  }
}

/** What the rules that refuse an event offer. */
function offersOf(bench: Bench, { at, explanation }: Way, event: AnyEventObject): readonly Mend[] {
  if (explanation.outcome !== 'refused') return [];
  return explanation.candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : leavesBehind(verdict).flatMap((leaf) => offered(bench, at, event, leaf))));
}

function offered(bench: Bench, at: AnyMachineSnapshot, event: AnyEventObject, { rule: id, outcome, args }: Verdict): readonly Mend[] {
  const rule = bench.rules[id];
  if (outcome !== 'refused' || rule?.kind !== 'rule' || rule.mend === undefined) return [];
  const question = { table: bench.rules, context: contextOf(at), event };
  try {
    return rule.mend({
      ...question,
      ask: (other, ...more) => outcomeOf(other, question, ...more),
      read: (measure, ...more) => valueOf(measure, question, ...more),
    }, args as never); // boundary: the arguments it was asked with
  } catch {
    return [];
  }
}
