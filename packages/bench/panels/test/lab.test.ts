/** What the pages of the lab ask: explored, compared, simulated, made again, exact odds; and ended early. */

import { describe, expect, test } from 'vitest';
import { isRecord, type RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { startsOf } from '@rulebench/explorer';
import { libraryFrom } from '@rulebench/rulings';
import { labHere, situationOf } from '../src/index.ts';
import type { Job, Progress } from '../src/lab/job.ts';
import { wordsOf } from '../src/lab/work.ts';
import { caravanModule } from './toy/caravan.ts';
import { toyLibrary } from './toy/files.ts';

const library = toyLibrary();
const lab = labHere(library);
const quietly = { signal: new AbortController().signal, onProgress: () => undefined };
const SIMULATION = { module: 'caravan', variant: 'default', start: '', policy: 'random', runs: 40, seed: 7, maxSteps: 30 } as const;
const toyModule = library.modules.get('caravan') ?? raise();
const [{ name: first }] = nonEmpty(startsOf(library, benchOf(caravanModule)));

function nonEmpty<T>([first = raise()]: readonly T[]): readonly [T] { return [first]; }
function raise(): never { throw new Error('the toy is not there'); }

describe('explore', () => {
  test('keeps to its limits, says so, and every finding opens as a table that can be typed', async () => {
    const answer = await lab.run({ kind: 'explore', module: 'caravan', variant: 'default', states: 300, seconds: 30 }, quietly);
    expect(answer.states).toBeGreaterThan(10);
    expect(answer.complete).toBe(answer.because.length === 0);
    for (const { opening } of answer.findings) if (opening !== undefined) expect(situationOf(library, opening.table, 'caravan')).toHaveProperty('example');
    expect(structuredClone(answer)).toEqual(answer);
  });

  test('ends when it is asked to, with what it has', async () => {
    const control = new AbortController();
    control.abort();
    const answer = await lab.run({ kind: 'explore', module: 'caravan', variant: 'default', states: 1_000_000, seconds: 60 }, { signal: control.signal, onProgress: () => undefined });
    expect(answer.because.includes('interrupted') || answer.complete || answer.because.includes('chance-sampled')).toBe(true);
    expect(answer.time).toBeLessThan(20_000);
  });
});

describe('compare', () => {
  test('a module with itself does not part, and with a variant it does', async () => {
    const same = await lab.run({ kind: 'compare', module: 'caravan', a: 'default', b: 'default', states: 200, seconds: 30 }, quietly);
    expect(same.parting).toBeUndefined();
    expect(same.flips).toEqual([]);
    const variant = library.modules.get('caravan')?.variants?.[0]?.id ?? raise();
    const other = await lab.run({ kind: 'compare', module: 'caravan', a: variant, b: 'default', states: 5_000, seconds: 30 }, quietly);
    expect(other.parting?.openings.a.variant).toBe(variant);
    expect(structuredClone(other)).toEqual(other);
  });
});

describe('simulate', () => {
  const job = { ...SIMULATION, kind: 'simulate', start: first } as const;

  test('the same seed gives the same figures, another seed others, and each run can be had again', async () => {
    const told: Progress[] = [];
    const one = await lab.run(job, { ...quietly, onProgress: (progress) => { told.push(progress); } });
    expect((await lab.run(job, quietly)).summary).toEqual(one.summary);
    expect(one.summary.runs.done).toBe(40);
    const { opening } = await lab.run({ ...job, kind: 'replay', run: 3 }, quietly);
    expect(opening.events.length).toBeGreaterThan(0);
    expect(situationOf(library, opening.table, 'caravan')).toHaveProperty('example');
  });

  test('a start or module that is not there is said in one line', async () => {
    const jobs: readonly Job[] = [{ ...job, start: 'nowhere' }, { ...job, module: 'nothing' }];
    for (const wrong of jobs) {
      const said = await lab.run(wrong, quietly).then(() => '', wordsOf);
      expect(said).toMatch(/^RB820: there is no (start|module) "no/);
    }
  });
});

test('odds are exact: a storm rises from a five, on a die of six', async () => {
  const counting: RuleModule = { ...toyModule, metrics: [{ id: 'storm', title: 'Storms', value: ({ context }) => (isRecord(context) && context['storm'] === true ? 1 : 0) }] };
  const alone = libraryFrom({ ...library, rulings: [], modules: [counting] });
  const [{ name: start }] = nonEmpty(startsOf(alone, benchOf(counting)));
  const { odds } = await labHere(alone).run({ kind: 'odds', module: 'caravan', variant: 'default', start, aims: 'script', states: 10_000, seconds: 20 }, quietly);
  expect(odds.metrics).toMatchObject([{ id: 'storm', mean: { fraction: '1/3' }, outcomes: [{ value: 0, odds: { fraction: '2/3' } }, { value: 1, odds: { fraction: '1/3' } }] }]);
});
