/** How many of something, in words. */

/** A number of things, for people: `1 step`, `3 steps`, `12,000 states`. Pure. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
