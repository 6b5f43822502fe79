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
import { counted } from '@rulebench/rulings';
import type { State } from '../stepper.ts';
import { terminalComponents, wayRound } from './components.ts';
import { lastOf, parted, played, replayOf, stepTo, wayToPlace } from './evidence.ts';
import { stateName, type Finding } from './finding.ts';
import type { Replay } from './replay.ts';
import { DECIDES, END } from './report.ts';
import type { Walk } from './walk.ts';

/** Every livelock, one of each set of states of the chart and of the events that go round in it, the first met before the others. @throws RB401 */
export function livelocks(walk: Walk): readonly Finding[] {
  const meantToEnd = Object.values(walk.bench.machine.root.states).some(({ type }) => type === 'final');
  const byName = new Map<string, Round>();
  const replay = replayOf(walk);
  for (const members of terminalComponents(walk.edges)) {
    const forced = !members.some((place) => walk.is(place, DECIDES));
    if (members.some((place) => walk.is(place, END)) || !(forced || meantToEnd)) continue;
    const round = roundOf(walk, replay, members, forced);
    const known = byName.get(round.name);
    const shorter = known === undefined || lengthOf(walk, round) < lengthOf(walk, known) ? round : known;
    byName.set(round.name, { ...shorter, states: members.length + (known?.states ?? 0) });
  }
  return [...byName.values()].map((round) => findingOf(walk, round));
}

/** A set of states that nobody can leave, by its first state, and a way once round. */
interface Round {
  /** The states of the chart, and the types of the events: `turn/END_TURN`. */
  readonly name: string;
  readonly first: number;
  readonly events: readonly AnyEventObject[];
  readonly forced: boolean;
  /** How many states are in it, and how many in all that are called so. */
  readonly members: number;
  readonly states: number;
}

function lengthOf({ visited }: Walk, { first, events }: Round): number {
  return visited.movesTo(first).length + events.length;
}

function roundOf(walk: Walk, replay: Replay, members: readonly number[], forced: boolean): Round {
  const [first = 0] = members;
  const begins = replay.at(first);
  if (begins === undefined) throw parted('a state cannot be come to again');
  const events: AnyEventObject[] = [];
  const names = [stateName(begins.value)];
  let at: State = begins;
  for (const to of wayRound(walk.edges, first)) {
    const next = stepTo(walk, at, to);
    events.push(next.event);
    names.push(stateName(next.state.value));
    at = next.state;
  }
  return { name: `${together(names)}/${together(events.map(({ type }) => type))}`, first, events, forced, members: members.length, states: members.length };
}

function together(names: readonly string[]): string {
  return [...new Set(names)].toSorted().join('+');
}

function findingOf(walk: Walk, { name, first, events, forced, members, states }: Round): Finding {
  const way = wayToPlace(walk, first);
  const made = played(walk, { ...way, events: [...way.events, ...events] });
  if (walk.visited.placeOf(walk.printOf(lastOf(made))) !== first) throw parted('the round does not close');
  return {
    id: `livelock/${name}`, kind: 'livelock', times: states, run: made, start: way.start, round: events.length,
    says: `play goes on here for ever: ${counted(members, 'state')} that only lead to one another, and no end among them`,
    details: [
      forced ? 'nobody has a decision in them' : 'players have decisions, and none of them leads to an end, which the machine has',
      `once round: ${counted(events.length, 'event')}, after ${counted(way.events.length, 'event')} that lead there`,
    ],
  };
}
