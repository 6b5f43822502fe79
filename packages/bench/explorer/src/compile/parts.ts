/** What XState's built-in guards and actions carry with them. Their makers are documented; what they make is read here alone. */

/** A built-in, as far as the compiler looks into it. */
export interface Parts {
  readonly type?: string;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
  readonly assignment?: unknown;
  readonly event?: unknown;
  readonly delay?: unknown;
  readonly value?: unknown;
  readonly collect?: unknown;
}

/** The parts of a built-in. */
export function partsOf(builtIn: unknown): Parts {
  return builtIn as Parts; // boundary: read with care, each part is checked where it is used
}

/** Whether an action is one of XState's own, rather than a function that acts on the world outside. */
export function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action;
}
