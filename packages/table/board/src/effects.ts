/** Everything that changes a table, as effects: plain data with the clauses it comes from. */

import type { ClauseId } from '@rulebench/core';
import type { Alteration, CardId, Damage, Heading, LocationId, MadeAttack, Place, PlayerId } from './table.ts';

interface Change<T extends string> { readonly type: T; readonly cites: readonly ClauseId[] }

/** A card is seeded under a location. */
export interface Seed extends Change<'seed'> { readonly card: CardId; readonly location: LocationId }
/** A self-controlling card enters play on the spaceline, bound for an end. */
export interface PlaceCard extends Change<'place'> { readonly card: CardId; readonly location: LocationId; readonly heading: Heading; readonly met: LocationId }
/** A card goes to another location; RANGE spent and left where that counts. */
export interface MoveCard extends Change<'move'> { readonly card: CardId; readonly from: LocationId; readonly to: LocationId; readonly spent?: number; readonly left?: number }
/** A card goes to its owner's discard pile, with all that it carries. */
export interface Discard extends Change<'discard'> { readonly card: CardId; readonly pile: PlayerId }
/** A card is destroyed: it and all that it carries go to their owners' discard piles. */
export interface Destroy extends Change<'destroy'> { readonly card: CardId }
export interface Stop extends Change<'stop'> { readonly card: CardId; readonly until: number }
/** A card is damaged; markers come from a player's side deck. */
export interface DamageCard extends Change<'damage'> { readonly card: CardId; readonly damage: Damage; readonly rotation: boolean; readonly markers: number; readonly from: PlayerId | null }
export interface Repair extends Change<'repair'> { readonly card: CardId }
export interface Alter extends Change<'alter'> { readonly card: CardId; readonly alteration: Alteration }
export interface Score extends Change<'score'> { readonly player: PlayerId; readonly points: number; readonly for: CardId }
/** A mission is worth less or more. */
export interface Worth extends Change<'worth'> { readonly location: LocationId; readonly points: number }
/** It is noted whose cards a card attacked. */
export interface Attacked extends Change<'attacked'> { readonly card: CardId; readonly player: PlayerId; readonly turn: number }
/** It is noted that a player attacked, and where: the other may answer on the next turn. */
export interface NoteAttack extends Change<'note-attack'> { readonly attack: MadeAttack }
/** A card is played to a place. */
export interface Put extends Change<'put'> { readonly card: CardId; readonly place: Place }
/** The next turn begins: what lasted until the end of this one is over. */
export interface NextTurn extends Change<'next-turn'> { readonly player: PlayerId; readonly number: number }

export type TableEffect =
  | Seed | PlaceCard | MoveCard | Discard | Destroy | Stop | DamageCard | Repair | Alter | Score | Worth | Attacked | NoteAttack | Put | NextTurn;
