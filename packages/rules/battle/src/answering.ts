/** Retaliation: the counter-attack on the next turn, and the fire returned at once. */

import { allOf, holds } from '@rulebench/core';
import { canAllFire, canFire, cardOf, isAllFreeTo, locationOf, namesOf, type CardId, type MadeAttack, type PlayerId, type Table } from '@rulebench/board';
import { all, battleOf, measure, rule } from './deciding.ts';
import { OF_ANY_ATTACK, placeOfBattle, tacticIsOf, targetLimit } from './opening.ts';

function attacksOn({ attacks = [] }: Table, player: PlayerId): readonly MadeAttack[] {
  return attacks.filter(({ on }) => on === player);
}

export const attackWasLastTurn = rule({
  id: 'attackWasLastTurn', on: 'COUNTER_ATTACK', cites: ['cr98/battle/3', 'cr98/battle/15'],
  says: { allowed: '{player} was attacked on the turn before', refused: '{player} was not attacked on the turn before this' },
  decide: ({ context: { table }, event: { player } }) => holds(attacksOn(table, player).some(({ turn }) => turn === table.turn.number - 1), { player }),
});

export const attackWasHere = rule({
  id: 'attackWasHere', on: 'COUNTER_ATTACK', cites: ['cr98/battle/9', 'cr98/battle/14'],
  says: { allowed: '{player} was attacked at {at}', refused: '{player} was not attacked at {at}' },
  decide: ({ context: { table }, event }) => {
    const at = placeOfBattle(table, event);
    return holds(attacksOn(table, event.player).some(({ location }) => location === at), { player: event.player, at });
  },
});

/** Whatever of the attacker's was there and still is: it need not have taken part. Where no attack was made at all, another rule says so. */
export const targetsAreStillThere = rule({
  id: 'targetsAreStillThere', on: 'COUNTER_ATTACK', cites: ['cr98/battle/9', 'cr98/battle/10', 'cr98/battle/16'],
  says: { allowed: '{targets} {targets|was|were} there at the attack, and still {targets|is|are}', refused: '{failing} {failing|was|were} not at the place of the attack, or {failing|is|are} there no more' },
  decide: ({ context: { table }, event }) => {
    const at = placeOfBattle(table, event);
    const here = attacksOn(table, event.player).filter(({ location }) => location === at);
    const failing = here.length === 0 ? [] : event.targets.filter((id) => locationOf(table, id) !== at || !here.some(({ there }) => there.includes(id)));
    return holds(failing.length === 0, { targets: namesOf(table, event.targets), failing: namesOf(table, failing) });
  },
});

export const mayCounterAttack = all({ id: 'mayCounterAttack', of: [attackWasLastTurn, attackWasHere, targetsAreStillThere, ...OF_ANY_ATTACK] });

export const answerIsYours = rule({
  id: 'answerIsYours', on: ['RETURN_FIRE', 'HOLD_FIRE'], cites: ['cr98/battle/2', 'cr98/battle/5'],
  says: { allowed: '{player} was attacked, and may return fire or not', refused: '{player} was not attacked, and does not say whether fire is returned' },
  decide: ({ context, event: { player } }) => holds(battleOf(context).defender === player, { player }),
});

export const onlyTheAttackedReturnFire = rule({
  id: 'onlyTheAttackedReturnFire', on: 'RETURN_FIRE', cites: ['base/attack/8'],
  says: { allowed: '{force} {force|was|were} attacked', refused: '{others} {others|was|were} not attacked, and {others|does|do} not return fire' },
  decide: ({ context, event: { force } }) => {
    const { targets } = battleOf(context);
    const others = force.filter((id) => !targets.includes(id));
    return holds(force.length > 0 && new Set(force).size === force.length && others.length === 0, { force: namesOf(context.table, force), others: namesOf(context.table, others) });
  },
});

/** Return fire is aimed at those who attack, and at nobody else, be it at the same location or aboard. */
export const fireIsReturnedAtAttackers = rule({
  id: 'fireIsReturnedAtAttackers', on: 'RETURN_FIRE', cites: ['cr98/battle/6', 'cr98/battle/7', 'cr98/battle/8', 'cr98/battle/16', 'cr98/multiplexor-drone-nine-of-seventeen/7'],
  says: { allowed: '{targets} {targets|takes|take} part in the attack', refused: '{others} {others|takes|take} no part in the attack' },
  decide: ({ context, event: { targets } }) => {
    const { force } = battleOf(context);
    const others = targets.filter((id) => !force.includes(id));
    return holds(targets.length > 0 && new Set(targets).size === targets.length && others.length === 0, { targets: namesOf(context.table, targets), others: namesOf(context.table, others) });
  },
});

/** Ships return fire at one of the attackers, a team fights all of theirs. */
export const returnFireIsWithinLimit = rule({
  id: 'returnFireIsWithinLimit', on: 'RETURN_FIRE', cites: ['base/attack/7', 'cr98/battle/8', 'cr98/multiplexor-drone-nine-of-seventeen/8'],
  says: { allowed: '{targets} {targets|is|are} as many as can be fought', refused: '{targets} {targets|is|are} not as many as can be fought: {limit}' },
  decide: ({ context, event: { force, targets }, read }) => {
    const battle = battleOf(context);
    if (battle.between === 'personnel') return holds(targets.length === battle.force.length, { targets: namesOf(context.table, targets), limit: battle.force.length });
    const limit = Math.max(1, ...force.map((card) => read(targetLimit, { card, retaliates: true })));
    return holds(targets.length <= limit, { targets: namesOf(context.table, targets), limit });
  },
});

export const returnFireIsReady = rule({
  id: 'returnFireIsReady', on: 'RETURN_FIRE', cites: [], says: { allowed: '{force} can fight back', refused: 'not all of {force} can fight back' },
  decide: ({ context, event: { player, force, tactic }, ask }) => {
    const armed = battleOf(context).between === 'personnel' ? 'allowed' : ask(canAllFire, { force });
    return { outcome: allOf([armed, ask(isAllFreeTo, { force, activity: 'defend' }), ask(tacticIsOf, { player, tactic: tactic ?? null })]), values: { force: namesOf(context.table, force) } };
  },
});

export const mayReturnFire = all({
  id: 'mayReturnFire', of: [answerIsYours, onlyTheAttackedReturnFire, fireIsReturnedAtAttackers, returnFireIsReady, returnFireIsWithinLimit],
});

/** A card that controls itself is asked nothing: it fires at all who attack it. */
export const cardAnswersByItself = rule({
  id: 'cardAnswersByItself', cites: ['sc13/initiate/5', 'sc13/initiate/6'], says: { allowed: '{targets} answers by itself', refused: 'a player answers for {targets}' },
  decide: ({ context }) => { const { defender, targets } = battleOf(context); return holds(defender === null, { targets: namesOf(context.table, targets) }); },
});

/** Where none of those attacked can fire, nobody is asked. */
export const nobodyCanFireBack = rule({
  id: 'nobodyCanFireBack', cites: ['base/battle/3', 'base/battle/4', 'base/battle/5'], says: { allowed: 'none of {targets} can fire back', refused: 'somebody of {targets} can fight back' },
  decide: ({ context, ask }) => {
    const { between, targets } = battleOf(context);
    return holds(between === 'ships' && targets.every((card) => ask(canFire, { card }) !== 'allowed'), { targets: namesOf(context.table, targets) });
  },
});

/** Whether an attack gives the player attacked the right to a counter-attack. */
export const opensRetaliation = measure({
  id: 'opensRetaliation', cites: ['cr98/battle/1', 'cr98/battle/4', 'cr98/edo-vessel/5'], says: 'an attack by {player} opens a counter-attack: {value}', mayBe: { type: 'boolean' },
  value: (_, _attack: { readonly player: PlayerId; readonly begunBy: 'attack' | 'counter-attack' }): boolean => true,
});

/** Whose cards an attack is noted to have been made on; nobody's where they control themselves. Pure. */
export function defenderOf(table: Table, [first = '']: readonly CardId[]): PlayerId | null {
  return cardOf(table, first)?.controller ?? null;
}
