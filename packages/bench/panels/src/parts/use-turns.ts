/** Long work of a component: begun as it is drawn, and, where it is not done by then, gone on with in turns, so that the page stays alive. */

import { useEffect, useMemo, useState } from 'react';
import { inTurns } from '@rulebench/explorer';

/** Milliseconds of work between two looks at the page. */
export const TURN = 8;

/** What the work came to; or where it stands, and is not done. */
export type Worked<T, R> = { readonly result: R } | { readonly now: T | undefined };

interface Begun<T, R> { readonly work: Generator<T, R>; readonly at: Worked<T, R> }

/** The first turn of some work. */
function begun<T, R>(work: Generator<T, R>): Begun<T, R> {
  const until = performance.now() + TURN;
  for (;;) {
    const next = work.next();
    if (next.done === true) return { work, at: { result: next.value } };
    if (performance.now() >= until) return { work, at: { now: next.value } };
  }
}

/**
 * Does work that a generator tells bit by bit. Short work is done at once.
 * @param make begins the work; to be the same function for the same work, and none where there is none
 */
export function useTurns<T, R>(make: (() => Generator<T, R>) | undefined): Worked<T, R> {
  const first = useMemo(() => (make === undefined ? undefined : begun(make())), [make]);
  const [later, setLater] = useState<{ readonly of: Begun<T, R>; readonly at: Worked<T, R> }>();
  useEffect(() => {
    if (first === undefined || 'result' in first.at) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void inTurns(first.work, { signal, turn: TURN, onTurn: (now) => { setLater({ of: first, at: { now } }); } }).then((result) => {
      if (result !== undefined && !signal.aborted) setLater({ of: first, at: { result } });
    });
    return () => { leaving.abort(); };
  }, [first]);
  if (first === undefined) return { now: undefined };
  return later?.of === first ? later.at : first.at;
}
