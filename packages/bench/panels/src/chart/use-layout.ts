/** The place of everything in a statechart: a plain layout at once, and ELK's in its place as soon as it is there. */

import { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, layOutSimply, type Chart, type LaidOutChart } from '@rulebench/chart';
import { laidOutAside } from './layout-service.ts';
import { fitting, READABLE, type Size } from './viewport.ts';

/** Downwards or to the right: whichever is larger in the frame; where neither can be read whole, along the longer side of the frame. */
async function bestOf(chart: Chart, folded: readonly string[], frame: Size): Promise<LaidOutChart> {
  const [down, right] = await Promise.all([laidOutAside(chart, { folded, direction: 'down' }), laidOutAside(chart, { folded, direction: 'right' })]);
  const [rightwards, downwards] = [fitting(right, frame), fitting(down, frame)];
  if (Math.max(rightwards, downwards) < READABLE) return frame.width > frame.height ? right : down;
  return rightwards > downwards ? right : down;
}

/** The shape of a frame, roughly, so that a little resizing lays nothing out anew. */
function shapeOf({ width, height }: Size): number {
  return Math.round(Math.log2(Math.max(width, 1) / Math.max(height, 1)) * 2) / 2;
}

/** What was laid out last, by what it is made of: pages of one module show one chart. */
const done = new Map<string, LaidOutChart>();
const KEPT = 24;

function keep(key: string, laidOut: LaidOutChart): void {
  done.set(key, laidOut);
  const [oldest] = done.keys();
  if (done.size > KEPT && oldest !== undefined) done.delete(oldest);
}

/** A chart as it is drawn, and whether a better layout is still worked out. */
export interface Layout { readonly laidOut: LaidOutChart | undefined; readonly busy: boolean }

/**
 * The laid-out chart of a machine; none while the size of the frame is not known. `folded` are states whose insides are
 * not drawn. While a better layout is worked out, the one before it stays.
 */
export function useLayout(machine: AnyStateMachine, folded: readonly string[], frame: Size | undefined): Layout {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const shape = frame === undefined ? undefined : shapeOf(frame);
  const key = useMemo(() => `${String(shape)} ${JSON.stringify([folded, chart])}`, [shape, folded, chart]);
  const plain = useMemo(() => layOutSimply(chart, { folded }), [chart, folded]);
  const [last, setLast] = useState<{ readonly of: Chart; readonly laidOut: LaidOutChart }>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (shape === undefined) return;
    let current = true;
    const show = (laidOut: LaidOutChart) => { if (current) setLast({ of: chart, laidOut }); };
    const known = done.get(key);
    if (known !== undefined) show(known);
    // Where ELK fails, what is drawn stays.
    else bestOf(chart, folded, { width: 600 * 2 ** shape, height: 600 }).then((next) => { keep(key, next); show(next); }, () => { if (current) setFailed(key); });
    return () => { current = false; };
  }, [chart, folded, shape, key]);
  if (shape === undefined) return { laidOut: undefined, busy: true };
  const found = done.get(key);
  return { laidOut: found ?? (last?.of === chart ? last.laidOut : plain), busy: found === undefined && failed !== key };
}
