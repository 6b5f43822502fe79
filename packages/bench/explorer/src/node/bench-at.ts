/** Modules by path, loaded once a thread. */

import { RulebenchError } from '@rulebench/core';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { loadModule } from '@rulebench/rulings/node';
import type { ModuleRef } from './job.ts';

const loaded = new Map<string, Promise<Bench>>();

/** The bench of a module under a variant. @throws RB430 where it cannot be loaded, RB214 where it has no such variant */
export function benchAt({ file, variant }: ModuleRef): Promise<Bench> {
  const key = JSON.stringify([file, variant]);
  const known = loaded.get(key) ?? load(file, variant);
  loaded.set(key, known);
  return known;
}

async function load(file: string, variant: string): Promise<Bench> {
  const { value, problems: [problem] } = await loadModule(file);
  if (value === undefined) throw new RulebenchError('RB430', problem === undefined ? `${file} cannot be loaded` : problem.message);
  return benchOf(value.module, variant);
}
