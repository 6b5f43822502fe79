/** Bars over a number line, drawn by Observable Plot in the page's own colours. The table beside it says the same. */

import { barY, plot, rectY, ruleY } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import type { Bar } from '@rulebench/explorer';
import { number } from './words.ts';

interface BarChartProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** How many there are in all. */
  readonly of: number;
  /** What the shares are of: `of the runs`. */
  readonly label: string;
}

const WIDTH = 560;
const HEIGHT = 260;
/** So far below the axis its name stands, in pixels: whole within the picture. */
export const LABEL_OFFSET = 38;

/** A bar a value, or a span of values where there are many. */
export function BarChart({ title, bars, of, label }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shares = bars.map(({ from, to, count }) => ({ from, to, name: number(from), share: (100 * count) / of }));
    const single = bars.every(({ from, to }) => from === to);
    const chart = plot({
      width: WIDTH, height: HEIGHT, marginTop: 34, marginBottom: 50, marginLeft: 50, ariaLabel: title, style: { fontSize: '13px', fontFamily: 'inherit', background: 'transparent' },
      x: { label: title, labelOffset: LABEL_OFFSET, ...(single ? { type: 'band' as const, domain: shares.map(({ name }) => name) } : {}) },
      y: { label: `% ${label}`, grid: true, nice: true },
      marks: [single ? barY(shares, { x: 'name', y: 'share', className: 'rb-bars' }) : rectY(shares, { x1: 'from', x2: 'to', y: 'share', className: 'rb-bars' }), ruleY([0])],
    });
    chart.setAttribute('aria-hidden', 'true');
    frame.current?.replaceChildren(chart);
    return () => { chart.remove(); };
  }, [title, bars, of, label]);
  return <figure className="rb-lab-chart" aria-label={`${title}, as bars; the table beside it says the same`}><div ref={frame} /></figure>;
}
