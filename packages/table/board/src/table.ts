/**
 * The table: players, spacelines and cards, all plain JSON. Every card has one entry and one place, so that it can
 * neither be lost nor be in two places; who is at a location is asked, not stored.
 */

import type { Facts, Terrain } from './facts.ts';
import type { Affiliation } from './icons.ts';
import type { Requirement } from './requirement.ts';

export type PlayerId = string;
export type CardId = string;
export type LocationId = string;

export type Heading = 'left' | 'right';

/**
 * Where a card is. `at` names a location ('atop' its mission, or under it in 'seeds'), the card it is aboard, docked at or
 * played 'on', or the player whose pile it is.
 */
export interface Place {
  readonly in: 'space' | 'planet' | 'atop' | 'seeds' | 'between' | 'aboard' | 'docked' | 'on' | 'hand' | 'deck' | 'discard' | 'points' | 'core' | 'side-deck' | 'aside';
  readonly at: string;
  /** In a pile with an order: what lies higher has the higher number. Without it, the order of the table's cards. */
  readonly position?: number;
  /** The other location, for what lies between two. */
  readonly to?: LocationId;
}

/** Where a roaming card is bound. */
export interface Course {
  readonly heading: Heading;
  /** Where it was met or put into play. */
  readonly met: LocationId;
}

/** Half the HULL by rotation, and a percentage of HULL for each marker. */
export interface Damage {
  readonly rotated: boolean;
  readonly markers: readonly number[];
}

/** An attribute changed by a function of a card. */
export interface Alteration {
  readonly by: CardId;
  readonly fn: number;
  readonly attribute: 'range' | 'weapons' | 'shields';
  readonly set: number;
  /** The number of the turn at whose end it stops; none where it lasts. */
  readonly until?: number;
}

/** A ship that is out of time: its card only marks where it will be again. */
export interface TimeTravel {
  /** What sent it. */
  readonly by: CardId;
  /** The number of the turn at whose end it is back. */
  readonly due: number;
}

export interface Card {
  readonly facts: Facts;
  readonly owner: PlayerId;
  /** None: nobody gives it orders. */
  readonly controller: PlayerId | null;
  readonly place: Place;
  /** The number of the turn at whose end it is unstopped. */
  readonly stopped?: number;
  /** What keeps a ship from being a target beside stasis: cloaked, phased or landed. */
  readonly unseen?: 'cloaked' | 'phased' | 'landed';
  readonly disabled?: boolean;
  readonly stunned?: boolean;
  /** Mortally wounded. */
  readonly wounded?: boolean;
  readonly stasis?: boolean;
  /** The number of the turn at whose end a hologram that was lost may be active again. */
  readonly deactivated?: number;
  /** The ship that projects a hologram to where it is. */
  readonly projectedBy?: CardId;
  /** Used by its captor as one of the captor's own. */
  readonly brainwashed?: boolean;
  /** Made a Borg of by the player who uses it: as a drone it has neither gender nor species nor lore left. */
  readonly assimilated?: 'drone' | 'counterpart';
  /** RANGE that a ship has used in this turn. */
  readonly rangeUsed?: number;
  readonly timeTravel?: TimeTravel;
  /** An artifact that its player has acquired, and may play from hand where its text says so. */
  readonly acquired?: boolean;
  /** The number of the turn at whose end it has lasted long enough. */
  readonly lastsUntil?: number;
  readonly damage?: Damage;
  readonly course?: Course;
  readonly altered?: readonly Alteration[];
  /** What an objective in play is about. */
  readonly targets?: readonly CardId[];
  /** How often each player has met it. */
  readonly met?: Readonly<Record<PlayerId, number>>;
  /** The number of the turn in which it last attacked a player's cards. */
  readonly attacked?: Readonly<Record<PlayerId, number>>;
}

export interface Mission {
  readonly terrain: Terrain;
  /** Whose icons it shows. */
  readonly affiliations: readonly Affiliation[];
  /** Its text lets any affiliation attempt it. */
  readonly anyAffiliation?: boolean;
  readonly points: number;
  readonly requires?: Requirement;
  /** Who seeded it. */
  readonly owner?: PlayerId;
  /** Who solved it: that happens once. */
  readonly solved?: PlayerId;
  /** Whoever is relocated here is in stasis, as long as it is not solved. */
  readonly stasis?: boolean;
}

/** A card in the row: a mission, or something else that counts as a location. */
export interface Location {
  readonly id: LocationId;
  readonly name: string;
  /** What entering costs; two-sided where players see different numbers. */
  readonly span: number | Readonly<Record<PlayerId, number>>;
  readonly mission?: Mission;
  /** The player whose scouting of it is complete when the turn ends. */
  readonly scouting?: PlayerId;
}

export interface Spaceline {
  readonly quadrant: string;
  /** No spaceline, but places on their own: a time location, or an outpost in a quadrant that has no missions. */
  readonly apart?: 'time-location' | 'outpost';
  /** Left to right. */
  readonly locations: readonly Location[];
}

export interface Player {
  readonly id: PlayerId;
  readonly points: number;
  /** What the player plays, where rules ask: Borg players score no missions. */
  readonly plays?: Affiliation;
  /** How many cards a Battle Bridge side deck still has; none where the player uses none. */
  readonly battleBridge?: number;
}

export interface Turn {
  readonly player: PlayerId;
  /** Of the whole game, from 1. */
  readonly number: number;
}

/** An attack that a player has made on the other's cards, as long as it can be answered. */
export interface MadeAttack {
  readonly turn: number;
  readonly location: LocationId;
  readonly by: PlayerId;
  readonly on: PlayerId;
  /** The attacker's cards that were at the location, in the attack or not. */
  readonly there: readonly CardId[];
}

export interface Table {
  readonly players: readonly [Player, Player];
  readonly turn: Turn;
  readonly spacelines: readonly Spaceline[];
  readonly cards: Readonly<Record<CardId, Card>>;
  /** What players attacked in this turn and the one before. */
  readonly attacks?: readonly MadeAttack[];
}
