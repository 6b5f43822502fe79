/** What becomes of a card that is killed or destroyed, and of one that was used: the same for every area. */

import type { ClauseId } from '@rulebench/core';
import { cardOf, cardsWhere, locationOf, opponentOf, selfControllingOf } from './asking.ts';
import { measure, type OnTable } from './deciding.ts';
import type { Hand } from './doing.ts';
import type { Destroy, Discard, TableEffect } from './effects.ts';
import type { Reward } from './facts.ts';
import { isHolographic, lastTurnBefore } from './holograms.ts';
import type { CardId, PlayerId, Table } from './table.ts';

/** The ship that a hologram returns to when it is lost: the one that projects it. None for anything else. */
export const returnsTo = measure({
  id: 'returnsTo', cites: ['cr98/holographic-equipment/3', 'cr98/holographic-equipment/4', 'cr98/holographic-equipment/7'], says: '{card} returns to {value}',
  value: ({ context: { table } }, { card: id }: { readonly card: CardId }): CardId | null => {
    const card = cardOf(table, id);
    const ship = card?.place.in === 'aboard' ? card.place.at : card?.projectedBy;
    return isHolographic(table, id) && ship !== undefined && cardOf(table, ship)?.facts.kind === 'ship' && locationOf(table, ship) !== undefined ? ship : null;
  },
});

/** A hologram that was lost is back aboard, and dark to the start of its owner's next turn. */
export function returned({ context: { table }, read }: Hand<OnTable>, card: CardId, ship: CardId, cites: readonly ClauseId[]): readonly TableEffect[] {
  const until = read(lastTurnBefore, { player: cardOf(table, card)?.owner ?? '' });
  return [{ type: 'beam', card, to: { in: 'aboard', at: ship }, cites }, { type: 'deactivate', card, until, cites: ['cr98/holographic-equipment/6'] }];
}

/** Whether a ship is another, or aboard it. Pure. */
function goesWith(table: Table, one: CardId | undefined, ship: CardId): boolean {
  if (one === ship) return true;
  const place = one === undefined ? undefined : cardOf(table, one)?.place;
  return place?.in === 'aboard' && place.at !== one && goesWith(table, place.at, ship);
}

/** What a ship abandons that leaves a location: the holograms on the planet that it, or one aboard it, projects. They are back aboard, and dark. */
export function abandoned(hand: Hand<OnTable>, ship: CardId): readonly TableEffect[] {
  const { context: { table } } = hand;
  return cardsWhere(table, ({ projectedBy, place }) => place.in === 'planet' && goesWith(table, projectedBy, ship))
    .flatMap((card) => returned(hand, card, cardOf(table, card)?.projectedBy ?? ship, ['cr98/holographic-equipment/5']));
}

/** What a loss comes to: the loss itself, but a hologram returns to its ship instead. */
export function lost(hand: Hand<OnTable>, loss: Destroy | Discard): readonly TableEffect[] {
  const ship = hand.read(returnsTo, { card: loss.card });
  const killed = cardOf(hand.context.table, loss.card)?.facts.kind === 'personnel';
  return ship === null ? [loss] : returned(hand, loss.card, ship, [killed ? 'cr98/holographic-equipment/3' : 'cr98/holographic-equipment/4']);
}

/** What becomes of a card that was used: discarded when it is an interrupt, on the table where it came from hand, else where it is. Dilemmas have a way of their own. */
export function spent(table: Table, id: CardId, cites: readonly ClauseId[]): readonly TableEffect[] {
  const card = cardOf(table, id);
  if (card?.facts.kind === 'interrupt') return [{ type: 'discard', card: id, pile: card.owner, cites }];
  return card?.place.in === 'hand' && card.facts.kind !== 'dilemma' ? [{ type: 'put', card: id, place: { in: 'core', at: card.owner }, cites }] : [];
}

/** The points that are printed on a card for when it is destroyed in battle, or leaves: for whoever destroyed it, if anybody did, or for its owner's opponent. */
export function rewardsFor(table: Table, id: CardId, when: Reward['when'], destroyer: PlayerId | null): readonly TableEffect[] {
  const card = cardOf(table, id);
  const rewards = card === undefined ? [] : selfControllingOf(card.facts)?.rewards ?? [];
  return rewards.filter((one) => one.when === when).flatMap(({ to, points }): readonly TableEffect[] => {
    const player = to === 'destroyer' ? destroyer : opponentOf(table, card?.owner ?? '');
    return player === null ? [] : [{ type: 'score', player, points, for: id, cites: ['base/card-text/3'] }];
  });
}
