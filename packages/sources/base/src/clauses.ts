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
  'base/battle/1': { sentence: 'Somebody who can lead a battle is aboard: an OFFICER, Leadership, or a Borg for defence.', ruling: 'base/battle', revision: 1 },
  'base/battle/2': { sentence: 'WEAPONS above SHIELDS are a hit, above twice the SHIELDS a direct hit.', ruling: 'base/battle', revision: 1 },
  'base/battle/3': { sentence: 'What has no WEAPONS does not fire.', ruling: 'base/battle', revision: 1 },
  'base/battle/4': { sentence: 'A docked ship does not fire, and is helped by half the SHIELDS of its dock.', ruling: 'base/battle', revision: 1 },
  'base/battle/5': { sentence: 'A ship fires if somebody is aboard; it need not be staffed.', ruling: 'base/battle', revision: 1 },
  'base/battle/6': { sentence: 'Ships that are cloaked, phased, landed or in stasis are no targets.', ruling: 'base/battle', revision: 1 },
  'base/battle/7': { sentence: 'A player uses tactics from the own Battle Bridge side deck only.', ruling: 'base/battle', revision: 1 },
  'base/battle/8': { sentence: 'Ships that fought and were not destroyed are stopped.', ruling: 'base/battle', revision: 1 },
  'base/card-play/1': { sentence: 'A player plays cards from the own hand.', ruling: 'base/card-play', revision: 1 },
  'base/card-play/2': { sentence: 'A player has one normal card play a turn.', ruling: 'base/card-play', revision: 1 },
  'base/card-play/3': { sentence: 'Interrupts and doorways need no card play: they are played in any step, in the other\'s turn as well, and an interrupt is discarded when it is done.', ruling: 'base/card-play', revision: 1 },
  'base/card-play/4': { sentence: 'Personnel, ships, facilities and equipment that are played have a place in play; other cards lie on the table, or on what they are played on.', ruling: 'base/card-play', revision: 1 },
  'base/card-play/5': { sentence: 'A card that lets a player discard from hand does so once a turn.', ruling: 'base/card-play', revision: 1 },
  'base/card-text/1': { sentence: 'A card does what its text says, to what its text names, in the order of the text.', ruling: 'base/card-text', revision: 1 },
  'base/card-text/2': { sentence: 'Where a text takes some of many, chance or the player it names picks, as many as it says.', ruling: 'base/card-text', revision: 1 },
  'base/card-text/3': { sentence: 'Points are scored as printed: by whoever destroyed a card in battle, or by the opponent of its owner when it leaves.', ruling: 'base/card-text', revision: 1 },
  'base/choice/1': { sentence: 'A choice is made among what is on offer, as many as are asked for, each once.', ruling: 'base/choice', revision: 1 },
  'base/compatibility/1': { sentence: 'Cards of different affiliations work together only under a treaty of their player.', ruling: 'base/compatibility', revision: 1 },
  'base/damage/1': { sentence: 'A hit that rotates a card takes half its HULL and leaves it at most RANGE 5.', ruling: 'base/damage', revision: 1 },
  'base/damage/2': { sentence: 'A second hit before full repair, or a direct hit, destroys a card under rotation.', ruling: 'base/damage', revision: 1 },
  'base/damage/3': { sentence: 'Markers destroy a card when they take all of its HULL.', ruling: 'base/damage', revision: 1 },
  'base/piles/1': { sentence: 'Cards are drawn from the top of the own draw deck, and none where it is empty.', ruling: 'base/piles', revision: 1 },
  'base/piles/2': { sentence: 'A shuffled draw deck has the same cards, each once.', ruling: 'base/piles', revision: 1 },
  'base/requirements/1': { sentence: 'Levels of a skill add up over the group, and a classification counts as a skill.', ruling: 'base/requirements', revision: 1 },
  'base/requirements/2': { sentence: 'An attribute is asked of the whole group, and its total has to be more than the number printed.', ruling: 'base/requirements', revision: 1 },
  'base/requirements/3': { sentence: 'Personnel that cannot use their skills supply nothing.', ruling: 'base/requirements', revision: 1 },
  'base/spaceline/1': { sentence: 'Entering a location costs its span; the one that is left costs nothing.', ruling: 'base/spaceline', revision: 1 },
  'base/spaceline/2': { sentence: 'What bars a location, or the way between two, stops whatever it can affect.', ruling: 'base/spaceline', revision: 1 },
  'base/spaceline/3': { sentence: 'A ship that moves is at its new location, with all aboard, and nowhere else.', ruling: 'base/spaceline', revision: 1 },
  'base/staffing/1': { sentence: 'Every staffing icon of a ship is filled by a personnel aboard with that icon, and command may stand in for staff.', ruling: 'base/staffing', revision: 1 },
  'base/staffing/2': { sentence: 'One of the crew matches the ship\'s affiliation; a ship without one is matched by anybody.', ruling: 'base/staffing', revision: 1 },
  'base/suspending/1': { sentence: 'While something is going on nothing else is begun, unless it suspends play.', ruling: 'base/suspending', revision: 1 },
  'base/suspending/2': { sentence: 'What was begun last comes to its end first.', ruling: 'base/suspending', revision: 1 },
  'base/suspending/3': { sentence: 'A response may cancel the play to which it was played: that card is discarded and has no result.', ruling: 'base/suspending', revision: 1 },
  'base/suspending/4': { sentence: 'Afterwards play goes on from where it was suspended.', ruling: 'base/suspending', revision: 1 },
  'base/suspending/5': { sentence: 'What comes to its end changes only what is there to be changed.', ruling: 'base/suspending', revision: 1 },
  'base/turn-steps/1': { sentence: 'A turn begins with its start and goes on to card play, orders, its end and the draw; a step in which nothing is to be done may be passed by.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/2': { sentence: 'Nobody goes back to an earlier step.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/3': { sentence: 'A card that needs the card play of the turn is played in the step of card play.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/4': { sentence: 'In the step of orders the turn\'s player gives orders to the own cards in play.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/5': { sentence: 'At the end of a turn, what must happen comes before what may.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/6': { sentence: 'What must happen at the end of a turn comes in the order that the turn\'s player says.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/7': { sentence: 'Last, the turn\'s player draws one card from the top of the own draw deck, and with that the turn is over.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/8': { sentence: 'Draws that a card gives are made at once, one after another, before anything else.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/9': { sentence: 'When a card ends the turn, its card play and orders are over; its end and the draw are still to come.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn-steps/10': { sentence: 'A full turn is one that begins after the counting has begun; what lasts some full turns is over at the end of the last.', ruling: 'base/turn-steps', revision: 1 },
  'base/turn/1': { sentence: 'A player meets seed cards, plays cards and ends the turn in the own turn only.', ruling: 'base/turn', revision: 1 },
  'base/turn/2': { sentence: 'What happens at the end of a turn comes in the order that its player says, where the rules leave one open.', ruling: 'base/turn', revision: 1 },
  'base/turn/3': { sentence: 'After a turn the other player\'s begins, and what was stopped until its end is stopped no more.', ruling: 'base/turn', revision: 1 },
};
