/** What holds in every state that the machine can reach. */

import type { Invariant } from '@rulebench/core';
import { isSomewhere } from '@rulebench/board';
import type { Context } from './model.ts';

function within(value: unknown, state: string): boolean {
  return typeof value === 'object' && value !== null && 'attempt' in value && value.attempt === state;
}

export const invariants: readonly Invariant<Context>[] = [
  {
    id: 'everyCardHasAPlace', cites: ['base/spaceline/3'], says: 'every card lies somewhere that exists',
    holds: ({ context: { table } }) => Object.values(table.cards).every((card) => isSomewhere(table, card)),
  },
  {
    id: 'attemptIsOpen', cites: ['cr98/mission-attempt/1'], says: 'an attempt is open from its announcement to its end, and at no other time',
    holds: ({ context: { attempt }, value }) => (attempt !== null) === (typeof value === 'object'),
  },
  {
    id: 'oneEndingIsTold', cites: ['cr98/mission-attempt/1'], says: 'an attempt that is over has ended in one of six ways, and one that goes on in none',
    holds: ({ context: { attempt, ended } }) => attempt === null || ended === null,
  },
  {
    id: 'attemptIsOnTheOwnTurn', cites: ['base/turn/1'], says: 'only the player whose turn it is attempts',
    holds: ({ context: { attempt, table } }) => attempt === null || attempt.player === table.turn.player,
  },
  {
    id: 'everyCardIsMetOnce', cites: ['base/mission/5'], says: 'no seed card is met twice in one attempt',
    holds: ({ context: { attempt } }) => attempt === null || new Set(attempt.met).size === attempt.met.length,
  },
  {
    id: 'somebodyIsWaitedFor', cites: ['cr98/mission-attempt/1'], says: 'a machine that waits for an answer says about which card',
    holds: ({ context: { attempt, choices }, value }) =>
      (!within(value, 'meeting') || attempt?.facing !== null) && (!within(value, 'playing') || attempt?.playing !== null) && (choices.length > 0) === within(value, 'choosingSide'),
  },
];
