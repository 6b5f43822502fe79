/** The deck: 52 cards of four suits and two Jokers. Only a card's suit and its class matter in this phase. */

import type { Card, CardClass, Rank, Suit, SuitLetter } from './model.ts';

const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS: Readonly<Record<SuitLetter, Suit>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const LETTERS: readonly SuitLetter[] = ['C', 'D', 'H', 'S'];

/** Every card, suit by suit from Ace to King, then the Jokers. */
export const DECK: readonly Card[] = [
  ...LETTERS.flatMap((letter) => RANKS.map((rank): Card => `${rank}${letter}`)),
  'Joker A', 'Joker B',
];

const FACES: readonly string[] = ['J', 'Q', 'K'];

/** Ace to ten, face card or Joker. Pure. */
export function classOf(card: Card): CardClass {
  if (card === 'Joker A' || card === 'Joker B') return 'joker';
  return FACES.includes(card.slice(0, -1)) ? 'face' : 'number';
}

/** The suit of a card; a Joker has none. Pure. */
export function suitOf(card: Card): Suit | null {
  const letter = LETTERS.find((one) => card.endsWith(one));
  return classOf(card) === 'joker' || letter === undefined ? null : SUITS[letter];
}

/** Whether a card is a Joker; no card is none. Pure. */
export function isJoker(card: Card | null): boolean {
  return card !== null && classOf(card) === 'joker';
}
