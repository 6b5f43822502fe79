/** What the machine of ship repairs is about: its context, the events it takes, its input, its effects. */

import type { Stamp } from '@rulebench/core';
import type { CardId, PlayerId, Table, TableEffect } from '@rulebench/board';

export interface Input { readonly table: Table }

export interface Context {
  readonly of: Stamp;
  readonly table: Table;
}

/** A player has a ship repaired at a facility. */
export interface RepairShip { readonly type: 'REPAIR'; readonly player: PlayerId; readonly ship: CardId; readonly at: CardId }
/** What other areas have changed on the table meanwhile: ships that move, dock and are hit, turns that end. */
export interface ChangeTable { readonly type: 'CHANGE'; readonly effects: readonly TableEffect[] }

export type Event = RepairShip | ChangeTable;

/** Why a ship could report for duty at a facility; none where it could not. */
export type Welcome = 'same affiliation' | 'ship without affiliation' | 'facility without affiliation' | 'treaty' | 'dock';

export type Effect = TableEffect;

/** The machine never ends by itself: the game does. */
export type Output = undefined;
