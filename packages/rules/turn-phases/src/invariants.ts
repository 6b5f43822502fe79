/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { cardOf, drawDeckOf } from '@rulebench/board';
import type { Context } from './model.ts';

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'waitsForWhatWasBegun', cites: ['base/suspending/1', 'base/suspending/4'], says: 'while something is going on the turn waits, and only then',
    holds: ({ context: { frames }, value }) => (value === 'waiting') === (frames.length > 0),
  },
  {
    id: 'oneCardPlayATurn', cites: ['base/card-play/2'], says: 'nobody makes more normal card plays in a turn than there are',
    holds: ({ context: { plays, of } }) => plays.length <= (of.variant === 'two-card-plays' ? 2 : 1),
  },
  {
    id: 'choicesAreOfTheTurnsPlayer', cites: ['base/turn/2'], says: 'the turn\'s player says what comes next',
    holds: ({ context: { choices, table: { turn } } }) => choices.every(({ player }) => player === turn.player),
  },
  {
    id: 'decksAreOfOwnCards', cites: ['base/piles/2'], says: 'a draw deck has cards of its owner alone',
    holds: ({ context: { table } }) => table.players.every(({ id }) => drawDeckOf(table, id).every((card) => cardOf(table, card)?.owner === id)),
  },
  {
    id: 'drawsAreCounted', cites: ['base/turn-steps/8'], says: 'whoever has draws to make has at least one',
    holds: ({ context: { owed } }) => owed.every(({ count }) => count > 0),
  },
];
