/** The facts against the public card list, restated as one table, and against what the machines presuppose of any card. */

import { describe, expect, test } from 'vitest';
import * as cards from '../src/index.ts';

/** RANGE, WEAPONS, SHIELDS and points, as the list prints them. */
const PRINTED = [
  ['Assimilated Vessel', 5, 8, 8, 10], ['Osaarian Pirates', 5, 8, 7, null], ['Spaceborne Entity', 6, 14, 14, null], ['Silent Enemy', 6, 8, 7, null],
  ['Borg Ship', 8, 24, 24, 15], ['The Sheliak', 6, 9, 9, null], ['Planet Killer', 6, 10, 16, 10], ['Dikironium Cloud Creature', 6, null, 12, 10],
  ['Space Amoeba', 7, 7, 7, null], ['Redjac', 6, 5, 6, null],
] as const;

const all = Object.values(cards);
const roaming = all.flatMap((card) => (card.kind === 'dilemma' && card.selfControlling !== undefined ? [{ name: card.name, ...card.selfControlling }] : []));

test('every card has a name of its own', () => {
  const names = all.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});

describe('self-controlling cards', () => {
  test('are all in the table', () => {
    expect(roaming.map(({ name }) => name).sort()).toEqual(PRINTED.map(([name]) => name).sort());
  });

  test.each(PRINTED)('%s: RANGE %s, WEAPONS %s, SHIELDS %s', (name, range, weapons, shields, points) => {
    const card = roaming.find((one) => one.name === name);
    expect(card).toMatchObject({ range, shields });
    expect(card?.weapons ?? null).toBe(weapons);
    expect(card?.rewards?.[0]?.points ?? null).toBe(points);
  });

  test('move after everything else that they do at the end of a turn', () => {
    expect(roaming.filter(({ acts }) => acts.at(-1)?.does !== 'move').map(({ name }) => name)).toEqual([]);
  });
});

test('ships and facilities have SHIELDS, and outposts no WEAPONS', () => {
  const shielded = all.flatMap((card) => (card.kind === 'ship' || card.kind === 'facility' ? [card] : []));
  expect(shielded.length).toBeGreaterThan(15);
  expect(shielded.filter(({ shields }) => !(shields > 0)).map(({ name }) => name)).toEqual([]);
  expect(shielded.flatMap((card) => (card.kind === 'facility' && card.type === 'outpost' ? [card] : [])).filter(({ weapons }) => weapons !== null)).toEqual([]);
});
