/** What an effect does to a table, in words that a player would use. Names stand where the table has them, ids where it has not. */

import { HIDDEN } from '@rulebench/core/explain';
import { cardOf } from './asking.ts';
import type { Affliction, DamageCard, MoveCard, TableEffect } from './effects.ts';
import { shownName } from './scene.ts';
import { locationById } from './spaceline.ts';
import type { CardId, LocationId, Place, Table } from './table.ts';

/**
 * The effect in words, without a full stop: "U.S.S. Galaxy is stopped until the end of turn 3". It words a player's masked view as well. Pure.
 * @param table as it is after the effect, or before it
 * @returns nothing for what is no effect on a table
 */
export function tableEffectWords(effect: TableEffect, table: Table): string | undefined {
  const card = (id: CardId): string => shownName(table, id);
  const location = (id: LocationId): string => locationWords(table, id);
  switch (effect.type) {
    case 'seed': return `${card(effect.card)} is seeded at ${location(effect.location)}`;
    case 'place': return `${card(effect.card)} enters play at ${location(effect.location)}, bound for the ${effect.heading} end`;
    case 'move': return moveWords(effect, table);
    case 'discard': return `${card(effect.card)} goes to the discard pile of ${effect.pile}`;
    case 'destroy': return `${card(effect.card)} is destroyed`;
    case 'stop': return `${card(effect.card)} is stopped until the end of turn ${effect.until}`;
    case 'unstop': return `${card(effect.card)} is stopped no more`;
    case 'afflict': return `${card(effect.card)} is ${AFFLICTED[effect.status]}`;
    case 'relieve': return `${card(effect.card)} is no longer ${AFFLICTED[effect.status]}`;
    case 'deactivate': return `${card(effect.card)} is deactivated until the end of turn ${effect.until}`;
    case 'project': return `${card(effect.card)} is projected to ${location(effect.at)} by ${card(effect.by)}`;
    case 'damage': return `${card(effect.card)} is damaged${damageWords(effect)}`;
    case 'repair': return `${card(effect.card)} is repaired`;
    case 'alter': return `${card(effect.alteration.by)} sets ${effect.alteration.attribute.toUpperCase()} of ${card(effect.card)} to ${effect.alteration.set}${effect.alteration.until === undefined ? '' : ` until the end of turn ${effect.alteration.until}`}`;
    case 'score': return `${effect.player} ${effect.points < 0 ? 'loses' : 'scores'} ${pointWords(effect.points)} for ${somethingWords(table, effect.for)}${effect.by === undefined ? '' : `, by ${card(effect.by)}`}`;
    case 'worth': return `the mission at ${location(effect.location)} is worth ${pointWords(effect.points)} ${effect.points < 0 ? 'less' : 'more'}`;
    case 'solve': return `${effect.player} solves the mission at ${location(effect.location)}`;
    case 'attacked': return `${card(effect.card)} has attacked cards of ${effect.player}`;
    case 'note-attack': return `${effect.attack.by} has attacked cards of ${effect.attack.on} at ${location(effect.attack.location)}`;
    case 'met': return `${effect.player} meets ${card(effect.card)}`;
    case 'put': return `${card(effect.card)} is now ${placeWords(table, effect.place)}${effect.bottom === true ? ', at the bottom' : ''}`;
    case 'next-turn': return `turn ${effect.number} begins, of ${effect.player}`;
    case 'land': return `${card(effect.card)} lands at ${location(effect.at)}`;
    case 'take-off': return `${card(effect.card)} takes off at ${location(effect.at)}`;
    case 'dock': return `${card(effect.card)} docks at ${card(effect.at)}`;
    case 'undock': return `${card(effect.card)} undocks at ${location(effect.at)}`;
    case 'load': return `${card(effect.card)} is taken aboard ${card(effect.aboard)}`;
    case 'launch': return `${card(effect.card)} is launched at ${location(effect.at)}`;
    case 'beam': return `${card(effect.card)} is beamed, and is now ${placeWords(table, effect.to)}`;
    case 'leave-time': return `${card(effect.by)} sends ${card(effect.card)} out of time until the end of turn ${effect.due}`;
    case 'reappear': return `${card(effect.card)} is back in time`;
    case 'give-range': return `${card(effect.card)} has all its RANGE again`;
    case 'draw': return `${effect.player} draws ${card(effect.card)}`;
    case 'shuffle': return `the draw deck of ${effect.player} is shuffled`;
    case 'last': return `${card(effect.card)} lasts until the end of turn ${effect.until}`;
    default: return undefined;
  }
}

/** The name of a location. Pure. */
export function locationWords(table: Table, id: LocationId): string {
  return locationById(table, id)?.name ?? id;
}

/** What points are for: a card, or the mission of a location. */
function somethingWords(table: Table, id: string): string {
  return cardOf(table, id) === undefined ? locationWords(table, id) : shownName(table, id);
}

/** Where a place is: "aboard U.S.S. Galaxy". Pure. */
function placeWords(table: Table, place: Place | typeof HIDDEN): string {
  if (place === HIDDEN) return 'at a hidden place';
  const { at, to } = place;
  switch (place.in) {
    case 'space': return `in space at ${locationWords(table, at)}`;
    case 'planet': return `on the planet at ${locationWords(table, at)}`;
    case 'atop': return `atop ${locationWords(table, at)}`;
    case 'seeds': return `among the seed cards at ${locationWords(table, at)}`;
    case 'between': return `between ${locationWords(table, at)} and ${locationWords(table, to ?? at)}`;
    case 'aboard': return `aboard ${shownName(table, at)}`;
    case 'docked': return `docked at ${shownName(table, at)}`;
    case 'on': return `on ${somethingWords(table, at)}`;
    case 'hand': return `in the hand of ${at}`;
    case 'deck': return `in the draw deck of ${at}`;
    case 'discard': return `in the discard pile of ${at}`;
    case 'points': return `in the point area of ${at}`;
    case 'core': return `in the core of ${at}`;
    case 'side-deck': return `in the side deck of ${at}`;
    case 'aside': return `set aside by ${at}`;
  }
}

const AFFLICTED: Readonly<Record<Affliction, string>> = { disabled: 'disabled', stunned: 'stunned', wounded: 'mortally wounded', stasis: 'in stasis' };

const pointWords = (points: number): string => `${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

function moveWords({ card, from, to, spent, left, kind }: MoveCard, table: Table): string {
  const moves = kind === 'relocation' ? 'is relocated' : 'moves';
  return `${shownName(table, card)} ${moves} from ${locationWords(table, from)} to ${locationWords(table, to)}${spent === undefined ? '' : ` for ${spent} RANGE`}${left === undefined ? '' : `, and has ${left} left`}`;
}

function damageWords({ rotation, markers }: DamageCard): string {
  const ways = [...(rotation ? ['by rotation'] : []), ...(markers > 0 ? [`by ${markers} damage ${markers === 1 ? 'marker' : 'markers'}`] : [])];
  return ways.length === 0 ? '' : ` ${ways.join(' and ')}`;
}
