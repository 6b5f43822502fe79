/** `rulebench export`: the statechart of a module in other formats. */

import { chartOf, layOut, toJson, toMermaid, toScxml, toSvg, type Chart } from '@rulebench/chart';
import { benchOf } from '@rulebench/core/explain';
import { HOLDS } from '../exit-codes.ts';
import { mustHaveVariant } from '../failure.ts';
import type { Io } from '../io.ts';
import { moduleAsked } from '../module-asked.ts';
import { put } from '../output.ts';

export const FORMATS = ['mermaid', 'scxml', 'json', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

export interface ExportFlags {
  readonly format: Format;
  readonly variant?: string;
  readonly json?: boolean;
  readonly out?: string;
}

/** Writes the chart of a module's machine. Returns the exit code. @throws CannotRun */
export async function exportChart(io: Io, module: string, flags: ExportFlags): Promise<number> {
  const { module: found } = (await moduleAsked(io, module)).asked;
  mustHaveVariant([found], flags.variant);
  const chart = chartOf(benchOf(found, flags.variant).machine);
  await put(io, await written(chart, flags.json === true ? 'json' : flags.format, found.title), flags.out);
  return HOLDS;
}

async function written(chart: Chart, format: Format, title: string): Promise<string> {
  switch (format) {
    case 'mermaid': return toMermaid(chart);
    case 'scxml': return toScxml(chart);
    case 'json': return toJson(chart);
    case 'svg': return toSvg(await layOut(chart), { title: `${title}: statechart` });
  }
}
