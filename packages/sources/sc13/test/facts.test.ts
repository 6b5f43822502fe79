/** The cards of the fixtures have the facts that the card data have. */

import * as cards from '@rulebench/cards';
import { libraryOf } from '@rulebench/rulings';
import { readFiles } from '@rulebench/rulings/node';
import type { Input } from '@rulebench/self-controlling';
import { ruleModule } from '@rulebench/self-controlling/module';
import { expect, test } from 'vitest';

const { files } = await readFiles([new URL('..', import.meta.url).pathname]);
const { library } = libraryOf({ files, modules: [ruleModule] });
const known = new Map(Object.values(cards).map((facts): [string, object] => [facts.name, facts]));
const input = library.fixtures.find(({ name }) => name === 'sl7')?.input as Input; // boundary: a fixture of this module
const named = Object.entries(input.table.cards).filter(([, { facts }]) => known.has(facts.name));

test('there are such cards', () => {
  expect(named.length).toBeGreaterThan(15);
});

test.each(named)('%s', (_, { facts }) => {
  expect(facts).toEqual(known.get(facts.name));
});
