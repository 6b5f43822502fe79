import type { Chart } from './chart.ts';
import type { LaidOutChart, LayoutOptions } from './laid-out.ts';
import { layOutSimply } from './lay-out-simply.ts';

export function layOut(chart: Chart, options: LayoutOptions = {}): Promise<LaidOutChart> {
  return Promise.resolve(layOutSimply(chart, options));
}
