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
  'base/attack-limits/1': { sentence: 'The Federation attacks none but the Borg.', ruling: 'base/attack-limits', revision: 1 },
  'base/attack-limits/2': { sentence: 'Klingons, Ferengi and the Non-Aligned attack anybody; all others leave their own affiliation alone.', ruling: 'base/attack-limits', revision: 1 },
  'base/attack-limits/3': { sentence: 'The Borg attack what a current objective of theirs targets, and nobody else.', ruling: 'base/attack-limits', revision: 1 },
  'base/attack-limits/4': { sentence: 'In a mixed force every member is bound by the limits of all.', ruling: 'base/attack-limits', revision: 1 },
  'base/attack/1': { sentence: 'A player attacks in the own turn.', ruling: 'base/attack', revision: 1 },
  'base/attack/2': { sentence: 'Those who attack and what they attack are at one location.', ruling: 'base/attack', revision: 1 },
  'base/attack/3': { sentence: 'A player attacks with own cards, and attacks cards of the other player\'s or one that controls itself.', ruling: 'base/attack', revision: 1 },
  'base/attack/4': { sentence: 'Ships and facilities fight each other and what roams; personnel fight personnel.', ruling: 'base/attack', revision: 1 },
  'base/attack/5': { sentence: 'Who is stopped attacks nobody; who is disabled does not fight at all.', ruling: 'base/attack', revision: 1 },
  'base/attack/6': { sentence: 'A force of ships and facilities can fire, and is led by somebody in it.', ruling: 'base/attack', revision: 1 },
  'base/attack/7': { sentence: 'A side has one target, and the WEAPONS of all who fire at it add up.', ruling: 'base/attack', revision: 1 },
  'base/attack/8': { sentence: 'Those who were attacked may fire back, and nobody for them.', ruling: 'base/attack', revision: 1 },
  'base/attack/9': { sentence: 'All fire is simultaneous; one battle is over before anything else is done.', ruling: 'base/attack', revision: 1 },
  'base/attack/10': { sentence: 'It is remembered who attacked whom, where, and what the attacker had there, until the end of the next turn.', ruling: 'base/attack', revision: 1 },
  'base/attack/11': { sentence: 'What is cloaked, phased or in stasis is not attacked.', ruling: 'base/attack', revision: 1 },
  'base/battle/1': { sentence: 'Somebody who can lead a battle is aboard: an OFFICER, Leadership, or a Borg for defence.', ruling: 'base/battle', revision: 1 },
  'base/battle/2': { sentence: 'WEAPONS above SHIELDS are a hit, above twice the SHIELDS a direct hit.', ruling: 'base/battle', revision: 1 },
  'base/battle/3': { sentence: 'What has no WEAPONS does not fire.', ruling: 'base/battle', revision: 1 },
  'base/battle/4': { sentence: 'A docked ship does not fire, and is helped by half the SHIELDS of its dock.', ruling: 'base/battle', revision: 1 },
  'base/battle/5': { sentence: 'A ship fires if somebody is aboard; it need not be staffed.', ruling: 'base/battle', revision: 1 },
  'base/battle/6': { sentence: 'Ships that are cloaked, phased, landed or in stasis are no targets.', ruling: 'base/battle', revision: 1 },
  'base/battle/7': { sentence: 'A player uses tactics from the own Battle Bridge side deck only.', ruling: 'base/battle', revision: 1 },
  'base/battle/8': { sentence: 'Ships that fought and were not destroyed are stopped.', ruling: 'base/battle', revision: 1 },
  'base/card-text/1': { sentence: 'A card does what its text says, to what its text names, in the order of the text.', ruling: 'base/card-text', revision: 1 },
  'base/card-text/2': { sentence: 'Where a text takes some of many, chance or the player it names picks, as many as it says.', ruling: 'base/card-text', revision: 1 },
  'base/card-text/3': { sentence: 'Points are scored as printed: by whoever destroyed a card in battle, or by the opponent of its owner when it leaves.', ruling: 'base/card-text', revision: 1 },
  'base/choice/1': { sentence: 'A choice is made among what is on offer, as many as are asked for, each once.', ruling: 'base/choice', revision: 1 },
  'base/compatibility/1': { sentence: 'Cards of different affiliations work together only under a treaty of their player.', ruling: 'base/compatibility', revision: 1 },
  'base/damage/1': { sentence: 'A hit that rotates a card takes half its HULL and leaves it at most RANGE 5.', ruling: 'base/damage', revision: 1 },
  'base/damage/2': { sentence: 'A second hit before full repair, or a direct hit, destroys a card under rotation.', ruling: 'base/damage', revision: 1 },
  'base/damage/3': { sentence: 'Markers destroy a card when they take all of its HULL.', ruling: 'base/damage', revision: 1 },
  'base/damage/4': { sentence: 'A player with a Battle Bridge deals two markers for a hit and four for a direct hit, or as many as the tactic in use says.', ruling: 'base/damage', revision: 1 },
  'base/personnel-battle/1': { sentence: 'Teams fight where one of them is: a team that is not there beams over, through SHIELDS only if it can.', ruling: 'base/personnel-battle', revision: 1 },
  'base/personnel-battle/2': { sentence: 'A team is attacked as a whole.', ruling: 'base/personnel-battle', revision: 1 },
  'base/personnel-battle/3': { sentence: 'Chance makes as many pairs as the smaller team has members.', ruling: 'base/personnel-battle', revision: 1 },
  'base/personnel-battle/4': { sentence: 'More STRENGTH stuns, more than twice as much wounds mortally.', ruling: 'base/personnel-battle', revision: 1 },
  'base/personnel-battle/5': { sentence: 'Of those still standing the side with more STRENGTH wins, and the other loses one more at random.', ruling: 'base/personnel-battle', revision: 1 },
  'base/personnel-battle/6': { sentence: 'When it is over the mortally wounded die, the stunned come round, and all who are left are stopped.', ruling: 'base/personnel-battle', revision: 1 },
  'base/requirements/1': { sentence: 'Levels of a skill add up over the group, and a classification counts as a skill.', ruling: 'base/requirements', revision: 1 },
  'base/requirements/2': { sentence: 'An attribute is asked of the whole group, and its total has to be more than the number printed.', ruling: 'base/requirements', revision: 1 },
  'base/requirements/3': { sentence: 'Personnel that cannot use their skills supply nothing.', ruling: 'base/requirements', revision: 1 },
  'base/spaceline/1': { sentence: 'Entering a location costs its span; the one that is left costs nothing.', ruling: 'base/spaceline', revision: 1 },
  'base/spaceline/2': { sentence: 'What bars a location, or the way between two, stops whatever it can affect.', ruling: 'base/spaceline', revision: 1 },
  'base/spaceline/3': { sentence: 'A ship that moves is at its new location, with all aboard, and nowhere else.', ruling: 'base/spaceline', revision: 1 },
  'base/staffing/1': { sentence: 'Every staffing icon of a ship is filled by a personnel aboard with that icon, and command may stand in for staff.', ruling: 'base/staffing', revision: 1 },
  'base/staffing/2': { sentence: 'One of the crew matches the ship\'s affiliation; a ship without one is matched by anybody.', ruling: 'base/staffing', revision: 1 },
  'base/turn/1': { sentence: 'A player meets seed cards, plays cards and ends the turn in the own turn only.', ruling: 'base/turn', revision: 1 },
  'base/turn/2': { sentence: 'What happens at the end of a turn comes in the order that its player says, where the rules leave one open.', ruling: 'base/turn', revision: 1 },
  'base/turn/3': { sentence: 'After a turn the other player\'s begins, and what was stopped until its end is stopped no more.', ruling: 'base/turn', revision: 1 },
};
