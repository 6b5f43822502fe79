/** Tables of rules, and what a machine takes from them: guards for XState's `setup`, and the values of measures. */

import type { AnyStateMachine } from 'xstate';
import { RulebenchError } from './errors.ts';
import { isRecord, type Json } from './json.ts';
import { outcomeOf, valueOf } from './judge.ts';
import type { ArgsOf, CombinedRule, LeafRule, Measure, Rule, Ruled, RuleTable } from './rule.ts';
import { flawOf, type Shapes } from './shape.ts';

/** The table that a list of rules and measures makes. */
export type TableFrom<L extends readonly Ruled[]> = { readonly [R in L[number] as R['id']]: R };

/**
 * A table of rules and measures by their ids: of a list of them, which writes no id twice, or of a table whose keys are the ids. Pure.
 * @throws RB205 where a key is not the id, or two are of the same id.
 */
export function tableOf<const L extends readonly Ruled[]>(list: L): TableFrom<L>;
export function tableOf<T extends RuleTable>(table: T): T;
export function tableOf(rules: readonly Ruled[] | RuleTable): RuleTable {
  const entries = Array.isArray(rules) ? rules.map((one: Ruled) => [one.id, one] as const) : Object.entries(rules);
  const table = Object.fromEntries(entries);
  for (const [key, { id }] of entries) {
    if (key !== id) throw new RulebenchError('RB205', `the table holds "${id}" under the key "${key}"; the key must be the id`);
  }
  if (Object.keys(table).length < entries.length) throw new RulebenchError('RB205', 'the table holds two of the same id');
  return table;
}

type GuardName<T> = { [K in keyof T]: T[K] extends { readonly kind: 'measure' } ? never : K }[keyof T] & string;

/** A guard that knows its rule, so that a machine can be explained without being told which rules it has. */
export interface RuledGuard<A = unknown> {
  (args: { context: unknown; event: unknown }, params: A): boolean;
  readonly rule: Rule;
  readonly table: RuleTable;
}

/** The guard that every machine has beside those of its rules: it knows what its events are made of. */
interface FormGuard {
  (args: { event: unknown }): boolean;
  readonly flawIn: (event: unknown) => string | undefined;
}

/** What is wrong with an event is found once, however many rules are asked about it. */
function formGuard(shapes: Shapes): FormGuard {
  let last: unknown;
  let flaw: string | undefined;
  const flawIn = (event: unknown): string | undefined => {
    if (event === last) return flaw;
    const type = isRecord(event) ? event['type'] : undefined;
    const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
    last = event;
    return (flaw = shape === undefined || typeof type !== 'string' ? undefined : flawOf(shape, event, type));
  };
  return Object.assign(({ event }: { event: unknown }) => flawIn(event) === undefined, { flawIn });
}

/** What is wrong with the form of an event for a machine whose guards were told what its events are made of; nothing where all is well. */
export function flawFor({ implementations: { guards } }: AnyStateMachine, event: unknown): string | undefined {
  const guard: unknown = guards['isWellFormed'];
  return typeof guard === 'function' && 'flawIn' in guard ? (guard as unknown as FormGuard).flawIn(event) : undefined; // boundary: made by `guardsOf`
}

/**
 * Guards for `setup({ guards })`, one per rule of the table; only `allowed` passes. A rule's arguments are the guard's params.
 *
 * @param shapes what the machine's events are made of: what is not, passes no guard. A transition without a rule has the guard `isWellFormed`
 */
export function guardsOf<T extends RuleTable>(table: T, shapes: Shapes = {}) {
  const isWellFormed = formGuard(shapes);
  const guards: Record<string, RuledGuard> = {};
  for (const [id, entry] of Object.entries(table)) {
    if (entry.kind === 'measure') continue;
    const rule = entry as LeafRule | CombinedRule; // boundary: what is no measure is a rule
    guards[id] = Object.assign(
      ({ context, event }: { context: unknown; event: unknown }, params: unknown) =>
        isWellFormed({ event }) && outcomeOf(rule as Rule<Json>, { table, context, event }, params as Json) === 'allowed', // boundary: params are the rule's arguments
      { rule, table },
    );
  }
  return { ...guards, isWellFormed } as unknown as { [K in GuardName<T>]: GuardFor<T[K]> } & { isWellFormed: (args: { event: unknown }) => boolean }; // boundary: one guard per rule, made above
}

type GuardFor<R> = R extends LeafRule<infer A>
  ? ([A] extends [void] ? (args: { context: unknown; event: unknown }) => boolean : (args: { context: unknown; event: unknown }, params: A) => boolean)
  : (args: { context: unknown; event: unknown }) => boolean;

/** Whether a guard of a machine was made by `guardsOf`. */
export function isRuledGuard(guard: unknown): guard is RuledGuard {
  return typeof guard === 'function' && 'rule' in guard && 'table' in guard;
}

/** Reads measures of one table: `const read = reader(rules); read(dieOf, context, { ship, system })`. */
export function reader(table: RuleTable) {
  return <A extends Json | void, V>(measure: Measure<A, V>, context: unknown, ...args: ArgsOf<A>): V =>
    valueOf(measure, { table, context }, ...args);
}

