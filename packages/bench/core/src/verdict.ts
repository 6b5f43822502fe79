/** What rules answer: an outcome, the values they compared, the clauses they come from, and the same of their parts. */

import type { ClauseId } from './clause.ts';
import type { Json, Values } from './json.ts';

export type Outcome = 'allowed' | 'refused' | 'unknown';

/** What one rule decided, before it is put into words. */
export interface Decision {
  readonly outcome: Outcome;
  readonly values: Values;
}

/** A measure's value as a rule read it. */
export interface Reading {
  readonly measure: string;
  readonly args?: Json;
  readonly value: Json;
  readonly says: string;
  readonly cites: readonly ClauseId[];
}

export interface Verdict {
  readonly rule: string;
  /** `guard` is a plain XState guard, of which only the answer is known. */
  readonly kind: 'rule' | 'all' | 'any' | 'not' | 'guard';
  readonly outcome: Outcome;
  /** The rule's own words with its values put in. */
  readonly says: string;
  readonly values: Values;
  readonly args?: Json;
  readonly cites: readonly ClauseId[];
  readonly parts: readonly Verdict[];
  readonly readings: readonly Reading[];
}

/** Allowed when `condition` holds, else refused. `values` are what was compared. Pure. */
export function holds(condition: boolean, values: Values = {}): Decision {
  return { outcome: condition ? 'allowed' : 'refused', values };
}

/** Neither allowed nor refused: something needed for the decision is not known. Pure. */
export function unknown(values: Values = {}): Decision {
  return { outcome: 'unknown', values };
}

export function negated(outcome: Outcome): Outcome {
  if (outcome === 'unknown') return 'unknown';
  return outcome === 'allowed' ? 'refused' : 'allowed';
}

/** Three-valued "and": refused if one part is, else unknown if one part is. Pure. */
export function allOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('refused')) return 'refused';
  return outcomes.includes('unknown') ? 'unknown' : 'allowed';
}

/** Three-valued "or": allowed if one part is, else unknown if one part is. Pure. */
export function anyOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('allowed')) return 'allowed';
  return outcomes.includes('unknown') ? 'unknown' : 'refused';
}

/**
 * Puts values into a template: `{ship} drew {card}`. Of two words for one and for many, `{ships} {ships|is|are} stopped`, the first is taken
 * unless the value is a list of several. A name without a value stays as it is. Pure.
 */
export function worded(template: string, values: Values): string {
  return template.replace(/\{(\w+)(?:\|(\w+)\|(\w+))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return (Array.isArray(value) && value.length > 1 ? many : one) ?? wordOf(value);
  });
}

function wordOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(wordOf).join(', ');
  if (value === null) return 'none';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `shipDrewCard` as words: "ship drew card", and `shipHasATarget`: "ship has a target". Pure. */
export function titleOf(id: string): string {
  return id
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/ ([A-Z])(?![A-Z])/g, (_, initial: string) => ` ${initial.toLowerCase()}`);
}
