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
  'ea/allocate/1': { sentence: 'The three basic action types are Movement, Attack and Defense.', ruling: 'ea/allocate', revision: 1 },
  'ea/allocate/2': { sentence: 'Energy points come from the dice and go to action types as the revealed card says.', ruling: 'ea/allocate', revision: 1 },
  'ea/allocate/3': { sentence: 'A ship may also allocate energy to Damage Control.', ruling: 'ea/allocate', revision: 1 },
  'ea/allocate/4': { sentence: 'Energy moves in whole dice: the points of one die are never split.', ruling: 'ea/allocate', revision: 1 },
  'ea/allocate/5': { sentence: 'Different dice may go to different action types.', ruling: 'ea/allocate', revision: 1 },
  'ea/allocate/6': { sentence: 'A ship\'s design shapes how its energy is used.', ruling: 'ea/allocate', revision: 1 },
  'ea/dice/1': { sentence: 'Dice are rolled only after all cards are revealed and all Jokers declared.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/2': { sentence: 'Each ship rolls three dice.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/3': { sentence: 'Each die belongs to one system of the ship\'s sheet.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/4': { sentence: 'The number of unmarked boxes in a system\'s column gives the type of its die.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/5': { sentence: 'Battle damage lowers the energy that a ship can make.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/6': { sentence: 'The undamaged example ship rolls two d10 and one d8.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/7': { sentence: 'Players may roll and place counters in any order and at the same time.', ruling: 'ea/dice', revision: 1 },
  'ea/dice/8': { sentence: 'Counters of the right colour and number for weapons fire, defense and tight turns are placed round each ship.', ruling: 'ea/dice', revision: 1 },
  'ea/face-card/1': { sentence: 'With a face card the sum of the two highest dice goes to the Primary type.', ruling: 'ea/face-card', revision: 1 },
  'ea/face-card/2': { sentence: 'With a face card the remaining die goes to the Secondary type.', ruling: 'ea/face-card', revision: 1 },
  'ea/face-card/3': { sentence: 'With a face card the remaining action type gets no energy.', ruling: 'ea/face-card', revision: 1 },
  'ea/face-card/4': { sentence: 'A face card pictures a captain who sacrifices one action for another.', ruling: 'ea/face-card', revision: 1 },
  'ea/invariant/1': { sentence: 'The points given out are, with every card, the sum of the dice.', ruling: 'ea/invariant', revision: 1 },
  'ea/joker/1': { sentence: 'A Joker has two uses, and which one is said when it is revealed.', ruling: 'ea/joker', revision: 1 },
  'ea/joker/2': { sentence: 'With the initiative a player sees all other revealed cards and then chooses another card drawn for that ship.', ruling: 'ea/joker', revision: 1 },
  'ea/joker/3': { sentence: 'The initiative is had only by declaring it.', ruling: 'ea/joker', revision: 1 },
  'ea/joker/4': { sentence: 'The answer comes after the reveal and before the dice.', ruling: 'ea/joker', revision: 1 },
  'ea/joker/5': { sentence: 'The second use is to name Movement, Attack or Defense.', ruling: 'ea/joker', revision: 1 },
  'ea/joker/6': { sentence: 'The sum of all dice goes to the action that was named.', ruling: 'ea/joker', revision: 1 },
  'ea/joker/7': { sentence: 'The other two actions get no energy.', ruling: 'ea/joker', revision: 1 },
  'ea/number-card/1': { sentence: 'With an Ace through ten the highest die goes to the Primary type, the next to the Secondary, the last to the remaining one.', ruling: 'ea/number-card', revision: 1 },
  'ea/number-card/2': { sentence: 'The sheet lists, for each suit, which types are Primary and Secondary.', ruling: 'ea/number-card', revision: 1 },
  'ea/number-card/3': { sentence: 'With a nine of diamonds the example ship puts its highest die to Attack, the next to Defense and the rest to movement.', ruling: 'ea/number-card', revision: 1 },
  'ea/reveal/1': { sentence: 'The cards are revealed only when every player has one for every ship.', ruling: 'ea/reveal', revision: 1 },
  'ea/reveal/2': { sentence: 'All chosen cards are revealed at the same time.', ruling: 'ea/reveal', revision: 1 },
  'ea/reveal/3': { sentence: 'Whoever reveals a Joker says at once how it is used.', ruling: 'ea/reveal', revision: 1 },
  'ea/select/1': { sentence: 'Every player chooses one of the cards drawn for each of their own ships.', ruling: 'ea/select', revision: 1 },
  'ea/select/2': { sentence: 'The choice is the order of that one ship.', ruling: 'ea/select', revision: 1 },
  'ea/select/3': { sentence: 'The chosen card lies on top of the other cards of its ship.', ruling: 'ea/select', revision: 1 },
  'ea/select/4': { sentence: 'The stack lies face down on the ship\'s display sheet.', ruling: 'ea/select', revision: 1 },
};
