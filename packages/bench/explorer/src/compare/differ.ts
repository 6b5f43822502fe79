/** In what two answers to the same event differ, as somebody at the table would notice: not in the context alone, and not in the clauses that effects cite. */

import { isRecord, sameJson, type Effect } from '@rulebench/core';
import type { Reached, State } from '../stepper.ts';

/** Where two variants part. Legal moves differ where the outcome of one of them does. */
export type Aspect = 'outcome' | 'state' | 'effects' | 'choices' | 'output';

/** The first aspect in which two answers differ, in the order in which they would be noticed; undefined where they are alike. Pure. */
export function differenceOf(a: Reached, b: Reached): Aspect | undefined {
  if (a.outcome !== b.outcome) return 'outcome';
  if (a.outcome === 'broken' && b.outcome === 'broken') return a.error.code === b.error.code ? undefined : 'outcome';
  if (a.outcome !== 'taken' || b.outcome !== 'taken') return undefined;
  if (!sameJson(a.state.value, b.state.value) || a.state.status !== b.state.status) return 'state';
  if (!sameJson(a.effects.map(withoutCites), b.effects.map(withoutCites))) return 'effects';
  if (!sameJson(choicesOf(a.state), choicesOf(b.state))) return 'choices';
  return sameJson(a.state.output, b.state.output) ? undefined : 'output';
}

/** The choices open in a state, without the clauses that they come from. Pure. */
function choicesOf({ context }: State): readonly unknown[] {
  const choices = isRecord(context) ? context['choices'] : undefined;
  return Array.isArray(choices) ? choices.map((one: unknown) => (isRecord(one) ? withoutCites(one) : one)) : [];
}

function withoutCites(one: Effect | Readonly<Record<string, unknown>>): object {
  return { ...one, cites: undefined };
}
