/** What an example comes to: at once where it is short, and bit by bit, so that the page stays alive, where it is long. */

import { startTransition, useEffect, useMemo, useState } from 'react';
import { inTurns } from '@rulebench/explorer';
import { TURN } from './parts/use-turns.ts';
import { runExample, runningExample, type Example, type ExampleResult, type Library } from '@rulebench/rulings';

/** Events that are played at once. */
const SHORT = 60;
/** A result, or how much of the work is done, from 0 to 1. */
export type Awaited = { readonly result: ExampleResult } | { readonly done: number };

/** Runs an example under a variant; the example's own rules where none is named. */
export function useResult(library: Library, example: Example, variant: string | undefined): Awaited {
  const short = example.when.length <= SHORT;
  const now = useMemo(() => (short ? { result: runExample(library, example, optionsOf(variant)) } : undefined), [short, library, example, variant]);
  const [later, setLater] = useState<{ readonly of: Example; readonly variant: string | undefined; readonly awaited: Awaited }>();
  useEffect(() => (short ? undefined : workedOff(library, example, variant, (awaited) => { setLater({ of: example, variant, awaited }); })), [short, library, example, variant]);
  return now ?? (later?.of === example && later.variant === variant ? later.awaited : { done: 0 });
}

function optionsOf(variant: string | undefined) {
  return variant === undefined ? {} : { variant };
}

/** Works in turns, and tells of each. What is returned ends the work. */
function workedOff(library: Library, example: Example, variant: string | undefined, tell: (awaited: Awaited) => void): () => void {
  // Each event is played, and then judged.
  const all = example.when.length * 2 + 1;
  const leaving = new AbortController();
  const { signal } = leaving;
  void inTurns(sharing(runningExample(library, example, optionsOf(variant)), all), { signal, turn: TURN, onTurn: (done) => { tell({ done }); } }).then((result) => {
    // Drawing all panels for the first time may take more than a frame as well.
    if (result !== undefined && !signal.aborted) startTransition(() => { tell({ result }); });
  });
  return () => { leaving.abort(); };
}

/** Work, and after each part of it how much is done, from 0 to 1. */
function* sharing<R>(work: Generator<unknown, R>, all: number): Generator<number, R> {
  for (let count = 1; ; count += 1) {
    const { done, value } = work.next();
    if (done === true) return value;
    yield Math.min(1, count / all);
  }
}
