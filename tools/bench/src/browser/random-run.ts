/** A run of many steps of a real module, by random play: legal and illegal moves, and chance, as they come. */

import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { oneOf, randomFrom, type Random } from '@rulebench/module-kit/random';
import { examplesOf, inForce, inputOf, type Library } from '@rulebench/rulings';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** A run as plain data: its input, and each event with what is to come of it. */
export interface RandomRun {
  readonly input: unknown;
  readonly events: readonly { readonly event: AnyEventObject; readonly outcome: 'taken' | 'refused' | 'not-now' }[];
}

/** Moves that are looked at in one state, and that are tried until one does not end the game. */
const LOOKED_AT = 60;
const TRIES = 30;

/**
 * Plays a module at random from the start of one of its examples. The same seed gives the same run.
 * @throws where no example's start lasts so long
 */
export function randomRun(library: Library, moduleId: string, length: number, seed = 1): RandomRun {
  const random = randomFrom(seed);
  const module = library.modules.get(moduleId);
  for (const example of module === undefined ? [] : examplesOf(inForce(library), moduleId)) {
    const input = inputOf(library, example);
    const events = module && played(benchOf(module), input, length, random);
    if (events !== undefined) return { input, events };
  }
  throw new Error(`no start of ${moduleId} lasts ${String(length)} steps`);
}

function played(bench: Bench, input: unknown, length: number, random: Random): RandomRun['events'] | undefined {
  const events: RandomRun['events'][number][] = [];
  let { snapshot } = start(bench, input);
  while (events.length < length) {
    const next = onward(bench, snapshot, random);
    if (next === undefined) return undefined;
    events.push(next.event);
    snapshot = next.snapshot;
  }
  return events;
}

function onward(bench: Bench, snapshot: AnyMachineSnapshot, random: Random): { readonly event: RandomRun['events'][number]; readonly snapshot: AnyMachineSnapshot } | undefined {
  if (snapshot.status !== 'active') return undefined;
  const events = eventsIn(bench, snapshot, random);
  if (events.length === 0) return undefined;
  for (let i = 0; i < TRIES; i += 1) {
    const event = oneOf(random, events);
    const next: Step = step(bench, snapshot, event);
    const { outcome } = next;
    if (next.snapshot.status === 'active' && (outcome === 'taken' || outcome === 'refused' || outcome === 'not-now')) return { event: { event, outcome }, snapshot: next.snapshot };
  }
  return undefined;
}

function eventsIn({ module }: Bench, snapshot: AnyMachineSnapshot, random: Random): readonly AnyEventObject[] {
  const events: AnyEventObject[] = [];
  for (const { event } of module.moves?.(snapshot) ?? []) {
    events.push(event);
    if (events.length === LOOKED_AT) break;
  }
  const chance = module.chance?.(snapshot);
  if (chance === undefined) return events;
  return [...events, ...('sample' in chance ? [chance.sample(random())] : Array.from(chance, ({ event }) => event))];
}
