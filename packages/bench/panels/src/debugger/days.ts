/** The rules of a day: a module as it was, or will be, by the dates of its variants. */

import type { RuleModule, Variant } from '@rulebench/core';

type Dated = Pick<RuleModule, 'variants'>;

/** The days on which a module's rules changed, as far as its variants tell; the earliest first (ISO dates). Pure. */
export function changesOfRules({ variants = [] }: Dated): readonly string[] {
  return [...new Set(variants.flatMap(({ effective, until }) => [effective, until].filter((day) => day !== undefined)))].sort();
}

/** The variants whose rules were in force on a day: older ones before they were replaced, newer ones since they hold. Pure. */
export function inForceOn({ variants = [] }: Dated, day: string): readonly Variant[] {
  return variants.filter(({ effective, until }) =>
    (effective !== undefined || until !== undefined) && (effective === undefined || effective <= day) && (until === undefined || day < until));
}

/** The id of the variant that stands for a day. Pure. */
export const variantOfDay = (day: string): string => `on-${day}`;

/** A module that has the rules of some days as variants beside its own. Pure. */
export function withDays(module: RuleModule, days: readonly string[]): RuleModule {
  const ofDays = days.map((day): Variant => ({
    id: variantOfDay(day), title: `The rules of ${day}`, replaced: Object.assign({}, ...inForceOn(module, day).map(({ replaced }) => replaced)) as Variant['replaced'], // boundary: tables put together
  }));
  return { ...module, variants: [...module.variants ?? [], ...ofDays] };
}

/** The day before a day (ISO dates). Pure. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
