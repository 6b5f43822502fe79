/** What outlives the page of a run, in a component: read and played again as it opens, and kept as it changes. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { sameJson } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';
import { isTooLong } from '@rulebench/rulings';
import { useTurns } from '../parts/use-turns.ts';
import { keptOf, replaying, type Branch, type KeptBranch } from './branches.ts';
import { branchToWord, browserKeeper, exampleKept, keepExample, keepModule, moduleKept, type KeptExample } from './keep.ts';
import type { DebuggerContext, DebuggerInput } from './machine.ts';

/** What an earlier visit left. */
export type Kept = Pick<DebuggerInput, 'branches' | 'breakpoints' | 'watches' | 'shown'>;

/**
 * What was kept of an earlier visit, its branches played again; a branch that a link brought is shown.
 * @param key of the example
 * @returns nothing while long branches are being played
 */
export function useKeptOf(key: string, run: Run | undefined, brought: KeptBranch | undefined): Kept | undefined {
  const [first] = useState(brought);
  const read = useTurns(useCallback(() => reading(key, run, first), [key, run, first]));
  return 'result' in read ? read.result : undefined;
}

function* reading(key: string, run: Run | undefined, brought: KeptBranch | undefined): Generator<undefined, Kept> {
  if (run === undefined) return {};
  const before = exampleKept(browserKeeper, key);
  const known = before.branches.find((one) => brought !== undefined && sameBranch(one, brought));
  const next = Math.max(0, ...before.branches.map(({ id }) => id)) + 1;
  const all = brought === undefined || known !== undefined ? before.branches : [...before.branches, { ...brought, id: next }];
  const branches: Branch[] = [];
  for (const one of all) {
    const again = yield* replaying(run, one);
    if (again !== undefined) branches.push(again);
  }
  const shown = brought === undefined ? tooLongShown(before) : known?.id ?? next;
  return { branches, ...moduleKept(browserKeeper, run.bench.module.id), ...(shown === undefined ? {} : { shown }) };
}

/** The branch that was shown, where no address could have brought it. */
function tooLongShown({ branches, shown }: KeptExample): number | undefined {
  const branch = branches.find(({ id }) => id === shown);
  return branch !== undefined && isTooLong(branchToWord(branch)) ? branch.id : undefined;
}

function sameBranch(one: KeptBranch, other: KeptBranch): boolean {
  return one.from === other.from && sameJson(one.events, other.events) && sameJson(one.waived, other.waived);
}

/**
 * Keeps branches, breakpoints and watched expressions, so that a reload loses nothing.
 * @returns whether what is there now could be kept
 */
export function useKeeping(key: string, { run, branches, branch, onBranch, breakpoints, watches }: DebuggerContext): boolean {
  const first = useRef(true);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (first.current && branches.length === 0) { first.current = false; return; }
    first.current = false;
    setKept(keepExample(browserKeeper, key, { branches: branches.map(keptOf), ...(onBranch && branch !== undefined ? { shown: branch.id } : {}) }));
  }, [key, branches, branch, onBranch]);
  useEffect(() => { keepModule(browserKeeper, run.bench.module.id, { breakpoints, watches }); }, [run, breakpoints, watches]);
  return isKept;
}
