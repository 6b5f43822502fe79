/** What must hold for each thing that somebody tries, and what the phase waits for. Each rule decides one point. */

import { holds, rulesFor, sameJson, type ClauseId, type Consult, type LeafRule, type Ruled } from '@rulebench/core';
import { isJoker } from './cards.ts';
import { inputRules } from './input-rules.ts';
import {
  cardsToRespondWith, declaringOrder, diceDue, diceToDivert, dieOf, measures, shipsToAllot, shipsToMark, topCard, undeclaredJokers, unmarkedBoxes,
} from './measures.ts';
import type { Context, Event, Input, JokerUse, ShipId } from './model.ts';
import { ACTION_TYPES, entryOf, hasCards, ownerOf, respondingShips, shipOf, shipsInSeatOrder, shipsToOrder } from './sheet.ts';

const { rule, all, not } = rulesFor<Context, Event, Input>();

/** What the phase waits for or goes on with: whether it is due, and on which ships. */
function due(id: string, cites: readonly ClauseId[], what: string, where: (facts: Consult & { readonly context: Context }) => readonly ShipId[]): LeafRule {
  return rule({
    id, cites, says: { allowed: `${what} due on {ships}`, refused: `no ${what} due` },
    decide: (facts) => {
      const ships = where(facts);
      return holds(ships.length > 0, { ships });
    },
  });
}

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
  says: { allowed: '{player} has cards to choose from', refused: '{player} has no cards to choose from' },
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
  says: { allowed: 'no Joker comes before that of {ship}', refused: 'the {before|Joker|Jokers} of {before} {before|comes|come} first' },
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
  says: { allowed: '{ship} declares {use}', refused: '{ship} has no other card' },
  decide: ({ event: { ship, use }, read }) => holds(use !== 'initiative' || read(cardsToRespondWith, { ship }).length > 0, { ship, use }),
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

export const aResponseIsDue = due('aResponseIsDue', ['ea/joker/2', 'ea/joker/3'], 'answer', ({ context }) => respondingShips(context));

export const aJokerWaits = due('aJokerWaits', ['ea/reveal/3', 'ea/joker/1'], 'Joker', ({ read }) => read(undeclaredJokers));

export const choiceIsOpen = rule({
  id: 'choiceIsOpen', on: 'CHOOSE', cites: ['ea/joker/3'],
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
  says: { allowed: '{ship} has a card', refused: '{ship} has no card' },
  decide: ({ context, event: { ship } }) => holds(hasCards(context, ship), { ship }),
});

export const systemHasNoDieYet = rule({
  id: 'systemHasNoDieYet', on: 'ROLL', cites: ['ea/dice/2', 'ea/dice/3'],
  says: { allowed: '{system} of {ship} has no die yet', refused: '{system} of {ship} has its die already' },
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
  id: 'scoreIsOnTheDie', on: 'ROLL', cites: ['ea/dice/6'],
  says: { allowed: 'a d{die} can show {value}', refused: 'a d{die} cannot show {value}' },
  decide: ({ event: { die, value } }) => holds(Number.isInteger(value) && value >= 1 && value <= die, { die, value }),
});

export const mayRoll = all({ id: 'mayRoll', of: [shipShowsACard, systemHasNoDieYet, dieIsTheSystems, scoreIsOnTheDie] });

export const energyIsDue = due('energyIsDue', ['ea/allocate/2', 'ea/dice/7'], 'energy', ({ read }) => read(shipsToAllot));

export const countersAreDue = due('countersAreDue', ['ea/dice/7', 'ea/dice/8'], 'counters', ({ read }) => read(shipsToMark));

export const diceAreDue = due('diceAreDue', ['ea/dice/2'], 'dice', ({ context, read }) =>
  shipsInSeatOrder(context).filter((ship) => read(diceDue, { ship }).length > 0));

// Damage Control.

export const shipsDiceLie = rule({
  id: 'shipsDiceLie', on: ['ALLOCATE', 'DECLINE'], cites: ['ea/dice/2', 'ea/allocate/2'],
  says: { allowed: 'no dice due on {ship}', refused: '{ship} has yet to roll {due}' },
  decide: ({ event: { ship }, read }) => {
    const due = read(diceDue, { ship });
    return holds(due.length === 0, { ship, due });
  },
});

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
  says: { allowed: '{card} leaves a die', refused: '{card} binds all dice of {ship} to one action' },
  decide: ({ event: { ship }, read }) => {
    const card = read(topCard, { ship });
    return holds(!isJoker(card), { ship, card });
  },
});

export const shipHasNotDecided = rule({
  id: 'shipHasNotDecided', on: ['ALLOCATE', 'DECLINE'], cites: ['ea/allocate/3'],
  says: { allowed: 'Damage Control of {ship} is open', refused: 'Damage Control of {ship} is not open' },
  decide: ({ context, event: { ship } }) => holds(shipOf(context, ship)?.decided === false, { ship }),
});

export const shipHasRolled = rule({
  id: 'shipHasRolled', on: 'DECLINE', cites: ['ea/allocate/3'],
  says: { allowed: '{ship} has dice', refused: '{ship} has no dice' },
  decide: ({ context, event: { ship } }) => holds(Object.keys(shipOf(context, ship)?.dice ?? {}).length > 0, { ship }),
});

export const mayDivert = all({ id: 'mayDivert', of: [shipIsThePlayers, shipsDiceLie, energyGoesToDamageControl, dieIsWhole, cardLeavesADie, shipHasNotDecided] });
export const mayDecline = all({ id: 'mayDecline', of: [shipIsThePlayers, shipsDiceLie, cardLeavesADie, shipHasNotDecided, shipHasRolled] });

export const aDieMayBeDiverted = due('aDieMayBeDiverted', ['ea/allocate/3'], 'Damage Control', ({ context, read }) =>
  shipsInSeatOrder(context).filter((ship) => read(diceToDivert, { ship }).length > 0));

/** What can be said of a Joker and holds. */
const USES: readonly JokerUse[] = ['initiative', ...ACTION_TYPES];

/** Every rule and measure of the phase. */
export const ruled: readonly Ruled[] = [
  ...measures, ...inputRules,
  shipIsThePlayers, cardWasDrawnForTheShip, playerIsReady, playerIsStillChoosing, playerHasShipsToOrder, everyShipHasItsCard, mayPick, mayBeReady, everyPlayerIsReady,
  shipShowsAJoker, jokerHasNoUseYet, noJokerComesBefore, useIsOneOfTheJokers, initiativeFindsAnotherCard, initiativeIsSeizedOnce, mayDeclare,
  aResponseIsDue, aJokerWaits, choiceIsOpen, picksOneOtherCard, mayRespond,
  shipShowsACard, systemHasNoDieYet, dieIsTheSystems, scoreIsOnTheDie, mayRoll, energyIsDue, countersAreDue, diceAreDue,
  shipsDiceLie, energyGoesToDamageControl, dieIsWhole, cardLeavesADie, shipHasNotDecided, shipHasRolled, mayDivert, mayDecline, aDieMayBeDiverted,
];
