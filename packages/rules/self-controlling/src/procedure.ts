/** The steps of the procedure that change something: what becomes of the context, and the effects, each with its clauses. */

import type { ClauseId } from '@rulebench/core';
import { opponentOf, cardOf, locationOf, lost, ownerOf, roaming, type Choice, type Heading, type PlayerId } from '@rulebench/board';
import { actDue, actsAt, groupsOfAct, reachedByAct, sidesOf } from './acting.ts';
import { given } from './deciding.ts';
import type { Done, Hand, Procedure } from './doing.ts';
import { activeOf, courseOf, endChooser, farEnds } from './entering.ts';
import type { Acting, Arrive, Choose, Context, Encounter, Group, LotFalls, Moment, Play, SeedDilemma, Effect } from './model.ts';
import { startOf } from './seeding.ts';

/** Adds a choice that waits for its player. */
function asking(context: Context, choice: Choice): Done {
  return { context: { choices: [...context.choices, choice] } };
}

function oneOf(id: string, player: PlayerId, options: readonly string[], cites: Choice['cites']): Choice {
  return { id, player, options, min: 1, max: 1, cites };
}

function answered({ choices }: Context, id: string): readonly Choice[] {
  return choices.filter((one) => one.id !== id);
}

export const seed: Procedure<SeedDilemma> = (_, { card: id, location }) => ({ effects: [{ type: 'seed', card: id, location, cites: ['sc13/seeding/1'] }] });

export const start: Procedure<undefined> = () => ({ context: { phase: 'play' } });

export const meet: Procedure<Encounter> = (_, { card: id, location, ship }) =>
  ({ context: { meeting: ship ?? null, entering: { card: id, at: location, releasedBy: null } } });

export const release: Procedure<Play> = ({ context: { table } }, { card: id, player, quadrant }) =>
  ({ context: { entering: { card: id, at: startOf(table, quadrant) ?? '', releasedBy: player } } });

export const askForEnd: Procedure<undefined> = ({ context, read }) =>
  asking(context, oneOf('far-end', read(endChooser), read(farEnds), context.entering?.releasedBy === null ? ['sc13/ties/1', 'cr98/ties-who-chooses/7'] : ['base/card-text/1']));

function entered({ context, read }: Hand, far: Heading): Done {
  const { card, at } = given(context.entering);
  const { location, heading } = read(courseOf, { far });
  return {
    context: { choices: answered(context, 'far-end') },
    effects: [{ type: 'place', card, location, heading, met: at, cites: ['sc13/placement/1', 'sc13/placement/2', 'sc13/movement/8', 'sc13/seeding/2'] }],
  };
}

export const enterTowardsFarEnd: Procedure<undefined> = (hand) => entered(hand, hand.read(farEnds)[0] ?? 'right');
export const enterTowardsChosenEnd: Procedure<Choose> = (hand, { picks }) => entered(hand, picks[0] === 'left' ? 'left' : 'right');

export const askForDiscard: Procedure<undefined> = ({ context }) => {
  const owner = ownerOf(context.table, given(context.entering).card);
  return asking(context, oneOf('discard', owner, activeOf(context.table, owner), ['sc13/limit/3', 'sc13/limit/4']));
};

export const discardOne: Procedure<Choose> = ({ context }, { picks }) => ({
  context: { choices: answered(context, 'discard') },
  effects: picks.map((id) => ({ type: 'discard', card: id, pile: ownerOf(context.table, id), cites: ['sc13/limit/3'] })),
});

/** Those that are to act at a moment line up. */
export function lineUp(moment: Moment): Procedure<undefined> {
  return ({ context: { table, entering } }) => ({
    context: { moment, queue: moment === 'encounter' && entering !== null ? roaming(table).filter((id) => id === entering.card) : roaming(table) },
  });
}

/** Those at the place where a ship has arrived. */
export const lineUpThere: Procedure<Arrive> = ({ context: { table } }, { ship, location }) =>
  ({ context: { moment: 'target-arrival', meeting: ship, queue: roaming(table).filter((id) => locationOf(table, id) === location) } });

export const askForNextCard: Procedure<undefined> = ({ context }) =>
  asking(context, oneOf('next-card', context.table.turn.player, context.queue, ['base/turn/2']));

function begins({ context, read }: Hand, id: string): Done {
  const { moment, queue } = context;
  return {
    context: {
      choices: answered(context, 'next-card'), queue: queue.filter((one) => one !== id),
      acting: { card: id, doing: null, acts: read(actsAt, { card: id, moment: moment ?? 'end-of-turn' }) },
    },
  };
}

export const beginNext: Procedure<undefined> = (hand) => begins(hand, hand.context.queue[0] ?? '');
export const beginChosen: Procedure<Choose> = (hand, { picks }) => begins(hand, picks[0] ?? '');

function lotOf(groups: readonly Group[]): Context['lots'] {
  return groups.filter(({ by }) => by === 'lot').map(({ id, options, count }) => ({ id, options, count }));
}

function lossesOf(groups: readonly Group[]): readonly Choice[] {
  return groups.flatMap(({ id, options, count, by }) => (typeof by === 'string' ? [] : [{ id: `lose-${id}`, player: by.player, options, min: count, max: count, cites: ['base/card-text/2'] as const }]));
}

/** The due act is begun: what comes after it in the text is left for later. */
export function begun({ context, read }: Hand): Acting {
  const due = read(actDue);
  const one = given(context.acting);
  return due === null ? one : { ...one, doing: due, acts: one.acts.slice(one.acts.indexOf(due) + 1) };
}

/** The act is over. */
export function over(context: Context): Acting {
  return { ...given(context.acting), doing: null };
}

/** What the act reaches is gathered; what chance or a player has to pick, waits. */
export const gather: Procedure<undefined> = (hand) => {
  const { context, read } = hand;
  const groups = read(groupsOfAct);
  return {
    context: {
      acting: begun(hand), picked: groups.flatMap(({ by, options }) => (by === 'nobody' ? options : [])), lots: lotOf(groups), choices: [...context.choices, ...lossesOf(groups)],
    },
  };
};

export const settleLot: Procedure<LotFalls> = ({ context: { lots, picked } }, { lot, picks }) => ({ context: { lots: lots.filter(({ id }) => id !== lot), picked: [...picked, ...picks] } });

export const settleLoss: Procedure<Choose> = ({ context }, { choice, picks }) => ({
  context: { choices: answered(context, choice), picked: [...context.picked, ...picks] },
});

/** The turn at whose end a stop that lasts through the owner's next turn is over. */
function endOfOwnersNextTurn({ table: { turn } }: Context, owner: PlayerId): number {
  return turn.number + (turn.player === owner ? 2 : 1);
}

/** A stop that lasts longer already is not made shorter. */
export function stopOf({ table }: Context, id: string, until: number, cites: readonly ClauseId[]): Effect {
  return { type: 'stop', card: id, until: Math.max(until, cardOf(table, id)?.stopped ?? 0), cites };
}

/** What is aboard something else that is destroyed, goes with it. */
function outermost({ picked, table }: Context): readonly string[] {
  return picked.filter((id) => !picked.includes(cardOf(table, id)?.place.at ?? ''));
}

function effectsOfAct(hand: Hand): readonly Effect[] {
  const { context, read } = hand;
  const { card: id } = given(context.acting);
  const owner = ownerOf(context.table, id);
  const act = read(actDue);
  const cites: readonly ClauseId[] = ['base/card-text/1', ...(act?.cites ?? [])];
  switch (act?.does) {
    case 'destroy': return outermost(context).flatMap((one) => lost(hand, { type: 'destroy', card: one, cites: ['sc13/pirates/1', 'sc13/attack/2', ...cites] }));
    case 'stop': return context.picked.map((one) => stopOf(context, one, endOfOwnersNextTurn(context, owner), cites));
    case 'lower-mission': return [{ type: 'worth', location: locationOf(context.table, id) ?? '', points: -act.points, cites }];
    case 'discard-itself': return [{ type: 'discard', card: id, pile: owner, cites }];
    default: return [];
  }
}

/** The act is done to everything that was picked. */
export const carryOut: Procedure<undefined> = (hand) => ({ context: { acting: over(hand.context), picked: [], lots: [] }, effects: effectsOfAct(hand) });

/** An attack is aimed: the targets are known, and so is whose they are. */
export const aim: Procedure<undefined> = (hand) => {
  const { context: { table, picked } } = hand;
  const targets = picked.filter((id) => hand.read(reachedByAct).includes(id));
  return { context: { acting: over(hand.context), targets, sides: sidesOf(table, targets), picked: [], lots: [] } };
};

export const askForFirstBattle: Procedure<undefined> = ({ context }) =>
  asking(context, oneOf('first-battle', context.table.turn.player, context.sides, ['sc13/attack/4']));

function battleWith(context: Context, player: PlayerId): Done {
  const { card: id } = given(context.acting);
  const involved = context.targets.filter((one) => cardOf(context.table, one)?.controller === player && locationOf(context.table, one) !== undefined);
  return {
    context: { choices: answered(context, 'first-battle'), sides: context.sides.filter((one) => one !== player), battle: { card: id, player, begunBy: 'card', involved } },
    effects: [{ type: 'battle', request: 'battle', answers: ['BATTLED'], card: id, player, begunBy: 'card', involved, cites: ['sc13/attack/1', 'sc13/attack/3'] }],
  };
}

export const openBattle: Procedure<undefined> = ({ context }) => battleWith(context, context.sides[0] ?? '');
export const openChosenBattle: Procedure<Choose> = ({ context }, { picks }) => battleWith(context, picks[0] ?? '');

const AT_REST: Partial<Context> = { acting: null, moment: null, meeting: null, entering: null, journey: null, targets: [], sides: [] };

export const endActing: Procedure<undefined> = () => ({ context: AT_REST });

export const endTurn: Procedure<undefined> = ({ context: { table } }) => ({
  context: AT_REST,
  effects: [{ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] }],
});
