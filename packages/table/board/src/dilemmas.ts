/**
 * What a dilemma is, as data: whom it speaks of, what it asks (conditions), what sets it off (a trigger), what ends it
 * (a cure), what it does, and where the card goes. The machine of dilemmas reads this; a new dilemma needs no change to it.
 */

import type { Requirement } from './requirement.ts';

/** Something that whoever meets a dilemma can have or do. */
export type Condition =
  /** The personnel who attempt, or those aboard what it lies on. */
  | { readonly team: Requirement }
  /** Equipment of this sort that somebody there may use. */
  | { readonly equipment: string }
  /** The player has at least so many points. */
  | { readonly points: number }
  /** The team could meet the mission's requirements when this attempt began. */
  | { readonly prepared: true }
  /** One of them who has this goes over for good. */
  | { readonly volunteer: Requirement }
  /** One of them has an exact copy in play elsewhere. */
  | { readonly duplicated: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** What "most" is said of: an attribute, or the sum of all three. */
export type Superlative = 'integrity' | 'cunning' | 'strength' | 'total';

/** Whom an act takes. */
export type Whom = {
  /** Those who attempt; their ship; both; or whoever is aboard what the card lies on. */
  readonly of: 'team' | 'ship' | 'ship-and-crew' | 'aboard';
  /** Only those who have this. */
  readonly with?: Requirement;
  /** Only those with an exact copy elsewhere. */
  readonly duplicated?: true;
  /** How many; without a number all of them, and of those who have the most of something one. */
  readonly count?: number;
  /** Who has the most of something; a tie is for the opponent to break. */
  readonly most?: Superlative;
  /** Who picks where nothing else says: chance, the opponent, or the player who meets it. */
  readonly by?: 'lot' | 'opponent' | 'player';
};

/** One thing that a dilemma does. */
export type Harm =
  | { readonly does: 'kill' | 'stop' | 'disable' | 'stasis'; readonly whom: Whom }
  /** Somebody is picked, for the card to lie on. */
  | { readonly does: 'single-out'; readonly whom: Whom }
  /** The opponent uses ship and crew until done. */
  | { readonly does: 'hand-over' }
  /** Its owner downloads cards to where it is met. */
  | { readonly does: 'download'; readonly named: string };

/** Where the card goes: to its owner's pile, atop the mission, back under it, onto the ship or facility, or onto who was picked. */
export type End = 'discard' | 'atop' | 'under' | 'aboard' | 'picked';

/** What lies in play does on its own. */
export interface Lasting {
  readonly acts: readonly Harm[];
  /** What keeps it from acting this time. */
  readonly unless?: Condition;
}

/** What a dilemma does when it is met, and after. */
export interface DilemmaText {
  /** Whom it prints; whoever attempts without it. */
  readonly addresses?: 'crew' | 'away-team';
  /** Part of it speaks of gender. */
  readonly gender?: boolean;
  /** What must be met to get past it: else it acts, and stops the team. */
  readonly conditions?: Condition;
  /** What Borg must meet in place of that. */
  readonly borg?: Condition;
  /** What sets it off. Where it is not there, nothing happens, and nobody is stopped. */
  readonly trigger?: Condition;
  /** What it does, in order: always, or where its conditions are not met. */
  readonly acts?: readonly Harm[];
  /** What ends a lasting effect. Not a condition: it stops nobody. */
  readonly cure?: Condition;
  /** What it does at the end of every turn while it lies in play. */
  readonly endOfTurn?: Lasting;
  /** Atop a mission: with how many points a player may attempt it again. */
  readonly bars?: { readonly over: number };
  /** What it ends when it has done its work: the attempt, or the whole turn. */
  readonly ends?: 'attempt' | 'turn';
  /** Points for whoever gets past it. */
  readonly points?: number;
  /** Where the card goes when it is overcome or has no conditions; discarded without. */
  readonly after?: End;
  /** Where it goes when its conditions are not met; back under the mission without. */
  readonly unmet?: End;
}

/** What a card that is played in answer to a dilemma names. */
export interface Answer {
  /** When: two words for one moment. */
  readonly to: 'encountered' | 'faced';
  readonly does: 'nullify';
  /** Only in this manner of meeting it. */
  readonly manner?: 'attempt' | 'scouting';
  /** Only one that the player has met before. */
  readonly again?: boolean;
  /** Only dilemmas with this word among their keywords. */
  readonly keyword?: string;
}
