/** Plain questions about the table, answered for any id whatever: one that is not there simply has nothing. */

import type { ActionType, Context, Energy, Player, PlayerId, Ship, ShipId, System, SystemDie, SystemName } from './model.ts';

/** The three basic action types, in the order of the rulebook. */
export const ACTION_TYPES = ['Movement', 'Attack', 'Defense'] as const satisfies readonly ActionType[];

type Table = { readonly players: readonly Player[]; readonly ships: Context['ships'] };

/** An own entry of a record; never one that all objects have. Pure. */
export function entryOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export function shipOf(context: Table, ship: ShipId): Ship | undefined {
  return entryOf(context.ships, ship);
}

export function systemOf(context: Table, ship: ShipId, system: SystemName): System | undefined {
  const sheet = shipOf(context, ship);
  return sheet && entryOf(sheet.systems, system);
}

/** Every ship, by seat and then in its player's order. Pure. */
export function shipsInSeatOrder(context: Table): readonly ShipId[] {
  return context.players.flatMap(({ ships }) => ships);
}

/** The ships whose players have declared initiative and not answered yet. Pure. */
export function respondingShips(context: Table): readonly ShipId[] {
  return shipsInSeatOrder(context).filter((ship) => shipOf(context, ship)?.use === 'initiative');
}

/** The ships of a player for which cards were drawn: those that need an order. Pure. */
export function shipsToOrder(context: Table, player: PlayerId): readonly ShipId[] {
  return shipsOf(context, player).filter((ship) => hasCards(context, ship));
}

export function shipsOf(context: Table, player: PlayerId): readonly ShipId[] {
  return context.players.filter(({ id }) => id === player).flatMap(({ ships }) => ships);
}

export function ownerOf(context: Table, ship: ShipId): PlayerId | undefined {
  return context.players.find(({ ships }) => ships.includes(ship))?.id;
}

export function hasCards(context: Table, ship: ShipId): boolean {
  return (shipOf(context, ship)?.stack.length ?? 0) > 0;
}

/** Whether a ship's energy is allotted, and its player may still send a die of it to Damage Control. Pure. */
export function isUndecided(context: Table, id: ShipId): boolean {
  const ship = shipOf(context, id);
  return ship !== undefined && ship.energy !== null && !ship.decided;
}

/** Some dice and their sum. Pure. */
export function energyOf(dice: readonly SystemDie[]): Energy {
  return { points: dice.reduce((sum, { value }) => sum + value, 0), dice };
}
