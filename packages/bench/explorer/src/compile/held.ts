/** A state of a compiled machine: plain data, and within it, which nobody else sees or copies, what is active. */

import type { State } from '../stepper.ts';
import type { Configuration, Context } from './shapes.ts';

export class Held implements State {
  readonly value: State['value'];
  readonly context: Context;
  readonly status: 'active' | 'done';
  readonly output: unknown;
  readonly historyValue: NonNullable<State['historyValue']>;
  readonly #active: Configuration;

  constructor(active: Configuration, context: Context, status: 'active' | 'done', output: unknown) {
    this.value = active.value;
    this.context = context;
    this.status = status;
    this.output = output;
    this.historyValue = active.remembered;
    this.#active = active;
  }

  static activeIn(state: Held): Configuration {
    return state.#active;
  }
}
