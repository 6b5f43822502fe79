/** Dilemmas: the machine that meets one, the rules it is made of, and why it takes or refuses an event. */

import { validateInput as validateBy, type InputJudgement } from '@rulebench/core';
import type { Input } from './model.ts';
import { rules } from './rules.ts';

export { explain } from '@rulebench/core/explain';
export { machine, machineOf } from './machine.ts';
export { rules };
export type * from './model.ts';

/**
 * Whether there is a dilemma to meet and somebody to meet it: the verdict of every rule of input, and the clauses by which it is refused. Pure.
 *
 * @example
 * const { ok, by } = validateInput(input); // false, ['cr98/encountered/1', 'base/dilemma/1']
 */
export function validateInput(input: Input): InputJudgement {
  return validateBy(rules, input);
}
