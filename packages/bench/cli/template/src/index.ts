/** The public face: the machine, the rules it is made of, and why it takes or refuses an event. */

import { validateInput as validateBy, type InputJudgement } from '@rulebench/core';
import type { Input } from './model.ts';
import { rules } from './rules.ts';

export { explain } from '@rulebench/core/explain';
export { machine, machineOf } from './machine.ts';
export { rules };
export type * from './model.ts';

/**
 * Whether a table can be played on: the verdict of every rule of input, and the clauses by which it is refused. Pure.
 *
 * @example
 * const { ok } = validateInput(input); // true
 */
export function validateInput(input: Input): InputJudgement {
  return validateBy(rules, input);
}
