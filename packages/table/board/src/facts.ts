/** What is printed on cards, as data: enough for the rules that read it, nothing of a card's text. */

export type Affiliation = 'Federation' | 'Klingon' | 'Romulan' | 'Borg' | 'Ferengi' | 'Cardassian' | 'Bajoran' | 'Dominion' | 'Non-Aligned';

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
  /** Those who have it with them can beam through SHIELDS. */
  readonly beamsThroughShields?: boolean;
}

export interface PersonnelFacts extends Named {
  readonly kind: 'personnel';
  readonly affiliation: Affiliation;
  readonly classification?: string;
  /** Levels by skill: `{ Diplomacy: 2 }`. */
  readonly skills: Readonly<Record<string, number>>;
  readonly species?: string;
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  /** A Borg with the defence icon may lead a battle. */
  readonly defence?: boolean;
  /** The ship it is aboard can fire at several targets, one for each Borg with the defence icon aboard. */
  readonly multiplexes?: boolean;
}

export interface ShipFacts extends Named {
  readonly kind: 'ship';
  readonly affiliation: Affiliation;
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  /** The side of a coin that nullifies an attack on it by a ship. */
  readonly nullifiesAttackOn?: CoinSide;
}

export type CoinSide = 'heads' | 'tails';

export interface FacilityFacts extends Named {
  readonly kind: 'facility';
  readonly type: 'outpost' | 'headquarters' | 'station' | 'nor';
  readonly affiliation: Affiliation;
  /** None where it cannot fire. */
  readonly weapons: number | null;
  readonly shields: number;
}

export interface EquipmentFacts extends Named {
  readonly kind: 'equipment';
  readonly changes?: readonly AttributeChange[];
}

/** A card of a Battle Bridge side deck. */
export interface TacticFacts extends Named {
  readonly kind: 'tactic';
  /** What it adds to the ATTACK of whoever uses it. */
  readonly attack: number;
  /** How many damage markers its user deals with a hit, and with a direct hit. */
  readonly hit: number;
  readonly direct: number;
}

/** Something that personnel aboard can fulfil: a skill, or a total above a number. */
export type Requirement = { readonly skill: string } | { readonly attribute: 'integrity' | 'cunning' | 'strength'; readonly over: number };

/** Which cards at a location an act reaches. */
export interface Selection {
  readonly kinds: readonly ('ship' | 'outpost' | 'facility' | 'equipment' | 'personnel')[];
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
  | { readonly does: 'bar' };

/** One function of a card: the rules tell functions of one card apart. */
export interface CardFunction {
  /** Whom it names: ships, ships with whatever roams like one, one card by its name, or whatever is there. */
  readonly affects: 'ships' | 'ships-and-roamers' | 'everything' | { readonly named: string };
  /** One card that is chosen, or all that it names. */
  readonly reaches: 'one' | 'all';
  readonly deed: Deed;
}

export interface DilemmaFacts extends Named {
  readonly kind: 'dilemma';
  readonly terrain: Terrain;
  /** The icon: there on cards that control themselves. */
  readonly selfControlling?: SelfControlling;
  readonly functions?: readonly CardFunction[];
}

/** Cards that are played for what their functions do. */
export interface OtherFacts extends Named {
  readonly kind: 'event' | 'interrupt' | 'doorway' | 'objective' | 'artifact';
  readonly functions?: readonly CardFunction[];
  /** The icon: it is not only on dilemmas. */
  readonly selfControlling?: SelfControlling;
  /** It puts a self-controlling card into play at an end of the spaceline. */
  readonly releases?: boolean;
  /** It lets Borg battle what it targets. */
  readonly permitsBattle?: boolean;
  /** It lets a ship battle several of those at a time. */
  readonly permitsSeveral?: boolean;
  readonly changes?: readonly AttributeChange[];
  /** What it is on has no enhancements. */
  readonly cancelsEnhancements?: boolean;
}

export type Facts = PersonnelFacts | ShipFacts | FacilityFacts | EquipmentFacts | TacticFacts | DilemmaFacts | OtherFacts;
