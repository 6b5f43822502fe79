/** The tests that every rule module and every source has: each call registers them with Vitest. */

import { isRecord, type ModuleSchema, type RuleModule } from '@rulebench/core';
import { describe, expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';
import { goldenOf, type Playthrough } from './golden.ts';
import { onDisk, packageOf, type Kept } from './kept.ts';
import { sendMutilated } from './mutilated.ts';
import { randomPlay, type PlayOptions } from './play.ts';
import { blockOf, printedBy } from './snippet.ts';

/** Whether this run takes its time: `npm run test:deep` sets it. */
export const DEEP = process.env['RULEBENCH_DEEP'] === '1';

/**
 * A module's `src/schema.ts` is that of its types, names what the tools look for, knows no property that it does not name, and has a word
 * on every event. Write it anew with `npm run schema`.
 */
export function schemaTests(here: string, { $defs }: ModuleSchema): void {
  describe('the schema', () => {
    test('is fresh', { timeout: 120_000 }, async () => {
      const { schemaOf, shapesOf } = await import('./schema.ts');
      expectFresh(schemaOf(here));
      expectFresh(shapesOf(here));
    });

    test('names what the tools look for', () => {
      expect(Object.keys($defs)).toEqual(expect.arrayContaining(['Input', 'Context', 'Event', 'Effect']));
    });

    test('has no object that takes any property', () => {
      expect(objectsIn($defs, '$defs').filter(([, object]) => object['additionalProperties'] === undefined || object['additionalProperties'] === true).map(([path]) => path)).toEqual([]);
      expect(objectsIn($defs, '$defs')).not.toEqual([]);
    });

    test('says what every event is', () => {
      const events = membersOf($defs, 'Event');
      expect(events.filter((name) => !('description' in ($defs[name] ?? {})))).toEqual([]);
      expect(events).not.toEqual([]);
    });
  });
}

/** The names of the types that a union is made of, unions in it included. */
function membersOf($defs: ModuleSchema['$defs'], name: string): readonly string[] {
  const union = $defs[name];
  if (!isRecord(union) || !Array.isArray(union['anyOf'])) return [name];
  return union['anyOf'].flatMap((one) => (isRecord(one) && typeof one['$ref'] === 'string' ? membersOf($defs, one['$ref'].replace('#/$defs/', '')) : []));
}

function objectsIn(value: unknown, path: string): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => objectsIn(item, `${path}/${i}`));
  if (!isRecord(value)) return [];
  const below = Object.entries(value).flatMap(([key, part]) => objectsIn(part, `${path}/${key}`));
  return value['type'] === 'object' ? [[path, value], ...below] : below;
}

/** A source's `src/clauses.ts` has the sentences of its ruling files. Write it anew with `npm run clauses`. */
export function clausesTests(here: string): void {
  test('the sentences of the clauses are those of the ruling files', () => {
    expectFresh(clausesOf(here));
  });
}

/** The golden playthroughs, and the procedure as it is written out, are what the machine does now. Write them anew with `npm run golden`, and read the difference. */
export function goldenTests<C, I>(here: string, module: RuleModule<C, I>, playthroughs: readonly Playthrough<C, I>[]): void {
  const [procedure, ...played] = goldenOf(here, module, playthroughs);
  test('the procedure', () => {
    expect(procedure).toBeDefined();
    if (procedure !== undefined) expectFresh(procedure);
  });

  test.each(playthroughs.map(({ title }, i) => ({ title, kept: played[i] })))('$title', { timeout: 120_000 }, ({ kept }) => {
    expect(kept).toBeDefined();
    if (kept !== undefined) expectFresh(kept);
  });
}

/** The first snippet of the README prints what the README says: its first block of `text`. */
export function readmeTests(here: string): void {
  test('the snippet of the README prints what it says', { timeout: 60_000 }, async () => {
    expect(await printedBy(packageOf(here))).toBe(blockOf(packageOf(here), 'text'));
  });
}

/** What random play is to show, beside not breaking. */
export interface RandomTests<C, I> extends Omit<PlayOptions<C, I>, 'events' | 'variant'> {
  /** How many events are tried every day; 10,000 unless told. */
  readonly quick?: number;
  /** And how many by `npm run test:deep`; 100,000 unless told. */
  readonly deep?: number;
  /** The types of events that must come to be taken. */
  readonly taken: readonly string[];
  /** The types of events that must come to be refused. */
  readonly refused: readonly string[];
}

/** Random play under the rules as they stand, and a tenth as long under each variant; and events with something wrong about their form on the way. */
export function randomTests<C, I>(module: RuleModule<C, I>, { quick = 10_000, deep = 100_000, taken, refused, ...options }: RandomTests<C, I>): void {
  const events = DEEP ? deep : quick;
  describe('random play', () => {
    test(`${events} events from seed ${options.seed}`, { timeout: 1_200_000 }, () => {
      const { outcomes } = randomPlay(module, { ...options, events });
      expect([...outcomes.keys()]).toEqual(expect.arrayContaining([...taken.map((type) => `${type} taken`), ...refused.map((type) => `${type} refused`)]));
    });

    test('what is no event is told from what is refused, and changes nothing', { timeout: 1_200_000 }, () => {
      expect(sendMutilated(module, { ...options, events: Math.ceil(events / 20) })).toBeGreaterThan(events / 20);
    });

    test.each((module.variants ?? []).map(({ id }) => id))('under the variant %s', { timeout: 1_200_000 }, (variant) => {
      expect(randomPlay(module, { ...options, events: Math.ceil(events / 10), variant }).taken).toBeGreaterThan(0);
    });
  });
}

function expectFresh(kept: Kept): void {
  expect(onDisk(kept), kept.file).toBe(kept.text());
}
