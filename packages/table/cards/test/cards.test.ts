/** The cards that are written from data: they are fresh, and what is wrong in the data is said with its place. */

import { expect, test } from 'vitest';
import { cardsOnDisk, cardsText, dataOf, decks } from '../scripts/cards.ts';

const [missions] = decks;

test.each(decks)('$name are those of the data', (deck) => {
  expect(cardsOnDisk(deck)).toBe(cardsText(deck, dataOf(deck)));
});

test.each<[string, string]>([
  ['one:\n  requires: Navigation + Honr x2\n', 'RB702: data/missions.yaml:2:26 nothing is called "Honr"'],
  ['one: { requires: "Honor x0" }\n', 'RB703: data/missions.yaml:1:25 0 asks for nobody'],
  ['one: { requires: Navigation + }\n', 'RB701: data/missions.yaml:1:30 the requirement ends'],
  ['one: { requires: Honor\n', 'RB704: data/missions.yaml:2:1'],
])('%j', (yaml, says) => {
  if (missions === undefined) throw new Error('no deck');
  expect(() => cardsText(missions, yaml)).toThrow(says);
});
