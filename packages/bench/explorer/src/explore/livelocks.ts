/**
 * Livelocks: play that goes on for ever without getting anywhere, and that nobody can leave.
 *
 * A set of states is one where each leads to each other, none leads out whatever players do and chance brings, and none is an end; and where, beyond that,
 * - nobody has a decision in it: in no state do a player's moves lead to more than one other state; or
 * - the machine is meant to end: its chart has an end at its top.
 * So an area that is played on as long as its players like, and has no end of its own, is no livelock while they have something to decide.
 * The set is found however much of the rest was not explored: all of its own states were.
 */

import type { AnyEventObject } from 'xstate';
import type { State } from '../stepper.ts';
import { terminalComponents, wayRound } from './components.ts';
import { lastOf, parted, played, stepTo, wayToPlace } from './evidence.ts';
import { counted, stateName, type Finding } from './finding.ts';
import { DECIDES, END, type Walk } from './walk.ts';

/** Every livelock, one of each set of states of the chart, the first met before the others. @throws RB401 */
export function livelocks(walk: Walk): readonly Finding[] {
  const meantToEnd = Object.values(walk.bench.machine.root.states).some(({ type }) => type === 'final');
  const byName = new Map<string, Finding>();
  for (const members of terminalComponents(walk.edges)) {
    const forced = !members.some((place) => walk.is(place, DECIDES));
    if (members.some((place) => walk.is(place, END)) || !(forced || meantToEnd)) continue;
    const { found, name } = livelockOf(walk, members, forced);
    const known = byName.get(name);
    byName.set(name, known === undefined || isShorter(found, known) ? { ...found, times: found.times + (known?.times ?? 0) } : { ...known, times: known.times + found.times });
  }
  return [...byName.values()];
}

function isShorter(one: Finding, other: Finding): boolean {
  return (one.run?.steps.length ?? 0) < (other.run?.steps.length ?? 0);
}

function livelockOf(walk: Walk, members: readonly number[], forced: boolean): { readonly found: Finding; readonly name: string } {
  const [first = 0] = members;
  const way = wayToPlace(walk, first);
  const round: AnyEventObject[] = [];
  const names = [stateName(way.state.value)];
  let at: State = way.state;
  for (const to of wayRound(walk.edges, first)) {
    const next = stepTo(walk, at, to);
    round.push(next.event);
    names.push(stateName(next.state.value));
    at = next.state;
  }
  const made = played(walk, { ...way, events: [...way.events, ...round] });
  if (walk.visited.placeOf(walk.printOf(lastOf(made))) !== first) throw parted('the round does not close');
  const name = [...new Set(names)].toSorted().join('+');
  return {
    name,
    found: {
      id: `livelock/${name}`, kind: 'livelock', times: members.length, run: made, start: way.start, round: round.length,
      says: `play goes on here for ever: ${counted(members.length, 'state')} that only lead to one another, and no end among them`,
      details: [
        forced ? 'nobody has a decision in them' : 'players have decisions, and none of them leads to an end, which the machine has',
        `once round: ${counted(round.length, 'event')}, after ${counted(way.events.length, 'event')} that lead there`,
      ],
    },
  };
}
