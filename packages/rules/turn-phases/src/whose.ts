/** Whose turns, draws or cards a text means. */

import { cardOf, opponentOf, type Card, type PlayerId, type Table, type Whose } from '@rulebench/board';

/** The player who has a card: its owner where nobody controls it. Pure. */
export function holderOf({ controller, owner }: Card): PlayerId {
  return controller ?? owner;
}

/** The player on whom, or on whose card, something is played; none where that is nobody's. Pure. */
function playerBehind(table: Table, on: string | null): PlayerId | undefined {
  if (on === null) return undefined;
  const card = cardOf(table, on);
  return card === undefined ? table.players.find(({ id }) => id === on)?.id : holderOf(card);
}

/**
 * The players whom a text means. Pure.
 * @param player who has the card, from whose side the text speaks
 * @param on what the card is played on
 */
export function meantBy(table: Table, player: PlayerId, whose: Whose = 'owner', on: string | null = null): readonly PlayerId[] {
  switch (whose) {
    case 'owner': return [player];
    case 'opponent': return [opponentOf(table, player)];
    case 'each': return [player, opponentOf(table, player)];
    case 'target': return [playerBehind(table, on) ?? player];
  }
}
