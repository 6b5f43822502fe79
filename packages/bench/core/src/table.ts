/** Tables of rules, and what a machine takes from them: guards for XState's `setup`, and the values of measures. */

import { RulebenchError } from './errors.ts';
import type { Json } from './json.ts';
import { outcomeOf, valueOf } from './judge.ts';
import type { ArgsOf, CombinedRule, LeafRule, Measure, Rule, Ruled, RuleTable } from './rule.ts';

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

/** Guards for `setup({ guards })`, one per rule of the table; only `allowed` passes. A rule's arguments are the guard's params. */
export function guardsOf<T extends RuleTable>(table: T) {
  const guards: Record<string, RuledGuard> = {};
  for (const [id, entry] of Object.entries(table)) {
    if (entry.kind === 'measure') continue;
    const rule = entry as LeafRule | CombinedRule; // boundary: what is no measure is a rule
    guards[id] = Object.assign(
      ({ context, event }: { context: unknown; event: unknown }, params: unknown) =>
        outcomeOf(rule as Rule<Json>, { table, context, event }, params as Json) === 'allowed', // boundary: params are the rule's arguments
      { rule, table },
    );
  }
  return guards as unknown as { [K in GuardName<T>]: GuardFor<T[K]> }; // boundary: one guard per rule, made above
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

