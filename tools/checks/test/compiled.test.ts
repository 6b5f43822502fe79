/** The compiled machine of every module agrees with XState on every step of every example, and on what could be tried instead, legal or not. */

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { sameJson } from '@rulebench/core';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { compile, xstateStepper, type Reached, type State, type Stepper } from '@rulebench/explorer';
import { examplesOf, runExample } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';

/** How many of the moves of a state are tried, spread over all of them. */
const TRIED = process.env['RULEBENCH_DEEP'] === '1' ? Infinity : 12;

const { library, problems } = await loadLibrary({ root: fileURLToPath(new URL('../../../', import.meta.url)) });

interface Pair { readonly bench: Bench; readonly compiled: Stepper; readonly xstate: Stepper }
const pairs = new Map<string, Pair>();

function pairOf({ module, variant }: Bench): Pair {
  const name = `${module.id} ${variant}`;
  const known = pairs.get(name);
  if (known !== undefined) return known;
  const bench = benchOf(module, variant);
  const { stepper, reasons } = compile(bench);
  expect(reasons, name).toEqual([]);
  const made = { bench, compiled: stepper, xstate: xstateStepper(bench) };
  pairs.set(name, made);
  return made;
}

function agree(one: Reached, other: Reached, event: unknown): void {
  const [compiled, xstate] = [one, other].map((reached) => {
    if (reached.outcome !== 'taken') return reached;
    const { state: { value, context, status, output }, effects } = reached;
    return { value, context, status, output, effects };
  });
  if (!sameJson(compiled, xstate)) expect({ event, ...compiled }).toEqual({ event, ...xstate });
}

/** What could be tried in a state, a few of it. */
function triedIn({ module }: Bench, state: State): readonly AnyEventObject[] {
  const outcomes = module.chance?.(state) ?? [];
  const all = [...module.moves?.(state) ?? [], ...(Symbol.iterator in outcomes ? outcomes : [])].map(({ event }) => event);
  const stride = Math.max(1, Math.ceil(all.length / TRIED));
  return all.filter((_, i) => i % stride === 0);
}

test('the rulings are read', () => { expect(problems).toEqual([]); });

test.each([...library.modules.keys()])('%s: every step of every example, and the moves beside it', (id) => {
  let steps = 0;
  for (const example of examplesOf(library.rulings, id)) {
    const { run } = runExample(library, example);
    if (run === undefined) continue;
    const { bench, compiled, xstate } = pairOf(run.bench);
    const begun = { compiled: compiled.start(run.input), xstate: xstate.start(run.input) };
    agree(begun.compiled, begun.xstate, 'start');
    if (begun.compiled.outcome !== 'taken' || begun.xstate.outcome !== 'taken') continue;
    let here = { compiled: begun.compiled.state, xstate: begun.xstate.state };
    const next = (event: AnyEventObject): typeof here => {
      const [one, other] = [compiled.next(here.compiled, event), xstate.next(here.xstate, event)];
      agree(one, other, event);
      steps += 1;
      return one.outcome === 'taken' && other.outcome === 'taken' ? { compiled: one.state, xstate: other.state } : here;
    };
    for (const { event } of [...run.steps.slice(1), { event: undefined }]) {
      for (const move of here.compiled.status === 'active' ? triedIn(bench, here.compiled) : []) next(move);
      if (event !== undefined) here = next(event);
    }
  }
  expect(steps).toBeGreaterThan(0);
}, 600_000);
