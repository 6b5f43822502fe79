/** The golden playthroughs: what is played, and from which seed. */

import { iksVorCha, kivasFajoCollector, osaarianPirates, qsTent, regenerate } from '@rulebench/cards';
import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { deckOf, lying, tableWith } from './tables.ts';

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  {
    name: 'two-turns', title: 'Turns with a card play, an order and a roaming card at their end', seed: 3, steps: 16,
    input: {
      table: tableWith({
        ...deckOf('P', 2), ...deckOf('Q', 2), vorcha: lying(iksVorCha, 'P', { in: 'space', at: 'L1' }), event: lying({ kind: 'event', name: 'an event' }, 'P', { in: 'hand', at: 'P' }),
        pirates: { ...lying(osaarianPirates, 'Q', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }), controller: null },
      }),
    },
  },
  {
    name: 'no-more-draws', title: 'Draws, a card that bars them, and a response that breaks in', seed: 8, steps: 14,
    input: {
      step: 'card-play',
      table: tableWith({
        ...deckOf('P', 5), ...deckOf('Q', 2), fajo: lying(kivasFajoCollector, 'P', { in: 'hand', at: 'P' }), tent: lying(qsTent, 'P', { in: 'hand', at: 'P' }),
        answer: lying({ kind: 'interrupt', name: 'a response', inTurn: { suspends: true } }, 'Q', { in: 'hand', at: 'Q' }),
      }),
    },
  },
  {
    name: 'regenerated', title: 'A draw deck of one card is regenerated', seed: 5, steps: 8,
    input: {
      step: 'card-play',
      table: tableWith({
        ...deckOf('P', 1), ...deckOf('Q', 1), regenerate: lying(regenerate, 'P', { in: 'hand', at: 'P' }),
        padd: lying({ kind: 'equipment', name: 'a broken padd' }, 'P', { in: 'discard', at: 'P' }), artifact: lying({ kind: 'artifact', name: 'an artifact' }, 'P', { in: 'discard', at: 'P', position: 1 }),
      }),
    },
  },
];
