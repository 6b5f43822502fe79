/** Modules by path, loaded and compiled once a thread. */

import { RulebenchError } from '@rulebench/core';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { withVariants } from '@rulebench/rulings';
import { loadModule } from '@rulebench/rulings/node';
import { stepperOf } from '../compile/compile.ts';
import type { Stepper } from '../stepper.ts';
import type { ModuleRef } from './job.ts';

/** A module under a variant, and what takes its steps. */
export interface Loaded { readonly bench: Bench; readonly stepper: Stepper }

const loaded = new Map<string, Promise<Loaded>>();

/** The bench of a module under a variant. @throws RB430 where it cannot be loaded, RB214 where it has no such variant */
export function benchAt({ file, variant, written = [] }: ModuleRef): Promise<Loaded> {
  const key = JSON.stringify([file, variant, written]);
  const known = loaded.get(key) ?? load({ file, variant, written });
  loaded.set(key, known);
  return known;
}

async function load({ file, variant, written }: Required<ModuleRef>): Promise<Loaded> {
  const { value, problems: [problem] } = await loadModule(file);
  if (value === undefined) throw new RulebenchError('RB430', problem === undefined ? `${file} cannot be loaded` : problem.message);
  const bench = benchOf(withVariants([value.module], written)[0] ?? value.module, variant);
  return { bench, stepper: stepperOf(bench) };
}
