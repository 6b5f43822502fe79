/** Playing on under a house rule: the same module with the answers of some rules set, for one branch. */

import type { AnyMachineSnapshot } from 'xstate';
import type { LeafRule, Outcome, RuleTable } from '@rulebench/core';
import { persist, restore, type Bench, type Candidate } from '@rulebench/core/explain';
import type { Verdict } from '@rulebench/core';

/** The answers that a house rule gives, by the id of the rule. */
export type Waived = Readonly<Record<string, 'allowed' | 'refused'>>;

function fixed(table: RuleTable, id: string, outcome: Outcome): LeafRule {
  const rule = table[id];
  const of = rule?.kind === 'rule' ? rule.of : 'context';
  return { kind: 'rule', id, of, cites: [], says: `by a house rule: ${outcome}`, decide: () => ({ outcome, values: {} }) };
}

/**
 * The bench with the answers of some rules set; itself where none are. Pure.
 * A machine of its own is made, so that nothing outside the branch plays by it.
 */
export function houseBench(bench: Bench, waived: Waived): Bench {
  const ids = Object.keys(waived);
  if (ids.length === 0) return bench;
  const rules: RuleTable = { ...bench.rules, ...Object.fromEntries(ids.map((id) => [id, fixed(bench.rules, id, waived[id] ?? 'allowed')])) };
  return { ...bench, rules, machine: bench.module.machineOf(rules, bench.variant) };
}

/** A snapshot as one of another bench of the same module and variant. */
export function carriedOver(bench: Bench, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  return restore(bench, persist(snapshot));
}

/** What a set of rules that stand in the way must answer for the move to be legal: each the opposite of what it does. Pure. */
export function waivedBy(candidate: Candidate, set: readonly string[]): Waived {
  const now = candidate.verdict === undefined ? new Map<string, Outcome>() : outcomesIn(candidate.verdict);
  return Object.fromEntries(set.map((id) => [id, now.get(id) === 'allowed' ? 'refused' as const : 'allowed' as const]));
}

function outcomesIn(verdict: Verdict): Map<string, Outcome> {
  if (verdict.kind === 'guard') return new Map();
  return new Map([[verdict.rule, verdict.outcome], ...verdict.parts.flatMap((part) => [...outcomesIn(part)])]);
}
