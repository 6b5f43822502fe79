/** The chart as JSON. */

import type { Chart } from './chart.ts';

/** The chart as indented JSON with a line feed at its end. Pure. */
export function toJson(chart: Chart): string {
  return `${JSON.stringify(chart, undefined, 2)}\n`;
}
