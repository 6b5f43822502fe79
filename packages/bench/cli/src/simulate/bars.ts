/** Bars of blocks, an eighth of a character fine. */

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;
const FULL = '█';

/** A bar for a share of the whole, from 0 to 1, on so many characters; what is more than nothing is never invisible. Pure. */
export function barOf(share: number, width: number): string {
  const eighths = Math.max(share > 0 ? 1 : 0, Math.round(Math.min(1, Math.max(0, share)) * width * 8));
  return FULL.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}
