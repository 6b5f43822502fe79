/** Plain data as a person reads it: short, without quotes and braces where they say nothing. */

import { isRecord } from '@rulebench/core';
import { isLeftOut } from '@rulebench/inspect/live';
import { isByHand } from '../debugger/by-hand.ts';

/** The names of things that come with every event and say nothing of it. */
const KEPT_SILENT = new Set(['type', 'cites']);

/** A value in words: `9D`, `yes`, `none`, `S1: 8, S2: 4`; of what has a type, as an effect, `stop navigator until 3`; what an app could not send, in angle quotes. Pure. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(nested).join(', ');
  if (isLeftOut(value)) return `‹${String(value.says)}›`;
  if (isTyped(value)) return [value.type, ...detailOf(value)].join(' ');
  if (isRecord(value)) return Object.entries(value).map(([key, one]) => `${key}: ${nested(one)}`).join(', ') || 'nothing';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value) ?? 'none';
}

function nested(value: unknown): string {
  const words = valueWords(value);
  return (isRecord(value) && !isTyped(value) && !isLeftOut(value)) || (Array.isArray(value) && value.length > 1) ? `(${words})` : words;
}

/** An event or effect among other data. */
function isTyped(value: unknown): value is { readonly type: string } {
  return isRecord(value) && typeof value['type'] === 'string';
}

/** What an event or effect carries: names are left out where the value says enough. */
function detailOf(carrier: object): readonly string[] {
  return partsOf(carrier).map(({ name, value }) => (typeof value === 'string' || Array.isArray(value) ? valueWords(value) : `${name} ${valueWords(value)}`));
}

/** One named part of an event or effect. */
export interface Part { readonly name: string; readonly value: unknown }

/** What an event or effect carries, part by part, without its type and its clauses. Pure. */
export function partsOf(carrier: object): readonly Part[] {
  return Object.entries(carrier).flatMap(([name, value]: [string, unknown]) =>
    (KEPT_SILENT.has(name) || value === undefined ? [] : [{ name, value }]));
}

/** What an event is called: by its type, but for a change by hand. Pure. */
export function eventTitle(event: { readonly type: string }): string {
  return isByHand(event) ? 'By hand' : event.type;
}

/** What an event carries in a line: `A · F1 · 9D`; bare numbers and flags are named. Pure. */
export function eventDetail(event: object): string {
  if (isByHand(event)) return event.says;
  return detailOf(event).join(' · ');
}

/** An event in a line: `PICK A · F1 · 9D`. Pure. */
export function eventWords(event: { readonly type: string }): string {
  if (isByHand(event)) return `${eventTitle(event)}: ${event.says}`;
  const detail = eventDetail(event);
  return detail === '' ? event.type : `${event.type} ${detail}`;
}

/** The first letter as a capital. Pure. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** With a full stop, unless it ends a sentence already. Pure. */
export function sentence(words: string): string {
  return words === '' || /[.!?…]$/.test(words) ? capital(words) : `${capital(words)}.`;
}

/** `a`, `a and b`, `a, b and c`. Pure. */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
