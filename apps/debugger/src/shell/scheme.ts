/** Which colour scheme is shown: the system's, unless the reader chose one. */

export type Scheme = 'light' | 'dark';
export type SchemeChoice = Scheme | 'system';

/** The name of Storybook's global that carries the choice, so that a link can carry it too. */
export const SCHEME_GLOBAL = 'scheme';

/** What a global or a stored value says; anything unknown is the system's. Pure. */
export function schemeChoice(value: unknown): SchemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Pure. */
export function schemeOf(choice: SchemeChoice, systemIsDark: boolean): Scheme {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}
