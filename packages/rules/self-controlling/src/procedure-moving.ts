/** Moving, fighting and being affected: the steps of the procedure that change something there. */

import { cardOf, deedsOf, functionOf, locationOf, lossOf, nextTo, ownerOf, reachedOf, resultsOf, rewardsFor, spent, type CardId, type DamageDue, type Hit } from '@rulebench/board';
import { actDue, actsAt } from './acting.ts';
import { isOfTheCard } from './battling.ts';
import { given } from './deciding.ts';
import type { Hand, Procedure } from './doing.ts';
import type { Affect, Arrive, Attack, Battle, Battled, Effect, Volley } from './model.ts';
import { costOfNext, headingNow, reachOf } from './moving.ts';
import { begun, over, stopOf } from './procedure.ts';

export const setOut: Procedure<undefined> = (hand) => {
  const acting = begun(hand);
  return { context: { acting, journey: { ...hand.read(reachOf, { card: acting.card }), moved: 0 } } };
};

export const goOn: Procedure<undefined> = ({ context: { acting, table, journey }, read }) => {
  const id = given(acting).card;
  const way = given(journey);
  const from = locationOf(table, id) ?? '';
  const to = nextTo(table, from, read(headingNow))?.id ?? '';
  const spent = read(costOfNext);
  const left = way.left - spent;
  return {
    context: { journey: { ...way, left, moved: way.moved + 1 } },
    effects: [{ type: 'move', card: id, from, to, spent, left, cites: ['sc13/movement/1', 'sc13/movement/8', ...(read(actDue)?.cites ?? [])] }],
  };
};

/** The move is over; what a text has the card do on arrival comes next. */
export const rest: Procedure<undefined> = ({ context, read }) => {
  const acting = over(context);
  return { context: { journey: null, acting: { ...acting, acts: [...read(actsAt, { card: acting.card, moment: 'arrival' }), ...acting.acts] } } };
};

export const stay: Procedure<undefined> = ({ context }) => {
  const acting = over(context);
  const { table, journey } = context;
  return {
    context: { journey: null, acting },
    effects: [{ type: 'stays', card: acting.card, at: locationOf(table, acting.card) ?? '', left: given(journey).left, cites: ['sc13/movement/4', 'sc13/movement/6'] }],
  };
};

export const leave: Procedure<undefined> = ({ context }) => {
  const id = given(context.acting).card;
  return {
    context: { journey: null, acting: over(context) },
    effects: [
      { type: 'discard', card: id, pile: ownerOf(context.table, id), cites: ['sc13/movement/5', 'sc13/movement/7'] },
      ...rewardsFor(context.table, id, 'left-the-spaceline', null),
    ],
  };
};

export const openAttack: Procedure<Attack> = (_, { player, force, target }) => ({
  context: { battle: { card: target, player, begunBy: 'player', involved: force } },
  effects: [{ type: 'battle', request: 'battle', answers: ['BATTLED'], card: target, player, begunBy: 'player', involved: force, cites: ['sc13/initiate/1', 'sc13/initiate/3'] }],
});

type Result = { readonly hit: Hit; readonly due: DamageDue };
type Fire = { readonly at: CardId; readonly effect: Effect };

/** What one volley does: all fire is simultaneous, so each is judged by the table as it was. */
function fireOf({ context, read }: Hand, battle: Battle, { at, markers = [] }: Volley, result: Result | undefined): readonly Fire[] {
  if (result === undefined || result.hit === 'miss') return [];
  const { hit, due } = result;
  const loss = read(lossOf, { card: at, hit, rotation: due.rotation, hulls: markers });
  const atCard = at === battle.card;
  if (loss.destroyed) return [{ at, effect: { type: 'destroy', card: at, cites: atCard ? ['sc13/initiate/8', 'sc13/damage/5', 'base/damage/2'] : ['base/damage/2', 'base/damage/3'] } }];
  const facility = cardOf(context.table, at)?.facts.kind === 'facility';
  const byHit = due.rotation ? 'sc13/damage/4' : hit === 'hit' ? 'sc13/damage/2' : 'sc13/damage/3';
  return [{
    at,
    effect: {
      type: 'damage', card: at, damage: loss.damage, rotation: due.rotation, markers: markers.length, from: due.from,
      cites: atCard ? ['sc13/damage/5'] : facility ? [byHit, 'sc13/damage/6'] : [byHit],
    },
  }];
}

/** Everything that a battle did: damage and destruction, the stop of those that fought, the points for a destroyed card. */
export const settleBattle: Procedure<Battled> = (hand, { volleys }) => {
  const { context } = hand;
  const battle = given(context.battle);
  const results = hand.read(resultsOf, { volleys });
  const fires = volleys.flatMap((volley, i) => fireOf(hand, battle, volley, results[i]));
  const destroyed = fires.filter(({ effect }) => effect.type === 'destroy').map(({ at }) => at);
  const stops = battle.involved
    .filter((id) => !destroyed.includes(id) && cardOf(context.table, id)?.facts.kind === 'ship')
    .map((id) => stopOf(context, id, context.table.turn.number, [battle.begunBy === 'player' ? 'sc13/initiate/9' : 'sc13/attack/5', 'base/battle/8']));
  const gone = destroyed.includes(battle.card);
  const noted: readonly Effect[] = gone || battle.begunBy === 'player' || !volleys.some((one) => isOfTheCard(one, battle))
    ? [] : [{ type: 'attacked', card: battle.card, player: battle.player, turn: context.table.turn.number, cites: ['sc13/initiate/2'] }];
  return {
    context: { battle: null, ...(gone ? { sides: [], targets: [] } : {}) },
    effects: [...fires.map(({ effect }) => effect), ...stops, ...noted, ...(gone ? rewardsFor(context.table, battle.card, 'destroyed-in-battle', battle.player) : [])],
  };
};

export const arrive: Procedure<Arrive> = ({ context: { table } }, { ship, location }) => ({
  effects: [{ type: 'move', card: ship, from: locationOf(table, ship) ?? '', to: location, cites: ['base/spaceline/3'] }],
});

export const affect: Procedure<Affect> = ({ context: { table }, read }, { by, fn, on, to = null }) => {
  const inPlay = Object.keys(table.cards).filter((id) => locationOf(table, id) !== undefined);
  const reached = on === null ? read(reachedOf, { by, fn, among: inPlay }) : [on];
  const boards = functionOf(table, by, fn)?.deed.does === 'board';
  return { effects: [...reached.flatMap((card) => read(deedsOf, { by, fn, card, to })), ...(boards ? [] : spent(table, by, ['base/card-play/3']))] };
};
