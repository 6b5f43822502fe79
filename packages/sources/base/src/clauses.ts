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
  'base/beaming/1': { sentence: 'The transporters of a player\'s ship or facility carry cards between it, the planet and his other ships and facilities at its location.', ruling: 'base/beaming', revision: 1 },
  'base/beaming/2': { sentence: 'Personnel and equipment of the player\'s own are beamed, and nothing else.', ruling: 'base/beaming', revision: 1 },
  'base/beaming/3': { sentence: 'Who is stopped is not beamed, and what is in stasis beams nobody.', ruling: 'base/beaming', revision: 1 },
  'base/beaming/4': { sentence: 'Borg beam to their own ships and facilities, and to a planet only where an objective of their player takes them.', ruling: 'base/beaming', revision: 1 },
  'base/card-text/1': { sentence: 'A card does what its text says, to what its text names, in the order of the text.', ruling: 'base/card-text', revision: 1 },
  'base/card-text/2': { sentence: 'Where a text takes some of many, chance or the player it names picks, as many as it says.', ruling: 'base/card-text', revision: 1 },
  'base/card-text/3': { sentence: 'Points are scored as printed: by whoever destroyed a card in battle, or by the opponent of its owner when it leaves.', ruling: 'base/card-text', revision: 1 },
  'base/choice/1': { sentence: 'A choice is made among what is on offer, as many as are asked for, each once.', ruling: 'base/choice', revision: 1 },
  'base/compatibility/1': { sentence: 'Cards of different affiliations work together only under a treaty of their player.', ruling: 'base/compatibility', revision: 1 },
  'base/damage/1': { sentence: 'A hit that rotates a card takes half its HULL and leaves it at most RANGE 5.', ruling: 'base/damage', revision: 1 },
  'base/damage/2': { sentence: 'A second hit before full repair, or a direct hit, destroys a card under rotation.', ruling: 'base/damage', revision: 1 },
  'base/damage/3': { sentence: 'Markers destroy a card when they take all of its HULL.', ruling: 'base/damage', revision: 1 },
  'base/movement/1': { sentence: 'A player moves the ships that he controls, in his own turn, one at a time.', ruling: 'base/movement', revision: 1 },
  'base/movement/2': { sentence: 'A ship goes along its own spaceline and pays the span of every location that it enters.', ruling: 'base/movement', revision: 1 },
  'base/movement/3': { sentence: 'A ship has its RANGE once in a turn, may use it in parts, and need not use all of it.', ruling: 'base/movement', revision: 1 },
  'base/movement/4': { sentence: 'What a ship flies past it does not reach: it arrives only where it stops.', ruling: 'base/movement', revision: 1 },
  'base/movement/5': { sentence: 'A ship that is landed or aboard another does not fly; a docked one leaves its dock by flying.', ruling: 'base/movement', revision: 1 },
  'base/movement/6': { sentence: 'A ship docks at a facility of its player that is where it is and goes together with it, and undocks; neither takes RANGE.', ruling: 'base/movement', revision: 1 },
  'base/movement/7': { sentence: 'A ship lands where there is a planet and its text lets it, and takes off from there.', ruling: 'base/movement', revision: 1 },
  'base/movement/8': { sentence: 'A stopped ship begins no movement.', ruling: 'base/movement', revision: 1 },
  'base/movement/9': { sentence: 'A card that moves ships is at hand of who uses it, is used on ships in play, and takes them to another place.', ruling: 'base/movement', revision: 1 },
  'base/requirements/1': { sentence: 'Levels of a skill add up over the group, and a classification counts as a skill.', ruling: 'base/requirements', revision: 1 },
  'base/requirements/2': { sentence: 'An attribute is asked of the whole group, and its total has to be more than the number printed.', ruling: 'base/requirements', revision: 1 },
  'base/requirements/3': { sentence: 'Personnel that cannot use their skills supply nothing.', ruling: 'base/requirements', revision: 1 },
  'base/spaceline/1': { sentence: 'Entering a location costs its span; the one that is left costs nothing.', ruling: 'base/spaceline', revision: 1 },
  'base/spaceline/2': { sentence: 'What bars a location, or the way between two, stops whatever it can affect.', ruling: 'base/spaceline', revision: 1 },
  'base/spaceline/3': { sentence: 'A ship that moves is at its new location, with all aboard, and nowhere else.', ruling: 'base/spaceline', revision: 1 },
  'base/staffing/1': { sentence: 'Every staffing icon of a ship is filled by a personnel aboard with that icon, and command may stand in for staff.', ruling: 'base/staffing', revision: 1 },
  'base/staffing/2': { sentence: 'One of the crew matches the ship\'s affiliation; a ship without one is matched by anybody.', ruling: 'base/staffing', revision: 1 },
  'base/time-travel/1': { sentence: 'A ship out of time is not there: nobody moves it and nothing reaches it until it is back where its card lies.', ruling: 'base/time-travel', revision: 1 },
  'base/time-travel/2': { sentence: 'It is back at the end of the last of the full turns of its controller that it is gone.', ruling: 'base/time-travel', revision: 1 },
  'base/turn/1': { sentence: 'A player meets seed cards, plays cards and ends the turn in the own turn only.', ruling: 'base/turn', revision: 1 },
  'base/turn/2': { sentence: 'What happens at the end of a turn comes in the order that its player says, where the rules leave one open.', ruling: 'base/turn', revision: 1 },
  'base/turn/3': { sentence: 'After a turn the other player\'s begins, and what was stopped until its end is stopped no more.', ruling: 'base/turn', revision: 1 },
};
