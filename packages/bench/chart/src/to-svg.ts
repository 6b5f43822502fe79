import type { LaidOutChart } from './laid-out.ts';

export interface SvgOptions {
  /** Said to whoever does not see the picture; the machine's id unless told. */
  readonly title?: string;
}

export function toSvg(laidOut: LaidOutChart, options: SvgOptions = {}): string {
  return options.title ?? laidOut.chart.id;
}
