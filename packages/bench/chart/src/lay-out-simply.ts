import type { Chart } from './chart.ts';
import type { LaidOutChart, LayoutOptions } from './laid-out.ts';

export function layOutSimply(chart: Chart, _options: LayoutOptions = {}): LaidOutChart {
  return { chart, width: 0, height: 0, states: [], edges: [], initials: [] };
}
