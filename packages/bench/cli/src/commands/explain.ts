/** `rulebench explain`: why a step of an example was taken or refused, or why another event would be. */

import type { Step } from '@rulebench/core/bench';
import { explain, mask, veil, type Bench, type Explanation } from '@rulebench/core/explain';
import { counted, eventTypes, playersOf, suggest } from '@rulebench/rulings';
import { DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import { eventOf } from '../events.ts';
import { CannotRun, mustSit } from '../failure.ts';
import type { Io } from '../io.ts';
import { putJson } from '../output.ts';
import { paintFor } from '../paint.ts';
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
  const { bench, steps, input } = runOf(selected);
  const last = steps.length - (asked === undefined ? 1 : 0);
  const before = steps[flags.step - 1];
  const event = asked ?? steps[flags.step]?.event;
  if (before === undefined || event === undefined || flags.step > last) {
    throw new CannotRun('RB304', `this example has ${counted(steps.length - 1, 'step')}, and no step ${String(flags.step)} to ask about`, {
      place: selected.example.place, hint: last < 1 ? 'ask about an event of your own: --step 1 --event' : last === 1 ? 'ask about step 1' : `ask about steps 1 to ${String(last)}`,
    });
  }
  if (flags.as !== undefined) mustSit(flags.as, playersOf(bench, before.snapshot, input));
  const why = asked === undefined && flags.as !== undefined
    ? seenBy(flags.as, bench, before.snapshot, event)
    : explain(bench, before.snapshot, event, flags.as === undefined ? {} : { as: flags.as });
  const hint = asked === undefined ? undefined : unknownEvent(asked.type, bench);
  if (flags.json === true) putJson(io, { ok: why.outcome !== 'broken', step: flags.step, explanation: why, ...(hint === undefined ? {} : { hint }) });
  else io.out.write(`${[...lines(io, why, selected.library, flags, stateWords(before.snapshot.value)), ...(hint === undefined ? [] : [`  ${hint}`])].join('\n')}\n`);
  return why.outcome === 'broken' ? DOES_NOT_HOLD : HOLDS;
}

/** What was meant by an event that the module's schema does not list, where it lists any. */
function unknownEvent(type: string, { module }: Bench): string | undefined {
  const known = eventTypes(module);
  return known.length === 0 || known.includes(type) ? undefined : suggest(type, known);
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
