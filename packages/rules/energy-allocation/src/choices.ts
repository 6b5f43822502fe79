/** Every decision that the table waits for, as it can be read off the table. */

import type { reader } from '@rulebench/core';
import { cardsToRespondWith, diceToDivert, undeclaredJokers } from './measures.ts';
import type { Context, Decision, ShipId } from './model.ts';
import { ACTION_TYPES, hasCards, ownerOf, respondingShips, shipOf, shipsInSeatOrder } from './sheet.ts';

export type Read = ReturnType<typeof reader>;

/**
 * The open decisions: before the reveal a card for every ship that has none yet; then the response to an initiative, or
 * the next Joker; at last Damage Control of every ship whose own dice lie. Pure.
 */
export function choicesOf(context: Context, read: Read): readonly Decision[] {
  const ships = shipsInSeatOrder(context);
  if (!context.revealed) return ships.filter((ship) => hasCards(context, ship) && !shipOf(context, ship)?.picked).map((ship) => pickOf(context, ship));
  const responding = respondingShips(context);
  if (responding.length > 0) return responding.map((ship) => responseOf(context, ship, read));
  const declaring = read(undeclaredJokers, context).slice(0, 1);
  if (declaring.length > 0) return declaring.map((ship) => declarationOf(context, ship, read));
  return ships.filter((ship) => read(diceToDivert, context, { ship }).length > 0).map((ship) => diversionOf(context, ship, read));
}

function pickOf(context: Context, ship: ShipId): Decision {
  return { ...decision(context, ship, 'card', 'PICK'), options: shipOf(context, ship)?.stack ?? [], min: 1, cites: ['ea/select/1'] };
}

function responseOf(context: Context, ship: ShipId, read: Read): Decision {
  return { ...decision(context, ship, 'response', 'CHOOSE'), options: read(cardsToRespondWith, context, { ship }), min: 1, cites: ['ea/joker/2'] };
}

function declarationOf(context: Context, ship: ShipId, read: Read): Decision {
  const mayRespond = read(cardsToRespondWith, context, { ship }).length > 0 && !shipOf(context, ship)?.seized;
  const options = [...(mayRespond ? ['initiative'] : []), ...ACTION_TYPES];
  return { ...decision(context, ship, 'Joker', 'DECLARE'), options, min: 1, cites: ['ea/joker/1', 'ea/joker/5'] };
}

/** No pick at all is the player's `DECLINE`. */
function diversionOf(context: Context, ship: ShipId, read: Read): Decision {
  return { ...decision(context, ship, 'Damage Control', 'ALLOCATE'), options: read(diceToDivert, context, { ship }), min: 0, cites: ['ea/allocate/3'] };
}

type Common = Omit<Decision, 'options' | 'min' | 'cites'>;

function decision(context: Context, ship: ShipId, what: string, answer: Decision['answer']): Common {
  return { id: `${what} of ${ship}`, player: ownerOf(context, ship) ?? '', ship, answer, max: 1 };
}
