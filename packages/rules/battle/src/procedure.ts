/** The steps of the procedure that change something: what becomes of the context, and the effects, each with its clauses. */

import type { ClauseId } from '@rulebench/core';
import { alterationOf, attributeOf, cardOf, cardsWhere, locationOf, lossOf, lost, opponentOf, resultsOf, rewardsFor, spent, type CardId, type DamageDue, type Hit, type PlayerId } from '@rulebench/board';
import { defenderOf, opensRetaliation } from './answering.ts';
import { battleOf } from './deciding.ts';
import type { Hand, Procedure } from './doing.ts';
import { blowOf, coinNullifies, coinsFor } from './fighting.ts';
import type { Affect, AskedBattle, Attack, Battle, Coin, Context, CounterAttack, Effect, Lost, Markers, Paired, ReturnFire, Volley } from './model.ts';
import { isOfPersonnel, targetLimit } from './opening.ts';

type Aim = Pick<Battle, 'force' | 'targets' | 'tactic'>;

const NONE: Pick<Battle, 'volleys' | 'fightingBack'> = { volleys: [], fightingBack: [] };

/** The first target is fired at by the whole force, further ones by those who can fire at so many. */
function aimed({ read }: Hand, { force, targets, tactic }: Aim, retaliates: boolean): readonly Volley[] {
  return targets.map((at, i) => ({
    from: i === 0 ? force : force.filter((card) => i < read(targetLimit, { card, retaliates })), at, ...(tactic === null ? {} : { tactic }),
  }));
}

/** A card that controls itself fires at each of several with all its WEAPONS. */
function firedByCard({ read }: Hand, card: CardId, targets: readonly CardId[]): readonly Volley[] {
  return read(attributeOf, { card, attribute: 'weapons' }) > 0 ? targets.map((at) => ({ from: [card], at })) : [];
}

/** A force that is not where its targets are beams over. */
function beamed({ context: { table } }: Hand, { force, targets }: Aim, cites: readonly ClauseId[]): readonly Effect[] {
  const place = cardOf(table, targets[0] ?? '')?.place;
  if (place === undefined || !isOfPersonnel(table, force)) return [];
  return force.filter((id) => { const now = cardOf(table, id)?.place; return now?.in !== place.in || now.at !== place.at; }).map((card) => ({ type: 'beam', card, to: place, cites }));
}

function noted({ context: { table }, read }: Hand, begunBy: Battle['begunBy'], attacker: PlayerId, { force, targets }: Aim): readonly Effect[] {
  const defender = defenderOf(table, targets);
  const location = locationOf(table, force[0] ?? '');
  if (defender === null || location === undefined || !read(opensRetaliation, { player: attacker, begunBy })) return [];
  const there = cardsWhere(table, ({ controller }, id) => controller === attacker && locationOf(table, id) === location);
  return [{ type: 'note-attack', attack: { turn: table.turn.number, location, by: attacker, on: defender, there }, cites: ['base/attack/10', 'cr98/battle/9'] }];
}

function opened(begunBy: Battle['begunBy']): Procedure<Attack | CounterAttack> {
  return (hand, { player, force, targets, tactic = null }) => {
    const { table } = hand.context;
    const aim = { force, targets, tactic };
    return {
      context: {
        battle: {
          ...NONE, ...aim, begunBy, between: isOfPersonnel(table, force) ? 'personnel' : 'ships', attacker: player, defender: defenderOf(table, targets),
          location: locationOf(table, force[0] ?? '') ?? '', coins: hand.read(coinsFor, { force, targets }),
        },
      },
      effects: [...beamed(hand, aim, begunBy === 'attack' ? ['base/personnel-battle/1'] : ['cr98/battle/11']), ...noted(hand, begunBy, player, aim)],
    };
  };
}

export const openAttack = opened('attack');
export const openCounterAttack = opened('counter-attack');

/** What another area has asked for is opened by nobody's move. */
export function askedBattle({ table }: Pick<Context, 'table'>, { card, player, begunBy, involved, tactic }: AskedBattle): Battle {
  const byCard = begunBy === 'card';
  return {
    ...NONE, between: 'ships', begunBy: 'attack', attacker: byCard ? null : player, defender: byCard ? player : null, location: locationOf(table, card) ?? '',
    force: byCard ? [card] : involved, targets: byCard ? involved : [card], tactic: byCard ? null : tactic ?? null, coins: [],
  };
}

function changed(context: Context, more: Partial<Battle>): { readonly context: Partial<Context> } {
  return { context: { battle: { ...battleOf(context), ...more } } };
}

export const flip: Procedure<Coin> = ({ context, read }, { side }) => {
  const { coins: [card = '', ...coins], targets } = battleOf(context);
  const nullified = read(coinNullifies, { card, side });
  return {
    ...changed(context, { coins, targets: nullified ? targets.filter((id) => id !== card) : targets }),
    effects: nullified ? [{ type: 'nullified', card, cites: ['cr98/edo-vessel/2'] }] : [],
  };
};

/** The attack is aimed: what the attacking side fires. */
export const aim: Procedure<undefined> = (hand) => {
  const battle = battleOf(hand.context);
  if (battle.between === 'personnel') return {};
  const { attacker, force: [card = ''], targets, begunBy } = battle;
  return changed(hand.context, { volleys: attacker === null ? firedByCard(hand, card, targets) : aimed(hand, battle, begunBy === 'counter-attack') });
};

export const returnFire: Procedure<ReturnFire> = (hand, { force, targets, tactic = null }) => {
  const { between, volleys } = battleOf(hand.context);
  return between === 'personnel' ? changed(hand.context, { fightingBack: force }) : changed(hand.context, { volleys: [...volleys, ...aimed(hand, { force, targets, tactic }, true)] });
};

export const returnFireOfCard: Procedure<undefined> = (hand) => {
  const { force, targets: [card = ''], volleys } = battleOf(hand.context);
  return changed(hand.context, { volleys: [...volleys, ...firedByCard(hand, card, force)] });
};

export const deal: Procedure<Markers> = ({ context }, { at, hulls }) =>
  changed(context, { volleys: battleOf(context).volleys.map((one) => (one.at === at && one.markers === undefined ? { ...one, markers: hulls } : one)) });

type Result = { readonly hit: Hit; readonly due: DamageDue };
type Outcome = { readonly at: CardId; readonly effect: Effect };

/** What one volley does: all fire is simultaneous, so each is judged by the table as it was. */
function outcomeOfVolley({ read }: Hand, { at, markers = [] }: Volley, { hit, due }: Result): readonly Outcome[] {
  if (hit === 'miss') return [];
  const loss = read(lossOf, { card: at, hit, rotation: due.rotation, hulls: markers });
  if (loss.destroyed) return [{ at, effect: { type: 'destroy', card: at, cites: due.rotation ? ['base/damage/2', 'base/attack/9'] : ['base/damage/3', 'base/attack/9'] } }];
  return [{ at, effect: { type: 'damage', card: at, damage: loss.damage, rotation: due.rotation, markers: markers.length, from: due.from, cites: due.rotation ? ['base/damage/1', 'base/attack/9'] : ['base/damage/4', 'base/attack/9'] } }];
}

function stops({ table }: Context, ids: readonly CardId[], kinds: readonly ('ship' | 'personnel')[], cites: readonly ClauseId[]): readonly Effect[] {
  return ids.flatMap((id): readonly Effect[] => {
    const card = cardOf(table, id);
    return kinds.some((kind) => kind === card?.facts.kind) ? [{ type: 'stop', card: id, until: Math.max(table.turn.number, card?.stopped ?? 0), cites }] : [];
  });
}

/** Everything that a battle of ships did; a battle that was asked for only answers who fired at whom. */
export const settle: Procedure<undefined> = (hand) => {
  const { context } = hand;
  const { volleys, force, targets, attacker } = battleOf(context);
  if (context.asked) return {};
  const outcomes = hand.read(resultsOf, { volleys }).flatMap((result, i) => { const volley = volleys[i]; return volley === undefined ? [] : outcomeOfVolley(hand, volley, result); });
  const destroyed = outcomes.filter(({ effect }) => effect.type === 'destroy').map(({ at }) => at);
  const left = [...force, ...targets].filter((id) => !destroyed.includes(id));
  return { context: { battle: null }, effects: [...outcomes.map(({ effect }) => effect), ...stops(context, left, ['ship'], ['base/battle/8']), ...destroyed.flatMap((id) => rewardsFor(context.table, id, 'destroyed-in-battle', attacker))] };
};

export const compare: Procedure<Paired> = ({ read }, { pairs }) => ({
  effects: pairs.flatMap((pair) => read(blowOf, pair) ?? []).map(({ card, status }) => ({ type: 'afflict', card, status, cites: ['base/personnel-battle/4'] })),
});

/** The dead go, the stunned come round, and all who are left are stopped. */
function settledTeams(hand: Hand, fallen: readonly CardId[]): ReturnType<Procedure<undefined>> {
  const { context } = hand;
  const { table } = context;
  const { force, targets } = battleOf(context);
  const fought = [...force, ...targets];
  const wounded = fought.filter((id) => cardOf(table, id)?.wounded === true);
  const left = fought.filter((id) => !wounded.includes(id) && !fallen.includes(id));
  const dead = (ids: readonly CardId[], cites: readonly ClauseId[]): readonly Effect[] => ids.flatMap((card) => lost(hand, { type: 'discard', card, pile: cardOf(table, card)?.owner ?? '', cites }));
  return {
    context: { battle: null },
    effects: [
      ...dead(wounded, ['base/personnel-battle/6']), ...dead(fallen, ['base/personnel-battle/5']),
      ...left.filter((id) => cardOf(table, id)?.stunned === true).map((card): Effect => ({ type: 'relieve', card, status: 'stunned', cites: ['base/personnel-battle/6'] })),
      ...stops(context, left, ['personnel'], ['base/personnel-battle/6']),
    ],
  };
}

export const settleTeams: Procedure<undefined> = (hand) => settledTeams(hand, []);
export const loseOne: Procedure<Lost> = (hand, { card }) => settledTeams(hand, [card]);

export const affect: Procedure<Affect> = ({ context: { table }, read }, { by, fn, on }) => {
  const alteration = read(alterationOf, { by, fn, card: on });
  return { effects: alteration === null ? [] : [{ type: 'alter', card: on, alteration, cites: ['base/card-text/1'] }, ...spent(table, by, ['base/card-play/3'])] };
};

export const endTurn: Procedure<undefined> = ({ context: { table } }) =>
  ({ effects: [{ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] }] });
