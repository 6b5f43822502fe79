/** What each event changes on the table: pure functions from context to context. */

import type { Stamp } from '@rulebench/core';
import type { Read } from './choices.ts';
import { choicesOf } from './choices.ts';
import { allocationOf, countersFor, shipsToAllot, shipsToMark } from './measures.ts';
import type { ActionType, Allocate, Allocation, Card, Context, Declare, Decline, Input, Pick, Ready, Respond, Roll, Ship, ShipId, ShipInput, SystemDie, SystemName, Withdraw } from './model.ts';
import { ACTION_TYPES, energyOf, respondingShips, shipOf } from './sheet.ts';

/** The table as the phase begins. */
export function dealt({ players, ships, dieTable, counters, options }: Input, of: Stamp): Context {
  return {
    of, players, dieTable, counters, options, ready: [], revealed: false, choices: [],
    ships: Object.fromEntries(Object.entries(ships).map(([id, ship]) => [id, dealtShip(ship, !options.damageControl)])),
  };
}

function dealtShip({ systems, suits, drawn }: ShipInput, decided: boolean): Ship {
  return { systems, suits, stack: drawn, picked: false, use: null, seized: false, dice: {}, energy: null, decided, counters: null };
}

/** With the decisions that wait now. */
export function offering(context: Context, read: Read): Context {
  return { ...context, choices: choicesOf(context, read) };
}

export function picked(context: Context, { ship, card }: Pick): Context {
  return onShip(context, ship, ({ stack }) => ({ picked: true, stack: withOnTop(stack, card) }));
}

export function readied(context: Context, { player }: Ready): Context {
  return { ...context, ready: [...context.ready, player] };
}

export function withdrawn(context: Context, { player }: Withdraw): Context {
  return { ...context, ready: context.ready.filter((one) => one !== player) };
}

export function revealed(context: Context): Context {
  return { ...context, revealed: true };
}

export function declared(context: Context, { ship, use }: Declare): Context {
  if (use === 'initiative') return onShip(context, ship, () => ({ use, seized: true }));
  return use === 'Damage Control' ? context : onShip(context, ship, () => ({ use }));
}

/** The card chosen in response takes the place of the Joker, whose ship has yet to use a Joker if that is one too. */
export function responded(context: Context, { picks }: Respond): Context {
  return respondingShips(context).reduce((table, ship) => onShip(table, ship, ({ stack }) => ({ stack: picks.reduce(withOnTop, stack), use: null })), context);
}

export function rolled(context: Context, { ship, system, die, value }: Roll): Context {
  return onShip(context, ship, ({ dice }) => ({ dice: { ...dice, [system]: { die, value } } }));
}

/** With the energy of every ship whose dice have come to lie. */
export function allocated(context: Context, read: Read): Context {
  return onShips(context, read(shipsToAllot, context), (ship) => ({ energy: read(allocationOf, context, { ship }) }));
}

/** With the counters of every ship whose energy has come to stand. */
export function marked(context: Context, read: Read): Context {
  return onShips(context, read(shipsToMark, context), (ship) => ({ counters: read(countersFor, context, { ship }) }));
}

export function diverted(context: Context, { ship, system }: Allocate): Context {
  return onShip(context, ship, ({ energy }) => ({ decided: true, energy: energy && withDieDiverted(energy, system) }));
}

export function declined(context: Context, { ship }: Decline): Context {
  return onShip(context, ship, () => ({ decided: true }));
}

/** The action that a system's die went to, and the die. Pure. */
export function dieIn(energy: Allocation, system: SystemName): { readonly from: ActionType; readonly die: SystemDie } | undefined {
  return ACTION_TYPES.flatMap((from) => energy[from].dice.filter((die) => die.system === system).map((die) => ({ from, die })))[0];
}

function withDieDiverted(energy: Allocation, system: SystemName): Allocation {
  const found = dieIn(energy, system);
  if (found === undefined) return energy;
  const kept = energy[found.from].dice.filter((die) => die !== found.die);
  return { ...energy, [found.from]: energyOf(kept), 'Damage Control': energyOf([found.die]) };
}

function withOnTop(stack: readonly Card[], top: Card): readonly Card[] {
  return [top, ...stack.filter((one) => one !== top)];
}

function onShips(context: Context, ships: readonly ShipId[], change: (ship: ShipId) => Partial<Ship>): Context {
  return ships.reduce((table, ship) => onShip(table, ship, () => change(ship)), context);
}

function onShip(context: Context, id: ShipId, change: (ship: Ship) => Partial<Ship>): Context {
  const ship = shipOf(context, id);
  return ship === undefined ? context : { ...context, ships: { ...context.ships, [id]: { ...ship, ...change(ship) } } };
}
