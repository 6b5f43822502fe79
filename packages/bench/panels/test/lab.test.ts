/** What the pages of the lab ask: explored, compared, simulated, made again, exact odds; and ended early. */

import { describe, expect, test } from 'vitest';
import { isRecord, type RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { startsOf } from '@rulebench/explorer';
import { libraryFrom } from '@rulebench/rulings';
import { labHere, situationOf } from '../src/index.ts';
import type { Job, Progress } from '../src/lab/job.ts';
import { wordsOf } from '../src/lab/work.ts';
import { textOfInput } from '../src/debugger/situation.ts';
import { placesIn, valuesToTry } from '../src/lab/places.ts';
import { sweepsOf } from '../src/lab/SweepFields.tsx';
import { caravanModule } from './toy/caravan.ts';
import { toyLibrary } from './toy/files.ts';

const library = toyLibrary();
const lab = labHere(library);
const quietly = { signal: new AbortController().signal, onProgress: () => undefined };
const ALL = { at: 'all' } as const;
const EXPLORATION = { kind: 'explore', module: 'caravan', variant: 'default', from: ALL, goOn: false, states: 300, seconds: 30 } as const;
const SIMULATION = { module: 'caravan', variant: 'default', policy: 'random', runs: 40, seed: 7, maxSteps: 30 } as const;
const toyModule = library.modules.get('caravan') ?? raise();
const [{ name: first }] = nonEmpty(startsOf(library, benchOf(caravanModule)));

function nonEmpty<T>([first = raise()]: readonly T[]): readonly [T] { return [first]; }
function raise(): never { throw new Error('the toy is not there'); }

describe('explore', () => {
  test('keeps to its limits, says so, and every finding opens as a table that can be typed', async () => {
    const answer = await lab.run(EXPLORATION, quietly);
    expect(answer.states).toBeGreaterThan(10);
    expect(answer.complete).toBe(answer.because.length === 0);
    for (const { opening } of answer.findings) if (opening !== undefined) expect(situationOf(library, opening.table, 'caravan')).toHaveProperty('example');
    expect(structuredClone(answer)).toEqual(answer);
  });

  test('ends when it is asked to, with what it has', async () => {
    const control = new AbortController();
    control.abort();
    const answer = await lab.run({ ...EXPLORATION, states: 1_000_000 }, { signal: control.signal, onProgress: () => undefined });
    expect(answer.because.includes('interrupted') || answer.complete || answer.because.includes('chance-sampled')).toBe(true);
    expect(answer.time).toBeLessThan(20_000);
  });
});

describe('exploring goes on', () => {
  test('where a limit ended it, and comes to what one walk comes to', async () => {
    const own = labHere(library);
    const part = await own.run({ ...EXPLORATION, states: 40 }, quietly);
    expect([part.complete, part.states < 200]).toEqual([false, true]);
    const { time: _, bytesPerState: __, ...rest } = await own.run({ ...EXPLORATION, states: 300, goOn: true }, quietly);
    const { time: ___, bytesPerState: ____, ...whole } = await labHere(library).run(EXPLORATION, quietly);
    expect(rest).toEqual(whole);
  });

  test('and not where there is nothing to go on with', async () => {
    expect(await labHere(library).run({ ...EXPLORATION, goOn: true }, quietly).then(() => '', wordsOf)).toMatch(/^RB823: there is nothing to go on with/);
  });
});

describe('a table of one’s own', () => {
  const [{ input }] = nonEmpty(startsOf(library, benchOf(caravanModule)));
  const text = textOfInput(input);

  test('is a start like any other: of a walk, a comparison, a simulation', async () => {
    const from = { at: 'table', text } as const;
    const [walk, one] = [await lab.run({ ...EXPLORATION, from }, quietly), await lab.run({ ...EXPLORATION, from: { at: 'start', name: first } }, quietly)];
    expect([walk.starts, walk.states]).toEqual([1, one.states]);
    for (const { opening } of walk.findings) expect(opening?.example).toBeUndefined();
    const variant = toyModule.variants?.[0]?.id ?? raise();
    const compared = await lab.run({ kind: 'compare', module: 'caravan', a: variant, b: 'default', from, states: 5_000, seconds: 30 }, quietly);
    expect(compared.parting?.from ?? 'a table of your own').toBe('a table of your own');
    expect((await lab.run({ ...SIMULATION, kind: 'simulate', from }, quietly)).summary.runs.done).toBe(40);
  });

  test('that is no table is refused in one line, and so is one that the rules do not begin with', async () => {
    const said = (table: string) => lab.run({ ...EXPLORATION, from: { at: 'table', text: table } }, quietly).then(() => '', wordsOf);
    expect(await said('given: { imput: {} }')).toMatch(/^RB822: this table has mistakes: .*imput/);
    expect(await said('given: { input: 3 }')).toMatch(/^RB822: /);
  });
});

describe('compare', () => {
  test('a module with itself does not part, and with a variant it does', async () => {
    const same = await lab.run({ kind: 'compare', module: 'caravan', a: 'default', b: 'default', from: ALL, states: 200, seconds: 30 }, quietly);
    expect(same.parting).toBeUndefined();
    expect(same.flips).toEqual([]);
    const variant = library.modules.get('caravan')?.variants?.[0]?.id ?? raise();
    const other = await lab.run({ kind: 'compare', module: 'caravan', a: variant, b: 'default', from: ALL, states: 5_000, seconds: 30 }, quietly);
    expect(other.parting?.openings.a.variant).toBe(variant);
    expect(structuredClone(other)).toEqual(other);
  });
});

describe('simulate', () => {
  const job = { ...SIMULATION, kind: 'simulate', from: { at: 'start', name: first } } as const;

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
    const jobs: readonly Job[] = [{ ...job, from: { at: 'start', name: 'nowhere' } }, { ...job, module: 'nothing' }];
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
  const { rows: [row] } = await labHere(alone).run({ kind: 'odds', module: 'caravan', variant: 'default', from: { at: 'start', name: start }, aims: 'script', sweeps: [], states: 10_000, seconds: 20 }, quietly);
  expect(row?.odds.metrics).toMatchObject([{ id: 'storm', mean: { fraction: '1/3' }, outcomes: [{ value: 0, odds: { fraction: '2/3' } }, { value: 1, odds: { fraction: '1/3' } }] }]);
});

test('odds are told for each setting of what is varied', async () => {
  const counting: RuleModule = { ...toyModule, metrics: [{ id: 'water', title: 'Water', value: ({ context }) => (isRecord(context) && isRecord(context['water']) ? Number(context['water']['Amber']) : 0) }] };
  const alone = libraryFrom({ ...library, rulings: [], modules: [counting] });
  const [{ name, input }] = nonEmpty(startsOf(alone, benchOf(counting)));
  expect(placesIn(input).map(({ path }) => path)).toContain('water.Amber');
  const sweeps = sweepsOf([{ path: 'water.Amber', values: '4..6' }, { path: '', values: '' }]);
  if ('why' in sweeps) throw new Error(sweeps.why);
  const answer = await labHere(alone).run({ kind: 'odds', module: 'caravan', variant: 'default', from: { at: 'start', name }, aims: 'script', sweeps, states: 10_000, seconds: 20 }, quietly);
  expect(answer.rows.map(({ labels, odds: { metrics: [water] } }) => [...labels, water?.mean?.fraction])).toEqual([['4', '4'], ['5', '5'], ['6', '6']]);
  expect(structuredClone(answer)).toEqual(answer);
});

describe('what is varied', () => {
  test('is any value of the start, by its path', () => {
    expect(placesIn({ ships: { Heron: { marked: 2, on: true } }, cards: ['9D'], 'a.b': 1, none: null })).toEqual([
      { path: 'ships.Heron.marked', value: 2 }, { path: 'ships.Heron.on', value: true }, { path: 'cards.0', value: '9D' },
    ]);
    expect([2, 9, true, '9D'].map((value) => valuesToTry({ path: 'x', value }))).toEqual(['0..4', '0..9', 'false, true', '9D']);
  });

  test('is nothing where no place is named, and says why it cannot be', () => {
    expect(sweepsOf([{ path: '', values: '0..4' }])).toEqual([]);
    expect(sweepsOf([{ path: 'a.b', values: '4..0' }])).toEqual({ why: 'goes from 4 to 0' });
  });
});
