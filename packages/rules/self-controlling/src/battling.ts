/** What a battle with a self-controlling card may have been like: the answer of the area that fights it is held against these. */

import { allOf, holds, type ClauseId } from '@rulebench/core';
import { attributeOf, canFire, cardOf, isAllFreeTo, nameOf, namesOf, resultsOf, type CardId, type Table } from '@rulebench/board';
import { all, given, rule } from './deciding.ts';
import type { Battle, Context, Volley } from './model.ts';

/** Whether the self-controlling card itself fires a volley. Pure. */
export function isOfTheCard({ from }: Volley, { card }: Battle): boolean {
  return from.length === 1 && from[0] === card;
}

function theirs(volleys: readonly Volley[], battle: Battle): readonly Volley[] {
  return volleys.filter((one) => !isOfTheCard(one, battle));
}

function firingOf(volleys: readonly Volley[], battle: Battle): readonly CardId[] {
  return theirs(volleys, battle).flatMap(({ from }) => from);
}

function targetsOfCard(volleys: readonly Volley[], battle: Battle): readonly CardId[] {
  return volleys.filter((one) => isOfTheCard(one, battle)).map(({ at }) => at);
}

/** The card of a battle by its name. */
function cardIn({ battle, table }: Context): string {
  return nameOf(table, given(battle).card);
}

/** The player's cards in a battle by their names. */
function involvedIn({ battle, table }: Context): readonly string[] {
  return namesOf(table, given(battle).involved);
}

/** Every one of the involved is fired at once, if the card has WEAPONS at all. */
const firesAtEvery = <const N extends string>(id: N, cites: readonly ClauseId[], refused: string) => rule({
  id, on: 'BATTLED', cites, says: { allowed: '{card} fires once at each of {involved}', refused },
  decide: ({ context, event: { volleys }, read }) => {
    const { table } = context;
    const battle = given(context.battle);
    const armed = read(attributeOf, { card: battle.card, attribute: 'weapons' }) > 0;
    const fired = targetsOfCard(volleys, battle);
    const missing = armed ? battle.involved.filter((id) => !fired.includes(id)) : [];
    const once = new Set(fired).size === fired.length && (armed || fired.length === 0);
    return holds(missing.length === 0 && once, { card: cardIn(context), involved: involvedIn(context), missing: namesOf(table, missing) });
  },
});

export const cardFiresAtEveryTarget = firesAtEvery('cardFiresAtEveryTarget', ['sc13/attack/1'], '{card} does not fire once at each of {involved}: {missing}');
export const cardFiresAtEveryAttacker = firesAtEvery('cardFiresAtEveryAttacker', ['sc13/initiate/5', 'sc13/pirates/3'], '{card} does not fire back once at each of {involved}: {missing}');

/** The maker of rules that no card of a battle may break: those that do are found in the volleys. */
const nobody = <const N extends string>(id: N, cites: readonly ClauseId[], allowed: string, refused: string, breaking: (battle: Battle, volleys: readonly Volley[], table: Table) => readonly CardId[]) => rule({
  id, on: 'BATTLED', cites, says: { allowed, refused },
  decide: ({ context, event: { volleys } }) => {
    const battle = given(context.battle);
    const found = breaking(battle, volleys, context.table);
    return holds(found.length === 0, { card: cardIn(context), involved: involvedIn(context), player: battle.player, found: namesOf(context.table, found) });
  },
});

function tacticsOf(volleys: readonly Volley[]): readonly CardId[] {
  return volleys.flatMap(({ tactic }) => tactic ?? []);
}

export const cardFiresAtNobodyElse = nobody('cardFiresAtNobodyElse', ['sc13/initiate/6'], '{card} fires at {involved} alone', '{card} fires at {found} as well',
  (battle, volleys) => targetsOfCard(volleys, battle).filter((id) => !battle.involved.includes(id)));

export const cardUsesNoTactic = nobody('cardUsesNoTactic', ['sc13/damage/1'], '{card} uses no tactic', '{card} uses {found}',
  (battle, volleys) => tacticsOf(volleys.filter((one) => isOfTheCard(one, battle))));

export const tacticIsTheirs = nobody('tacticIsTheirs', ['base/battle/7'], '{player} uses own tactics only', '{found} is no tactic of {player}',
  (battle, volleys, table) => tacticsOf(theirs(volleys, battle)).filter((id) => { const card = cardOf(table, id); return card?.facts.kind !== 'tactic' || card.owner !== battle.player || card.place.in !== 'side-deck'; }));

/** The other player's cards take no part: theirs is another battle. */
export const onlyInvolvedFire = nobody('onlyInvolvedFire', ['sc13/attack/3'], 'all who fire are in this battle', '{found} is not in this battle',
  (battle, volleys) => firingOf(volleys, battle).filter((id, i, firing) => !battle.involved.includes(id) || firing.indexOf(id) !== i));

export const sideHasOneTarget = nobody('sideHasOneTarget', ['sc13/initiate/7'], '{player} fires at {card} alone', '{player} fires at {found} as well',
  (battle, volleys) => theirs(volleys, battle).map(({ at }) => at).filter((at) => at !== battle.card));

export const returnsFireTogether = rule({
  id: 'returnsFireTogether', on: 'BATTLED', cites: ['sc13/attack/5'], says: { allowed: '{player} fires at most once', refused: '{player} fires {count} times' },
  decide: ({ context, event: { volleys } }) => {
    const battle = given(context.battle);
    const own = theirs(volleys, battle);
    return holds(own.length <= 1 && own.every(({ from }) => from.length > 0), { player: battle.player, count: own.length });
  },
});

export const attackersFireTogether = rule({
  id: 'attackersFireTogether', on: 'BATTLED', cites: ['sc13/initiate/4'], says: { allowed: 'all of {force} fire together', refused: 'not all of {force} fire together' },
  decide: ({ context, event: { volleys } }) => {
    const battle = given(context.battle);
    const [volley, ...more] = theirs(volleys, battle);
    return holds(volley !== undefined && more.length === 0 && battle.involved.every((id) => volley.from.includes(id)), { force: involvedIn(context) });
  },
});

export const thoseWhoFireCan = rule({
  id: 'thoseWhoFireCan', on: 'BATTLED', cites: ['sc13/attack/5'], says: { allowed: '{firing} can fire', refused: 'not all of {firing} can fire' },
  decide: ({ context: { battle, table }, event: { volleys }, ask }) => {
    const firing = firingOf(volleys, given(battle));
    return { outcome: allOf([...firing.map((card) => ask(canFire, { card })), ask(isAllFreeTo, { force: firing, activity: 'defend' })]), values: { firing: namesOf(table, firing) } };
  },
});

export const markersAreDue = rule({
  id: 'markersAreDue', on: 'BATTLED', cites: ['sc13/damage/2', 'sc13/damage/3', 'sc13/damage/4', 'sc13/damage/5'],
  says: { allowed: 'the markers are those due', refused: '{dealt} markers at {at}, and {due} are due' },
  decide: ({ context: { table }, event: { volleys }, read }) => {
    const due = read(resultsOf, { volleys }).map((one) => one.due.markers);
    const wrong = volleys.findIndex(({ markers = [] }, i) => markers.length !== due[i]);
    return holds(wrong < 0, { at: nameOf(table, volleys[wrong]?.at ?? ''), dealt: volleys[wrong]?.markers?.length ?? 0, due: due[wrong] ?? 0 });
  },
});

const OF_EITHER = [cardFiresAtNobodyElse, cardUsesNoTactic, tacticIsTheirs, onlyInvolvedFire, sideHasOneTarget, thoseWhoFireCan];

export const cardsBattleIsLawful = all({ id: 'cardsBattleIsLawful', of: [cardFiresAtEveryTarget, ...OF_EITHER, returnsFireTogether, markersAreDue] });
export const playersBattleIsLawful = all({ id: 'playersBattleIsLawful', of: [cardFiresAtEveryAttacker, ...OF_EITHER, attackersFireTogether, markersAreDue] });
