/** A run as the timeline shows it: a card a step, and, where a step is unfolded, a card for each microstep that followed. */

import type { AnyMachineSnapshot } from 'xstate';
import { isRecord } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import type { Microstep, Step } from '@rulebench/core/bench';
import { isByHand } from '../debugger/by-hand.ts';
import { stateName, stateWords } from '../words/states.ts';
import { eventDetail, eventTitle, listed } from '../words/value.ts';
import { stateValueOf } from '@rulebench/core/explain';

export type TimelineItem =
  | { readonly kind: 'step'; readonly index: number }
  | { readonly kind: 'microstep'; readonly index: number; readonly micro: number };

/** What a step is, which decides its colour. */
export type StepTone = 'plain' | 'choice' | 'chance' | 'refused' | 'broken';

/** The cards in order. `unfolded` holds the indexes of steps after which what followed by itself is shown. Pure. */
export function itemsOf(steps: readonly Step[], unfolded: ReadonlySet<number>): readonly TimelineItem[] {
  return steps.flatMap((step, index): TimelineItem[] => {
    const own: TimelineItem = { kind: 'step', index };
    if (!unfolded.has(index)) return [own];
    const first = step.microsteps.length - followersOf(step).length;
    return [own, ...followersOf(step).map((_, i): TimelineItem => ({ kind: 'microstep', index, micro: first + i }))];
  });
}

/** The title and the line below it of a step's card. Pure. */
export function cardWords(step: Step): { readonly title: string; readonly detail: string } {
  if (step.event === undefined) return { title: 'Start', detail: stateWords(stateValueOf(step.snapshot)) };
  return { title: eventTitle(step.event), detail: eventDetail(step.event) };
}

/** What came of a step in a word or two, for its card and for a screen reader. Pure. */
export function outcomeWord(step: Step): string {
  switch (step.outcome) {
    case 'start': return 'start';
    case 'taken': return isByHand(step.event) ? 'changed' : step.snapshot.status === 'done' ? 'the end' : 'taken';
    case 'refused': return 'refused';
    case 'not-now': return 'not now';
    case 'over': return 'too late';
    case 'broken': return 'broken';
  }
}

/** The microsteps beyond the event's own: what followed by itself. Pure. */
export function followersOf({ microsteps, outcome }: Step): readonly Microstep[] {
  return outcome === 'start' ? microsteps : microsteps.slice(1);
}

/** A microstep in words: what was raised or followed, and where it led. Pure. */
export function microstepWords({ raised, event, entered, transitions }: Microstep): { readonly title: string; readonly detail: string } {
  const always = transitions.some(({ descriptor }) => descriptor === '');
  const title = always || event.type.startsWith('xstate.') ? 'by itself' : raised ? `raises ${event.type}` : event.type;
  const leaves = entered.filter((id) => !entered.some((other) => other.startsWith(`${id}.`)));
  return { title, detail: leaves.length === 0 ? 'stays' : `to ${listed(leaves.map(stateName))}` };
}

/** What a step is. `before` is the snapshot it was played on. Pure. */
export function toneOf(bench: Bench, step: Step, before: AnyMachineSnapshot | undefined): StepTone {
  if (step.outcome === 'broken') return 'broken';
  if (step.outcome === 'refused' || step.outcome === 'not-now' || step.outcome === 'over') return 'refused';
  if (step.event === undefined || before === undefined) return 'plain';
  if (step.event.type === 'CHOOSE' || openChoices(step.snapshot.context) < openChoices(before.context)) return 'choice';
  return chanceTypes(bench, before).has(step.event.type) ? 'chance' : 'plain';
}

function openChoices(context: unknown): number {
  const choices = isRecord(context) ? context['choices'] : undefined;
  return Array.isArray(choices) ? choices.length : 0;
}

/** The types of the random events that a snapshot waits for. Pure. */
function chanceTypes({ module }: Bench, snapshot: AnyMachineSnapshot): ReadonlySet<string> {
  const chance = module.chance?.(snapshot);
  if (chance === undefined) return new Set();
  if ('sample' in chance) return new Set([chance.sample(0).type]);
  const types = new Set<string>();
  for (const { event } of chance) types.add(event.type);
  return types;
}
