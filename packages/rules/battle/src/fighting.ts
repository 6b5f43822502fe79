/** The battle itself: coins, damage markers, pairs of personnel, and who loses. */

import { holds } from '@rulebench/core';
import { cardOf, isAble, isSelfControlling, personalAttributeOf, locationOf, nameOf, namesOf, resultsOf, type CardId, type CoinSide } from '@rulebench/board';
import { battleOf, inputRule, measure, rule } from './deciding.ts';
import type { Pair } from './model.ts';

/** A battle that another area asks for is that of a card that controls itself, with a player's cards at its place. */
export const askedBattleCanBeFought = inputRule({
  id: 'askedBattleCanBeFought', cites: ['base/attack/2'], says: { allowed: 'such a battle can be fought', refused: 'no card that controls itself and no cards of one player are in one place' },
  decide: ({ input: { table, asked } }) => {
    if (asked === undefined) return holds(true);
    const card = cardOf(table, asked.card);
    const there = asked.involved.every((id) => cardOf(table, id)?.controller === asked.player && locationOf(table, id) === locationOf(table, asked.card));
    return holds(card !== undefined && isSelfControlling(card) && card.place.in === 'space' && asked.involved.length > 0 && there);
  },
});

export const battleWasAskedFor = rule({
  id: 'battleWasAskedFor', cites: ['sc13/initiate/7'], says: { allowed: 'another area has asked for this battle', refused: 'nobody has asked for a battle' },
  decide: ({ context: { asked } }) => holds(asked),
});

/** The cards that are attacked by a ship, and for which a coin may nullify the attack. */
export const coinsFor = measure({
  id: 'coinsFor', cites: ['cr98/edo-vessel/1', 'cr98/edo-vessel/4', 'cr98/edo-vessel/5', 'cr98/edo-vessel/6'], says: 'a coin is flipped for {value}',
  value: ({ context: { table } }, { force, targets }: { readonly force: readonly CardId[]; readonly targets: readonly CardId[] }): readonly CardId[] => {
    const byShip = force.some((id) => cardOf(table, id)?.facts.kind === 'ship');
    return byShip ? targets.filter((id) => { const facts = cardOf(table, id)?.facts; return facts?.kind === 'ship' && facts.nullifiesAttackOn !== undefined; }) : [];
  },
});

export const coinIsDue = rule({
  id: 'coinIsDue', cites: ['cr98/edo-vessel/1', 'cr98/edo-vessel/6'], says: { allowed: 'a coin is flipped for {coins}', refused: 'no coin is flipped' },
  decide: ({ context }) => { const { coins } = battleOf(context); return holds(coins.length > 0, { coins: namesOf(context.table, coins) }); },
});

/** Whether a side of the coin nullifies the attack on a card. */
export const coinNullifies = measure({
  id: 'coinNullifies', cites: ['cr98/edo-vessel/2'], says: '{side} nullifies the attack on {card}: {value}',
  value: ({ context: { table } }, { card, side }: { readonly card: CardId; readonly side: CoinSide }): boolean => {
    const facts = cardOf(table, card)?.facts;
    return facts?.kind === 'ship' && facts.nullifiesAttackOn === side;
  },
});

export const isManToMan = rule({
  id: 'isManToMan', cites: ['base/personnel-battle/3'], says: { allowed: 'personnel fight', refused: 'ships fight' },
  decide: ({ context }) => holds(battleOf(context).between === 'personnel'),
});

/** The next damage markers that are due: for which card, and how many. All fire is simultaneous, so hits are judged by the table as it was. */
export const nextMarkers = measure({
  id: 'nextMarkers', cites: ['base/damage/4', 'sc13/damage/2', 'sc13/damage/3'], says: 'markers due: {value}',
  value: ({ context, read }): { readonly at: CardId; readonly count: number } | null => {
    const { volleys } = battleOf(context);
    const due = read(resultsOf, { volleys }).map((one, i) => ({ at: volleys[i]?.at ?? '', count: volleys[i]?.markers === undefined ? one.due.markers : 0 }));
    return due.find(({ count }) => count > 0) ?? null;
  },
});

export const everyMarkerIsDealt = rule({
  id: 'everyMarkerIsDealt', cites: ['base/damage/4'], says: { allowed: 'no damage markers are due', refused: '{count} damage markers are due for {at}' },
  decide: ({ context, read }) => {
    const due = read(nextMarkers);
    return holds(due === null, due === null ? {} : { at: nameOf(context.table, due.at), count: due.count });
  },
});

export const markersAreAsDue = rule({
  id: 'markersAreAsDue', on: 'MARKERS', cites: ['base/damage/4'], says: { allowed: '{dealt} markers for {at} are due', refused: '{dealt} markers for {at} are not what is due: {count} for {due}' },
  decide: ({ context: { table }, event: { at, hulls }, read }) => {
    const due = read(nextMarkers);
    return holds(due !== null && due.at === at && due.count === hulls.length, { at: nameOf(table, at), dealt: hulls.length, count: due?.count ?? 0, due: due === null ? 'nobody' : nameOf(table, due.at) });
  },
});

/** As many pairs as the smaller team has members, each member in one of them at most. */
export const pairingIsWhole = rule({
  id: 'pairingIsWhole', on: 'PAIRED', cites: ['base/personnel-battle/3'], says: { allowed: '{count} pairs, nobody twice', refused: 'not {count} pairs of an attacker and one attacked, or somebody twice' },
  decide: ({ context, event: { pairs } }) => {
    const { force, targets } = battleOf(context);
    const count = Math.min(force.length, targets.length);
    const paired = [...pairs.map(({ attacker }) => attacker), ...pairs.map(({ defender }) => defender)];
    const known = pairs.every(({ attacker, defender }) => force.includes(attacker) && targets.includes(defender));
    return holds(pairs.length === count && known && new Set(paired).size === 2 * count, { count });
  },
});

export const strengthOf = measure({
  id: 'strengthOf', cites: ['base/personnel-battle/4'], says: 'STRENGTH of {card}: {value}',
  value: ({ context: { table } }, { card }: { readonly card: CardId }): number => personalAttributeOf(table, card, 'strength'),
});

export type Blow = { readonly card: CardId; readonly status: 'stunned' | 'wounded' };

/** What comes of a pair: the stronger stuns the other, or wounds mortally if more than twice as strong. Who does not fight back hurts nobody. */
export const blowOf = measure({
  id: 'blowOf', cites: ['base/personnel-battle/4', 'cr98/battle/7'], says: '{attacker} against {defender}: {value}',
  value: ({ context, read }, { attacker, defender }: Pair): Blow | null => {
    const [strong, weak] = [read(strengthOf, { card: attacker }), read(strengthOf, { card: defender })];
    if (strong > weak) return { card: defender, status: strong > 2 * weak ? 'wounded' : 'stunned' };
    const fights = battleOf(context).fightingBack.includes(defender);
    return weak > strong && fights ? { card: attacker, status: weak > 2 * strong ? 'wounded' : 'stunned' } : null;
  },
});

/** Those of whom the losing side loses one more: the side whose standing members have less STRENGTH. A team that did not fight back wins nothing. */
export const losers = measure({
  id: 'losers', cites: ['base/personnel-battle/5'], says: 'one more is lost of {value}',
  value: ({ context, read }): readonly CardId[] => {
    const battle = battleOf(context);
    const { table } = context;
    const total = (team: readonly CardId[]): number => team.filter((id) => isAble(table, id, 'defend')).reduce((sum, card) => sum + read(strengthOf, { card }), 0);
    const [attacking, defending] = [total(battle.force), total(battle.targets)];
    const losing = attacking > defending ? battle.targets : defending > attacking && battle.fightingBack.length > 0 ? battle.force : [];
    return losing.filter((id) => cardOf(table, id)?.wounded !== true);
  },
});

export const oneMoreIsLost = rule({
  id: 'oneMoreIsLost', cites: ['base/personnel-battle/5'], says: { allowed: 'one more of {losers} is lost', refused: 'nobody more is lost' },
  decide: ({ context: { table }, read }) => { const lost = read(losers); return holds(lost.length > 0, { losers: namesOf(table, lost) }); },
});

export const isOfTheLosers = rule({
  id: 'isOfTheLosers', on: 'LOST', cites: ['base/personnel-battle/5'], says: { allowed: '{card} is on the losing side', refused: '{card} is not among those of whom one is lost' },
  decide: ({ context: { table }, event: { card }, read }) => holds(read(losers).includes(card), { card: nameOf(table, card) }),
});

export const turnIsYours = rule({
  id: 'turnIsYours', on: 'END_TURN', cites: ['base/turn/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event: { player } }) => holds(table.turn.player === player, { player }),
});
