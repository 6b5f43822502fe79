/** The golden playthroughs: what is played, and from which seed. */

import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/index.ts';
import { PROFILES, shipOf, tableOf } from './tables.ts';

const [plain, other] = PROFILES;

/** Nobody changes their mind. */
const onwards: Playthrough<Context, Input>['onwards'] = ({ type, ship }, { choices }) =>
  type !== 'WITHDRAW' && (type !== 'PICK' || choices.some((open) => open.ship === ship));

const played: readonly Playthrough<Context, Input>[] = [
  { name: 'one-ship', title: 'One undamaged ship without a Joker', seed: 3, input: tableOf(plain, { Ada: { Heron: shipOf(plain, ['4H', 'KD', '9D']) } }) },
  {
    name: 'jokers-and-repairs', title: 'Two fleets with Jokers and damage, playing with Damage Control', seed: 27,
    input: tableOf(plain, {
      Ada: { Heron: shipOf(plain, ['Joker A', 'KD']), Kite: shipOf(plain, ['7S'], [1, 0, 3]) },
      Bo: { Osprey: shipOf(plain, ['Joker A', 'Joker B'], [0, 2, 0]) },
    }, true),
  },
  {
    name: 'other-profile', title: 'The second profile: a ship without cards, a wreck, and a face card', seed: 5,
    input: tableOf(other, { Cy: { Wren: shipOf(other, ['QH', 'AD']), Swift: shipOf(other, []) }, Dee: { Tern: shipOf(other, ['10C'], [8, 7, 5]) } }),
  },
  { name: 'refused-table', title: 'A table with every fault that there is a rule against', seed: 1, input: faulty() },
];

export const playthroughs = played.map((one) => ({ ...one, onwards }));

function faulty(): Input {
  const heron = shipOf(plain, ['4H', 'KD', '9D', '9D'], [5, 0, 0]);
  return {
    players: [{ id: 'Ada', ships: ['Heron', 'Plover'] }, { id: 'Ada', ships: ['Heron'] }],
    ships: {
      Heron: { ...heron, systems: { ...heron.systems, S4: { boxes: 1, marked: 0 } }, suits: { ...heron.suits, clubs: { primary: 'Attack', secondary: 'Attack' } } },
      Kite: shipOf(plain, ['2C']),
    },
    dieTable: [{ boxes: 0, die: 4 }, { boxes: 1, die: 8 }, { boxes: 2, die: 6 }, { boxes: 2, die: 8 }, { boxes: 3, die: 8 }],
    cardsPerShip: 3, counters: plain.counters, options: { damageControl: false },
  };
}
