/** Everything that changes a table, as effects: plain data with the clauses it comes from. */

import type { ClauseId } from '@rulebench/core';
import type { Alteration, CardId, Damage, Heading, LocationId, MadeAttack, Place, PlayerId } from './table.ts';

/** A status that a card is marked with. */
export type Affliction = 'disabled' | 'stunned' | 'wounded' | 'stasis';

interface Change<T extends string> { readonly type: T; readonly cites: readonly ClauseId[] }

/** A card is seeded under a location. */
export interface Seed extends Change<'seed'> { readonly card: CardId; readonly location: LocationId }
/** A self-controlling card enters play on the spaceline, bound for an end. */
export interface PlaceCard extends Change<'place'> { readonly card: CardId; readonly location: LocationId; readonly heading: Heading; readonly met: LocationId }
/** A card goes to another location; RANGE spent and left where that counts. */
export interface MoveCard extends Change<'move'> { readonly card: CardId; readonly from: LocationId; readonly to: LocationId; readonly spent?: number; readonly left?: number; readonly kind?: 'normal' | 'relocation' }
/** A card goes to its owner's discard pile, with all that it carries. */
export interface Discard extends Change<'discard'> { readonly card: CardId; readonly pile: PlayerId }
/** A card is destroyed: it and all that it carries go to their owners' discard piles. */
export interface Destroy extends Change<'destroy'> { readonly card: CardId }
/** A card is stopped to the end of a turn. */
export interface Stop extends Change<'stop'> { readonly card: CardId; readonly until: number }
/** A card is stopped no more, before its time. */
export interface Unstop extends Change<'unstop'> { readonly card: CardId }
/** A card comes into a status that lasts until something ends it. */
export interface Afflict extends Change<'afflict'> { readonly card: CardId; readonly status: Affliction }
/** Such a status ends. */
export interface Relieve extends Change<'relieve'> { readonly card: CardId; readonly status: Affliction }
/** A hologram that was lost is dark to the end of a turn. */
export interface Deactivate extends Change<'deactivate'> { readonly card: CardId; readonly until: number }
/** A hologram joins an Away Team, projected from a ship. */
export interface Project extends Change<'project'> { readonly card: CardId; readonly by: CardId; readonly at: LocationId }
/** A card is damaged; markers come from a player's side deck. */
export interface DamageCard extends Change<'damage'> { readonly card: CardId; readonly damage: Damage; readonly rotation: boolean; readonly markers: number; readonly from: PlayerId | null }
export interface Repair extends Change<'repair'> { readonly card: CardId }
export interface Alter extends Change<'alter'> { readonly card: CardId; readonly alteration: Alteration }
/** Points for a card or a mission; by whom, where somebody earned them. */
export interface Score extends Change<'score'> { readonly player: PlayerId; readonly points: number; readonly for: CardId; readonly by?: CardId }
/** A mission is worth less or more. */
export interface Worth extends Change<'worth'> { readonly location: LocationId; readonly points: number }
/** A mission is solved: nobody solves it again. */
export interface Solve extends Change<'solve'> { readonly location: LocationId; readonly player: PlayerId }
/** It is noted whose cards a card attacked. */
export interface Attacked extends Change<'attacked'> { readonly card: CardId; readonly player: PlayerId; readonly turn: number }
/** It is noted that a player attacked, and where: the other may answer on the next turn. */
export interface NoteAttack extends Change<'note-attack'> { readonly attack: MadeAttack }
/** A player meets a seed card. */
export interface Met extends Change<'met'> { readonly card: CardId; readonly player: PlayerId }
/** A card is played or put to a place: in a pile with an order on top, or at the bottom. */
export interface Put extends Change<'put'> { readonly card: CardId; readonly place: Place; readonly bottom?: boolean }
/** A ship lands on the planet, or is in space there again. */
export interface Land extends Change<'land'> { readonly card: CardId; readonly at: LocationId }
export interface TakeOff extends Change<'take-off'> { readonly card: CardId; readonly at: LocationId }
/** A ship docks, or is in space beside its dock again. */
export interface Dock extends Change<'dock'> { readonly card: CardId; readonly at: CardId }
export interface Undock extends Change<'undock'> { readonly card: CardId; readonly at: LocationId }
/** A ship is taken aboard another, or leaves it. */
export interface Load extends Change<'load'> { readonly card: CardId; readonly aboard: CardId }
export interface Launch extends Change<'launch'> { readonly card: CardId; readonly at: LocationId }
export interface Beam extends Change<'beam'> { readonly card: CardId; readonly to: Place }
/** A ship leaves time, or is back. */
export interface LeaveTime extends Change<'leave-time'> { readonly card: CardId; readonly by: CardId; readonly due: number }
export interface Reappear extends Change<'reappear'> { readonly card: CardId }
/** A ship has all its RANGE again. */
export interface GiveRange extends Change<'give-range'> { readonly card: CardId }
/** A player draws the top card of the own draw deck. */
export interface Draw extends Change<'draw'> { readonly player: PlayerId; readonly card: CardId }
/** A player's draw deck is made of these cards, the top one first. */
export interface Shuffle extends Change<'shuffle'> { readonly player: PlayerId; readonly order: readonly CardId[] }
/** A card is to last to the end of a turn. */
export interface Last extends Change<'last'> { readonly card: CardId; readonly until: number }
/** The next turn begins: what lasted until the end of this one is over. */
export interface NextTurn extends Change<'next-turn'> { readonly player: PlayerId; readonly number: number }

export type TableEffect =
  | Seed | PlaceCard | MoveCard | Discard | Destroy | Stop | Unstop | Afflict | Relieve | Deactivate | Project | DamageCard | Repair | Alter | Score | Worth | Solve | Attacked | NoteAttack | Met | Put | NextTurn
  | Land | TakeOff | Dock | Undock | Load | Launch | Beam | LeaveTime | Reappear | GiveRange | Draw | Shuffle | Last;
