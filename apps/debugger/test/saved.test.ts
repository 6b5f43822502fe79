/**
 * What is played by hand and saved, for every module: branches of lawful moves, played from its examples, are written as examples
 * that can be read again, hold, and have nothing in them that could be left out. Those of a seed once a day, more by `npm run test:deep`.
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord, sameJson } from '@rulebench/core';
import { explain, legal } from '@rulebench/core/explain';
import { playedOn, savableOf, situationOf, type Branch } from '@rulebench/panels';
import { alteration, clauseOf, exampleProblems, examplesOf, exampleYaml, fixtureOf, inForce, leastRun, merged, nearestFixture, runExample, type Example, type Fixture, type Library } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';
import type { Run, Step } from '@rulebench/core/bench';
import { openBuilt } from './built.ts';

const DEEP = process.env['RULEBENCH_DEEP'] === '1';
const BRANCHES = DEEP ? 40 : 4;
/** Every third module is looked at in its page every day, and all by `npm run test:deep`. */
const PAGES = DEEP ? 1 : 3;
const MOVES = 5;

const root = fileURLToPath(new URL('../../..', import.meta.url));
let library: Library;
beforeAll(async () => { ({ library } = await loadLibrary({ root })); }, 240_000);

/** The same numbers each time, from 0 up to a limit. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** A branch of lawful moves from somewhere in an example. */
function branchOf(example: Example, roll: (below: number) => number): { readonly run: Run; readonly branch: Branch } | undefined {
  const { run } = runExample(library, example);
  if (run === undefined) return undefined;
  let branch: Branch | undefined;
  let steps: readonly Step[] = run.steps;
  let cursor = roll(run.steps.length);
  for (let move = 0; move < MOVES; move += 1) {
    const { moves } = legal(run.bench, steps[cursor]?.snapshot ?? run.steps[0].snapshot, { limit: 40 });
    const chosen = moves[roll(moves.length)];
    if (chosen === undefined) break;
    branch = playedOn({ run, steps, cursor, branch }, chosen.event, 1);
    steps = [...run.steps.slice(0, branch.from + 1), ...branch.steps];
    cursor = steps.length - 1;
  }
  return branch === undefined ? undefined : { run, branch };
}

function least(run: Run, fixture: Fixture | undefined): Run {
  const bits = leastRun(run, fixture);
  for (;;) {
    const { done, value } = bits.next();
    if (done === true) return value.run;
  }
}

function read(yaml: string, module: string): Example {
  const situation = situationOf(library, yaml, module);
  if ('problems' in situation) throw new Error(`${situation.problems.map(({ message }) => message).join('; ')}\n${yaml}`);
  return situation.example;
}

/** What an example comes to where it is in order and holds: for each event that is refused there the clauses it is refused by, these and no others. */
function refusalsIn(example: Example): readonly string[] | undefined {
  const { ok, run } = runExample(library, example);
  if (!ok || run === undefined || exampleProblems(library, example).length > 0) return undefined;
  return run.steps.flatMap(({ event, outcome }, i) => {
    const before = run.steps[i - 1];
    return event === undefined || before === undefined || outcome === 'taken' ? [] : [`${event.type} ${explain(run.bench, before.snapshot, event).by.toSorted().join(' ')}`];
  });
}

/** The alteration without one of its places, for each of them. */
function without(change: unknown): readonly unknown[] {
  if (!isRecord(change)) return [];
  return Object.entries(change).flatMap(([key, below]) => [
    Object.fromEntries(Object.entries(change).filter(([name]) => name !== key)),
    ...without(below).map((less) => ({ ...change, [key]: less })),
  ]);
}

/** What of an example can be left out though it holds without it. */
function needless(example: Example): readonly string[] {
  const { when, given } = example;
  const whole = refusalsIn(example);
  const holds = (less: Example): boolean => sameJson(refusalsIn(less), whole);
  const events = when.slice(0, -1).flatMap((step, i) => (step.not === undefined && holds({ ...example, when: when.filter((one) => one !== step) }) ? [`event ${String(i)} ${step.event.type}`] : []));
  const base = given.fixture === undefined ? undefined : fixtureOf(library, example.module, given.fixture)?.input;
  const places = without(given.with).flatMap((less) => {
    const { with: _, ...rest } = given;
    const lesser = { ...example, given: isRecord(less) && Object.keys(less).length === 0 ? rest : { ...rest, with: less } };
    return alteration(merged(base, given.with), merged(base, less)) !== undefined && holds(lesser) ? [`with ${JSON.stringify(less)}`] : [];
  });
  return [...events, ...places];
}

test('a branch is saved in the page of its module, as an example that can be read again and holds', { timeout: 400_000 }, async () => {
  const built = await openBuilt();
  const shown: string[] = [];
  const looked = [...library.modules.keys()].filter((_, i) => i % PAGES === 0);
  for (const id of looked) {
    const { page, wrong, close } = await built.open(`iframe.html?id=${id}--table&viewMode=story`);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('tab', { name: /^Moves/ }).click();
    await page.getByRole('button', { name: /^(?:Play [A-Z]|Roll)/ }).first().click();
    await page.getByText('your branch, after step 0').waitFor();
    await page.getByRole('button', { name: 'Save as example' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as example' });
    await dialog.getByLabel('Its name, as a sentence').fill(`Played in ${id}`);
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const saved = await readFile(await (await coming).path(), 'utf8');
    const clause = await dialog.getByLabel('The clause that it shows').inputValue();
    const [, yaml = ''] = /^```example\n([\s\S]*)```\n$/.exec(saved) ?? [];
    const again = read(yaml, id);
    expect([again.name, wrong, runExample(library, again).failures]).toEqual([`Played in ${id}`, [], []]);
    expect(clauseOf(library, clause)?.examples.some(({ module }) => module === id)).toBe(true);
    shown.push(id);
    await close();
  }
  await built.close();
  expect(shown).toEqual(looked);
  expect(shown.length).toBeGreaterThan(2);
});

describe('what is saved of a branch', () => {
  test('of every module can be read again, holds, and has nothing needless in it', { timeout: 600_000 }, () => {
    const failing: string[] = [];
    for (const id of library.modules.keys()) {
      const examples = examplesOf(inForce(library)).filter(({ module, givenRefused }) => module === id && givenRefused === undefined);
      const roll = dice(id.length);
      let saved = 0;
      for (let tried = 0; saved < BRANCHES && tried < BRANCHES * 6; tried += 1) {
        const example = examples[roll(examples.length)];
        const played = example && branchOf(example, roll);
        const savable = played && savableOf(played.run, played.branch);
        if (example === undefined || savable === undefined || !('run' in savable)) continue;
        const fixture = (example.given.fixture === undefined ? undefined : fixtureOf(library, id, example.given.fixture)) ?? nearestFixture(library.fixtures.filter(({ module }) => module === id), savable.run.input);
        const yaml = exampleYaml(least(savable.run, fixture), { name: 'Played', shows: 'outcome', ...(fixture === undefined ? {} : { fixture }) });
        const again = read(yaml, id);
        const { failures } = runExample(library, again);
        failing.push(...failures.map(({ problem }) => `${id}: ${problem.message}\n${yaml}`), ...needless(again).map((what) => `${id} from ${example.slug}: ${what} is needless\n${yaml}`));
        saved += 1;
      }
      expect(saved, `branches of ${id}`).toBe(BRANCHES);
    }
    expect(failing).toEqual([]);
  });
});
