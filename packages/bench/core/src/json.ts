/** What survives `JSON.stringify`: the only data that contexts, events, effects and verdicts are made of. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Named values that a decision compared, for the words of a verdict. */
export type Values = Readonly<Record<string, Json>>;

/** A way into plain data: `['ships', 'F1', 'drawn']`. */
export type Path = readonly (string | number)[];

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two pieces of plain data say the same; the order of an object's keys does not count. Pure. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  return keys.length === Object.keys(b).filter((key) => b[key] !== undefined).length
    && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
}
