/** Other readings, each a measure in place of the usual one. */

import type { Variant } from '@rulebench/core';
import { cardOf, measure as boardMeasure, pointsToPass, type CardId, type PlayerId } from '@rulebench/board';
import { addressed, isAwayTeam, textMet } from './meeting.ts';
import { tieBreaker } from './acting.ts';
import { measure } from './deciding.ts';

/** One number on both sides: as many points as overcome a card open the mission that it bars. */
const sameNumber = boardMeasure({
  ...pointsToPass,
  value: ({ context: { table } }, { card }: { readonly card: CardId }): number => {
    const facts = cardOf(table, card)?.facts;
    return facts?.kind === 'dilemma' ? facts.text?.bars?.over ?? 0 : 0;
  },
});

/** Cards mean what they print, also those that can be seeded anywhere. */
const asPrinted = measure({
  ...addressed,
  value: ({ context }): readonly CardId[] => {
    const { meeting } = context;
    const { addresses } = textMet(context);
    return meeting !== null && (addresses === undefined || addresses === (isAwayTeam(meeting) ? 'away-team' : 'crew')) ? meeting.team : [];
  },
});

export const variants: readonly Variant[] = [
  { id: 'one-threshold', title: 'A mission that Dead End bars is open with 50 points, not only with more', replaced: { pointsToPass: sameNumber } },
  { id: 'as-printed', title: 'A dilemma for "either" means the word that it prints', replaced: { addressed: asPrinted } },
  {
    id: 'own-ties', title: 'Whoever meets a dilemma breaks its ties',
    replaced: { tieBreaker: measure({ ...tieBreaker, value: (_, { player }: { readonly player: PlayerId }): PlayerId => player }) },
  },
];
