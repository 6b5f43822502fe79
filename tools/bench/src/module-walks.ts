/** Entries that walk through the states of a whole module, its rules and all: XState's own `getAdjacencyMap` against the same walk with the machine compiled. */

import { benchOf, type Bench } from '@rulebench/core/explain';
import { stepperOf, type State } from '@rulebench/explorer';
import type { Library } from '@rulebench/rulings';
import type { AnyEventObject } from 'xstate';
import type { Entry } from './entry.ts';
import { runsOf } from './runs.ts';
import { adjacency, walk, type Ground } from './walks.ts';

/** After so many states none is gone on from: modules have more states than can be waited for. */
const EXPANDED = 60;

/** The entry of a module. */
export function walkOf(id: string, name: string): Entry {
  return {
    name,
    against: 'the same walk with the machine compiled, rules and all',
    prepare(library) {
      const { bench, ground } = wideEnough(library, id);
      const stepper = stepperOf(bench);
      return { measured: () => adjacency(bench.machine, ground), base: () => walk(stepper, ground), states: 'same' };
    },
  };
}

/** The first example's start from which a walk has states enough to go on from. */
function wideEnough(library: Library, id: string): { readonly bench: Bench; readonly ground: Ground } {
  for (const { bench: { module, variant }, input } of runsOf(library)) {
    if (module.id !== id || variant !== 'default') continue;
    const bench = benchOf(module);
    const ground: Ground = { input, expanded: EXPANDED, eventsIn: (state) => movesIn(bench, state) };
    if (walk(stepperOf(bench), ground) >= EXPANDED) return { bench, ground };
  }
  throw new Error(`no example of "${id}" has states enough`);
}

/** The moves of a state and the outcomes of chance, as far as they can be listed. */
function movesIn({ module }: Bench, state: State): readonly AnyEventObject[] {
  const outcomes = module.chance?.(state) ?? [];
  return [...module.moves?.(state) ?? [], ...(Symbol.iterator in outcomes ? outcomes : [])].map(({ event }) => event);
}
