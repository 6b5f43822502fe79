/** A fault planted in a module as it is: exploring it from its ruling examples finds it at once. And a module is explored to the same on any number of threads. */

import { fileURLToPath } from 'node:url';
import type { LeafRule, RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { explore, startsOf, type Finding } from '@rulebench/explorer';
import { crewOf } from '@rulebench/explorer/node';
import { loadLibrary, loadModule } from '@rulebench/rulings/node';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { library } = await loadLibrary({ root });

/** The module with a rule that refuses everything. */
function refusing(module: RuleModule, id: string): RuleModule {
  expect(Object.hasOwn(module.rules, id)).toBe(true);
  const refused: LeafRule = { kind: 'rule', of: 'context', id, cites: [], says: 'planted', decide: () => ({ outcome: 'refused', values: {} }) };
  return { ...module, rules: { ...module.rules, [id]: refused } };
}

async function foundIn(module: RuleModule): Promise<readonly Finding[]> {
  const bench = benchOf(module);
  const { findings } = await explore(bench, startsOf(library, bench), { limits: { states: 4000 } });
  return findings.filter(({ known }) => known === undefined);
}

test.each([
  // Revealed and resolved, the dilemma asks for a pick that is never accepted; an example begins where the card is met already.
  { rule: 'mayPick', id: 'waiting/working.picking', reason: 'is refused: planted (mayPick)' },
  { rule: 'lotIsFair', id: 'dead-end/working.picking', reason: 'is refused: planted (lotIsFair)' },
])('a dilemma whose $rule never allows', async ({ rule, id, reason }) => {
  const dilemma = library.modules.get('dilemma');
  if (dilemma === undefined) throw new Error('there is no module "dilemma"');
  const found = (await foundIn(refusing(dilemma, rule))).find((one) => one.id === id);
  expect(found?.run?.steps.map(({ event }) => event?.type)).toEqual([undefined, 'RESOLVE']);
  expect(found?.details.some((detail) => detail.endsWith(reason))).toBe(true);
  expect(await foundIn(dilemma)).toEqual([]);
});

test.each(['repair', 'energy-allocation'])('%s is explored alone, and on 1, 2 and 3 threads, to the same', async (id) => {
  const file = `${root}packages/rules/${id}`;
  const { value } = await loadModule(file);
  if (value === undefined) throw new Error(`${id} cannot be loaded`);
  const bench = benchOf(value.module);
  const found = async (threads: number): Promise<unknown> => {
    const crew = threads === 0 ? undefined : crewOf({ file, variant: bench.variant }, { threads, patience: 0 });
    const { time: _, ...rest } = await explore(bench, startsOf(library, bench), { limits: { states: 900 }, ...(crew === undefined ? {} : { crew }) }).finally(() => crew?.close());
    return rest;
  };
  const alone = await found(0);
  expect(alone).toMatchObject({ module: id, because: ['max-states'], findings: [] });
  for (const threads of [1, 2, 3]) expect(await found(threads)).toEqual(alone);
});
