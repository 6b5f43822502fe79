/** Faults seen in single states and steps: broken steps, broken invariants, and a key that takes states for the same that are not. */

import { isRecord, titleOf } from '@rulebench/core';
import { invariantHolds, run } from '@rulebench/core/bench';
import { counted } from '@rulebench/rulings';
import { lastOf, parted, played, replayOf, wayTo, wayToPlace } from './evidence.ts';
import { stateName, type Finding } from './finding.ts';
import { unlikeIn } from './key-samples.ts';
import type { State } from '../stepper.ts';
import type { Walk } from './walk.ts';

/** Rules that threw, loops that do not end, moves that could not be listed. @throws RB401 */
export function brokenSteps(walk: Walk): readonly Finding[] {
  return [...walk.broken].map(([name, { first, times, error }]): Finding => {
    const way = wayTo(walk, first);
    const ofMoves = name.startsWith('moves/');
    return {
      id: `broken/${name}`, kind: 'broken', times, start: way.start, details: [error?.message ?? ''],
      says: ofMoves ? 'the module cannot say what could be tried here' : `${way.events.at(-1)?.type ?? 'the start'} breaks the machine${error?.code === 'RB204' ? ': a loop of transitions does not end' : ''}`,
      run: played(walk, way, ofMoves ? 'taken' : 'broken'),
    };
  });
}

/** Invariants that do not hold somewhere, or threw. @throws RB401 */
export function brokenInvariants(walk: Walk): readonly Finding[] {
  return (walk.bench.module.invariants ?? []).flatMap((invariant): Finding[] => {
    const { id, says, cites } = invariant;
    const sighting = walk.invariants.get(id);
    if (sighting === undefined) return [];
    const { first, times, error } = sighting;
    const way = wayTo(walk, first);
    const made = played(walk, way);
    if (error === undefined && invariantHolds(walk.bench, invariant, lastOf(made))) throw parted(`the invariant ${id} holds`);
    return [{
      id: `invariant/${id}`, kind: 'invariant', times, start: way.start, run: made,
      says: error === undefined ? `the invariant does not hold: ${says}` : `the invariant "${titleOf(id)}" cannot be asked`,
      details: [...(error === undefined ? [] : [error.message]), ...(cites.length === 0 ? [] : [`cited: ${cites.join(', ')}`])],
    }];
  });
}

/** Whether two states with one key were seen to behave otherwise. @throws RB401 */
export function unsoundKey(walk: Walk): readonly Finding[] {
  const { bench, stepper } = walk;
  const { unlike, compared } = unlikeIn({ bench, stepper, pairs: pairsOf(walk) });
  if (unlike === undefined) return [];
  const { place, one, onlyIn: [first, second] } = unlike;
  const way = wayToPlace(walk, place);
  const made = run(walk.bench, way.start.input, way.events);
  const ways = (words: string, list: readonly string[]): readonly string[] => (list.length === 0 ? [] : [`${words}: ${[...new Set(list.map((one) => one.replace(/ -?\d+ -?\d+$/, '')))].slice(0, 3).join(', ')}`]);
  return [{
    id: `key/${stateName(one.value)}`, kind: 'key', times: 1, start: way.start, run: made,
    says: 'the module\'s key takes two states for the same, and other things can come of them',
    details: [...ways('in the first alone', first), ...ways('in the other alone', second), `the two differ in ${differing(one.context, unlike.other.context).join(', ')}`, `${counted(compared, 'pair')} of states with the same key compared`],
  }];
}

/** Both states of each pair that was noted. */
function* pairsOf(walk: Walk): Iterable<readonly [place: number, one: State, other: State]> {
  const replay = replayOf(walk);
  for (const { place, again } of walk.keys.pairs) {
    const [one, other] = [replay.at(place), replay.after(again)];
    if (one === undefined || other === undefined) throw parted('a state cannot be come to again');
    yield [place, one, other];
  }
}

function differing(one: unknown, other: unknown): readonly string[] {
  const [a, b] = [isRecord(one) ? one : {}, isRecord(other) ? other : {}];
  return Object.keys({ ...a, ...b }).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
}
