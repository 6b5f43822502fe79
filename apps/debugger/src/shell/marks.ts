/**
 * The mark of an example in the sidebar: whether its run agrees with the ruling. The indexer knows it and writes it as a
 * tag of the story; the manager reads it there.
 */

export type Mark = 'agrees' | 'parts';

/** Pure. */
export const markOf = (ok: boolean): Mark => (ok ? 'agrees' : 'parts');

/** The mark that a story's tags carry; none for pages that are no example. Pure. */
export function markIn(tags: readonly string[]): Mark | undefined {
  return tags.find((tag): tag is Mark => tag === 'agrees' || tag === 'parts');
}

/** The clause that a story shows, as its id tells: 3 of `ea-joker--3-a-joker-is-declared`. Pure. */
export function clauseNumberIn(storyId: string): number | undefined {
  const found = /--(\d+)-/.exec(storyId)?.[1];
  return found === undefined ? undefined : Number(found);
}
