/** Files of traces: read in a worker, and taken in parts that are no longer than a turn, so that the page stays alive. */

import type { RuleModule } from '@rulebench/core';
import type { TraceStep } from '@rulebench/core/bench';
import { inTurns } from '@rulebench/explorer';
import { TURN } from '../parts/use-turns.ts';
import { traceIn, type TraceHead } from './trace-text.ts';
import { openingOf, type OpenedTrace, type Recorded } from './trace.ts';
import type { TraceAsked, TraceTold } from './trace-worker.ts';

/** The largest file that is opened, in megabytes: some hundred thousand steps. */
const MOST_MEGABYTES = 200;
/** Steps that are handed to the page at once. */
const PART = 100;

interface Told {
  /** Ends the work, without an answer. */
  readonly signal: AbortSignal;
  /** Told how much is done, from 0 to 1. */
  readonly onTurn: (done: number) => void;
}

/** Opens the file of a trace in a module, and plays it again. Whatever the file holds, there is an answer; none where the signal ended it. */
export async function openedFile(file: Blob, module: RuleModule, written: number, { signal, onTurn }: Told): Promise<OpenedTrace | undefined> {
  const read = await reading(file);
  if ('problem' in read) return read;
  try {
    const opening = openingOf(read.head, module, written);
    if ('problem' in opening) return opening;
    for (let from = 0; from < read.head.count; from += PART) {
      const taken = await inTurns(opening.take(await read.steps(from, from + PART)), { signal, turn: TURN, onTurn });
      if (taken === undefined) return undefined;
    }
    return opening.opened();
  } finally {
    read.close();
  }
}

/** The events of a trace's file, which was opened before; none where it is no trace any more, or the signal ended it. */
export async function recordedIn(file: Blob, { signal, onTurn }: Told): Promise<Recorded | undefined> {
  const read = await reading(file);
  if ('problem' in read) return undefined;
  try {
    const recorded: Recorded[number][] = [];
    for (let from = 0; from < read.head.count && !signal.aborted; from += PART) {
      for (const { event, outcome } of await read.steps(from, from + PART)) if (event !== undefined) recorded.push({ event, outcome });
      onTurn(Math.min(1, (from + PART) / read.head.count));
    }
    return signal.aborted ? undefined : recorded;
  } finally {
    read.close();
  }
}

/** A file that was read: what it says first, and its steps by part. */
interface Read {
  readonly head: TraceHead;
  readonly steps: (from: number, to: number) => Promise<readonly TraceStep[]>;
  readonly close: () => void;
}

async function reading(file: Blob): Promise<Read | { readonly problem: string }> {
  const megabytes = file.size / 1e6;
  if (megabytes > MOST_MEGABYTES) return { problem: `This file has ${Math.ceil(megabytes).toLocaleString('en')} MB, and traces of up to ${String(MOST_MEGABYTES)} MB are opened.` };
  const worker = started();
  return worker === undefined ? await here(file) : await aside(worker, file);
}

function started(): Worker | undefined {
  try {
    return new Worker(new URL('./trace-worker.js', import.meta.url), { type: 'module', name: 'rulebench-trace' });
  } catch {
    return undefined;
  }
}

async function aside(worker: Worker, file: Blob): Promise<Read | { readonly problem: string }> {
  const ask = (asked: TraceAsked): Promise<TraceTold> => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<TraceTold>) => { resolve(data); };
    worker.onerror = () => { reject(new Error('the worker that reads traces does not run')); };
    worker.postMessage(asked);
  });
  const close = (): void => { worker.terminate(); };
  try {
    const told = await ask({ file });
    if ('head' in told) {
      return { head: told.head, close, steps: async (from, to) => { const next = await ask({ from, to }); return 'steps' in next ? next.steps : []; } };
    }
    close();
    return { problem: 'problem' in told ? told.problem : 'This file could not be read.' };
  } catch {
    close();
    return await here(file);
  }
}

/** Where there are no workers, the page reads it. */
async function here(file: Blob): Promise<Read | { readonly problem: string }> {
  const trace = traceIn(await file.text());
  if ('problem' in trace) return trace;
  const { of, input, steps } = trace;
  return { head: { of, input, count: steps.length }, close: () => { /* nothing runs */ }, steps: (from, to) => Promise.resolve(steps.slice(from, to)) };
}
