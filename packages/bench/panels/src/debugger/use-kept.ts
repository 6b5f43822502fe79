/** What outlives the page of a run, in a component: read and played again as it opens, and kept as it changes. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Run } from '@rulebench/core/bench';
import { useTurns } from '../parts/use-turns.ts';
import { keptOf, replaying, type Branch, type KeptBranch } from './branches.ts';
import { browserKeeper, exampleKept, keepExample, keepModule, moduleKept, signOf } from './keep.ts';
import type { DebuggerContext, DebuggerInput } from './machine.ts';

/** What an earlier visit left, and why the branch that was asked for is not shown, where it is not. */
export interface Kept {
  readonly input: Pick<DebuggerInput, 'branches' | 'breakpoints' | 'watches' | 'shown'>;
  readonly problem?: string | undefined;
}

/** A branch as a link carries it, or the number of one that this browser has kept. */
export type Brought = KeptBranch | number | undefined;

/**
 * What was kept of an earlier visit, its branches played again; a branch that a link brought is shown.
 * @param key of the example
 * @returns nothing while long branches are being played
 */
export function useKeptOf(key: string, run: Run | undefined, brought: Brought): Kept | undefined {
  const [first] = useState(brought);
  const read = useTurns(useCallback(() => reading(key, run, first), [key, run, first]));
  return 'result' in read ? read.result : undefined;
}

function* reading(key: string, run: Run | undefined, brought: Brought): Generator<undefined, Kept> {
  if (run === undefined) return { input: {} };
  const before = exampleKept(browserKeeper, key).branches;
  const known = before.find((one) => (typeof brought === 'object' ? signOf(one) === signOf(brought) : one.id === brought));
  const next = Math.max(0, ...before.map(({ id }) => id)) + 1;
  const all = typeof brought !== 'object' || known !== undefined ? before : [...before, { ...brought, id: next }];
  const branches: Branch[] = [];
  for (const one of all) {
    const again = yield* replaying(run, one);
    if (again !== undefined) branches.push(again);
  }
  const wanted = known?.id ?? (typeof brought === 'object' ? next : undefined);
  const shown = branches.find(({ id }) => id === wanted)?.id;
  const problem = brought === undefined || shown !== undefined ? undefined : missingWords(brought, run);
  return { input: { branches, ...moduleKept(browserKeeper, run.bench.module.id), ...(shown === undefined ? {} : { shown }) }, problem };
}

function missingWords(brought: KeptBranch | number, { steps }: Run): string {
  if (typeof brought === 'number') return 'The branch of this link is too long for a link, and is kept only in the browser in which it was played.';
  return brought.events.length === 0 ? 'The branch of this link has no events.' : `The branch of this link leaves the run after step ${String(brought.from)}, and the run ends with step ${String(steps.length - 1)}.`;
}

/**
 * Keeps branches, breakpoints and watched expressions, so that a reload loses nothing.
 * @returns whether what is there now could be kept
 */
export function useKeeping(key: string, { run, branches, branch, onBranch, breakpoints, watches }: DebuggerContext): boolean {
  const known = useRef<ReadonlySet<string>>(new Set());
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (known.current.size === 0 && branches.length === 0) return;
    const kept = branches.map(keptOf);
    known.current = new Set([...known.current, ...kept.map(signOf)]);
    setKept(keepExample(browserKeeper, key, { branches: kept, ...(onBranch && branch !== undefined ? { shown: branch.id } : {}) }, known.current));
  }, [key, branches, branch, onBranch]);
  useEffect(() => { keepModule(browserKeeper, run.bench.module.id, { breakpoints, watches }); }, [run, breakpoints, watches]);
  return isKept;
}
