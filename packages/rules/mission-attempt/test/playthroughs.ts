/** The golden playthroughs: what is played, and from which seed. */

import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { BUSY } from './tables.ts';

const without = (...left: readonly string[]): Input => ({ table: { ...BUSY, cards: Object.fromEntries(Object.entries(BUSY.cards).filter(([id]) => !left.includes(id))) } });

const played: readonly Playthrough<Context, Input>[] = [
  {
    name: 'away-team', title: 'Three specialists meet two dilemmas on a planet', seed: 7, steps: 10,
    input: without('three', 'four', 'five', 'bar', 'galaxy', 'nebula', 'haakona', 'outpost', 'dan', 'eve', 'fay', 'gus', 'hal', 'ira', 'jan', 'kim', 'hue', 'lee', 'event'),
  },
  {
    name: 'both-sides', title: 'A crew and an Away Team try a mission of both kinds', seed: 5, steps: 10,
    input: without('one', 'two', 'three', 'bar', 'galaxy', 'outpost', 'dan', 'eve', 'fay', 'ann', 'ben', 'cid', 'jan', 'kim', 'reward', 'interrupt'),
  },
];

/** Beaming to and fro and ended turns tell little. */
export const playthroughs = played.map((one): Playthrough<Context, Input> => ({ ...one, onwards: ({ type }) => type !== 'BEAM' && type !== 'END_TURN' }));
