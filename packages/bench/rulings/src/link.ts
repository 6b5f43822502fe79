/** What the page of an example is called in the debugger, and what a link can open on it: made of names that stay, so that a link lasts. */

import { rulingIdOf } from './library.ts';
import type { Example } from './types.ts';

/** `ea-joker--3-a-joker-is-declared`. Pure. */
export function exampleStoryId({ clause, slug }: Pick<Example, 'clause' | 'slug'>): string {
  return `${rulingIdOf(clause).replaceAll('/', '-')}--${slug}`;
}

/** Plain data as one word of letters, digits, `-` and `_`, fit for any link. Pure. */
export function wordOfData(data: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * A link to an example's page on which other events are played from the example's start, as a branch of that name. Pure.
 * @returns what follows the debugger's own address: `?path=/story/…`
 */
export function branchLink(example: Pick<Example, 'clause' | 'slug'>, events: readonly { readonly type: string }[], name: string): string {
  const shown = events.length === 0 ? 'step:0' : `branch:${wordOfData({ id: 1, name, from: 0, events, waived: {} })}`;
  return `?path=/story/${encodeURIComponent(exampleStoryId(example))}&args=${encodeURIComponent(shown)}`;
}
