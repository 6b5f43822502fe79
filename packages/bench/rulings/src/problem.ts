/** Problems: how one is made, and the nearest right word for one that is wrong. */

import { distance } from 'fastest-levenshtein';
import type { Place, Problem } from './types.ts';

export function problem(code: string, place: Place, message: string, hint?: string): Problem {
  return hint === undefined ? { code, place, message } : { code, place, message, hint };
}

/** The known word that was most likely meant; none where nothing is near. Pure. */
export function nearest(found: string, known: Iterable<string>): string | undefined {
  const lower = found.toLowerCase();
  let best: { word: string; far: number } | undefined;
  for (const word of known) {
    const far = distance(lower, word.toLowerCase());
    if (best === undefined || far < best.far) best = { word, far };
  }
  if (best === undefined) return undefined;
  return best.far <= Math.max(2, Math.ceil(found.length / 3)) ? best.word : undefined;
}

const MANY = 12;

/** "did you mean …?", else the words there are. Pure. */
export function suggest(found: string, known: Iterable<string>): string {
  const words = [...known];
  const near = nearest(found, words);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (words.length === 0) return 'there are none to choose from';
  return `there ${words.length === 1 ? 'is' : 'are'} ${words.slice(0, MANY).join(', ')}${words.length > MANY ? ', …' : ''}`;
}

/** The same of a module, which may also be one that was not named yet. Pure. */
export function suggestModule(found: string, modules: ReadonlyMap<string, unknown>): string {
  if (modules.size === 0) return 'no module was found; name one with --module <path>';
  const near = nearest(found, modules.keys());
  return near === undefined ? `${suggest(found, modules.keys())}; name another with --module <path>` : `did you mean "${near}"?`;
}

/** How to call the part at a path in a message: by its key, or by its place in a list. Pure. */
export function called(path: readonly string[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'this';
  return /^\d+$/.test(last) ? `item ${Number(last) + 1}` : `"${last}"`;
}

/** Plain data in a few words, for messages. Pure. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/** By file, line and column. Pure. */
export function sorted(problems: Iterable<Problem>): readonly Problem[] {
  return [...problems].sort((a, b) => (a.place.file < b.place.file ? -1 : a.place.file > b.place.file ? 1 : a.place.line - b.place.line || a.place.column - b.place.column));
}
