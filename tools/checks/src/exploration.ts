/**
 * Every module explored from the starts of all its ruling examples and fixtures: nothing may be found but what the module documents. Most spaces have no end, so
 * as many states are met as fit into a daily check; `RULEBENCH_DEEP` meets many more. The report counts a check a module, and one a finding.
 * Modules may be named: `npm run exploration -- battle`.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { exampleFor, explore, startsOf, type Exploration } from '@rulebench/explorer';
import { loadLibrary } from '@rulebench/rulings/node';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const reports = fileURLToPath(new URL('../reports/', import.meta.url));
/** States to be met, of each module. A number and not a time, so that the same is seen everywhere. */
const STATES = process.env['RULEBENCH_DEEP'] === '1' ? 150_000 : 10_000;

const { library, problems } = await loadLibrary({ root });
if (problems.length > 0) throw new Error('the rulings have problems; npx rulebench check names them');

const named = process.argv.slice(2);
let [passed, failed] = [0, 0];
for (const module of library.modules.values()) {
  if (named.length > 0 && !named.includes(module.id)) continue;
  const wrong = await wrongWith(module);
  if (wrong === 0) passed += 1;
  failed += wrong;
}
mkdirSync(reports, { recursive: true });
writeFileSync(`${reports}exploration.json`, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }));
if (failed > 0 || passed === 0) process.exitCode = 1;

/** How much is found that is not documented, or documented and not found. */
async function wrongWith(module: RuleModule): Promise<number> {
  const bench = benchOf(module);
  const exploration = await explore(bench, startsOf(library, bench), { limits: { states: STATES } });
  const found = exploration.findings.filter(({ known }) => known === undefined);
  console.log(lineOf(exploration));
  for (const finding of found) console.error([`  ${finding.id}: ${finding.says}`, ...finding.details, exampleFor(finding) ?? ''].join('\n    '));
  for (const id of exploration.outdated) console.error(`  ${id} is documented, and was not found`);
  return found.length + exploration.outdated.length;
}

function lineOf({ module, states, transitions, depth, complete, starts, findings }: Exploration): string {
  const known = findings.filter((one) => one.known !== undefined).length;
  return `${module}: ${String(states)} states and ${String(transitions)} transitions from ${String(starts)} starts, to a depth of ${String(depth)}${complete ? ', which is all' : ''}; ${String(findings.length - known)} findings${known === 0 ? '' : `, ${String(known)} documented`}`;
}
