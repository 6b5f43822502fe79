/** Carrying out: one plan after another, until nothing happens by itself any more. */

import type { AnyEventObject } from 'xstate';
import { chosen, chosenAlways, firstPassing } from './choosing.ts';
import type { Asked, Configuration, Plan, Run } from './shapes.ts';

/** The plan of what an event takes in a configuration, where it takes anything. @throws what a guard throws */
export function planOf(active: Configuration, asked: Asked): Plan | undefined {
  const chooser = active.chooser(asked.event.type);
  if (chooser.below.length === 0) {
    const one = firstPassing(chooser.own, asked, active);
    return one === undefined ? undefined : active.planOfOne(one);
  }
  const all = chosen(chooser, asked, active);
  const [first] = all;
  return first === undefined ? undefined : all.length === 1 ? active.planOfOne(first) : active.planOfAll(all, false);
}

/** Takes a microstep. @throws what the machine's functions throw */
export function carryOut(plan: Plan, run: Run): void {
  run.changed = false;
  run.shows.push(plan.shows);
  for (const one of plan.todo) one(run);
  if (run.done) for (const one of plan.end.todo) one(run);
  run.active = run.done ? plan.end.after : plan.after;
}

/**
 * Takes what follows by itself: `always` first, then raised events in their order.
 * @param limit how many rounds it may take
 * @throws XState's error for a loop where it takes more; what the machine's functions throw
 */
export function settle(run: Run, limit: number): void {
  let rounds = 0;
  let asksAlways = true;
  while (!run.done) {
    rounds += 1;
    if (rounds > limit) throw new Error(`Infinite loop detected: the machine has processed more than ${limit} microsteps without reaching a stable state. ${LOOP}`);
    const always: Plan | undefined = asksAlways ? alwaysOf(run) : undefined;
    if (always !== undefined) {
      carryOut(always, run);
      // What changed nothing would be taken again and again.
      asksAlways = run.changed || always.moves;
      continue;
    }
    const event: AnyEventObject | undefined = run.raised?.shift();
    if (event === undefined) return;
    run.event = event;
    const plan = planOf(run.active, { context: run.context, event });
    if (plan !== undefined) carryOut(plan, run);
    asksAlways = true;
  }
}

function alwaysOf({ active, context, event }: Run): Plan | undefined {
  if (active.eventless.length === 0) return undefined;
  const taken = chosenAlways(active, { context, event });
  const [first] = taken;
  return first === undefined ? undefined : taken.length === 1 ? active.planOfOne(first) : active.planOfAll(taken, true);
}

const LOOP = 'This usually happens when there\'s a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).';
