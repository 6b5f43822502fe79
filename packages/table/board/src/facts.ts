/** What is printed on cards, as data: enough for the rules that read it, nothing of a card's text. */

import type { Answer, DilemmaText } from './dilemmas.ts';
import type { Affiliation, Icon } from './icons.ts';
import type { Kindred, PersonalAttribute, Requirement } from './requirement.ts';
import type { InTurn } from './turn.ts';

/** Where a mission or a dilemma belongs. */
export type Terrain = 'space' | 'planet' | 'dual';

/** What a card adds to an attribute of the ship or facility that it is aboard or on, or takes from it. */
export interface AttributeChange {
  readonly attribute: 'range' | 'weapons' | 'shields';
  readonly by: number;
}

interface Named {
  readonly name: string;
  readonly universal?: boolean;
  readonly icons?: readonly Icon[];
  /** Those who have it with them can beam through SHIELDS. */
  readonly beamsThroughShields?: boolean;
  /** What it has to do with the turn. */
  readonly inTurn?: InTurn;
}

export interface PersonnelFacts extends Named {
  readonly kind: 'personnel';
  readonly affiliation: Affiliation;
  /** "OFFICER": it counts as a skill of this name too. */
  readonly classification?: string;
  /** Levels by skill: `{ Diplomacy: 2 }`. */
  readonly skills: Readonly<Record<string, number>>;
  readonly species?: string;
  readonly gender?: 'male' | 'female' | 'neuter';
  /** The words of its lore that cards look for. */
  readonly lore?: readonly string[];
  /** What its presence lends to others. */
  readonly enhances?: readonly Enhancement[];
  /** Its skill keeps those of an affiliation that are with it from entering stasis. */
  readonly keepsFromStasis?: Affiliation;
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  /** The ship it is aboard can fire at several targets, one for each Borg with the defence icon aboard. */
  readonly multiplexes?: boolean;
  /** A mission specialist. */
  readonly specialist?: boolean;
  /** Which of several cards of this name it is, where there are several. */
  readonly version?: string;
  /** It lends the regular skills of every Borg group to all Borg where it is. */
  readonly sharesSkills?: boolean;
}

/** A text that lets ships of some classes be launched from a ship, and taken aboard again. */
export interface Launching {
  readonly classes: readonly string[];
  /** What the carrying ship must have, and what its crew must have. */
  readonly special?: string;
  readonly crew?: Requirement;
  /** The card that it enhances: it adds classes to that card's, and asks what that card asks. */
  readonly enhances?: string;
}

export interface ShipFacts extends Named {
  readonly kind: 'ship';
  readonly affiliation: Affiliation;
  /** "Galaxy", "Cube". */
  readonly class?: string;
  /** One icon for each personnel that it takes to staff it. */
  readonly staffing?: readonly Icon[];
  /** Ship systems that are printed as a phrase: "Cloaking Device", "Tractor Beam", "Holodeck". */
  readonly special?: readonly string[];
  /** It may land on planets. */
  readonly lands?: boolean;
  readonly launching?: Launching;
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  /** The side of a coin that nullifies an attack on it by a ship. */
  readonly nullifiesAttackOn?: CoinSide;
}

export type CoinSide = 'heads' | 'tails';

export interface FacilityFacts extends Named {
  readonly kind: 'facility';
  /** A quadrant in which its owner's opponent can neither come to it nor affect what is there. */
  readonly closedIn?: string;
  readonly type: 'outpost' | 'headquarters' | 'station' | 'nor';
  /** It allows no repairs. */
  readonly noRepairs?: boolean;
  readonly affiliation: Affiliation;
  /** None where it cannot fire. */
  readonly weapons: number | null;
  readonly shields: number;
}

export interface EquipmentFacts extends Named {
  readonly kind: 'equipment';
  readonly changes?: readonly AttributeChange[];
  /** What other cards call it: "Disruptor". */
  readonly sort?: string;
  /** Whom it is made for; anybody without. */
  readonly usableBy?: readonly Affiliation[];
  /** What its presence lends to others. */
  readonly enhances?: readonly Enhancement[];
}

/** What a personnel or equipment lends to those it is present with: an attribute, or a skill. */
export type Enhancement = { readonly to: Kindred } & ({ readonly attribute: PersonalAttribute; readonly by: number } | { readonly skill: string });

/** A card of a Battle Bridge side deck. */
export interface TacticFacts extends Named {
  readonly kind: 'tactic';
  /** What it adds to the ATTACK of whoever uses it. */
  readonly attack: number;
  /** How many damage markers its user deals with a hit, and with a direct hit. */
  readonly hit: number;
  readonly direct: number;
}

/** Which cards at a location an act reaches. */
export interface Selection {
  readonly kinds: readonly ('ship' | 'outpost' | 'facility' | 'equipment' | 'personnel' | 'event')[];
  /** For cards that others carry: what carries them. */
  readonly on?: readonly ('ship' | 'facility' | 'planet')[];
  /** A carrier or card that is left out. */
  readonly except?: 'nor';
  /** What spares a ship or facility and all aboard it. */
  readonly unless?: Requirement;
  /** Only cards of an affiliation that the mission here shows. */
  readonly matching?: 'mission';
  readonly universal?: boolean;
  /** How many of each group; all of them without a number. */
  readonly count?: number;
  /** What makes a group; the whole location without it. */
  readonly each?: 'carrier' | 'player';
  /** Who picks where there are more than are wanted. */
  readonly by?: 'lot' | 'controller';
  /** Personnel of this species are taken before others. */
  readonly first?: string;
  /** Only the ship whose crew met the card. */
  readonly meeting?: boolean;
}

/** When an act of a text applies. */
export type Occasion = 'where-met' | 'elsewhere';

/** One thing that a self-controlling card does, in the order of its text. */
export type Act =
  | { readonly does: 'attack'; readonly to: Selection; readonly when?: Occasion }
  | { readonly does: 'destroy'; readonly to: Selection; readonly when?: Occasion }
  | { readonly does: 'stop'; readonly to: Selection; readonly until: 'owners-next-turn'; readonly when?: Occasion }
  | { readonly does: 'lower-mission'; readonly points: number; readonly when?: Occasion }
  | { readonly does: 'discard-itself'; readonly when?: Occasion }
  | { readonly does: 'move'; readonly locations?: number; readonly towards?: 'near-end'; readonly when?: Occasion };

export interface Reward {
  readonly when: 'destroyed-in-battle' | 'left-the-spaceline';
  readonly to: 'destroyer' | 'opponent';
  readonly points: number;
}

/** What a self-controlling card has beside its name and kind. */
export interface SelfControlling {
  /** Where its text puts it; where it was met without. */
  readonly placed?: 'furthest-end';
  /** What it does at once when it is met. */
  readonly whenMet?: readonly Act[];
  /** What it does at the end of every turn. */
  readonly acts: readonly Act[];
  readonly range: number | null;
  readonly weapons: number | null;
  readonly shields: number | null;
  readonly rewards?: readonly Reward[];
}

/** What a function of a card does to what it reaches. */
export type Deed =
  | { readonly does: 'alter'; readonly attribute: 'range' | 'weapons' | 'shields'; readonly set: number; readonly until: 'end-of-turn' | 'always' }
  | { readonly does: 'weaken'; readonly attribute: 'weapons'; readonly perCunningBelow: number; readonly until: 'end-of-turn' }
  | { readonly does: 'damage' }
  | { readonly does: 'repair' }
  | { readonly does: 'relocate' }
  | { readonly does: 'discard' }
  /** The card itself goes aboard. */
  | { readonly does: 'board' }
  /** It moves ships in another word than "relocate"; "move" without one. */
  | { readonly does: 'move'; readonly verb?: string }
  /** A ship is out of time for so many full turns. */
  | { readonly does: 'time-travel'; readonly turns: number }
  /** A ship has all its RANGE again, and what was stopped is not. */
  | { readonly does: 'refresh' }
  /** Nothing passes, unless those aboard have this. */
  | { readonly does: 'bar'; readonly unless?: Requirement };

/** One function of a card: the rules tell functions of one card apart. */
export interface CardFunction {
  /** An affiliation that it passes over, by its text or by a ruling. */
  readonly spares?: Affiliation;
  /** Whom it names: ships, ships with whatever roams like one, one card by its name, or whatever is there. */
  readonly affects: 'ships' | 'ships-and-roamers' | 'everything' | { readonly named: string };
  /** One card that is chosen, all that it names, as many of them as its player likes, or a ship, an Away Team or both together. */
  readonly reaches: 'one' | 'all' | 'any' | 'ship-or-team';
  readonly deed: Deed;
  /** Only cards of whoever uses it. */
  readonly own?: boolean;
  /** Only just as a ship begins to move. */
  readonly asShipBegins?: boolean;
  /** Landed ships too: it says so. */
  readonly landed?: boolean;
  /** What those aboard must have for nothing to happen. */
  readonly unless?: Requirement;
  /** It takes another card of this name from hand. */
  readonly pairedWith?: string;
  /** It takes ships to spaceline locations only. */
  readonly to?: 'spaceline';
  /** It takes ships from a time location to another place or back, and nowhere else. */
  readonly acrossTime?: boolean;
}

export interface DilemmaFacts extends Named {
  readonly kind: 'dilemma';
  readonly terrain: Terrain;
  /** The icon: there on cards that control themselves. */
  readonly selfControlling?: SelfControlling;
  readonly functions?: readonly CardFunction[];
  /** What it does when it is met. */
  readonly text?: DilemmaText;
  /** What other cards may call it, whatever its picture shows. */
  readonly keywords?: readonly string[];
}

/** Cards that are played for what their functions do. */
export interface OtherFacts extends Named {
  readonly kind: 'mission' | 'event' | 'interrupt' | 'doorway' | 'objective' | 'artifact';
  readonly functions?: readonly CardFunction[];
  /** The icon: it is not only on dilemmas. */
  readonly selfControlling?: SelfControlling;
  /** It puts a self-controlling card into play at an end of the spaceline. */
  readonly releases?: boolean;
  /** A dilemma that it may be played in answer to. */
  readonly answer?: Answer;
  /** What it lets a player do, it lets him do between two dilemmas too: it says so. */
  readonly betweenDilemmas?: boolean;
  /** Points for each mission specialist of its player whose skill is used to complete a mission. */
  readonly rewardsSpecialists?: number;
  /** It lets Borg battle what it targets. */
  readonly permitsBattle?: boolean;
  /** It lets a ship battle several of those at a time. */
  readonly permitsSeveral?: boolean;
  readonly changes?: readonly AttributeChange[];
  /** What it is on has no enhancements. */
  readonly cancelsEnhancements?: boolean;
  /** What it takes from the personnel present to use it. */
  readonly needs?: Requirement;
  /** It fits out the ships of whoever has it in play as projectors of holograms. */
  readonly projects?: boolean;
  /** It stops whoever has attempted a mission. */
  readonly debriefs?: boolean;
  /** A dock: ships of any affiliation are repaired at the facility that it lies on. */
  readonly repairsAny?: boolean;
  /** The affiliations that it makes compatible with each other, for whoever has it in play. */
  readonly treaty?: readonly Affiliation[];
  /** It lets Borg beam to the locations and ships that it targets. */
  readonly permitsAwayTeam?: boolean;
  /** A gate where it lies: to the other gates of this network. */
  readonly gate?: string;
  /** Played from hand, it opens the way between two gates of this network, once. */
  readonly opens?: string;
  /** Cards that it nullifies, by name. */
  readonly nullifies?: readonly string[];
  readonly launching?: Launching;
}

export type Facts = PersonnelFacts | ShipFacts | FacilityFacts | EquipmentFacts | TacticFacts | DilemmaFacts | OtherFacts;
