/** The deck: 52 cards of four suits and two Jokers. */

import type { Card, Rank, SuitLetter } from './model.ts';

const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const LETTERS: readonly SuitLetter[] = ['C', 'D', 'H', 'S'];

/** Every card, suit by suit from Ace to King, then the Jokers. */
export const DECK: readonly Card[] = [
  ...LETTERS.flatMap((letter) => RANKS.map((rank): Card => `${rank}${letter}`)),
  'Joker A', 'Joker B',
];
