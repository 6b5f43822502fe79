/** Functions of cards that take hold of what is on the table, and whom they pass over; ships that arrive. */

import { holds } from '@rulebench/core';
import { cardOf, functionOf, isNotImmune, locationById, locationOf, nameOf, names } from '@rulebench/board';
import { all, rule } from './deciding.ts';

export const functionIsThere = rule({
  id: 'functionIsThere', on: 'AFFECT', cites: ['base/card-text/1'],
  says: { allowed: '{by} has such a function', refused: '{player} has not {by} at hand, or not with such a function, on so many cards, to there' },
  decide: ({ context: { table }, event }) => {
    const card = cardOf(table, event.by);
    const fn = functionOf(table, event.by, event.fn);
    const atHand = card?.owner === event.player && (card.place.in === 'hand' || card.place.in === 'core');
    const place = fn?.deed.does !== 'relocate' || (event.to !== undefined && locationById(table, event.to) !== undefined);
    return holds(atHand && fn !== undefined && fn.deed.does !== 'bar' && (fn.reaches === 'one') === (event.on !== null) && place, { player: event.player, by: nameOf(table, event.by) });
  },
});

export const targetIsNamed = rule({
  id: 'targetIsNamed', on: 'AFFECT', cites: ['base/card-text/1', 'cr98/borg-affiliation-ships-interaction-with-other-cards/13', 'cr98/borg-affiliation-ships-interaction-with-other-cards/15'], says: { allowed: '{on} is what {by} names', refused: '{on} is not what {by} names, or not in play' },
  decide: ({ context: { table }, event: { by, fn, on } }) => {
    const found = functionOf(table, by, fn);
    const named = on === null || (found !== undefined && names(found, table, on) && locationOf(table, on) !== undefined);
    return holds(named, { by: nameOf(table, by), on: nameOf(table, on ?? 'everything') });
  },
});

export const targetIsNotImmune = rule({
  id: 'targetIsNotImmune', on: 'AFFECT', cites: [], says: { allowed: '{on} is not immune', refused: '{on} is immune' },
  decide: ({ context: { table }, event: { by, fn, on }, ask }) =>
    ({ outcome: on === null ? 'allowed' : ask(isNotImmune, { by, fn, card: on }), values: { on: nameOf(table, on ?? 'everything') } }),
});

export const mayAffect = all({ id: 'mayAffect', of: [functionIsThere, targetIsNamed, targetIsNotImmune] });

export const shipMayArrive = rule({
  id: 'shipMayArrive', on: 'ARRIVE', cites: ['base/spaceline/3'], says: { allowed: '{ship} comes to {location}', refused: '{ship} cannot come to {location}' },
  decide: ({ context: { table }, event: { ship, location } }) =>
    holds(cardOf(table, ship)?.facts.kind === 'ship' && locationOf(table, ship) !== undefined && locationOf(table, ship) !== location && locationById(table, location) !== undefined, { ship: nameOf(table, ship), location }),
});

/** Whether this is the end of a turn, and the next begins. */
export const turnIsEnding = rule({
  id: 'turnIsEnding', cites: ['base/turn/3'], says: { allowed: 'the turn ends', refused: 'the turn goes on' },
  decide: ({ context: { moment } }) => holds(moment === 'end-of-turn'),
});

export const isStillSeeding = rule({
  id: 'isStillSeeding', cites: ['sc13/seeding/1'], says: { allowed: 'dilemmas are being seeded', refused: 'play has begun' },
  decide: ({ context: { phase } }) => holds(phase === 'seeding'),
});
