/**
 * The changes of the table that rules offer, tried at the refusals in the examples (those that are alike once a day, all of them by
 * `npm run test:deep`): each leads to the move, each rule that can offer one
 * does so somewhere, and what is saved of such a branch is an example that can be read again and holds.
 */

import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { LeafRule, RuleTable } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';
import { explain, type Bench } from '@rulebench/core/explain';
import { byHand, mendsOf, playedOn, savableOf, situationOf, type Branch } from '@rulebench/panels';
import { clauseOf, examplesOf, exampleYaml, inForce, runExample, type Library } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';

interface Tried { readonly module: string; readonly name: string; readonly run: Run; readonly branch: Branch }

let library: Library;
let tried: readonly Tried[];
const DEEP = process.env['RULEBENCH_DEEP'] === '1';
const seen = new Set<string>();
const able = new Set<string>();
const offered = new Set<string>();

/** The same bench, whose rules tell when they offer something. */
function listened(bench: Bench): Bench {
  const heard = (rule: LeafRule<never>): LeafRule<never> => {
    const { mend } = rule;
    if (mend === undefined) return rule;
    able.add(rule.id);
    return { ...rule, mend: (facts, args) => { const mends = mend(facts, args); if (mends.length > 0) offered.add(rule.id); return mends; } };
  };
  const rules: RuleTable = Object.fromEntries(Object.entries(bench.rules).map(([id, rule]) => [id, rule.kind === 'rule' ? heard(rule) : rule]));
  return { ...bench, rules };
}

/** The branches on which what a step of an example refused is played, each on a table that is offered for it. */
function branchesOf(name: string, module: string, run: Run): readonly Tried[] {
  return run.steps.flatMap(({ event, outcome }, i) => {
    const before = run.steps[i - 1];
    if (outcome !== 'refused' || event === undefined || before === undefined) return [];
    const alike = [module, event.type, ...explain(run.bench, before.snapshot, event).by].join(' ');
    if (!DEEP && seen.has(alike)) return [];
    const mends = mendsOf(listened(run.bench), before.snapshot, event);
    // Where nothing is offered, another table may have what it takes.
    if (mends.length > 0) seen.add(alike);
    return mends.map((mend): Tried => {
      const changed = playedOn({ run, steps: run.steps, cursor: i - 1, branch: undefined }, byHand(mend), 1);
      const steps = [...run.steps.slice(0, i), ...changed.steps];
      return { module, name, run, branch: playedOn({ run, steps, cursor: steps.length - 1, branch: changed }, event, 1) };
    });
  });
}

beforeAll(async () => {
  ({ library } = await loadLibrary({ root: fileURLToPath(new URL('../../..', import.meta.url)) }));
  tried = examplesOf(inForce(library)).flatMap((example) => {
    const { run } = runExample(library, example);
    return run === undefined ? [] : branchesOf(`${example.clause} ${example.name}`, example.module, run);
  });
}, 240_000);

test('every table that is offered lets the move through', () => {
  const failing = tried.filter(({ branch }) => branch.steps.map(({ outcome }) => outcome).join() !== 'taken,taken');
  expect(failing.map(({ name }) => name)).toEqual([]);
});

test('the modules that a designer meets first have refusals that can be mended', () => {
  const modules = new Set(tried.map(({ module }) => module));
  expect([...modules]).toEqual(expect.arrayContaining(['mission-attempt', 'ship-movement', 'battle', 'turn-phases']));
});

test('every rule that can offer a change does so for some refusal', () => {
  expect([...able].filter((id) => !offered.has(id))).toEqual([]);
});

test('what is saved of such a branch can be read again, and holds', () => {
  const read = tried.flatMap(({ name, module, run, branch }) => {
    const saved = savableOf(run, branch);
    if (!('run' in saved)) return [];
    const yaml = exampleYaml(saved.run, { name: 'On another table' });
    const situation = situationOf(library, yaml, module);
    const wrong = 'example' in situation ? runExample(library, situation.example).failures.map(({ problem }) => problem.message) : situation.problems.map(({ message }) => message);
    return [{ name, says: branch.steps[0]?.event, wrong }];
  });
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});

test('of two ships at a mission the one that was stopped attempts it where it is not', () => {
  const [example] = clauseOf(library, 'cr98/stopped/5')?.examples ?? [];
  const run = example && runExample(library, example).run;
  const [start] = run?.steps ?? [];
  const event = run?.steps[1]?.event;
  if (run === undefined || start === undefined || event === undefined) throw new Error('no such example');
  expect(mendsOf(run.bench, start.snapshot, event)).toEqual([{ says: 'U.S.S. Galaxy is not stopped', changes: [{ at: ['table', 'cards', 'galaxy', 'stopped'] }] }]);
});
