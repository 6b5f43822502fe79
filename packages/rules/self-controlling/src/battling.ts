/** What a battle with a self-controlling card may have been like: the answer of the area that fights it is held against these. */

import { allOf, holds } from '@rulebench/core';
import { attributeOf, canFire, cardOf, nameOf, namesOf, resultOf, type CardId } from '@rulebench/board';
import { all, rule } from './deciding.ts';
import type { Battle, Context, Volley } from './model.ts';

/** Whether the self-controlling card itself fires a volley. Pure. */
export function isOfTheCard({ from }: Volley, battle: Battle | null): boolean {
  return from.length === 1 && from[0] === battle?.card;
}

function theirs(volleys: readonly Volley[], battle: Battle | null): readonly Volley[] {
  return volleys.filter((one) => !isOfTheCard(one, battle));
}

function targetsOfCard(volleys: readonly Volley[], battle: Battle | null): readonly CardId[] {
  return volleys.filter((one) => isOfTheCard(one, battle)).map(({ at }) => at);
}

/** The card of a battle by its name. */
function cardIn({ battle, table }: Context): string | null {
  return battle === null ? null : nameOf(table, battle.card);
}

/** The player's cards in a battle by their names. */
function involvedIn({ battle, table }: Context): readonly string[] {
  return namesOf(table, battle?.involved ?? []);
}

/** Every one of the involved is fired at once, if the card has WEAPONS at all. */
function firesAtAll(volleys: readonly Volley[], battle: Battle | null, weapons: number): { readonly all: boolean; readonly missing: readonly CardId[] } {
  const fired = targetsOfCard(volleys, battle);
  const missing = weapons > 0 ? (battle?.involved ?? []).filter((id) => !fired.includes(id)) : [];
  const once = new Set(fired).size === fired.length && (weapons > 0 || fired.length === 0);
  return { all: missing.length === 0 && once, missing };
}

const firesAtEvery = (id: string, cites: readonly ['sc13/attack/1'] | readonly ['sc13/initiate/5', 'sc13/pirates/3'], refused: string) => rule({
  id, on: 'BATTLED', cites, says: { allowed: '{card} fires once at every one of {involved}', refused },
  decide: ({ context, event: { volleys }, read }) => {
    const { battle, table } = context;
    const weapons = battle === null ? 0 : read(attributeOf, { card: battle.card, attribute: 'weapons' });
    const fired = firesAtAll(volleys, battle, weapons);
    return holds(fired.all, { card: cardIn(context), involved: involvedIn(context), missing: namesOf(table, fired.missing) });
  },
});

export const cardFiresAtEveryTarget = firesAtEvery('cardFiresAtEveryTarget', ['sc13/attack/1'], '{card} attacks each of {involved} once, and {missing} is passed over');
export const cardFiresAtEveryAttacker = firesAtEvery('cardFiresAtEveryAttacker', ['sc13/initiate/5', 'sc13/pirates/3'], '{card} fires back at each of {involved} once, and {missing} is passed over');

export const cardFiresAtNobodyElse = rule({
  id: 'cardFiresAtNobodyElse', on: 'BATTLED', cites: ['sc13/initiate/6'], says: { allowed: '{card} fires at none but {involved}', refused: '{card} fires at {others}, which takes no part' },
  decide: ({ context, event: { volleys } }) => {
    const { battle, table } = context;
    const others = targetsOfCard(volleys, battle).filter((id) => battle?.involved.includes(id) !== true);
    return holds(others.length === 0, { card: cardIn(context), involved: involvedIn(context), others: namesOf(table, others) });
  },
});

export const cardUsesNoTactic = rule({
  id: 'cardUsesNoTactic', on: 'BATTLED', cites: ['sc13/damage/1'], says: { allowed: '{card} uses no tactic', refused: '{card} uses {tactics}' },
  decide: ({ context, event: { volleys } }) => {
    const { battle, table } = context;
    const tactics = volleys.flatMap((one) => (isOfTheCard(one, battle) && one.tactic !== undefined ? [one.tactic] : []));
    return holds(tactics.length === 0, { card: cardIn(context), tactics: namesOf(table, tactics) });
  },
});

export const tacticIsTheirs = rule({
  id: 'tacticIsTheirs', on: 'BATTLED', cites: ['base/battle/7'], says: { allowed: '{player} uses own tactics only', refused: '{tactics} is no tactic from the side deck of {player}' },
  decide: ({ context: { battle, table }, event: { volleys } }) => {
    const used = theirs(volleys, battle).flatMap(({ tactic }) => (tactic === undefined ? [] : [tactic]));
    const tactics = used.filter((id) => { const card = cardOf(table, id); return card?.facts.kind !== 'tactic' || card.owner !== battle?.player || card.place.in !== 'side-deck'; });
    return holds(tactics.length === 0, { player: battle?.player ?? null, tactics: namesOf(table, tactics) });
  },
});

/** The other player's cards take no part: theirs is another battle. */
export const onlyInvolvedFire = rule({
  id: 'onlyInvolvedFire', on: 'BATTLED', cites: ['sc13/attack/3'], says: { allowed: 'all who fire are in this battle', refused: '{strangers} is not in this battle' },
  decide: ({ context: { battle, table }, event: { volleys } }) => {
    const firing = theirs(volleys, battle).flatMap(({ from }) => from);
    const strangers = firing.filter((id, i) => battle?.involved.includes(id) !== true || firing.indexOf(id) !== i);
    return holds(strangers.length === 0, { strangers: namesOf(table, strangers) });
  },
});

export const sideHasOneTarget = rule({
  id: 'sideHasOneTarget', on: 'BATTLED', cites: ['sc13/initiate/7'], says: { allowed: '{player} fires at {card} alone', refused: '{player} fires at {others} as well' },
  decide: ({ context, event: { volleys } }) => {
    const { battle, table } = context;
    const others = theirs(volleys, battle).map(({ at }) => at).filter((at) => at !== battle?.card);
    return holds(others.length === 0, { player: battle?.player ?? null, card: cardIn(context), others: namesOf(table, others) });
  },
});

export const returnsFireTogether = rule({
  id: 'returnsFireTogether', on: 'BATTLED', cites: ['sc13/attack/5'], says: { allowed: '{player} fires once, together, or not at all', refused: '{player} fires {count} times in one battle' },
  decide: ({ context: { battle }, event: { volleys } }) => {
    const own = theirs(volleys, battle);
    return holds(own.length <= 1 && own.every(({ from }) => from.length > 0), { player: battle?.player ?? null, count: own.length });
  },
});

export const attackersFireTogether = rule({
  id: 'attackersFireTogether', on: 'BATTLED', cites: ['sc13/initiate/4'], says: { allowed: 'all of {force} fire together', refused: 'not all of {force} fire together, once' },
  decide: ({ context, event: { volleys } }) => {
    const { battle } = context;
    const force = battle?.involved ?? [];
    const [volley, ...more] = theirs(volleys, battle);
    return holds(volley !== undefined && more.length === 0 && force.every((id) => volley.from.includes(id)), { force: involvedIn(context) });
  },
});

export const thoseWhoFireCan = rule({
  id: 'thoseWhoFireCan', on: 'BATTLED', cites: ['sc13/attack/5'], says: { allowed: '{firing} can fire', refused: 'not all of {firing} can fire' },
  decide: ({ context: { battle, table }, event: { volleys }, ask }) => {
    const firing = theirs(volleys, battle).flatMap(({ from }) => from);
    return { outcome: allOf(firing.map((card) => ask(canFire, { card }))), values: { firing: namesOf(table, firing) } };
  },
});

export const markersAreDue = rule({
  id: 'markersAreDue', on: 'BATTLED', cites: ['sc13/damage/2', 'sc13/damage/3', 'sc13/damage/4', 'sc13/damage/5'],
  says: { allowed: 'every volley deals the markers that are due', refused: 'a volley at {at} deals {dealt} markers, and {due} are due' },
  decide: ({ context: { table }, event: { volleys }, read }) => {
    for (const { from, at, tactic, markers = [] } of volleys) {
      const { due } = read(resultOf, { from, at, tactic: tactic ?? null });
      if (markers.length !== due.markers) return holds(false, { at: nameOf(table, at), dealt: markers.length, due: due.markers });
    }
    return holds(true);
  },
});

const OF_EITHER = [cardFiresAtNobodyElse, cardUsesNoTactic, tacticIsTheirs, onlyInvolvedFire, sideHasOneTarget, thoseWhoFireCan];

export const cardsBattleIsLawful = all({ id: 'cardsBattleIsLawful', of: [cardFiresAtEveryTarget, ...OF_EITHER, returnsFireTogether, markersAreDue] });
export const playersBattleIsLawful = all({ id: 'playersBattleIsLawful', of: [cardFiresAtEveryAttacker, ...OF_EITHER, attackersFireTogether, markersAreDue] });

/** The battle that is being fought. @throws where there is none: the machine asks only while one is */
export function battleOf({ battle }: Context): Battle {
  if (battle === null) throw new Error('no battle is being fought');
  return battle;
}
