/**
 * What held on a day. Rulings that took effect later are not in force; where a variant says what their clauses changed, its rules hold
 * instead of today's. What held in the place of their other clauses nobody has written down: it is unknown.
 */

import { DEFAULT_VARIANT, type RuleModule, type Variant } from '@rulebench/core';
import { inForce, revisionOf, type Library } from './library.ts';
import type { Clause, Ruling } from './types.ts';

/** What is known of how things stood before a clause took effect. */
export type Before =
  /** A variant of its module has the rules that held. */
  | { readonly was: 'undone'; readonly variant: string; readonly title: string }
  /** An older revision, or a ruling that it supersedes, is in force. */
  | { readonly was: 'revised'; readonly ruling: string }
  /** It says that it changes something, and no variant has what was. */
  | { readonly was: 'changed' }
  | { readonly was: 'unknown' };

/** A clause that is in force on the later of two days alone. */
export interface ClauseChange {
  readonly clause: Clause;
  /** `cr98/ship-repairs@1` */
  readonly ruling: string;
  /** The day it took effect. */
  readonly effective: string;
  readonly before: Before;
}

/** The first day on which a clause, of whichever revision, is in force; undefined where its ruling names no day, or there is none. Pure. */
export function effectiveOf({ rulings }: Library, clause: string): string | undefined {
  const days = rulings.filter(({ clauses }) => clauses.some(({ id }) => id === clause)).map(({ effective }) => effective ?? '').sort();
  return days[0] === '' ? undefined : days[0];
}

/**
 * The variants of a module whose rules held on a day: those that undo what took effect later, and those that are newer rulings in force by then. Pure.
 * @param day ISO date
 */
export function variantsAt(library: Library, { variants = [] }: Pick<RuleModule, 'variants'>, day: string): readonly Variant[] {
  return variants.filter(({ effective, before }) => {
    if (effective !== undefined && effective > day) return false;
    return before === undefined ? effective !== undefined : day < firstDay(library, before);
  });
}

/** The same as one name, for `benchOf`: `default`, or ids joined by `+`. Pure. */
export function variantAt(library: Library, module: Pick<RuleModule, 'variants'>, day: string): string {
  const ids = variantsAt(library, module, day).map(({ id }) => id);
  return ids.length === 0 ? DEFAULT_VARIANT : ids.join('+');
}

/** On which a change took effect: with the first of the clauses that state it. `''` where none names a day, before all days. */
function firstDay(library: Library, clauses: readonly string[]): string {
  return clauses.flatMap((clause) => effectiveOf(library, clause) ?? []).sort()[0] ?? '';
}

/**
 * The runnable clauses that a module decides and that are in force on the later of two days and not on the earlier, each with what is known of how things stood before. Pure.
 * @param to ISO date; today's rulings where there is none
 */
export function changedClauses(library: Library, module: RuleModule, from: string, to?: string): readonly ClauseChange[] {
  const before = inForce(library, from);
  const known = new Set(before.map(revisionOf));
  const held = variantsAt(library, module, from);
  return inForce(library, to).filter((ruling) => !known.has(revisionOf(ruling))).flatMap((ruling) => ruling.clauses
    .filter((clause) => clause.module === module.id && clause.status === 'runnable')
    .map((clause): ClauseChange => ({ clause, ruling: revisionOf(ruling), effective: ruling.effective ?? '', before: beforeOf(clause, ruling, before, held) })));
}

function beforeOf(clause: Clause, ruling: Ruling, inForceThen: readonly Ruling[], held: readonly Variant[]): Before {
  const undoing = held.find(({ before }) => before?.includes(clause.id));
  if (undoing !== undefined) return { was: 'undone', variant: undoing.id, title: undoing.title };
  const older = inForceThen.find((one) => one.id === ruling.id || ruling.supersedes.includes(revisionOf(one)));
  if (older !== undefined) return { was: 'revised', ruling: revisionOf(older) };
  return { was: clause.change === true ? 'changed' : 'unknown' };
}
