/**
 * The table changed by hand, so that a rule would allow what it refuses. No move does this: a designer looks at what would follow,
 * and may keep it as an example. Each is a way to mend that is enough for one refusal.
 */

import type { ContextChange, Json, Mend } from '@rulebench/core';
import { cardsWhere, locationOf, nameOf } from './asking.ts';
import type { Card, CardId, LocationId, PlayerId, Table } from './table.ts';

/** It is a player's turn. Pure. */
export function turnMend(player: PlayerId): readonly Mend[] {
  return [{ says: `it is the turn of ${player}`, changes: [{ at: ['table', 'turn', 'player'], to: player }] }];
}

/** One thing of each of some cards is otherwise, or, without `to`, gone; `says` goes on "they are …". Nothing where there are no cards. Pure. */
export function cardsMend(table: Table, cards: readonly CardId[], says: string, key: keyof Card | readonly [keyof Card, string], to?: Json): readonly Mend[] {
  const changes = cards.map((card): ContextChange => ({ at: ['table', 'cards', card].concat(key), ...(to === undefined ? {} : { to }) }));
  return changes.length === 0 ? [] : [{ says: `${cards.map((card) => nameOf(table, card)).join(' and ')} ${cards.length === 1 ? 'is' : 'are'} ${says}`, changes }];
}

/** Some cards are aboard a ship or facility. Pure. */
export function aboardMend(table: Table, cards: readonly CardId[], carrier: CardId): readonly Mend[] {
  return cardsMend(table, cards, `aboard ${nameOf(table, carrier)}`, 'place', { in: 'aboard', at: carrier });
}

/** One thing of the mission at a location is otherwise, or, without `to`, gone. Pure. */
export function missionMend({ spacelines }: Table, location: LocationId, says: string, key: string, to?: Json): readonly Mend[] {
  return spacelines.flatMap(({ locations }, line) => locations.flatMap(({ id, mission }, place): readonly Mend[] => (
    id !== location || mission === undefined
      ? []
      : [{ says, changes: [{ at: ['table', 'spacelines', line, 'locations', place, 'mission', key], ...(to === undefined ? {} : { to }) }] }])));
}

/** A player's personnel in play who are neither among some nor unfit for what is wanted of them. Pure. */
export function othersOf(table: Table, player: PlayerId | null, but: readonly CardId[], fit: (id: CardId) => boolean): readonly CardId[] {
  return cardsWhere(table, ({ facts, controller }, id) => facts.kind === 'personnel' && controller === player && !but.includes(id) && locationOf(table, id) !== undefined && fit(id));
}
