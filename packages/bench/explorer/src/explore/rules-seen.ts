/** Which answers each rule has given on a walk, and where each was given first. */

import type { Outcome, RuleTable } from '@rulebench/core';
import { observing } from '@rulebench/core/bench';

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

/** A rule's answer that it had not given before. */
export type Answered = readonly [rule: string, outcome: Outcome];

const NOTHING: readonly never[] = [];

export class RulesSeen {
  readonly #answers: Map<string, Answers>;
  /** Those that were not yet seen both to allow and to refuse. */
  readonly #open: Set<string>;

  /** @param known what is known from the beginning */
  constructor(rules: RuleTable, known: readonly (readonly [rule: string, answers: Answers])[] = []) {
    this.#answers = new Map([...decidingRules(rules).map((id): [string, Answers] => [id, {}]), ...known]);
    this.#open = new Set([...this.#answers].filter(([, { allowed, refused }]) => allowed === undefined || refused === undefined).map(([id]) => id));
  }

  answersOf(rule: string): Answers {
    return this.#answers.get(rule) ?? {};
  }

  /** Runs a step, and notes what the rules said in it. @returns with it what is news */
  during<T>(where: Where, work: () => T): { readonly result: T; readonly news: readonly Answered[] } {
    if (this.#open.size === 0) return { result: work(), news: NOTHING };
    const { result, consulted } = observing(work);
    return { result, news: consulted.flatMap(({ id, outcome }): Answered[] => (outcome !== undefined && this.note(id, outcome, where) ? [[id, outcome]] : [])) };
  }

  /** @returns whether that is news */
  note(rule: string, outcome: Outcome, where: Where): boolean {
    const answers = this.#answers.get(rule);
    if (answers?.[outcome] !== undefined || !this.#open.has(rule)) return false;
    this.#answers.set(rule, { ...answers, [outcome]: where });
    if ((answers?.allowed !== undefined && outcome === 'refused') || (answers?.refused !== undefined && outcome === 'allowed')) this.#open.delete(rule);
    return true;
  }

  /** What each rule has answered, to be known to another from its beginning. */
  answers(): readonly (readonly [rule: string, answers: Answers])[] { return [...this.#answers]; }

  /** All that was noted, to be noted again by another walk. */
  noted(): readonly (readonly [rule: string, outcome: Outcome, where: Where])[] {
    return [...this.#answers].flatMap(([rule, answers]) =>
      OUTCOMES.flatMap((outcome) => { const where = answers[outcome]; return where === undefined ? [] : [[rule, outcome, where] as const]; }));
  }
}

const OUTCOMES = ['allowed', 'refused', 'unknown'] as const;
