/** The place of everything in a statechart: ELK's as soon as it is there, a plain one if it takes long or fails. */

import { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, layOut, layOutSimply, type LaidOutChart } from '@rulebench/chart';

/** How long to wait for the good layout before showing the plain one. */
const PATIENCE = 400;

/** The laid-out chart of a machine; none in the first moment. `folded` are states whose insides are not drawn. */
export function useLayout(machine: AnyStateMachine, folded: readonly string[]): LaidOutChart | undefined {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const [laidOut, setLaidOut] = useState<LaidOutChart>();
  useEffect(() => {
    let current = true;
    const show = (next: LaidOutChart) => { if (current) setLaidOut(next); };
    const plainly = () => { show(layOutSimply(chart, { folded })); };
    const timer = setTimeout(plainly, PATIENCE);
    layOut(chart, { folded }).then((next) => { clearTimeout(timer); show(next); }, () => { clearTimeout(timer); plainly(); });
    return () => { current = false; clearTimeout(timer); };
  }, [chart, folded]);
  return laidOut;
}
