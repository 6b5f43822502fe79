/** Which steps the strip shows: by what came of them, by event, by player. Stepping goes through all of them whatever is shown. */

import { isRecord } from '@rulebench/core';
import { dataOfWord, wordOfData } from '@rulebench/rulings';
import type { Step } from '@rulebench/core/bench';
import type { StepTone } from './items.ts';

export const STEP_KINDS = ['all', 'taken', 'refused', 'choice', 'chance'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** What is to be shown; an empty word asks for nothing. */
export interface StepFilter {
  readonly kind: StepKind;
  readonly event: string;
  readonly player: string;
}

export const ALL_STEPS: StepFilter = { kind: 'all', event: '', player: '' };

/** A filter that asks for nothing is none. Pure. */
export function sameFilter(filter: StepFilter): StepFilter {
  return filter.kind === 'all' && filter.event === '' && filter.player === '' ? ALL_STEPS : filter;
}

/** A filter as one word, as links carry it; none where all steps are shown. Pure. */
export function filterToWord(filter: StepFilter): string | undefined {
  return sameFilter(filter) === ALL_STEPS ? undefined : wordOfData([filter.kind, filter.event, filter.player]);
}

/** The filter of a word; none where it is no such word. Pure. */
export function filterOfWord(word: string): StepFilter | undefined {
  const data = dataOfWord(word);
  const [kind, event, player] = Array.isArray(data) ? data as readonly unknown[] : []; // boundary: a list of anything
  const known = STEP_KINDS.find((one) => one === kind);
  return known === undefined || typeof event !== 'string' || typeof player !== 'string' ? undefined : sameFilter({ kind: known, event, player });
}

/** Who did the event of a step, as far as it says. Pure. */
export function playerIn({ event }: Step): string | undefined {
  const player: unknown = isRecord(event) ? event['player'] : undefined;
  return typeof player === 'string' ? player : undefined;
}

/** Whether a step is shown. `tone` is asked only where the kind wants it. Pure but for that. */
export function isShown({ kind, event, player }: StepFilter, step: Step, tone: () => StepTone): boolean {
  if (event !== '' && step.event?.type !== event) return false;
  if (player !== '' && playerIn(step) !== player) return false;
  switch (kind) {
    case 'all': return true;
    case 'taken': return step.outcome === 'taken';
    case 'refused': return step.outcome !== 'start' && step.outcome !== 'taken';
    case 'choice': case 'chance': return tone() === kind;
  }
}

/** The events and the players that a run has to offer, in the order they come in. Pure. */
export function offeredBy(steps: readonly Step[]): { readonly events: readonly string[]; readonly players: readonly string[] } {
  const [events, players] = [new Set<string>(), new Set<string>()];
  for (const step of steps) {
    if (step.event !== undefined) events.add(step.event.type);
    const player = playerIn(step);
    if (player !== undefined) players.add(player);
  }
  return { events: [...events], players: [...players] };
}
