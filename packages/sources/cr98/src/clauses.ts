/** The sentence of every clause. Written by `npm run clauses` from the ruling files; a test keeps it fresh. */

/** A clause as people read it, and where it stands. */
export interface ClauseText {
  readonly sentence: string;
  readonly ruling: string;
  readonly revision: number;
  /** ISO date. */
  readonly effective?: string;
}

export const clauses: Readonly<Record<string, ClauseText>> = {
  'cr98/ties-who-chooses/1': { sentence: 'A tie for a superlative of a dilemma is broken by the opponent of the player who meets it.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
  'cr98/ties-who-chooses/2': { sentence: 'So is a tie for the strongest.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
  'cr98/ties-who-chooses/3': { sentence: 'So is a tie for the most CUNNING.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
  'cr98/ties-who-chooses/4': { sentence: 'So is a tie for the highest total attributes.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
  'cr98/ties-who-chooses/5': { sentence: 'The nearest and the farthest are found by counting the cards in each direction first.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
  'cr98/ties-who-chooses/6': { sentence: 'If the cards are equal, the total span in each direction is compared.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
  'cr98/ties-who-chooses/7': { sentence: 'If spans are equal as well, the opponent chooses.', ruling: 'cr98/ties-who-chooses', revision: 1, effective: '1998-04-07' },
};
