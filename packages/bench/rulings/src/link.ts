/** What the page of an example is called in the debugger, and what a link can open on it: made of names that stay, so that a link lasts. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import { rulingIdOf } from './library.ts';
import type { Example } from './types.ts';

/** `ea-joker--3-a-joker-is-declared`. Pure. */
export function exampleStoryId({ clause, slug }: Pick<Example, 'clause' | 'slug'>): string {
  return `${rulingIdOf(clause).replaceAll('/', '-')}--${slug}`;
}

/** The page of a table of one's own: `energy-allocation--table`. Pure. */
export function tableStoryId(module: string): string {
  return `${module}--table`;
}

/** Plain data as one word of letters, digits, `-` and `_`, fit for any link. Pure. */
export function wordOfData(data: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The plain data of such a word; undefined where it is none. Pure. */
export function dataOfWord(word: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return data;
  } catch {
    return undefined;
  }
}

/** A variant's name as links carry it: `a+b` as `a b`, for a plus stands for a space there. Pure. */
export function variantToWord(variant: string): string {
  return variant.replaceAll('+', ' ');
}

/** The variant that a link names. Pure. */
export function variantOfWord(word: string): string {
  return word.replaceAll(' ', '+');
}

/** What of a run a link opens. */
export interface Linked {
  /** What the run is called there. */
  readonly name: string;
  readonly events: readonly { readonly type: string }[];
  /** The rules it runs under. */
  readonly variant: string;
}

/** What a server takes as an address is not without end, and a page asks for its parts with the address in hand: this is well below it. */
const LONGEST_WORD = 6000;

/** Whether a word is too long for a link. Pure. */
export function isTooLong(word: string): boolean {
  return word.length > LONGEST_WORD;
}

/**
 * A link to an example's page on which other events are played from the example's start, as a branch of that name. Pure.
 * @returns what follows the debugger's own address, `?path=/story/…`; none where there are too many events for one
 */
export function branchLink(example: Pick<Example, 'clause' | 'slug' | 'variant'>, { name, events, variant }: Linked): string | undefined {
  const branch = wordOfData({ id: 1, name, from: 0, events, waived: {} });
  if (isTooLong(branch)) return undefined;
  return linkTo(exampleStoryId(example), {
    ...(variant === (example.variant ?? DEFAULT_VARIANT) ? {} : { variant: variantToWord(variant) }),
    ...(events.length === 0 ? { step: 0 } : { branch }),
  });
}

/**
 * A link to a module's page of a table of one's own, on which a table is played up to one of its steps. Pure.
 * @param text the table as it is typed there
 * @returns what follows the debugger's own address; none where the table is too long for one
 */
export function tableLink(module: string, text: string, step: number): string | undefined {
  const table = wordOfData(text);
  return isTooLong(table) ? undefined : linkTo(tableStoryId(module), { step, table });
}

function linkTo(storyId: string, shown: Readonly<Record<string, string | number>>): string {
  const args = Object.entries(shown).map(([key, value]) => `${key}:${String(value)}`).join(';');
  return `?path=/story/${encodeURIComponent(storyId)}&args=${encodeURIComponent(args)}`;
}
