/** Seeded randomness for the tests, and what can be tried in a state. */

import type { Step } from '@rulebench/core/bench';
import type { AnyEventObject } from 'xstate';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';

/** Mulberry32: small, seeded, good enough to wander about. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The moves and chances of a state. */
export function eventsAt({ snapshot }: Step): readonly AnyEventObject[] {
  const at = { context: snapshot.context as Context, value: snapshot.value }; // boundary: this module's context
  const chances = ruleModule.chance?.(at) ?? [];
  return [...[...ruleModule.moves?.(at) ?? []].map(({ event }) => event), ...('sample' in chances ? [] : [...chances].map(({ event }) => event))];
}
