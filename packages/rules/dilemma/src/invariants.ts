/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { cardOf, isSomewhere } from '@rulebench/board';
import type { Context } from './model.ts';

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'everyCardHasAPlace', cites: ['base/spaceline/3'], says: 'every card lies somewhere that exists',
    holds: ({ context: { table } }) => Object.values(table.cards).every((card) => isSomewhere(table, card)),
  },
  {
    id: 'nobodyWaitsAtRest', cites: ['base/dilemma/1'], says: 'where the table is played on, nothing of a meeting is left over',
    holds: ({ context: { meeting, acting, lots, choices, queue }, value }) => value !== 'play' || (meeting === null && acting === null && lots.length === 0 && choices.length === 0 && queue.length === 0),
  },
  {
    id: 'pickersAreNamed', cites: ['base/dilemma/6'], says: 'a choice is a player\'s, and has enough on offer',
    holds: ({ context: { table, choices } }) => choices.every(({ player, options, min }) => table.players.some(({ id }) => id === player) && options.length >= min),
  },
  {
    id: 'metCardIsNotSeededAnew', cites: ['base/dilemma/2', 'cr98/alien-parasites/23'], says: 'a card that was overcome does not lie under a mission again',
    holds: ({ context: { table, meeting, outcome }, status }) => status !== 'done' || outcome !== 'overcome' || meeting === null || cardOf(table, meeting.card)?.place.in === 'discard',
  },
];
