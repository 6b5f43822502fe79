/** An exploration on all cores, to be measured: of a long voyage, which is a module of its own file, as threads load it. */

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchOf } from '@rulebench/core/explain';
import { explore } from '@rulebench/explorer';
import { crewOf } from '@rulebench/explorer/node';
import { loadModule } from '@rulebench/rulings/node';

const file = fileURLToPath(new URL('voyage-module.ts', import.meta.url));

export interface OnAllCores {
  /** Explores all. Returns how many states there are. */
  readonly explored: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Threads that are kept from one exploration to the next, so that their start is not measured. */
export async function onAllCores(): Promise<OnAllCores> {
  const { value } = await loadModule(file);
  if (value === undefined) throw new Error(`${file} cannot be loaded`);
  const bench = benchOf(value.module);
  const crew = crewOf({ file, variant: 'default' }, { threads: availableParallelism(), patience: 0 });
  return {
    explored: async () => {
      const { states, complete } = await explore(bench, [{ name: 'the voyage', input: {} }], { crew });
      if (!complete) throw new Error('not all was explored');
      return states;
    },
    close: () => crew.close(),
  };
}
