/** The clauses behind a verdict. */

import type { ClauseId } from './clause.ts';
import { negated, type Verdict } from './verdict.ts';

/** Every clause that a verdict cites, its parts' and readings' included. Pure. */
export function citesOf(verdict: Verdict): readonly ClauseId[] {
  return unique([...verdict.cites, ...verdict.readings.flatMap(({ cites }) => cites), ...verdict.parts.flatMap(citesOf)]);
}

/**
 * The clauses that a verdict gives as the reason for its outcome: those of the parts that brought it about, and its own.
 * A combination's own clauses count only where those parts cite none: a refusal is never put down to a clause whose
 * part allowed. Pure.
 */
export function reasonsOf(verdict: Verdict): readonly ClauseId[] {
  const own = [...verdict.cites, ...verdict.readings.flatMap(({ cites }) => cites)];
  const wanted = verdict.kind === 'not' ? negated(verdict.outcome) : verdict.outcome;
  if (verdict.kind === 'rule') return unique([...own, ...verdict.parts.filter(({ outcome }) => outcome !== 'allowed').flatMap(reasonsOf)]);
  const ofParts = verdict.parts.filter(({ outcome }) => outcome === wanted).flatMap(reasonsOf);
  return unique(ofParts.length > 0 && verdict.kind !== 'not' ? ofParts : [...own, ...ofParts]);
}

/** Each once, in the order of first mention. Pure. */
export function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}
