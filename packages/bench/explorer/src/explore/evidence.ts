/** Runs that show what was found: made from the numbers of the tries that led there, and played by XState, which has the last word. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { RulebenchError } from '@rulebench/core';
import { run, type Run } from '@rulebench/core/bench';
import type { State } from '../stepper.ts';
import { Replay } from './replay.ts';
import type { Where } from './rules-seen.ts';
import type { Start } from './start.ts';
import { triesAt } from './tries.ts';
import type { Walk } from './walk.ts';

/** How a state, or a try in it, is come to. */
export interface Way {
  readonly start: Start;
  readonly events: readonly AnyEventObject[];
  /** The last state met on the way: before the try, where there is one. None where the start itself broke. */
  readonly state?: State;
}

/** The shortest way to where something was seen. @throws RB401 where the walk cannot be gone again */
export function wayTo(walk: Walk, { place, number }: Where): Way {
  if (place === -1) return { start: startAt(walk, number), events: [] };
  const way = wayToPlace(walk, place);
  return number === -1 ? way : { ...way, events: [...way.events, eventAt(walk, way.state, number)] };
}

/** The shortest way to a state. @throws RB401 */
export function wayToPlace(walk: Walk, place: number): Way & { readonly state: State } {
  const [first = 0, ...numbers] = walk.visited.movesTo(place);
  const start = startAt(walk, first);
  let state = taken(walk.stepper.start(start.input), start.name);
  const events: AnyEventObject[] = [];
  for (const number of numbers) {
    const event = eventAt(walk, state, number);
    state = taken(walk.stepper.next(state, event), event.type);
    events.push(event);
  }
  return { start, events, state };
}

/** What makes states of a walk again. */
export function replayOf({ bench, stepper, starts, visited }: Walk): Replay {
  return new Replay({ bench, stepper, inputs: starts.map(({ input }) => input), met: visited });
}

/** The event that leads from a state to a place. @throws RB401 where none does */
export function stepTo(walk: Walk, from: State, to: number): { readonly event: AnyEventObject; readonly state: State } {
  for (const { event } of triesAt(walk.bench.module, from).tries) {
    const reached = walk.stepper.next(from, event);
    if (reached.outcome === 'taken' && walk.visited.placeOf(walk.printOf(reached.state)) === to) return { event, state: reached.state };
  }
  throw parted('no event leads there any more');
}

/**
 * The run of a way, as XState plays it. All events must be taken; the last may come otherwise, as asked.
 * @throws RB401 where XState takes another way
 */
export function played(walk: Walk, { start, events }: Way, last: 'taken' | 'broken' | 'untaken' = 'taken'): Run {
  const made = run(walk.bench, start.input, events);
  const end = made.steps.length - 1;
  for (const [i, { outcome, event }] of made.steps.entries()) {
    const is = outcome === 'start' || outcome === 'taken' ? 'taken' : outcome === 'broken' ? 'broken' : 'untaken';
    const wanted = i === end ? last : 'taken';
    if (is !== wanted) throw parted(`${event?.type ?? 'the start'} was to be ${wanted}, and is ${is}`);
  }
  return made;
}

/** The snapshot that a run ends in. Pure. */
export function lastOf({ steps }: Run): AnyMachineSnapshot {
  return (steps.at(-1) ?? steps[0]).snapshot;
}

/** The failure of a check by XState: what the explorer found is not so. */
export function parted(why: string): RulebenchError {
  return new RulebenchError('RB401', `what was found does not come out so in XState (${why}); either the module is not a pure function of its state, or this is a fault of the explorer`);
}

function startAt(walk: Walk, number: number): Start {
  const start = walk.starts[number];
  if (start === undefined) throw parted(`there is no start ${String(number)}`);
  return start;
}

function eventAt(walk: Walk, state: State, number: number): AnyEventObject {
  const found = triesAt(walk.bench.module, state).tries[number];
  if (found === undefined) throw parted(`there is no try ${String(number)}`);
  return found.event;
}

function taken(reached: ReturnType<Walk['stepper']['start']>, what: string): State {
  if (reached.outcome !== 'taken') throw parted(`${what} is not taken any more`);
  return reached.state;
}
