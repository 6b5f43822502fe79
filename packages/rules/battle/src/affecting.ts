/** Cards that are played on a ship, before a battle or while it is being fought, to change what it fights with. */

import { holds } from '@rulebench/core';
import { alterationOf, cardOf, functionOf, isNotImmune, locationOf, names, nameOf } from '@rulebench/board';
import { all, rule } from './deciding.ts';

export const functionIsYours = rule({
  id: 'functionIsYours', on: 'AFFECT', cites: ['base/card-text/1'],
  says: { allowed: '{player} has {by}, with such a function', refused: '{player} does not have {by}, or it has no such function, or another area has this battle fought' },
  decide: ({ context: { asked, table }, event: { player, by, fn, on }, read }) => {
    const card = cardOf(table, by);
    const atHand = card !== undefined && card.owner === player && (card.place.in === 'hand' || card.place.in === 'core');
    return holds(!asked && atHand && read(alterationOf, { by, fn, card: on }) !== null, { player, by: nameOf(table, by) });
  },
});

/** Which ships a function names, and which of them it passes over: one function of a card is not another. */
export const functionReachesShip = rule({
  id: 'functionReachesShip', on: 'AFFECT',
  cites: ['cr98/borg-affiliation-ships-interaction-with-other-cards/12', 'cr98/borg-affiliation-ships-interaction-with-other-cards/14'],
  says: { allowed: 'this function of {by} affects {on}', refused: 'this function of {by} does not affect {on}' },
  decide: ({ context: { table }, event: { by, fn, on }, ask }) => {
    const values = { by: nameOf(table, by), on: nameOf(table, on) };
    const found = functionOf(table, by, fn);
    const named = found !== undefined && names(found, table, on) && locationOf(table, on) !== undefined;
    return named ? { outcome: ask(isNotImmune, { by, fn, card: on }), values } : holds(false, values);
  },
});

export const mayAffect = all({ id: 'mayAffect', of: [functionIsYours, functionReachesShip] });
