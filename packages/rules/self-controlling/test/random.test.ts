/** Random play: whatever anybody tries, the machine never breaks, its invariants hold, and a snapshot from JSON goes on to the same end. */

import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf, persist, restore, type Bench } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import type { Context } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { eventsAt, randomFrom } from './random.ts';
import { BUSY } from './tables.ts';

const EVENTS = 100_000;
const GAME = 250;
const SEED = 20130426;

function broken({ snapshot }: Step): readonly string[] {
  const seen = { context: snapshot.context as Context, value: snapshot.value, status: snapshot.status }; // boundary: this module's context
  return (ruleModule.invariants ?? []).filter((one) => !one.holds(seen)).map(({ id }) => id);
}

function wander(bench: Bench, count: number, seed: number): { readonly taken: number; readonly outcomes: ReadonlySet<string> } {
  const random = randomFrom(seed);
  const outcomes = new Set<string>();
  let taken = 0;
  let now = start(bench, BUSY);
  for (let i = 0; i < count; i += 1) {
    if (i % GAME === 0) now = start(bench, BUSY);
    const events = eventsAt(now);
    const ending = events.find(({ type }) => type === 'START' || type === 'END_TURN');
    const event = ending !== undefined && random() < 0.15 ? ending : events[Math.floor(random() * events.length)];
    if (event === undefined) throw new Error(`nothing can be tried in ${JSON.stringify(now.snapshot.value)} (seed ${seed}, event ${i})`);
    if (!now.snapshot.can(event)) { outcomes.add(`${event.type} refused`); continue; }
    const next = step(bench, now.snapshot, event);
    if (next.outcome === 'broken') throw new Error(`${JSON.stringify(event)} breaks: ${next.error?.message ?? ''} (seed ${seed}, event ${i})`);
    if (broken(next).length > 0) throw new Error(`${JSON.stringify(event)} breaks ${broken(next).join(', ')} (seed ${seed}, event ${i})`);
    if (taken % 25 === 0) expect(persisted(bench, next)).toEqual(persist(next.snapshot));
    outcomes.add(`${event.type} ${next.outcome}`);
    if (next.outcome === 'taken') taken += 1;
    now = next;
  }
  return { taken, outcomes };
}

/** The persisted snapshot, once through JSON and back into the machine. */
function persisted(bench: Bench, { snapshot }: Step): unknown {
  return persist(restore(bench, JSON.parse(JSON.stringify(persist(snapshot)))));
}

test(`${EVENTS} random events: nothing throws, every invariant holds`, { timeout: 1_200_000 }, () => {
  const { taken, outcomes } = wander(benchOf(ruleModule), EVENTS, SEED);
  expect(taken).toBeGreaterThan(EVENTS / 10);
  for (const type of ['SEED', 'ENCOUNTER', 'PLAY', 'ATTACK', 'AFFECT', 'END_TURN', 'CHOOSE', 'BATTLED']) {
    expect([...outcomes]).toEqual(expect.arrayContaining([`${type} taken`, `${type} refused`]));
  }
});

test('under every variant too', { timeout: 1_200_000 }, () => {
  for (const { id } of ruleModule.variants ?? []) wander(benchOf(ruleModule, id), EVENTS / 50, SEED);
});

test('a run goes on from JSON at every step as it went without', { timeout: 300_000 }, () => {
  const bench = benchOf(ruleModule);
  const random = randomFrom(SEED + 1);
  let now = start(bench, BUSY);
  for (let i = 0; i < 300; i += 1) {
    const events = eventsAt(now);
    const event = events[Math.floor(random() * events.length)] ?? { type: 'END_TURN', player: 'P' };
    const straight = step(bench, now.snapshot, event);
    const revived = step(bench, restore(bench, JSON.parse(JSON.stringify(persist(now.snapshot)))), event);
    expect(persist(revived.snapshot)).toEqual(persist(straight.snapshot));
    expect(revived.effects).toEqual(straight.effects);
    now = straight;
  }
});
