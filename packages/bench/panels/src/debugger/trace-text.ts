/** The text of a trace: whether it is one, and what it says first. */

import { isRecord } from '@rulebench/core';
import type { Trace } from '@rulebench/core/bench';

export interface Wrong { readonly problem: string }

/** What a trace says before its steps, and how many these are. */
export interface TraceHead extends Pick<Trace, 'of' | 'input'> { readonly count: number }

/** The trace that a text holds; or why it is none. Pure. */
export function traceIn(json: string): Trace | Wrong {
  let trace: unknown;
  try { trace = JSON.parse(json); } catch { return { problem: 'This file is no JSON. Choose one that was exported as a trace.' }; }
  return isTrace(trace) ? trace : { problem: 'This file is no trace: it names no module, or has no steps. Choose one that was exported as a trace.' };
}

function isTrace(value: unknown): value is Trace {
  if (!isRecord(value) || !isRecord(value['of']) || typeof value['of']['module'] !== 'string' || typeof value['of']['variant'] !== 'string') return false;
  const { steps } = value;
  return Array.isArray(steps) && steps.length > 0 && steps.every((one) => isRecord(one) && (one['event'] === undefined || (isRecord(one['event']) && typeof one['event']['type'] === 'string')));
}
