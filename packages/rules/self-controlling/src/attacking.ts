/** Attacking a self-controlling card: who may start such a battle, when, with what. */

import { allOf, holds } from '@rulebench/core';
import { borgMayAttack, canAllFire, cardOf, isAllAloft, isAllFreeTo, isAllThere, isLed, isSelfControlling, locationOf, nameOf, namesOf } from '@rulebench/board';
import { all, rule } from './deciding.ts';

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

/** What any attack needs, and what Borg need on top of it. */
export const forceMayAttack = rule({
  id: 'forceMayAttack', on: 'ATTACK', cites: [], says: { allowed: '{force} may attack {target}', refused: '{force} may not attack {target}' },
  decide: ({ context: { table }, event: { player, force, target }, ask }) => ({
    outcome: allOf([
      ask(isAllThere, { force, at: locationOf(table, target) ?? null }), ask(isAllAloft, { force }), ask(isAllFreeTo, { force, activity: 'attack' }), ask(canAllFire, { force }), ask(isLed, { force }),
      ask(borgMayAttack, { player, force, targets: [target] }),
    ]),
    values: { force: namesOf(table, force), target: nameOf(table, target) },
  }),
});

export const mayAttack = all({ id: 'mayAttack', of: [targetControlsItself, attackIsOnYourTurn, forceIsYours, forceMayAttack] });
