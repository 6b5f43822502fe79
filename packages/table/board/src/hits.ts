/** Hits and what they do: decided here for every area that fires, so that a roaming card and a ship are hurt alike. */

import { cardOf, opponentOf } from './asking.ts';
import { measure } from './deciding.ts';
import type { CardId, Damage, PlayerId, Table } from './table.ts';

export type Hit = 'miss' | 'hit' | 'direct hit';

/** What a hit calls for: a rotation, or so many damage markers from a player's side deck. */
export type DamageDue = { readonly rotation: boolean; readonly markers: number; readonly from: PlayerId | null };

/** How many markers a hit, and a direct hit, deals where no tactic says otherwise. */
const DEFAULT_MARKERS = { 'hit': 2, 'direct hit': 4 } as const;
const WHOLE_HULL = 100;
const ROTATED_HULL = 50;

export const hitOf = measure({
  id: 'hitOf', cites: ['sc13/initiate/4', 'base/battle/2'], says: 'ATTACK {attack} against DEFENSE {defense}: {value}',
  value: (_, { attack, defense }: { readonly attack: number; readonly defense: number }): Hit => {
    if (attack > 2 * defense) return 'direct hit';
    return attack > defense ? 'hit' : 'miss';
  },
});

const NOTHING: DamageDue = { rotation: false, markers: 0, from: null };

function bridgeOf({ players }: Table, player: PlayerId): number | undefined {
  return players.find(({ id }) => id === player)?.battleBridge;
}

function due(table: Table, dealer: PlayerId, count: number): DamageDue {
  const left = bridgeOf(table, dealer);
  return left === undefined ? { ...NOTHING, rotation: true } : { rotation: false, markers: Math.min(count, left), from: dealer };
}

/** What a hit by a self-controlling card deals to a player's ship or facility: the opponent's side deck decides. */
export const damageToPlayers = measure({
  id: 'damageToPlayers', cites: ['sc13/damage/2', 'sc13/damage/3', 'sc13/damage/4', 'sc13/damage/6'], says: 'a {hit} on a card of {player} deals {value}',
  value: ({ context: { table } }, { player, hit }: { readonly player: PlayerId; readonly hit: Hit }): DamageDue =>
    (hit === 'miss' ? NOTHING : due(table, opponentOf(table, player), DEFAULT_MARKERS[hit])),
});

/** What a hit deals to a self-controlling card: as to a ship, by the side deck and the tactic of whoever fires. */
export const damageToCard = measure({
  id: 'damageToCard', cites: ['sc13/damage/5'], says: 'a {hit} by {player} deals {value}',
  value: ({ context: { table } }, { player, hit, tactic }: { readonly player: PlayerId; readonly hit: Hit; readonly tactic: CardId | null }): DamageDue => {
    if (hit === 'miss') return NOTHING;
    const facts = tactic === null ? undefined : cardOf(table, tactic)?.facts;
    const printed = facts?.kind === 'tactic' ? facts[hit === 'hit' ? 'hit' : 'direct'] : DEFAULT_MARKERS[hit];
    return due(table, player, printed);
  },
});

export type Loss = { readonly destroyed: boolean; readonly damage: { readonly rotated: boolean; readonly markers: readonly number[] } };

/** What is left of a card after a hit: the HULL that its markers name is given, as they come from a shuffled deck. */
export const lossOf = measure({
  id: 'lossOf', cites: ['base/damage/1', 'base/damage/2', 'base/damage/3'], says: '{card} after a {hit}: {value}',
  value: ({ context: { table } }, { card, hit, rotation, hulls }: { readonly card: CardId; readonly hit: Hit; readonly rotation: boolean; readonly hulls: readonly number[] }): Loss => {
    const before: Damage = cardOf(table, card)?.damage ?? { rotated: false, markers: [] };
    const damage = { rotated: before.rotated || rotation, markers: [...before.markers, ...hulls] };
    const lost = (damage.rotated ? ROTATED_HULL : 0) + damage.markers.reduce((sum, hull) => sum + hull, 0);
    const again = rotation && (before.rotated || before.markers.length > 0);
    return { destroyed: lost >= WHOLE_HULL || again || (rotation && hit === 'direct hit'), damage };
  },
});
