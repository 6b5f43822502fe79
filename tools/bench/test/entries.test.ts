/** Every entry can be measured with the library as it is. */

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '@rulebench/core/bench';
import { benchOf, plainModule } from '@rulebench/core/explain';
import type { Library } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';
import { createMachine } from 'xstate';
import { randomRun } from '../src/browser/random-run.ts';
import { entries } from '../src/entries.ts';
import { longRun, runsOf } from '../src/runs.ts';

const all = await entries();
let library: Library;
beforeAll(async () => { ({ library } = await loadLibrary({ root: fileURLToPath(new URL('../../../', import.meta.url)) })); });

it('has a name of its own', () => {
  const names = all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['explain', 'check', 'debuggerStep']));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(all.flatMap((one) => ('prepare' in one ? [one] : [])))('$name', ({ prepare }) => {
  it('does its work on both sides, and as many states where it walks', async () => {
    const { measured, base, states, close } = await prepare(library);
    const [one, other] = [await measured(), await base()];
    await close?.();
    if (states === undefined) return;
    expect(one).toBeGreaterThan(50);
    if (states === 'same') expect(other).toBe(one);
    else expect(other).toBeGreaterThan(1000);
  });
});

describe.each(all.flatMap((one) => ('measure' in one ? [one] : [])))('$name', ({ measure }) => {
  it('is a number of at most two digits', () => {
    expect(measure()).toBeGreaterThan(1);
    expect(measure()).toBeLessThan(100);
  });
});

describe('what is measured with', () => {
  it('is not empty', () => {
    expect(runsOf(library).length).toBeGreaterThan(0);
  });

  it('has a run by random play that goes as it says, is the same for the same seed, and has moves of every kind', () => {
    const random = randomRun(library, 'self-controlling', 300);
    expect(randomRun(library, 'self-controlling', 300)).toEqual(random);
    const module = library.modules.get('self-controlling');
    const { steps } = run(benchOf(module ?? plainModule(createMachine({}))), random.input, random.events.map(({ event }) => event));
    expect(steps.slice(1).map(({ outcome }) => outcome)).toEqual(random.events.map(({ outcome }) => outcome));
    expect(new Set(random.events.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
    expect(() => randomRun(library, 'no-such-module', 10)).toThrow('no start of no-such-module');
  });

  it('has a run of the length asked, every step of it taken', () => {
    const { steps } = longRun(library, 50);
    expect(steps).toHaveLength(50);
    expect(steps.slice(1).filter(({ outcome }) => outcome !== 'taken')).toEqual([]);
  });
});
