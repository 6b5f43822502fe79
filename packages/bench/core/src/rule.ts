/**
 * Rules and measures: the named, pure functions that decide and count, each citing the clauses it comes from.
 * A rule decides one point; a measure has a value. Both may consult others, always by id, so that replacing one in
 * a table replaces it everywhere.
 */

import type { ClauseId } from './clause.ts';
import type { Json, Path } from './json.ts';
import type { Decision, Outcome } from './verdict.ts';

/** How a rule or measure consults the others of its table. */
export interface Consult {
  /** The outcome of another rule, which becomes a part of this one's verdict. */
  readonly ask: <A extends Json | void>(rule: Rule<A>, ...args: ArgsOf<A>) => Outcome;
  /** The value of a measure, which is noted in this rule's verdict. */
  readonly read: <A extends Json | void, V>(measure: Measure<A, V>, ...args: ArgsOf<A>) => V;
}

/** No argument where a rule or measure takes none. */
export type ArgsOf<A> = [A] extends [void] ? [] : [args: A];

/** What a rule looks at. `event` is there for rules that name the events they decide (`on`); `input` for rules of input. */
export interface Facts extends Consult {
  readonly context: unknown;
  readonly event: unknown;
  readonly input: unknown;
}

/** One template, or one per outcome; `{name}` stands for a value of the decision. */
export type Says = string | { readonly allowed: string; readonly refused: string; readonly unknown?: string };

/** A place of the context as it would have to be: with another value, or, without one, gone. */
export interface ContextChange { readonly at: Path; readonly to?: Json }

/** A change of the table by hand that would let a rule allow: what no move does, but a designer may want to look at. */
export interface Mend {
  /** How the table is then: "the Galaxy is not stopped". */
  readonly says: string;
  readonly changes: readonly ContextChange[];
}

interface RuleBase {
  readonly id: string;
  readonly cites: readonly ClauseId[];
  readonly says: Says;
}

export interface LeafRule<A extends Json | void = void> extends RuleBase {
  readonly kind: 'rule';
  /** The events it decides; without them it reads the context only. */
  readonly on?: readonly string[];
  /** Rules of input are asked before a machine starts, by `validateInput`. */
  readonly of: 'event' | 'context' | 'input';
  decide(facts: Facts, args: A): Decision;
  /** The ways to mend what it refuses, each enough for itself; asked by tools alone, and only where it refuses. */
  mend?(facts: Pick<Facts, 'context' | 'ask' | 'read'> & Partial<Pick<Facts, 'event'>>, args: A): readonly Mend[];
}

export interface CombinedRule extends RuleBase {
  readonly kind: 'all' | 'any' | 'not';
  readonly parts: readonly Rule[];
}

export type Rule<A extends Json | void = void> = LeafRule<A> | CombinedRule;

export interface Measure<A extends Json | void, V> {
  readonly kind: 'measure';
  readonly id: string;
  readonly cites: readonly ClauseId[];
  /** `{value}` and the names in the arguments are put in. */
  readonly says: string;
  /** JSON Schema of the data that a variant may put in its place, whatever the table; none where it can only be worked out. */
  readonly mayBe?: Readonly<Record<string, unknown>>;
  value(facts: Consult & { readonly context: unknown }, args: A): V;
}

/** A rule or measure of any arguments and values. */
export type Ruled = Rule<never> | Measure<never, unknown>;

/** Rules and measures by id. `tableOf` makes one; `{ ...table, ...replaced }` is a variant's. */
export type RuleTable = Readonly<Record<string, Ruled>>;

type EventBase = { readonly type: string };

/** A rule or measure whose id the compiler knows, so that a list of them makes a table. */
type Known<R, N extends string> = R & { readonly id: N };

/** Words of a combination are made from its parts, unless given. */
export interface Combination<N extends string = string> {
  readonly id: N;
  readonly cites?: readonly ClauseId[];
  readonly says?: Says;
}

/**
 * The makers of rules for one machine, typed by its context, events and input. Pure.
 *
 * @example
 * const { rule, all } = rulesFor<Context, Event, Input>();
 * const shipDrewCard = rule({
 *   id: 'shipDrewCard', on: 'PICK', cites: ['ea/select/1'], says: '{ship} drew {drawn}',
 *   decide: ({ context, event }) => holds(drawnFor(context, event.ship).includes(event.card), { ship: event.ship }),
 * });
 */
export function rulesFor<C, E extends EventBase, I = unknown>() {
  type On<T extends E['type']> = Extract<E, { readonly type: T }>;
  type EventFacts<T extends E['type']> = Consult & { readonly context: C; readonly event: On<T> };
  type ContextFacts = Consult & { readonly context: C };
  type InputFacts = Consult & { readonly input: I };

  /** A rule that decides the events it names. */
  function rule<T extends E['type'], A extends Json | void = void, const N extends string = string>(def: {
    readonly id: N; readonly on: T | readonly T[]; readonly cites: readonly ClauseId[]; readonly says: Says;
    decide(facts: EventFacts<T>, args: A): Decision;
    mend?(facts: EventFacts<T>, args: A): readonly Mend[];
  }): Known<LeafRule<A>, N>;
  /** A rule of the context alone: fit for `always`, for entry, and for several events. */
  function rule<A extends Json | void = void, const N extends string = string>(def: {
    readonly id: N; readonly on?: undefined; readonly cites: readonly ClauseId[]; readonly says: Says;
    decide(facts: ContextFacts, args: A): Decision;
    mend?(facts: ContextFacts, args: A): readonly Mend[];
  }): Known<LeafRule<A>, N>;
  function rule(def: {
    readonly id: string; readonly on?: string | readonly string[] | undefined; readonly cites: readonly ClauseId[]; readonly says: Says;
    decide(facts: never, args: never): Decision;
    mend?(facts: never, args: never): readonly Mend[];
  }): LeafRule<never> {
    const { on, ...rest } = def;
    return on === undefined ? { ...rest, kind: 'rule', of: 'context' } : { ...rest, kind: 'rule', of: 'event', on: typeof on === 'string' ? [on] : on };
  }

  /** A rule that a machine's input must satisfy before it starts. */
  function inputRule<const N extends string = string>(def: {
    readonly id: N; readonly cites: readonly ClauseId[]; readonly says: Says;
    decide(facts: InputFacts): Decision;
  }): Known<LeafRule, N> {
    return { ...def, kind: 'rule', of: 'input' } as Known<LeafRule, N>; // boundary: facts carry what `validateInput` puts in
  }

  function measure<V, A extends Json | void = void, const N extends string = string>(def: {
    readonly id: N; readonly cites: readonly ClauseId[]; readonly says: string; readonly mayBe?: Readonly<Record<string, unknown>>;
    value(facts: ContextFacts, args: A): V;
  }): Known<Measure<A, V>, N> {
    return { ...def, kind: 'measure' };
  }

  const combine = <N extends string>(kind: CombinedRule['kind'], def: Combination<N>, parts: readonly Rule[]): Known<CombinedRule, N> =>
    ({ cites: [], says: '', ...def, kind, parts });

  return {
    rule,
    inputRule,
    measure,
    /** Allowed when every part is. */
    all: <const N extends string>(def: Combination<N> & { readonly of: readonly Rule[] }) => combine('all', def, def.of),
    /** Allowed when one part is. */
    any: <const N extends string>(def: Combination<N> & { readonly of: readonly Rule[] }) => combine('any', def, def.of),
    /** Allowed when the part is refused; unknown stays unknown. */
    not: <const N extends string>(def: Combination<N> & { readonly of: Rule }) => combine('not', def, [def.of]),
  };
}
