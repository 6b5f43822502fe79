/** A hundred thousand random events: nothing throws, no invariant breaks, every snapshot goes on from plain JSON to the same end. */

import { sameJson } from '@rulebench/core';
import { start, step } from '@rulebench/core/bench';
import { benchOf, persist, restore } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Context } from '../src/index.ts';
import { ruleModule } from '../src/module.ts';
import { oneOf, randomFrom, randomTable } from './tables.ts';
import { randomEvent } from './tries.ts';

const EVENTS = 100_000;
/** Of the refused events one in so many is explained too; the others are asked whether they can be taken. */
const EXPLAINED = 20;
const SEED = Number(process.env['SEED'] ?? 20);
const variants = ['default', ...(ruleModule.variants ?? []).map(({ id }) => id)];

test(`${EVENTS} random events from seed ${SEED}`, { timeout: 180_000 }, () => {
  const random = randomFrom(SEED);
  const outcomes = new Set<string>();
  let runs = 0;
  let ended = 0;
  for (let sent = 0; sent < EVENTS; runs += 1) {
    const bench = benchOf(ruleModule, oneOf(random, variants));
    let live = start(bench, randomTable(random)).snapshot;
    let again = live;
    for (let k = 0; k < 120 && sent < EVENTS && live.status === 'active'; k += 1, sent += 1) {
      const event = randomEvent(random, atOf(live));
      const taken = live.can(event);
      if (again.can(event) !== taken) throw new Error(`run ${runs}: ${JSON.stringify(event)} is judged otherwise from JSON`);
      if (!taken && sent % EXPLAINED !== 0) continue;
      const next = step(bench, live, event);
      outcomes.add(next.outcome);
      if (next.outcome === 'broken') throw new Error(`run ${runs} (${bench.variant}) broke on ${JSON.stringify(event)}: ${next.error?.message ?? ''}`);
      if (taken) hold(runs, event, next.snapshot);
      else if (next.snapshot !== live) throw new Error(`run ${runs}: ${JSON.stringify(event)} was refused, and changed something`);
      live = next.snapshot;
      if (taken) again = restore(bench, JSON.parse(JSON.stringify(persist(step(bench, again, event).snapshot))));
    }
    if (live.status === 'done') ended += 1;
    expect(sameJson(persist(again), persist(live)), `run ${runs} goes on otherwise from JSON`).toBe(true);
  }
  expect(ended).toBeGreaterThan(runs / 2);
  expect([...outcomes].sort()).toEqual(['not-now', 'refused', 'taken']);
});

function atOf(snapshot: AnyMachineSnapshot): { readonly context: Context; readonly value: string } {
  return { context: snapshot.context as Context, value: String(snapshot.value) }; // boundary: the context of this module
}

function hold(run: number, event: unknown, snapshot: AnyMachineSnapshot): void {
  const at = { ...atOf(snapshot), status: snapshot.status, output: snapshot.output as unknown }; // boundary: only handed on
  for (const { id, holds, says } of ruleModule.invariants ?? []) {
    if (!holds(at)) throw new Error(`run ${run}: after ${JSON.stringify(event)} it is not so that ${says} (${id})`);
  }
}
