/** Coverage, both ways: of clauses by the examples that show them, and of rules, measures, states and transitions by where they were decisive. */

import type { ClauseId } from '@rulebench/core';
import { citersOf, citersOfVariants, type Citing } from './citers.ts';
import type { Citer, ClauseCoverage, Coverage, Decisive, ElementCoverage, RuleCoverage, Sighting } from './coverage-types.ts';
import { decisiveForInput, decisiveIn, type Finding } from './decisive.ts';
import { rulingIdOf } from './library.ts';
import type { Attempt } from './run-example.ts';
import { benchFor } from './tape.ts';
import type { Clause, Ruling } from './types.ts';
import type { RuleModule } from '@rulebench/core';

/** An example that passed, with all that was decisive in it. */
export interface Shown {
  readonly attempt: Attempt;
  readonly decisive: readonly Decisive[];
}

/** What was decisive in an example; nothing where it failed. Pure. */
export function shownBy(attempt: Attempt): Shown {
  const { bench, input, played, failures, example } = attempt;
  if (bench === undefined || failures.length > 0) return { attempt, decisive: [] };
  const at = (step: number) => (finding: Finding): Decisive => ({ ...finding, step });
  if (example.givenRefused !== undefined) return { attempt, decisive: decisiveForInput(bench, input).map(at(0)) };
  return { attempt, decisive: played.flatMap((one, step) => decisiveIn(bench, one, input).map(at(step))) };
}

/** What of a library counts. */
export interface Scope {
  readonly rulings: readonly Ruling[];
  readonly modules: readonly RuleModule[];
  readonly variantOf: (module: RuleModule) => string | undefined;
  /** Only the clauses of this module. */
  readonly module?: string;
}

/** The coverage that some examples give. Pure. */
export function coverageOf(scope: Scope, shown: readonly Shown[]): Coverage {
  const seen = new Map<string, Sighting[]>();
  const emitted = new Map<string, Citing>();
  for (const { attempt, decisive } of shown) {
    const variant = attempt.variant ?? '';
    for (const one of decisive) {
      const key = seenKey(one, variant, one.outcome);
      const list = seen.get(key) ?? [];
      list.push({ ruling: rulingIdOf(attempt.example.clause), example: attempt.example.slug, step: one.step });
      seen.set(key, list);
      if (one.kind === 'effect' || one.kind === 'choice') collect(emitted, one);
    }
  }
  const citers = [...scope.modules.flatMap((module) => citersOf(benchFor(module, scope.variantOf(module)))), ...emitted.values()];
  return {
    clauses: clausesOf(scope, shown, [...citers, ...scope.modules.flatMap(citersOfVariants)]),
    rules: rulesOf(scope, seen),
    elements: elementsOf(scope, citers, seen),
  };
}

/** Rules are counted under the variant whose table they are of; everything else wherever it was. */
function seenKey({ kind, module, id }: Citer, variant: string, outcome: string | undefined): string {
  return [kind, module, id, kind === 'rule' || kind === 'input' ? variant : '', outcome ?? ''].join(' ');
}

/** Effects and choices are known by being seen; all their clauses together. */
function collect(emitted: Map<string, Citing>, { kind, module, id, cites }: Decisive): void {
  const key = `${kind} ${module} ${id}`;
  const known = emitted.get(key);
  emitted.set(key, { kind, module, id, cites: [...new Set([...(known?.cites ?? []), ...cites])] });
}

function clausesOf({ rulings, module }: Scope, shown: readonly Shown[], citers: readonly Citing[]): readonly ClauseCoverage[] {
  const byClause = grouped(shown, ({ attempt }) => [attempt.example.clause]);
  const citing = grouped(citers, ({ cites }) => cites);
  return rulings.flatMap((ruling) => ruling.clauses
    .filter((clause) => module === undefined || clause.module === module)
    .map((clause) => clauseCoverage(ruling, clause, byClause.get(clause.id) ?? [], citing.get(clause.id) ?? [])));
}

function clauseCoverage(ruling: Ruling, clause: Clause, shown: readonly Shown[], citers: readonly Citing[]): ClauseCoverage {
  const examples = shown.map(({ attempt, decisive }) => ({
    slug: attempt.example.slug, name: attempt.example.name, ok: attempt.failures.length === 0,
    decisive: decisive.filter(({ cites }) => cites.includes(clause.id)),
  }));
  return {
    clause: clause.id, ruling: ruling.id, status: clause.status, examples,
    covered: clause.status === 'runnable' && examples.some(({ decisive }) => decisive.length > 0),
    citedBy: [...new Map(citers.map(({ kind, module, id }) => [`${kind} ${module} ${id}`, { kind, module, id }])).values()],
    ...(clause.module === undefined ? {} : { module: clause.module }),
  };
}

function rulesOf({ modules, variantOf }: Scope, seen: ReadonlyMap<string, readonly Sighting[]>): readonly RuleCoverage[] {
  return modules.flatMap((module) => {
    const variant = variantOf(module);
    const bench = benchFor(module, variant);
    return citersOf(bench).filter(({ kind }) => kind === 'rule' || kind === 'input').map((citer): RuleCoverage => {
      const sightings = (outcome: string): readonly Sighting[] => variantsWith(module, citer.id, variant).flatMap((one) => seen.get(seenKey(citer, one, outcome)) ?? []);
      return { module: module.id, rule: citer.id, input: citer.kind === 'input', cites: citer.cites, allowed: sightings('allowed'), refused: sightings('refused') };
    });
  });
}

/** The variants whose table holds the same rule: an example under one of them shows it as well. */
function variantsWith(module: RuleModule, id: string, variant: string | undefined): readonly string[] {
  const rule = benchFor(module, variant).rules[id];
  const all = ['', 'default', ...(module.variants ?? []).map((one) => one.id)];
  return all.filter((one) => benchFor(module, one === '' ? undefined : one).rules[id] === rule);
}

function elementsOf({ modules }: Scope, citers: readonly Citing[], seen: ReadonlyMap<string, readonly Sighting[]>): readonly ElementCoverage[] {
  const counted = new Set(modules.map(({ id }) => id));
  return citers
    .filter(({ kind, module }) => kind !== 'rule' && kind !== 'input' && counted.has(module))
    .map((citer) => ({ ...citer, seen: seen.get(seenKey(citer, '', undefined)) ?? [] }));
}

function grouped<T>(items: readonly T[], clauses: (item: T) => readonly ClauseId[]): ReadonlyMap<ClauseId, readonly T[]> {
  const groups = new Map<ClauseId, T[]>();
  for (const item of items) {
    for (const clause of new Set(clauses(item))) {
      const group = groups.get(clause) ?? [];
      group.push(item);
      groups.set(clause, group);
    }
  }
  return groups;
}
