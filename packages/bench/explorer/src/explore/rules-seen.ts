/** Which answers each rule has given on a walk, and where each was given first. */

import type { Outcome, RuleTable } from '@rulebench/core';
import { observing, type Consulted } from '@rulebench/core/bench';

/** A try: the state it was made in, and its number there; -1 for the start of that number. */
export interface Where {
  readonly place: number;
  readonly number: number;
}

export type Answers = Readonly<Partial<Record<Outcome, Where>>>;

/** The rules that decide events or the context; those of input decide before anything starts. Pure. */
export function decidingRules(rules: RuleTable): readonly string[] {
  return Object.values(rules).filter((one) => one.kind !== 'measure' && !('of' in one && one.of === 'input')).map(({ id }) => id);
}

export class RulesSeen {
  readonly #answers: Map<string, Partial<Record<Outcome, Where>>>;
  /** Those that were not yet seen both to allow and to refuse. */
  readonly #open: Set<string>;

  constructor(rules: RuleTable) {
    const ids = decidingRules(rules);
    this.#answers = new Map(ids.map((id) => [id, {}]));
    this.#open = new Set(ids);
  }

  /** Whether every rule has been seen both ways, so that nothing more is to be learnt. */
  get settled(): boolean { return this.#open.size === 0; }

  answersOf(rule: string): Answers {
    return this.#answers.get(rule) ?? {};
  }

  /** Runs a step, and notes what the rules said in it. */
  during<T>(where: Where, work: () => T): { readonly result: T; readonly consulted: readonly Consulted[] } {
    const observed = observing(work);
    if (!this.settled) for (const { id, outcome } of observed.consulted) if (outcome !== undefined) this.note(id, outcome, where);
    return observed;
  }

  note(rule: string, outcome: Outcome, where: Where): void {
    if (!this.#open.has(rule)) return;
    const answers = this.#answers.get(rule) ?? {};
    answers[outcome] ??= where;
    if (answers.allowed !== undefined && answers.refused !== undefined) this.#open.delete(rule);
  }

  /** All that was noted, to be noted again by another walk. */
  noted(): readonly (readonly [rule: string, outcome: Outcome, where: Where])[] {
    return [...this.#answers].flatMap(([rule, answers]) =>
      OUTCOMES.flatMap((outcome) => { const where = answers[outcome]; return where === undefined ? [] : [[rule, outcome, where] as const]; }));
  }
}

const OUTCOMES = ['allowed', 'refused', 'unknown'] as const;
