/** A finding as a ruling file: read as any other, its example comes to what was found. */

import { expect, test } from 'vitest';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { examplesOf, libraryOf, runExample } from '@rulebench/rulings';
import { explore, rulingFor, traceFor, type Finding } from '../src/index.ts';
import { lift } from './toys/lift.ts';
import { parley } from './toys/parley.ts';
import { roamer } from './toys/roamer.ts';
import { twoDice } from './toys/two-dice.ts';

async function firstOf(module: RuleModule, id: string): Promise<Finding> {
  const { findings } = await explore(benchOf(module), [{ name: 'start', input: {} }], { limits: { states: 200 } });
  const found = findings.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} was not found`);
  return found;
}

/** What `run` says of the example: nothing where it agrees, else the codes. */
function codesOf(module: RuleModule, finding: Finding): readonly string[] {
  const text = rulingFor(finding, module.id) ?? '';
  const { library, problems } = libraryOf({ files: [{ file: 'findings/found.ruling.md', text }], modules: [module] });
  expect(problems).toEqual([]);
  const [example] = examplesOf(library.rulings);
  if (example === undefined) throw new Error('there is no example');
  expect(example.when).toHaveLength((finding.run?.steps.length ?? 1) - 1);
  return runExample(library, example).failures.map(({ problem }) => problem.code);
}

test.each([
  { name: 'a dead end agrees with the state that it ends in', module: parley({ fault: true }), id: 'waiting/talking', codes: [] },
  { name: 'a round agrees, too', module: roamer({ fault: true }), id: 'livelock/roaming/END_TURN', codes: [] },
  { name: 'a broken invariant is broken again', module: twoDice({ fault: true }), id: 'invariant/eachDieCountsOnce', codes: ['RB160'] },
  { name: 'a broken step breaks again', module: lift({ fault: true }), id: 'broken/RB204/CALL', codes: ['RB161'] },
])('$name', async ({ module, id, codes }) => {
  const finding = await firstOf(module, id);
  expect(codesOf(module as RuleModule, finding)).toEqual(codes); // boundary: a module of any context
  expect(traceFor(finding)?.steps).toHaveLength(finding.run?.steps.length ?? 0);
});
