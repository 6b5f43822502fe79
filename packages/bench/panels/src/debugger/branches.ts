/** What is played by hand beside an example's own run: branches, kept and named, each leaving the run after one of its steps. */

import type { AnyEventObject } from 'xstate';
import { finished, type Run, type Step } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import { stepOn } from './by-hand.ts';
import { carriedOver, houseBench, type Waived } from './house.ts';

export interface Branch {
  /** Counted from 1; never given twice in a session. */
  readonly id: number;
  readonly name: string;
  /** The index of the step after which it leaves the run. */
  readonly from: number;
  /** What was played after that; never empty. */
  readonly steps: readonly Step[];
  /** The house rule it is played under; empty for the rules as they are. */
  readonly waived: Waived;
  readonly bench: Bench;
}

/** Where a branch goes on from: the shown steps, the cursor among them, and the branch they belong to. */
export interface Standing {
  readonly run: Run;
  readonly steps: readonly Step[];
  readonly cursor: number;
  /** The branch that is shown; none on the example's own run. */
  readonly branch: Branch | undefined;
}

/** The steps of the run up to where a branch leaves it, and the branch's own. Pure. */
export function joined(run: Run, branch: Branch): readonly Step[] {
  return [...run.steps.slice(0, branch.from + 1), ...branch.steps];
}

/**
 * The branch that comes of playing an event at the cursor: the shown one, longer, where the cursor is at its end; else a
 * new one. What was played before the cursor stays part of it. Pure.
 */
export function playedOn(standing: Standing, event: AnyEventObject, id: number, waived: Waived = {}): Branch {
  const { run, steps, cursor, branch } = standing;
  const before = steps[cursor] ?? run.steps[0];
  const isOwn = branch !== undefined && cursor > branch.from;
  const house: Waived = isOwn ? { ...branch.waived, ...waived } : waived;
  if (isOwn && cursor === steps.length - 1 && Object.keys(house).length === Object.keys(branch.waived).length) {
    return { ...branch, steps: [...branch.steps, stepOn(branch.bench, before.snapshot, event)] };
  }
  const bench = Object.keys(house).length === 0 ? run.bench : houseBench(run.bench, house);
  const snapshot = bench === run.bench ? before.snapshot : carriedOver(bench, before.snapshot);
  const from = branch === undefined ? cursor : Math.min(cursor, branch.from);
  const kept = branch === undefined ? [] : branch.steps.slice(0, Math.max(0, cursor - branch.from));
  return { id, name: `branch ${String(id)}`, from, steps: [...kept, stepOn(bench, snapshot, event)], waived: house, bench };
}

/** A branch played again from its events: how one is opened that was kept or came by a link. Pure. */
export function replayed(run: Run, branch: KeptBranch): Branch | undefined {
  return finished(replaying(run, branch));
}

/** The same bit by bit: yields after each event. Pure. */
export function* replaying(run: Run, { id, name, from, events, waived }: KeptBranch): Generator<undefined, Branch | undefined> {
  const start = run.steps[from];
  if (start === undefined || events.length === 0) return undefined;
  const bench = houseBench(run.bench, waived);
  let at = bench === run.bench ? start.snapshot : carriedOver(bench, start.snapshot);
  const steps: Step[] = [];
  for (const event of events) {
    const next = stepOn(bench, at, event);
    steps.push(next);
    at = next.snapshot;
    yield undefined;
  }
  return { id, name, from, steps, waived, bench };
}

/** A branch as it is kept and sent: its events alone, which say everything. */
export interface KeptBranch {
  readonly id: number;
  readonly name: string;
  readonly from: number;
  readonly events: readonly AnyEventObject[];
  readonly waived: Waived;
}

/** What is kept of a branch. Pure. */
export function keptOf({ id, name, from, steps, waived }: Branch): KeptBranch {
  return { id, name, from, waived, events: steps.flatMap(({ event }) => (event === undefined ? [] : [event])) };
}
