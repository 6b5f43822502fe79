/**
 * Whether the ruling examples alone would notice if a rule said something else. Every rule of every module is turned round, always
 * allowed, and always refused, one at a time, and the examples run again until one fails: those of the clauses that the rule cites first.
 * A rule that can be bent unseen is named. The report counts every bent rule as a check. Modules may be named: `npm run negation -- battle`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Ruled, RuleModule } from '@rulebench/core';
import { bending, type Bend } from '@rulebench/core/bench';
import { examplesOf, inForce, libraryFrom, runExample, type Example, type Library } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const reports = fileURLToPath(new URL('../reports/', import.meta.url));
const BENDS: readonly Bend[] = ['negated', 'allowed', 'refused'];

const { library, problems } = await loadLibrary({ root });
if (problems.length > 0) throw new Error('the rulings have problems; npx rulebench check names them');

const named = process.argv.slice(2);
const counted = [...library.modules.values()].filter(({ id }) => named.length === 0 || named.includes(id)).map(bentOf);
const passed = counted.reduce((sum, one) => sum + one.passed, 0);
const failed = counted.reduce((sum, one) => sum + one.failed, 0);
mkdirSync(reports, { recursive: true });
writeFileSync(`${reports}negation.json`, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }));
if (failed > 0 || passed === 0) process.exitCode = 1;

function bentOf(module: RuleModule): { readonly passed: number; readonly failed: number } {
  const examples = examplesOf(inForce(library), module.id);
  const rules = Object.values(module.rules).filter(({ kind }) => kind !== 'measure');
  const unseen = rules.map((rule) => ({ rule: rule.id, bends: BENDS.filter((bend) => !isNoticed(rule, bend, module, examples)) })).filter(({ bends }) => bends.length > 0);
  const missed = unseen.flatMap(({ bends }) => bends).length;
  const failing = examples.filter((example) => !runExample(library, example).ok);
  console.log(`${module.id}: ${String(rules.length * BENDS.length - missed)} of ${String(rules.length * BENDS.length)} bent rules (${String(rules.length)} rules) are noticed by ${String(examples.length)} ruling examples`);
  for (const { rule, bends } of unseen) console.error(`  no example fails with ${rule} ${bends.map((bend) => (bend === 'negated' ? bend : `always ${bend}`)).join(', or ')}`);
  for (const { clause, name } of failing) console.error(`  ${clause} fails as it is: ${name}`);
  return { passed: rules.length * BENDS.length - missed, failed: missed + failing.length };
}

function isNoticed(rule: Ruled, bend: Bend, module: RuleModule, examples: readonly Example[]): boolean {
  const cited = new Set<string>(citesOf(rule));
  const nearestFirst = examples.toSorted((a, b) => Number(cited.has(b.clause)) - Number(cited.has(a.clause)));
  const afresh = withModule(module);
  return bending(new Map([[rule.id, bend]]), () => nearestFirst.some((example) => !runExample(afresh, example).ok));
}

/** The clauses of a rule and of its parts. */
function citesOf(rule: Ruled): readonly string[] {
  return [...rule.cites, ...('parts' in rule ? rule.parts.flatMap(citesOf) : [])];
}

/** The library with the module made anew: what was played with the rule as it stands must not be remembered. */
function withModule(module: RuleModule): Library {
  const modules = [...library.modules.values()].map((other) => (other === module ? { ...module } : other));
  return libraryFrom({ ...library, modules });
}
