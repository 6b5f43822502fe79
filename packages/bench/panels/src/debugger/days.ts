/** The days on which a module's rules changed, as far as anything here says how they were before. */

import type { RuleModule } from '@rulebench/core';
import { changedClauses, type Library } from '@rulebench/rulings';

/** Before any ruling. */
const EVER = '0001-01-01';

/** The days, the earliest first (ISO dates). Pure. */
export function changesOfRules(library: Library, module: RuleModule): readonly string[] {
  const undone = changedClauses(library, module, EVER).filter(({ before }) => before.was === 'undone').map(({ effective }) => effective);
  const newer = (module.variants ?? []).flatMap(({ effective }) => effective ?? []);
  return [...new Set([...undone, ...newer])].sort();
}

/** The day before a day (ISO dates). Pure. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
