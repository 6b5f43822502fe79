/**
 * Whether the ruling examples alone would notice if a rule said the opposite. Every rule of every module is negated, one at a time, and
 * the examples run again until one fails. A rule that no example misses is named, and the command fails.
 */

import { fileURLToPath } from 'node:url';
import type { RuleModule } from '@rulebench/core';
import { bending } from '@rulebench/core/bench';
import { examplesOf, libraryFrom, runExample, rulingsOf, type Example, type Library } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { library, problems } = await loadLibrary({ root });
if (problems.length > 0) throw new Error('the rulings have problems; npx rulebench check names them');

for (const module of library.modules.values()) {
  const examples = examplesOf(rulingsOf(library, module.id), module.id);
  if (examples.length === 0) continue;
  const failing = examples.filter((example) => !runExample(library, example).ok);
  const rules = Object.values(module.rules).filter(({ kind }) => kind !== 'measure').map(({ id }) => id);
  const unnoticed = rules.filter((rule) => !isNoticed(rule, module, examples));
  const noticed = rules.length - unnoticed.length;
  console.log(`${module.id}: ${String(noticed)} of ${String(rules.length)} negated rules are noticed by ${String(examples.length)} ruling examples`);
  for (const rule of unnoticed) console.error(`  no example fails when ${rule} is negated`);
  for (const { clause, name } of failing) console.error(`  ${clause} fails as it is: ${name}`);
  if (unnoticed.length > 0 || failing.length > 0 || rules.length === 0) process.exitCode = 1;
}

function isNoticed(rule: string, module: RuleModule, examples: readonly Example[]): boolean {
  const afresh = withModule(module);
  return bending(new Map([[rule, 'negated']]), () => examples.some((example) => !runExample(afresh, example).ok));
}

/** The library with the module made anew: what was played with the rule as it stands must not be remembered. */
function withModule(module: RuleModule): Library {
  const modules = [...library.modules.values()].map((other) => (other === module ? { ...module } : other));
  return libraryFrom({ ...library, modules });
}
