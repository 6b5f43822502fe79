import type { Chart } from './chart.ts';

export function toScxml(chart: Chart): string {
  return chart.id;
}
