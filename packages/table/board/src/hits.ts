/** Hits and what they do: decided here for every area that fires, so that a roaming card and a ship are hurt alike. */

import { cardOf, isSelfControlling, opponentOf } from './asking.ts';
import { attributeOf } from './attributes.ts';
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
export const damageByCard = measure({
  id: 'damageByCard', cites: ['sc13/damage/2', 'sc13/damage/3', 'sc13/damage/4', 'sc13/damage/6'], says: 'a {hit} on a card of {player} deals {value}',
  value: ({ context: { table } }, { player, hit }: { readonly player: PlayerId; readonly hit: Hit }): DamageDue =>
    (hit === 'miss' ? NOTHING : due(table, opponentOf(table, player), DEFAULT_MARKERS[hit])),
});

/** What a player's hit deals to any card, be it a ship or one that controls itself: the side deck and the tactic of whoever fires decide. */
export const damageByPlayer = measure({
  id: 'damageByPlayer', cites: ['sc13/damage/5', 'base/damage/4'], says: 'a {hit} by {player} deals {value}',
  value: ({ context: { table } }, { player, hit, tactic }: { readonly player: PlayerId; readonly hit: Hit; readonly tactic: CardId | null }): DamageDue => {
    if (hit === 'miss') return NOTHING;
    const facts = tactic === null ? undefined : cardOf(table, tactic)?.facts;
    const printed = facts?.kind === 'tactic' ? facts[hit === 'hit' ? 'hit' : 'direct'] : DEFAULT_MARKERS[hit];
    return due(table, player, printed);
  },
});

/** Fire at one target, with a tactic or without. */
export type Fire = { readonly from: readonly CardId[]; readonly at: CardId; readonly tactic: CardId | null };

/** A volley's ATTACK: the WEAPONS of all that fire, and what a tactic adds. */
export const attackOf = measure({
  id: 'attackOf', cites: ['sc13/initiate/4', 'sc13/attack/3', 'base/battle/2', 'base/battle/7', 'base/attack/7', 'cr98/multiplexor-drone-nine-of-seventeen/4'], says: 'ATTACK of {from}: {value}',
  value: ({ context: { table }, read }, { from, tactic }: { readonly from: readonly CardId[]; readonly tactic: CardId | null }): number => {
    const facts = tactic === null ? undefined : cardOf(table, tactic)?.facts;
    return from.reduce((sum, card) => sum + read(attributeOf, { card, attribute: 'weapons' }), facts?.kind === 'tactic' ? facts.attack : 0);
  },
});

/** What comes of a volley: whether it hits, and what damage is due for it. What a card that controls itself deals, the opponent of its target deals for it. */
export const resultOf = measure({
  id: 'resultOf', cites: ['base/battle/2'], says: '{from} at {at}: {value}',
  value: ({ context: { table }, read }, { from, at, tactic }: Fire): { readonly hit: Hit; readonly due: DamageDue } => {
    const hit = read(hitOf, { attack: read(attackOf, { from, tactic }), defense: read(attributeOf, { card: at, attribute: 'shields' }) });
    const [first = ''] = from;
    const firing = cardOf(table, first);
    if (firing !== undefined && isSelfControlling(firing)) return { hit, due: read(damageByCard, { player: cardOf(table, at)?.controller ?? '', hit }) };
    return { hit, due: read(damageByPlayer, { player: firing?.controller ?? '', hit, tactic }) };
  },
});

/** The fire of one battle, in the order in which it was aimed. */
type Volleys = { readonly volleys: readonly { readonly from: readonly CardId[]; readonly at: CardId; readonly tactic?: CardId }[] };

/** What comes of all the fire of a battle: it is simultaneous, but a side deck deals each of its cards once. */
export const resultsOf = measure({
  id: 'resultsOf', cites: ['base/damage/4', 'sc13/damage/2', 'sc13/damage/3'], says: 'the fire comes to {value}',
  value: ({ context: { table }, read }, { volleys }: Volleys): readonly { readonly hit: Hit; readonly due: DamageDue }[] => {
    const dealt = new Map<PlayerId, number>();
    return volleys.map(({ from, at, tactic }) => {
      const { hit, due: all } = read(resultOf, { from, at, tactic: tactic ?? null });
      if (all.from === null) return { hit, due: all };
      const before = dealt.get(all.from) ?? 0;
      const markers = Math.min(all.markers, (bridgeOf(table, all.from) ?? 0) - before);
      dealt.set(all.from, before + markers);
      return { hit, due: { ...all, markers } };
    });
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
