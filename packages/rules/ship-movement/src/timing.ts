/** Time travel: when a ship is back, what ends it early, and what becomes of its mark when the location is pulled into a Black Hole. */

import { holds } from '@rulebench/core';
import { allApplied, cardOf, cardsWhere, controllerOf, isInPlay, locationById, locationOf, nameOf, type CardId, type LocationId } from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import { aShipBegins } from './ordering.ts';

/** The number of the turn at whose end a ship is back: full turns are those of the ship's controller. */
export const turnOfReturn = measure({
  id: 'turnOfReturn', cites: ['base/time-travel/2', 'cr98/time-travel-pod/2'], says: '{ship} is back at the end of turn {value}',
  value: ({ context: { table } }, { ship, turns }: { readonly ship: CardId; readonly turns: number }): number => {
    const next = controllerOf(table, ship) === table.turn.player ? 2 : 1;
    return table.turn.number + next + 2 * (turns - 1);
  },
});

/** The ships that reappear when this turn ends. */
export const dueNow = measure({
  id: 'dueNow', cites: ['base/time-travel/1', 'base/time-travel/2', 'cr98/black-hole/5'], says: 'back at the end of this turn: {value}',
  value: ({ context: { table } }): readonly CardId[] => cardsWhere(table, ({ timeTravel }) => timeTravel !== undefined && timeTravel.due <= table.turn.number),
});

/** The ships that a card in play has sent out of time. */
export const sentBy = measure({
  id: 'sentBy', cites: ['cr98/black-hole/7'], says: '{by} has sent {value}',
  value: ({ context: { table } }, { by }: { readonly by: CardId }): readonly CardId[] => cardsWhere(table, ({ timeTravel }) => timeTravel?.by === by),
});

export const cardNullifies = rule({
  id: 'cardNullifies', on: 'NULLIFY', cites: ['cr98/black-hole/7', 'base/card-text/1'],
  says: { allowed: '{by} nullifies {card}', refused: '{player} has not {by} at hand, or it does not nullify {card}, or {card} is not in play' },
  decide: ({ context: { table }, event: { by, card, player } }) => {
    const own = cardOf(table, by);
    const named = own !== undefined && 'nullifies' in own.facts && own.facts.nullifies?.includes(nameOf(table, card)) === true;
    const waits = own?.place.in === 'hand' || own?.place.in === 'core';
    return holds(named && waits && own.owner === player && isInPlay(table, card), { by: nameOf(table, by), card: nameOf(table, card), player });
  },
});

/** Ships out of time that are marked at a location: the card that is pulled in with it is only their mark. */
export const marksAt = measure({
  id: 'marksAt', cites: ['cr98/black-hole/1', 'cr98/black-hole/2', 'cr98/black-hole/4'], says: 'out of time, and marked at {location}: {value}',
  value: ({ context: { table } }, { location }: { readonly location: LocationId }): readonly CardId[] =>
    cardsWhere(table, ({ timeTravel }, id) => timeTravel !== undefined && locationOf(table, id) === location),
});

/** What is really at a location, and in nothing else that is. */
export const reallyAt = measure({
  id: 'reallyAt', cites: ['cr98/black-hole/1', 'cr98/black-hole/10'], says: 'really at {location}: {value}',
  value: ({ context: { table }, read }, { location }: { readonly location: LocationId }): readonly CardId[] => {
    const marks = read(marksAt, { location });
    return cardsWhere(table, ({ place }, id) => (place.in === 'space' || place.in === 'planet' || place.in === 'docked') && locationOf(table, id) === location && !marks.includes(id));
  },
});

export const mayPullIn = rule({
  id: 'mayPullIn', on: 'PULL_IN', cites: ['cr98/black-hole/4'], says: { allowed: '{location} is pulled into {into}', refused: '{location} and {into} are not two locations' },
  decide: ({ context: { table }, event: { location, into } }) =>
    holds(location !== into && locationById(table, location) !== undefined && locationById(table, into) !== undefined, { location, into }),
});

/** What another area did is taken only if it can be done. */
export const effectsApply = rule({
  id: 'effectsApply', on: 'AFFECTED', cites: ['base/card-text/1'], says: { allowed: 'all of it can be done', refused: 'not all of it can be done: {why}' },
  decide: ({ context: { table }, event: { effects } }) => {
    const after = allApplied(table, effects);
    return 'refused' in after ? holds(false, { why: after.refused.says }) : holds(true);
  },
});

export const mayGoOnBeginning = all({ id: 'mayGoOnBeginning', of: [aShipBegins, effectsApply] });
