/** `rulebench explain`: why a step of an example was taken or refused, or why another event would be. */

import { parse } from 'yaml';
import { isRecord } from '@rulebench/core';
import type { Step } from '@rulebench/core/bench';
import { explain, mask, veil, type Bench, type Explanation } from '@rulebench/core/explain';
import { DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import { CannotRun } from '../failure.ts';
import type { Io } from '../io.ts';
import { putJson } from '../output.ts';
import { count, paintFor } from '../paint.ts';
import { runOf, select } from '../select.ts';
import { explanationLines } from '../verdict-lines.ts';
import { stateWords } from '../words.ts';

export interface ExplainFlags {
  readonly step: number;
  readonly event?: string;
  readonly as?: string;
  readonly module: readonly string[];
  readonly variant?: string;
  readonly json?: boolean;
}

/** Explains one step. Returns the exit code: 1 where the machine broke. @throws CannotRun */
export async function explainStep(io: Io, file: string, flags: ExplainFlags): Promise<number> {
  const asked = flags.event === undefined ? undefined : eventOf(flags.event);
  const selected = await select(io, file, flags);
  const { bench, steps } = runOf(selected);
  const last = steps.length - (asked === undefined ? 1 : 0);
  const before = steps[flags.step - 1];
  const event = asked ?? steps[flags.step]?.event;
  if (before === undefined || event === undefined || flags.step > last) {
    throw new CannotRun('RB304', `this example has ${count(steps.length - 1, 'step')}, and no step ${String(flags.step)} to ask about`, {
      place: selected.example.place, hint: last < 1 ? 'ask about an event of your own: --step 1 --event' : last === 1 ? 'ask about step 1' : `ask about steps 1 to ${String(last)}`,
    });
  }
  const why = asked === undefined && flags.as !== undefined
    ? seenBy(flags.as, bench, before.snapshot, event)
    : explain(bench, before.snapshot, event, flags.as === undefined ? {} : { as: flags.as });
  if (flags.json === true) putJson(io, { ok: why.outcome !== 'broken', step: flags.step, explanation: why });
  else io.out.write(`${lines(io, why, selected.library, flags, stateWords(before.snapshot.value)).join('\n')}\n`);
  return why.outcome === 'broken' ? DOES_NOT_HOLD : HOLDS;
}

/** What is hidden of the example's own event is unknown too, and not told. */
function seenBy(player: string, bench: Bench, snapshot: Step['snapshot'], event: Explanation['event']): Explanation {
  const hidden = bench.module.secrets?.event(event, snapshot.context, player) ?? [];
  const why = explain(bench, snapshot, veil(event, hidden), { as: player });
  return { ...why, event: mask(event, hidden) as typeof event }; // boundary: masking keeps the shape, but for what it hides
}

function lines(io: Io, why: Explanation, library: Parameters<typeof explanationLines>[1], { step, as }: ExplainFlags, state: string): readonly string[] {
  const paint = paintFor(io, io.out);
  return [
    paint.dim(`step ${String(step)}, in ${state}${as === undefined ? '' : `, with what ${as} may know`}`),
    ...explanationLines(why, library, paint),
  ];
}

/** `{ type: READY, player: A }`, or as a ruling writes it, `READY: { player: A }`. @throws RB305 */
function eventOf(text: string): { readonly type: string } {
  const wrong = (why: string): CannotRun => new CannotRun('RB305', `this event ${why}`, { hint: 'write --event \'{ type: EVENT, … }\' or --event \'EVENT: { … }\'' });
  let read: unknown;
  try {
    read = parse(text, { maxAliasCount: 10 });
  } catch (thrown) {
    throw wrong(`is neither JSON nor YAML (${(thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? ''})`);
  }
  if (typeof read === 'string' && /^[\w.-]+$/.test(read)) return { type: read };
  if (!isRecord(read)) throw wrong('is no object');
  if (typeof read['type'] === 'string') return { ...read, type: read['type'] };
  const [[type, payload] = [], ...others] = Object.entries(read);
  if (type === undefined || others.length > 0) throw wrong('has no type');
  if (payload !== null && !isRecord(payload)) throw wrong(`has a payload that is no object`);
  return { ...payload, type };
}
