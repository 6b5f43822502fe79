/** Checking a library in the page: a clause at a time, so that the page is drawn and can be used meanwhile, and once. */

import { useEffect, useState } from 'react';
import { inTurns } from '@rulebench/explorer';
import { check, examplesOf, inForce, newMemory, type CheckResult, type Library, type Memory } from '@rulebench/rulings';

/** How far a check has come. */
export interface Checking {
  /** The whole result, when it is there. */
  readonly result?: CheckResult;
  /** Examples run so far, and how many of them agree. */
  readonly run: number;
  readonly agreeing: number;
  /** Examples to run. */
  readonly total: number;
}

/** A part of a library that can be checked by itself: one clause with its examples. Pure. */
export function partsToCheck(library: Library): readonly Library[] {
  return inForce(library).flatMap((ruling) =>
    ruling.clauses.flatMap((clause) => (clause.examples.length === 0 ? [] : [{ ...library, problems: [], rulings: [{ ...ruling, clauses: [clause] }] }])));
}

const done = new WeakMap<Library, Map<string, Checking>>();

function known(library: Library, module: string | undefined): Checking | undefined {
  return done.get(library)?.get(module ?? '');
}

function remember(library: Library, module: string | undefined, checking: Checking): void {
  const of = done.get(library) ?? new Map<string, Checking>();
  of.set(module ?? '', checking);
  done.set(library, of);
}

/** The steps of a check: each part plays what the whole needs, and leaves it in the memory. */
function* checked(library: Library, options: { readonly module?: string }, memory: Memory): Generator<Checking, Checking> {
  const total = examplesOf(inForce(library), options.module).length;
  let run = 0;
  let agreeing = 0;
  yield { run, agreeing, total };
  for (const part of partsToCheck(library)) {
    const { examples } = check(part, { ...options, memory }).report;
    if (examples.total === 0) continue;
    run += examples.total;
    agreeing += examples.passed;
    yield { run, agreeing, total };
  }
  const result = check(library, { ...options, memory });
  return { run: total, agreeing: result.report.examples.passed, total, result };
}

/** The check of a library, of one module where one is named, as far as it has come. */
export function useCheck(library: Library, module?: string): Checking | undefined {
  const [state, setState] = useState<{ readonly of: Library; readonly module: string | undefined; readonly checking: Checking }>();
  useEffect(() => {
    const before = known(library, module);
    const show = (checking: Checking) => { setState({ of: library, module, checking }); };
    if (before !== undefined) { show(before); return; }
    const leaving = new AbortController();
    void inTurns(checked(library, module === undefined ? {} : { module }, newMemory()), { signal: leaving.signal, turn: 0, onTurn: show })
      .then((checking) => { if (checking !== undefined) { remember(library, module, checking); show(checking); } });
    return () => { leaving.abort(); };
  }, [library, module]);
  return state?.of === library && state.module === module ? state.checking : undefined;
}
