/** Who fills what, when nobody may fill two things: a greatest matching, found by augmenting paths, not by taking the first that fits. */

import type { CardId } from './table.ts';

/**
 * For every need the candidate that fills it, and none where it stays open; as many needs are filled as can be at all.
 * Pure; the same question has always the same answer. Earlier needs and earlier candidates come first where that costs nothing.
 *
 * @example
 * matched(['a', 'b'], ['both', 'a only'], (need, who) => who === 'both' || need === 'a'); // ['a only', 'both']
 */
export function matched<N>(needs: readonly N[], candidates: readonly CardId[], fits: (need: N, candidate: CardId) => boolean): readonly (CardId | null)[] {
  const filled = new Map<CardId, number>();
  const fill = (n: number, asked: Set<CardId>): boolean => {
    const fitting = candidates.filter((one) => needs.slice(n, n + 1).some((need) => fits(need, one)));
    const free = fitting.find((one) => !filled.has(one)) ?? fitting.find((one) => {
      const other = filled.get(one);
      if (other === undefined || asked.has(one)) return false;
      asked.add(one);
      return fill(other, asked);
    });
    if (free !== undefined) filled.set(free, n);
    return free !== undefined;
  };
  needs.forEach((_, need) => fill(need, new Set()));
  const byNeed = new Map([...filled].map(([candidate, need]) => [need, candidate]));
  return needs.map((_, need) => byNeed.get(need) ?? null);
}
