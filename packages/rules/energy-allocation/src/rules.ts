/** What must hold for each thing that somebody tries, and what the phase waits for. Each rule decides one point. */

import { holds, rulesFor, sameJson, tableOf } from '@rulebench/core';
import { isJoker } from './cards.ts';
import { inputRules } from './input-rules.ts';
import {
  cardsToRespondWith, declaringOrder, diceDue, diceToDivert, dieOf, measures, topCard, undeclaredJokers, unmarkedBoxes,
} from './measures.ts';
import type { Context, Event, Input, JokerUse } from './model.ts';
import { ACTION_TYPES, entryOf, hasCards, ownerOf, respondingShips, shipOf, shipsInSeatOrder, shipsToOrder } from './sheet.ts';

const { rule, all, not } = rulesFor<Context, Event, Input>();

// Choosing a card for every ship.

export const shipIsThePlayers = rule({
  id: 'shipIsThePlayers', on: ['PICK', 'DECLARE', 'ALLOCATE', 'DECLINE'], cites: ['ea/select/1'],
  says: { allowed: '{ship} is a ship of {player}', refused: '{ship} is no ship of {player}' },
  decide: ({ context, event: { player, ship } }) => holds(ownerOf(context, ship) === player, { player, ship }),
});

export const cardWasDrawnForTheShip = rule({
  id: 'cardWasDrawnForTheShip', on: 'PICK', cites: ['ea/select/1', 'ea/select/2'],
  says: { allowed: '{card} was drawn for {ship}', refused: '{card} was not drawn for {ship}' },
  decide: ({ context, event: { ship, card } }) => holds(shipOf(context, ship)?.stack.includes(card) ?? false, { ship, card }),
});

export const playerIsReady = rule({
  id: 'playerIsReady', on: ['PICK', 'READY', 'WITHDRAW'], cites: ['ea/reveal/1'],
  says: { allowed: '{player} is ready', refused: '{player} is still choosing' },
  decide: ({ context, event: { player } }) => holds(context.ready.includes(player), { player }),
});

export const playerIsStillChoosing = not({ id: 'playerIsStillChoosing', of: playerIsReady });

export const playerHasShipsToOrder = rule({
  id: 'playerHasShipsToOrder', on: 'READY', cites: ['ea/select/1'],
  says: { allowed: '{player} has cards to choose from', refused: '{player} has no ship with drawn cards' },
  decide: ({ context, event: { player } }) => holds(shipsToOrder(context, player).length > 0, { player }),
});

export const everyShipHasItsCard = rule({
  id: 'everyShipHasItsCard', on: 'READY', cites: ['ea/select/1', 'ea/reveal/1'],
  says: { allowed: '{player} has chosen for every ship', refused: '{player} has not chosen for {missing}' },
  decide: ({ context, event: { player } }) => {
    const missing = shipsToOrder(context, player).filter((ship) => !shipOf(context, ship)?.picked);
    return holds(missing.length === 0, { player, missing });
  },
});

export const mayPick = all({ id: 'mayPick', of: [shipIsThePlayers, cardWasDrawnForTheShip, playerIsStillChoosing] });
export const mayBeReady = all({ id: 'mayBeReady', of: [playerHasShipsToOrder, everyShipHasItsCard, playerIsStillChoosing] });

export const everyPlayerIsReady = rule({
  id: 'everyPlayerIsReady', cites: ['ea/reveal/1'],
  says: { allowed: 'every player is ready', refused: 'not ready yet: {waiting}' },
  decide: ({ context }) => {
    const waiting = context.players.map(({ id }) => id).filter((id) => shipsToOrder(context, id).length > 0 && !context.ready.includes(id));
    return holds(waiting.length === 0, { waiting });
  },
});

// Declaring Jokers.

export const shipShowsAJoker = rule({
  id: 'shipShowsAJoker', on: 'DECLARE', cites: ['ea/reveal/3', 'ea/joker/1'],
  says: { allowed: '{ship} shows {card}', refused: '{ship} shows {card}, which is no Joker' },
  decide: ({ event: { ship }, read }) => {
    const card = read(topCard, { ship });
    return holds(isJoker(card), { ship, card });
  },
});

export const jokerHasNoUseYet = rule({
  id: 'jokerHasNoUseYet', on: 'DECLARE', cites: ['ea/joker/1'],
  says: { allowed: 'the Joker of {ship} has no use yet', refused: 'the Joker of {ship} is already used: {use}' },
  decide: ({ context, event: { ship } }) => {
    const use = shipOf(context, ship)?.use ?? null;
    return holds(use === null, { ship, use });
  },
});

export const noJokerComesBefore = rule({
  id: 'noJokerComesBefore', on: 'DECLARE', cites: ['ea/reveal/3'],
  says: { allowed: 'no Joker comes before that of {ship}', refused: 'the Joker of {before} comes first' },
  decide: ({ event: { ship }, read }) => {
    const earlier = read(declaringOrder);
    const before = read(undeclaredJokers).filter((one) => earlier.indexOf(one) < earlier.indexOf(ship));
    return holds(before.length === 0, { ship, before });
  },
});

export const useIsOneOfTheJokers = rule({
  id: 'useIsOneOfTheJokers', on: 'DECLARE', cites: ['ea/joker/1', 'ea/joker/5', 'ea/allocate/1'],
  says: { allowed: 'a Joker can be used for {use}', refused: 'a Joker cannot be used for {use}' },
  decide: ({ event: { use } }) => holds(USES.includes(use), { use }),
});

export const initiativeFindsAnotherCard = rule({
  id: 'initiativeFindsAnotherCard', on: 'DECLARE', cites: ['ea/joker/2'],
  says: { allowed: '{ship} declares {use}, with {others} other cards', refused: '{ship} has no other card to choose' },
  decide: ({ event: { ship, use }, read }) => {
    const others = read(cardsToRespondWith, { ship }).length;
    return holds(use !== 'initiative' || others > 0, { ship, use, others });
  },
});

export const initiativeIsSeizedOnce = rule({
  id: 'initiativeIsSeizedOnce', on: 'DECLARE', cites: ['ea/joker/2'],
  says: { allowed: '{ship} declares {use}', refused: '{ship} has seized the initiative already' },
  decide: ({ context, event: { ship, use } }) => holds(use !== 'initiative' || !shipOf(context, ship)?.seized, { ship, use }),
});

export const mayDeclare = all({
  id: 'mayDeclare',
  of: [shipIsThePlayers, shipShowsAJoker, jokerHasNoUseYet, noJokerComesBefore, useIsOneOfTheJokers, initiativeFindsAnotherCard, initiativeIsSeizedOnce],
});

export const aResponseIsDue = rule({
  id: 'aResponseIsDue', cites: ['ea/joker/2', 'ea/joker/3'],
  says: { allowed: '{ships} has the initiative', refused: 'nobody has the initiative' },
  decide: ({ context }) => {
    const ships = respondingShips(context);
    return holds(ships.length > 0, { ships });
  },
});

export const aJokerWaits = rule({
  id: 'aJokerWaits', cites: ['ea/reveal/3', 'ea/joker/1'],
  says: { allowed: 'a Joker waits to be declared on {ships}', refused: 'no Joker waits to be declared' },
  decide: ({ read }) => {
    const ships = read(undeclaredJokers);
    return holds(ships.length > 0, { ships });
  },
});

export const choiceIsOpen = rule({
  id: 'choiceIsOpen', on: 'CHOOSE', cites: ['ea/joker/2'],
  says: { allowed: '"{choice}" is open', refused: 'there is no choice "{choice}" now' },
  decide: ({ context, event: { choice } }) => holds(context.choices.some(({ id }) => id === choice), { choice }),
});

export const picksOneOtherCard = rule({
  id: 'picksOneOtherCard', on: 'CHOOSE', cites: ['ea/joker/2'],
  says: { allowed: '{picks} is another card drawn for {ships}', refused: '{picks} is not one other card drawn for {ships}' },
  decide: ({ context, event: { picks }, read }) => {
    const ships = respondingShips(context);
    const others = ships.flatMap((ship) => read(cardsToRespondWith, { ship }));
    return holds(others.some((card) => sameJson(picks, [card])), { picks, ships });
  },
});

export const mayRespond = all({ id: 'mayRespond', of: [choiceIsOpen, picksOneOtherCard] });

// Rolling.

export const shipShowsACard = rule({
  id: 'shipShowsACard', on: 'ROLL', cites: ['ea/allocate/2', 'ea/select/1'],
  says: { allowed: '{ship} has an energy allocation card', refused: '{ship} has no energy allocation card' },
  decide: ({ context, event: { ship } }) => holds(hasCards(context, ship), { ship }),
});

export const systemHasNoDieYet = rule({
  id: 'systemHasNoDieYet', on: 'ROLL', cites: ['ea/dice/2', 'ea/dice/3'],
  says: { allowed: '{system} of {ship} has not been rolled for', refused: '{system} of {ship} has been rolled for already' },
  decide: ({ context, event: { ship, system } }) => holds(!Object.hasOwn(shipOf(context, ship)?.dice ?? {}, system), { ship, system }),
});

export const dieIsTheSystems = rule({
  id: 'dieIsTheSystems', on: 'ROLL', cites: ['ea/dice/3', 'ea/dice/4'],
  says: { allowed: '{system} of {ship} makes a d{die}', refused: '{system} of {ship}, with {unmarked} unmarked boxes, makes {makes}, not d{die}' },
  decide: ({ event: { ship, system, die }, read }) => {
    const own = read(dieOf, { ship, system });
    return holds(own === die, { ship, system, die, unmarked: read(unmarkedBoxes, { ship, system }), makes: own === null ? 'no die' : `d${String(own)}` });
  },
});

export const scoreIsOnTheDie = rule({
  id: 'scoreIsOnTheDie', on: 'ROLL', cites: ['ea/dice/4', 'ea/dice/6'],
  says: { allowed: 'a d{die} can show {value}', refused: 'a d{die} cannot show {value}' },
  decide: ({ event: { die, value } }) => holds(Number.isInteger(value) && value >= 1 && value <= die, { die, value }),
});

export const mayRoll = all({ id: 'mayRoll', of: [shipShowsACard, systemHasNoDieYet, dieIsTheSystems, scoreIsOnTheDie] });

export const everyDieIsRolled = rule({
  id: 'everyDieIsRolled', cites: ['ea/dice/2'],
  says: { allowed: 'every die is rolled', refused: 'dice of {ships} are still to be rolled' },
  decide: ({ context, read }) => {
    const ships = shipsInSeatOrder(context).filter((ship) => read(diceDue, { ship }).length > 0);
    return holds(ships.length === 0, { ships });
  },
});

// Damage Control.

export const energyGoesToDamageControl = rule({
  id: 'energyGoesToDamageControl', on: 'ALLOCATE', cites: ['ea/allocate/2', 'ea/allocate/3'],
  says: { allowed: 'a die may go to {to}', refused: 'the card decides what goes to {to}' },
  decide: ({ event: { to } }) => holds(to === 'Damage Control', { to }),
});

export const dieIsWhole = rule({
  id: 'dieIsWhole', on: 'ALLOCATE', cites: ['ea/allocate/4'],
  says: { allowed: '{points} is the whole die of {system}', refused: '{points} is not the whole die of {system}, {value}' },
  decide: ({ context, event: { ship, system, points } }) => {
    const value = entryOf(shipOf(context, ship)?.dice ?? {}, system)?.value ?? null;
    return holds(points === value, { system, points, value });
  },
});

export const cardLeavesADie = rule({
  id: 'cardLeavesADie', on: ['ALLOCATE', 'DECLINE'], cites: ['ea/joker/6', 'ea/joker/7'],
  says: { allowed: '{card} does not bind all dice to one action', refused: '{card} binds all dice of {ship} to one action' },
  decide: ({ event: { ship }, read }) => {
    const card = read(topCard, { ship });
    return holds(!isJoker(card), { ship, card });
  },
});

export const shipHasNotDecided = rule({
  id: 'shipHasNotDecided', on: ['ALLOCATE', 'DECLINE'], cites: ['ea/allocate/3'],
  says: { allowed: 'Damage Control of {ship} is still open', refused: 'Damage Control of {ship} is decided' },
  decide: ({ context, event: { ship } }) => holds(shipOf(context, ship)?.decided === false, { ship }),
});

export const shipHasRolled = rule({
  id: 'shipHasRolled', on: 'DECLINE', cites: ['ea/allocate/3'],
  says: { allowed: '{ship} has dice', refused: '{ship} has no die to give' },
  decide: ({ context, event: { ship } }) => holds(Object.keys(shipOf(context, ship)?.dice ?? {}).length > 0, { ship }),
});

export const mayDivert = all({ id: 'mayDivert', of: [shipIsThePlayers, energyGoesToDamageControl, dieIsWhole, cardLeavesADie, shipHasNotDecided] });
export const mayDecline = all({ id: 'mayDecline', of: [shipIsThePlayers, cardLeavesADie, shipHasNotDecided, shipHasRolled] });

export const aDieMayBeDiverted = rule({
  id: 'aDieMayBeDiverted', cites: ['ea/allocate/3'],
  says: { allowed: '{ships} may send a die to Damage Control', refused: 'no ship may send a die to Damage Control' },
  decide: ({ context, read }) => {
    const ships = shipsInSeatOrder(context).filter((ship) => read(diceToDivert, { ship }).length > 0);
    return holds(ships.length > 0, { ships });
  },
});

/** What can be said of a Joker and holds. */
const USES: readonly JokerUse[] = ['initiative', ...ACTION_TYPES];

/** Every rule and measure of the phase. */
export const rules = tableOf({
  ...measures, ...inputRules,
  shipIsThePlayers, cardWasDrawnForTheShip, playerIsReady, playerIsStillChoosing, playerHasShipsToOrder, everyShipHasItsCard, mayPick, mayBeReady, everyPlayerIsReady,
  shipShowsAJoker, jokerHasNoUseYet, noJokerComesBefore, useIsOneOfTheJokers, initiativeFindsAnotherCard, initiativeIsSeizedOnce, mayDeclare,
  aResponseIsDue, aJokerWaits, choiceIsOpen, picksOneOtherCard, mayRespond,
  shipShowsACard, systemHasNoDieYet, dieIsTheSystems, scoreIsOnTheDie, mayRoll, everyDieIsRolled,
  energyGoesToDamageControl, dieIsWhole, cardLeavesADie, shipHasNotDecided, shipHasRolled, mayDivert, mayDecline, aDieMayBeDiverted,
});
