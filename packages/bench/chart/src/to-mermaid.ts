import type { Chart } from './chart.ts';

export function toMermaid(chart: Chart): string {
  return chart.id;
}
