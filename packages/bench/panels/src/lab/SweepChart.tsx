/** The mean of a number over what is varied, drawn by Observable Plot. The table beside it says the same. */

import { dot, lineY, plot } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import { LABEL_OFFSET } from './BarChart.tsx';

/** One setting of what is varied. */
export interface SweptMean {
  /** The values, as they are called. */
  readonly labels: readonly string[];
  readonly mean: number;
}

interface SweepChartProps {
  readonly title: string;
  /** What is varied: one thing or two. The last goes along the line, and there is a line for each value of the first. */
  readonly names: readonly string[];
  readonly means: readonly SweptMean[];
}

const WIDTH = 560;
const HEIGHT = 280;

/** A line over the values; one of each colour where two things are varied. */
export function SweepChart({ title, names, means }: SweepChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = means.map(({ labels, mean }) => ({ at: labels.at(-1) ?? '', of: labels.length > 1 ? labels[0] ?? '' : title, mean }));
    const domain = [...new Set(rows.map(({ at }) => at))];
    const several = names.length > 1;
    const marks = several ? { x: 'at', y: 'mean', stroke: 'of' } : { x: 'at', y: 'mean', stroke: 'var(--rb-here)' };
    const chart = plot({
      width: WIDTH, height: HEIGHT, marginTop: 34, marginBottom: 50, marginLeft: 60, ariaLabel: title, style: { fontSize: '13px', fontFamily: 'inherit', background: 'transparent' },
      x: { type: 'point', label: names.at(-1) ?? '', labelOffset: LABEL_OFFSET, domain }, y: { label: `${title}, on average`, grid: true, nice: true, domain: spanOf(rows.map(({ mean }) => mean)) },
      ...(several ? { color: { legend: true, type: 'categorical' as const, scheme: 'tableau10' as const, label: names[0] ?? '' } } : {}),
      marks: [lineY(rows, { ...marks, strokeWidth: 2 }), dot(rows, { ...marks, r: 3.5, fill: 'var(--rb-panel)', strokeWidth: 2 })],
    });
    chart.setAttribute('aria-hidden', 'true');
    frame.current?.replaceChildren(chart);
    return () => { chart.remove(); };
  }, [title, names, means]);
  return <figure className="rb-lab-chart" aria-label={`${title}, as a line; the table beside it says the same`}>{names.length > 1 && <figcaption className="rb-soft rb-small">A line for each value of {names[0]}.</figcaption>}<div ref={frame} /></figure>;
}

/** From the least to the most; around a number that is always the same. Pure. */
function spanOf(means: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...means), Math.max(...means)];
  return least === most ? [least - 1, most + 1] : [least, most];
}
