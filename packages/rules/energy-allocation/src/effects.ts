/** What the machine says to the table, with the clauses each effect comes from; and what comes out at the end. */

import type { ClauseId } from '@rulebench/core';
import { classOf } from './cards.ts';
import { dieIn } from './changes.ts';
import type { Read } from './choices.ts';
import { allocationOf, countersFor, shipsToAllot, shipsToMark, topCard } from './measures.ts';
import type {
  Allocate, Allocated, Card, CardClass, Context, CountersPlaced, Declare, Declared, Diverted, Output, Pick, Placed, Replaced, Respond, Revealed, ShipId,
} from './model.ts';
import { respondingShips, shipOf, shipsInSeatOrder } from './sheet.ts';

const CITES_OF_CLASS: Readonly<Record<CardClass, readonly ClauseId[]>> = {
  number: ['ea/number-card/1', 'ea/number-card/2', 'ea/allocate/5'],
  face: ['ea/face-card/1', 'ea/face-card/2', 'ea/face-card/3', 'ea/number-card/2'],
  joker: ['ea/joker/6', 'ea/joker/7'],
};

/** Says nothing of the card: the stack lies face down. */
export function placing({ player, ship }: Pick): Placed {
  return { type: 'place', player, ship, cites: ['ea/select/3', 'ea/select/4'] };
}

export function revealing(context: Context, read: Read): Revealed {
  return { type: 'reveal', cards: Object.fromEntries(cardsShown(context, read)), cites: ['ea/reveal/2'] };
}

export function declaring({ player, ship, use }: Declare): readonly Declared[] {
  if (use === 'Damage Control') return [];
  return [{ type: 'declare', player, ship, use, cites: use === 'initiative' ? ['ea/joker/1', 'ea/joker/3'] : ['ea/joker/1', 'ea/joker/5'] }];
}

export function replacing(context: Context, { picks }: Respond): readonly Replaced[] {
  return respondingShips(context).flatMap((ship) => picks.map((card): Replaced => ({ type: 'replace', ship, card, cites: ['ea/joker/2', 'ea/joker/4'] })));
}

export function allocating(context: Context, read: Read): readonly Allocated[] {
  const ships = read(shipsToAllot, context);
  return cardsShown(context, read).filter(([ship]) => ships.includes(ship)).map(([ship, card]) => ({
    type: 'allocate', ship, card, energy: read(allocationOf, context, { ship }), cites: ['ea/allocate/2', 'ea/allocate/4', ...CITES_OF_CLASS[classOf(card)]],
  }));
}

export function diverting(context: Context, { ship, system }: Allocate): readonly Diverted[] {
  const energy = shipOf(context, ship)?.energy;
  const found = energy && dieIn(energy, system);
  return found ? [{ type: 'divert', ship, ...found, to: 'Damage Control', cites: ['ea/allocate/3', 'ea/allocate/4'] }] : [];
}

export function placingCounters(context: Context, read: Read): readonly CountersPlaced[] {
  return read(shipsToMark, context).map((ship) => ({ type: 'counters', ship, counters: read(countersFor, context, { ship }), cites: ['ea/dice/8'] }));
}

/** What the phase made of every ship. */
export function outputOf(context: Context, read: Read): Output {
  const outputs = shipsInSeatOrder(context).map((ship) => [ship, {
    card: read(topCard, context, { ship }),
    energy: shipOf(context, ship)?.energy ?? read(allocationOf, context, { ship }),
    counters: shipOf(context, ship)?.counters ?? read(countersFor, context, { ship }),
  }] as const);
  return { ships: Object.fromEntries(outputs) };
}

function cardsShown(context: Context, read: Read): readonly (readonly [ShipId, Card])[] {
  return shipsInSeatOrder(context).flatMap((ship) => {
    const card = read(topCard, context, { ship });
    return card === null ? [] : [[ship, card] as const];
  });
}
