/** What a card is: only its suit and its class matter in this phase. */

import type { Card, CardClass, Suit, SuitLetter } from './model.ts';

const SUITS: Readonly<Record<SuitLetter, Suit>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const LETTERS: readonly SuitLetter[] = ['C', 'D', 'H', 'S'];

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
