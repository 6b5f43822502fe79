/** Attacking a self-controlling card: who may start such a battle, when, with what. */

import { allOf, holds } from '@rulebench/core';
import { canFire, cardOf, hasBorg, hasLeader, isSelfControlling, locationOf, nameOf, namesOf, type CardId } from '@rulebench/board';
import { all, any, rule } from './deciding.ts';

export const attackIsOnYourTurn = rule({
  id: 'attackIsOnYourTurn', on: 'ATTACK', cites: ['sc13/initiate/3'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event }) => holds(table.turn.player === event.player, { player: event.player }),
});

export const targetControlsItself = rule({
  id: 'targetControlsItself', on: 'ATTACK', cites: ['sc13/initiate/1'],
  says: { allowed: '{target} controls itself and is in play', refused: '{target} is no self-controlling card in play' },
  decide: ({ context: { table }, event }) => {
    const target = cardOf(table, event.target);
    return holds(target !== undefined && isSelfControlling(target) && target.place.in === 'space', { target: nameOf(table, event.target) });
  },
});

export const forceIsYours = rule({
  id: 'forceIsYours', on: 'ATTACK', cites: ['sc13/nature/1'],
  says: { allowed: '{player} controls {force}', refused: '{player} does not control all of {force}' },
  decide: ({ context: { table }, event: { force, player } }) => {
    const own = force.every((id) => { const card = cardOf(table, id); return (card?.facts.kind === 'ship' || card?.facts.kind === 'facility') && card.controller === player; });
    return holds(force.length > 0 && new Set(force).size === force.length && own, { player, force: namesOf(table, force) });
  },
});

const together = <const N extends string>(id: N, says: { readonly allowed: string; readonly refused: string }, holdsFor: (facts: Parameters<typeof cardOf>[0], card: CardId, target: CardId) => boolean) => rule({
  id, on: 'ATTACK', cites: ['sc13/initiate/3'], says,
  decide: ({ context: { table }, event: { force, target } }) => {
    const failing = force.filter((card) => !holdsFor(table, card, target));
    return holds(failing.length === 0, { force: namesOf(table, force), failing: namesOf(table, failing), target: nameOf(table, target) });
  },
});

export const forceIsThere = together('forceIsThere', { allowed: '{force} is where {target} is', refused: '{failing} is not where {target} is' },
  (table, card, target) => locationOf(table, card) !== undefined && locationOf(table, card) === locationOf(table, target));

export const forceIsUnstopped = together('forceIsUnstopped', { allowed: 'none of {force} is stopped', refused: '{failing} is stopped' },
  (table, card) => cardOf(table, card)?.stopped === undefined);

export const forceCanFire = rule({
  id: 'forceCanFire', on: 'ATTACK', cites: ['sc13/initiate/3'], says: { allowed: '{force} can fire', refused: 'not all of {force} can fire' },
  decide: ({ context: { table }, event: { force }, ask }) => ({ outcome: allOf(force.map((card) => ask(canFire, { card }))), values: { force: namesOf(table, force) } }),
});

export const forceHasLeader = rule({
  id: 'forceHasLeader', on: 'ATTACK', cites: ['base/battle/1'], says: { allowed: 'somebody leads {force}', refused: 'nobody leads {force}' },
  decide: ({ context: { table }, event: { force } }) => holds(force.some((id) => hasLeader(table, id)), { force: namesOf(table, force) }),
});

export const forceIsNotBorg = rule({
  id: 'forceIsNotBorg', on: 'ATTACK', cites: ['sc13/initiate/1'], says: { allowed: 'no Borg are in {force}', refused: 'Borg are in {force}' },
  decide: ({ context: { table }, event: { force } }) => holds(!hasBorg(table, force), { force: namesOf(table, force) }),
});

/** Borg battle what an objective of theirs targets, and what attacked them on the turn before. */
export const borgMayBattle = rule({
  id: 'borgMayBattle', on: 'ATTACK', cites: ['sc13/initiate/2'],
  says: { allowed: 'an objective targets {target}, or it has just attacked {player}', refused: 'no objective targets {target}, and it has not just attacked {player}' },
  decide: ({ context: { table }, event: { player, target } }) => {
    const permitted = Object.values(table.cards).some(({ facts, place, controller, targets }) =>
      'permitsBattle' in facts && facts.permitsBattle === true && place.in === 'core' && controller === player && targets?.includes(target) === true);
    const attacked = cardOf(table, target)?.attacked?.[player];
    return holds(permitted || attacked === table.turn.number - 1, { player, target: nameOf(table, target) });
  },
});

export const affiliationAllows = any({ id: 'affiliationAllows', of: [forceIsNotBorg, borgMayBattle] });

export const mayAttack = all({
  id: 'mayAttack', of: [targetControlsItself, attackIsOnYourTurn, forceIsYours, forceIsThere, forceIsUnstopped, forceCanFire, forceHasLeader, affiliationAllows],
});
