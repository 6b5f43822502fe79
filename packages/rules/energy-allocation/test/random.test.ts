/** A hundred thousand random events: nothing throws, no invariant breaks, every snapshot goes on from plain JSON to the same end. */

import { sameJson, type RuleModule } from '@rulebench/core';
import { start } from '@rulebench/core/bench';
import { benchOf, explain, persist, restore } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import { transition, type AnyMachineSnapshot } from 'xstate';
import type { Context } from '../src/index.ts';
import { ruleModule } from '../src/module.ts';
import { oneOf, randomFrom, randomTable } from './tables.ts';
import { randomEvent } from './tries.ts';

const EVENTS = 100_000;
/** One in so many events is explained too. */
const EXPLAINED = 20;
const SEED = Number(process.env['SEED'] ?? 20);
const variants = ['default', ...(ruleModule.variants ?? []).map(({ id }) => id)];

test(`${EVENTS} random events from seed ${SEED}`, { timeout: 180_000 }, () => {
  const random = randomFrom(SEED);
  const outcomes = new Set<string>();
  let runs = 0;
  let ended = 0;
  for (let sent = 0; sent < EVENTS; runs += 1) {
    const bench = benchOf(ruleModule as RuleModule, oneOf(random, variants)); // boundary: the tools see any module's context
    let live = start(bench, randomTable(random)).snapshot;
    let again = live;
    for (let k = 0; k < 120 && sent < EVENTS && live.status === 'active'; k += 1, sent += 1) {
      const event = randomEvent(random, atOf(live));
      if (sent % EXPLAINED === 0) outcomes.add(explain(bench, live, event).outcome);
      const [next] = transition(bench.machine, live, event);
      const [nextAgain] = transition(bench.machine, again, event);
      if (next.status === 'error') throw new Error(`run ${runs} (${bench.variant}) broke on ${JSON.stringify(event)}`, { cause: next.error });
      if (next.context !== live.context) hold(runs, event, next);
      live = next;
      if (nextAgain !== again) again = restore(bench, JSON.parse(JSON.stringify(persist(nextAgain))));
    }
    if (live.status === 'done') ended += 1;
    expect(sameJson(persist(again), persist(live)), `run ${runs} goes on otherwise from JSON`).toBe(true);
  }
  expect(ended).toBeGreaterThan(runs / 2);
  expect([...outcomes].sort()).toEqual(['not-now', 'refused', 'taken']);
});

function atOf(snapshot: AnyMachineSnapshot): { readonly context: Context; readonly value: string } {
  return { context: snapshot.context as Context, value: String(snapshot.value) };
}

function hold(run: number, event: unknown, snapshot: AnyMachineSnapshot): void {
  const at = { ...atOf(snapshot), status: snapshot.status, output: snapshot.output as unknown };
  for (const { id, holds, says } of ruleModule.invariants ?? []) {
    if (!holds(at)) throw new Error(`run ${run}: after ${JSON.stringify(event)} it is not so that ${says} (${id})`);
  }
}
