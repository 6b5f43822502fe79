/** Dilemmas in play: what ends them, what they do at the end of a turn; and those whom one has brought in. */

import { holds } from '@rulebench/core';
import { affiliationOf, cardOf, cardsWhere, choiceOf, isAble, isTimeTravelling, locationOf, nameOf, namesOf, personnelOf, picksAreOffered, type CardId, type Harm } from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import { conditionHolds, peopleOn } from './asking.ts';
import { textOf, turnIsYours } from './meeting.ts';

type OfCard = { readonly card: CardId };

/** A cure ends what lasts, whenever it is there. */
export const isCured = rule({
  id: 'isCured', cites: ['base/dilemma/4'], says: { allowed: '{card} is cured', refused: '{card} is not cured' },
  decide: ({ context: { table }, ask }, { card }: OfCard) => {
    const { cure } = textOf(table, card);
    const outcome = cure === undefined ? 'refused' : ask(conditionHolds, { condition: cure, group: peopleOn(table, card), on: cardOf(table, card)?.place.at ?? null });
    return { outcome, values: { card: nameOf(table, card) } };
  },
});

/** What a card in play does at the end of a turn; nothing where what keeps it off is there. What only happened when it was met, does not happen again. */
export const actsAtEndOfTurn = measure({
  id: 'actsAtEndOfTurn', cites: ['cr98/theta-radiation-poisoning/1', 'cr98/theta-radiation-poisoning/2', 'cr98/theta-radiation-poisoning/3', 'cr98/cyber-drone-five-of-eleven/7', 'base/dilemma/7'],
  says: '{card} has to do: {value}',
  value: ({ context: { table }, ask }, { card }: OfCard): readonly Harm[] => {
    const { endOfTurn } = textOf(table, card);
    if (endOfTurn === undefined) return [];
    const { unless, acts } = endOfTurn;
    return unless !== undefined && ask(conditionHolds, { condition: unless, group: peopleOn(table, card), on: cardOf(table, card)?.place.at ?? null }) === 'allowed' ? [] : acts;
  },
});

/** The dilemmas that lie in play on something, in the table's order. */
export const lyingInPlay = measure({
  id: 'lyingInPlay', cites: ['base/dilemma/7'], says: 'in play: {value}',
  value: ({ context: { table } }): readonly CardId[] => cardsWhere(table, ({ facts, place }) => facts.kind === 'dilemma' && place.in === 'on'),
});

export const severalWait = rule({
  id: 'severalWait', cites: ['base/turn/2'], says: { allowed: '{queue} {queue|is|are} still to act', refused: '{queue} {queue|is|are} still to act' },
  decide: ({ context: { queue, table } }) => holds(queue.length > 1, { queue: namesOf(table, queue) }),
});

export const oneWaits = rule({
  id: 'oneWaits', cites: ['base/dilemma/7'], says: { allowed: '{queue} {queue|is|are} still to act', refused: 'not one alone is still to act: {queue}' },
  decide: ({ context: { queue, table } }) => holds(queue.length === 1, { queue: namesOf(table, queue) }),
});

export const orderIsYours = rule({
  id: 'orderIsYours', on: 'CHOOSE', cites: ['base/turn/2'], says: { allowed: 'it is the turn of {player}, who orders what happens', refused: '{player} does not order what happens' },
  decide: ({ context, event: { choice, player } }) => holds(choice === 'next-card' && choiceOf(context, choice)?.player === player, { player }),
});

export const mayOrder = all({ id: 'mayOrder', of: [orderIsYours, picksAreOffered] });

/** Personnel of a player among strangers: on a planet, or aboard what is not the player's. */
export const areStranded = rule({
  id: 'areStranded', on: 'BEAM', cites: ['cr98/undetected-beam-in/1'], says: { allowed: 'there are no transporters of {player} around {cards}', refused: '{player} has no such Borg on a planet or aboard what is not theirs: {cards}' },
  decide: ({ context: { table }, event: { cards, player } }) => {
    const away = cards.every((id) => {
      const card = cardOf(table, id);
      return personnelOf(table, id)?.affiliation === 'Borg' && card?.controller === player && (card.place.in === 'planet' || (card.place.in === 'aboard' && cardOf(table, card.place.at)?.controller !== player));
    });
    return holds(cards.length > 0 && away, { cards: namesOf(table, cards), player });
  },
});

/** They leave only for a Borg ship of their owner that is there. */
export const ownBorgShipTakesThem = rule({
  id: 'ownBorgShipTakesThem', on: 'BEAM', cites: ['cr98/undetected-beam-in/1', 'cr98/undetected-beam-in/2', 'base/time-travel/1'],
  says: { allowed: '{to}, a Borg ship of {player}, is there to beam them up', refused: '{to} is no Borg ship of {player} there that can beam them up' },
  decide: ({ context: { table }, event: { cards, player, to } }) => {
    const ship = to === null ? undefined : cardOf(table, to);
    const here = cards.map((id) => locationOf(table, id));
    const can = to !== null && ship?.facts.kind === 'ship' && affiliationOf(table, to) === 'Borg' && ship.controller === player && ship.unseen === undefined && isAble(table, to, 'transport') && !isTimeTravelling(table, to);
    return holds(can && here.every((one) => one === locationOf(table, to)), { to: to === null ? 'the planet' : nameOf(table, to), player });
  },
});

export const nobodyIsHeld = rule({
  id: 'nobodyIsHeld', on: 'BEAM', cites: ['base/beaming/3'], says: { allowed: 'none of {cards} is kept from beaming', refused: '{held} cannot be beamed now' },
  decide: ({ context: { table }, event: { cards } }) => {
    const held = cards.filter((id) => !isAble(table, id, 'beam') || isTimeTravelling(table, id));
    return holds(held.length === 0, { cards: namesOf(table, cards), held: namesOf(table, held) });
  },
});

export const mayBeamUp = all({ id: 'mayBeamUp', of: [turnIsYours, areStranded, nobodyIsHeld, ownBorgShipTakesThem] });
