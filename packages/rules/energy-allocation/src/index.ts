/** The energy allocation phase: the machine, the rules it is made of, and why it takes or refuses an event. */

import { validateInput as validateBy, type InputJudgement } from '@rulebench/core';
import type { Input } from './model.ts';
import { rules } from './table.ts';

export { explain } from '@rulebench/core/explain';
export { machine, machineOf } from './machine.ts';
export { rules };
export type * from './model.ts';

/**
 * Asks every rule of input whether the phase can begin on this table. Pure. The machine asks the same, and does not
 * start (RB201) where the answer is no.
 */
export function validateInput(input: Input): InputJudgement {
  return validateBy(rules, input);
}
