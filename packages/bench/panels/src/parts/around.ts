/** Of a list of thousands, the part that is drawn: those around the one that is looked at. The rest come into sight as the cursor moves. */

/** Entries of a list, from `from` up to, and without, `to`. */
export interface Part { readonly from: number; readonly to: number }

/** Lists that are no longer than this are drawn whole. */
const WHOLE = 200;
/** Entries on each side of the one that is looked at. */
const BESIDE = 40;

/** The part of a list of `length` entries that is drawn where `at` is looked at. Pure. */
export function partAround(length: number, at: number): Part {
  if (length <= WHOLE) return { from: 0, to: length };
  const from = Math.max(0, Math.min(at - BESIDE, length - 1 - 2 * BESIDE));
  return { from, to: Math.min(length, from + 1 + 2 * BESIDE) };
}
