/** The place of everything in a statechart: ELK's as soon as it is there, a plain one if it takes long or fails. */

import { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, layOut, layOutSimply, type Chart, type LaidOutChart } from '@rulebench/chart';
import { fitting, type Size } from './viewport.ts';

/** How long to wait for the good layout before showing the plain one. */
const PATIENCE = 1500;

/** Downwards or to the right: whichever is larger in the frame. */
async function bestOf(chart: Chart, folded: readonly string[], frame: Size): Promise<LaidOutChart> {
  const [down, right] = await Promise.all([layOut(chart, { folded, direction: 'down' }), layOut(chart, { folded, direction: 'right' })]);
  return fitting(right, frame) > fitting(down, frame) ? right : down;
}

/** The shape of a frame, roughly, so that a little resizing lays nothing out anew. */
function shapeOf({ width, height }: Size): number {
  return Math.round(Math.log2(Math.max(width, 1) / Math.max(height, 1)) * 2) / 2;
}

/**
 * The laid-out chart of a machine; none in the first moment, or while the size of the frame is not known.
 * `folded` are states whose insides are not drawn.
 */
export function useLayout(machine: AnyStateMachine, folded: readonly string[], frame: Size | undefined): LaidOutChart | undefined {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const shape = frame === undefined ? undefined : shapeOf(frame);
  const [laidOut, setLaidOut] = useState<LaidOutChart>();
  useEffect(() => {
    if (shape === undefined) return;
    let current = true;
    const show = (next: LaidOutChart) => { if (current) setLaidOut(next); };
    const plainly = () => { show(layOutSimply(chart, { folded })); };
    const timer = setTimeout(() => { if (current) setLaidOut((before) => before ?? layOutSimply(chart, { folded })); }, PATIENCE);
    bestOf(chart, folded, { width: 600 * 2 ** shape, height: 600 }).then((next) => { clearTimeout(timer); show(next); }, () => { clearTimeout(timer); plainly(); });
    return () => { current = false; clearTimeout(timer); };
  }, [chart, folded, shape]);
  return laidOut;
}
