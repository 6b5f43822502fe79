/** A worker that reads the file of a trace, so that a large one does not hold up the page, and hands its steps over in parts. */

import type { Trace, TraceStep } from '@rulebench/core/bench';
import { traceIn, type TraceHead } from './trace-text.ts';

export type TraceAsked = { readonly file: Blob } | { readonly from: number; readonly to: number };
export type TraceTold = { readonly head: TraceHead } | { readonly problem: string } | { readonly steps: readonly TraceStep[] };

let trace: Trace | undefined;

async function answer(asked: TraceAsked): Promise<TraceTold> {
  if ('from' in asked) return { steps: trace?.steps.slice(asked.from, asked.to) ?? [] };
  const read = traceIn(await asked.file.text());
  if ('problem' in read) return read;
  trace = read;
  return { head: { of: read.of, input: read.input, count: read.steps.length } };
}

self.addEventListener('message', ({ data }: MessageEvent<TraceAsked>) => {
  void answer(data).then((told) => { self.postMessage(told); });
});
