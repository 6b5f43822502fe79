/** The end of a turn: what is due at it, in which order, and how full turns are counted. */

import { holds } from '@rulebench/core';
import { cardOf, cardsWhere, opponentOf, roaming, type CardId, type PlayerId, type Table } from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import { isInPlay } from './drawing.ts';
import type { Choice, Context, Due } from './model.ts';
import { inTurn } from './playing.ts';
import { turnPlayer } from './stepping.ts';

/** Whose full turns a card counts: those of the player on whom, or on whose card, it is played, unless it says otherwise; none means everybody's. */
export const turnsCounted = measure({
  id: 'turnsCounted', cites: ['cr98/time-travel-pod/1', 'cr98/time-travel-pod/2'], says: '{card} counts the full turns of {value}',
  value: ({ context: { table } }, { card, player, on }: { readonly card: string; readonly player: PlayerId; readonly on: string | null }): PlayerId | null => {
    const { of = 'target' } = inTurn(table, card).fullTurns ?? {};
    switch (of) {
      case 'each': return null;
      case 'owner': return player;
      case 'opponent': return opponentOf(table, player);
      case 'target': return playerBehind(table, on) ?? player;
    }
  },
});

function playerBehind(table: Table, on: string | null): PlayerId | undefined {
  if (on === null) return undefined;
  const card = cardOf(table, on);
  return card === undefined ? table.players.find(({ id }) => id === on)?.id : card.controller ?? card.owner;
}

/** The number of the turn at whose end so many full turns of a player, or of everybody, are over. */
export const lastFullTurn = measure({
  id: 'lastFullTurn', cites: ['base/turn-steps/10'], says: '{count} full turns are over at the end of turn {value}',
  value: ({ context: { table: { turn } } }, { of, count }: { readonly of: PlayerId | null; readonly count: number }): number => {
    if (of === null) return turn.number + count;
    return turn.number + 2 * count - (turn.player === of ? 0 : 1);
  },
});

/** Dilemmas that lie on something and do so at the end of every turn, or can be cured there. Pure. */
function lasting(table: Table): readonly CardId[] {
  return cardsWhere(table, ({ facts, place }) => facts.kind === 'dilemma' && place.in === 'on' && (facts.text?.endOfTurn !== undefined || facts.text?.cure !== undefined));
}

/** Everything that is due at the end of this turn. */
export const dueAtEnd = measure({
  id: 'dueAtEnd', cites: ['base/turn-steps/5', 'base/dilemma/7', 'sc13/timing/1', 'cr98/black-hole/5'], says: 'due at the end of the turn: {value}',
  value: ({ context }): readonly Due[] => {
    const { table } = context;
    const { player, number } = table.turn;
    const scouted = table.spacelines.flatMap(({ locations }) => locations).filter(({ scouting }) => scouting === player);
    const acting = cardsWhere(table, ({ controller }, id) => {
      const { atEnd } = inTurn(table, id);
      return atEnd !== undefined && isInPlay(context, id) && (controller === player || (atEnd.must && atEnd.every === true));
    });
    return [
      ...roaming(table).map((id) => ({ id, kind: 'act' as const, must: true })),
      ...scouted.map(({ id }) => ({ id, kind: 'scouting' as const, must: true })),
      ...cardsWhere(table, ({ timeTravel }) => timeTravel?.due === number).map((id) => ({ id, kind: 'reappear' as const, must: true })),
      ...cardsWhere(table, ({ lastsUntil }) => lastsUntil === number).map((id) => ({ id, kind: 'discard' as const, must: true })),
      ...acting.map((id) => ({ id, kind: 'end-action' as const, must: inTurn(table, id).atEnd?.must === true })),
      ...lasting(table).map((id) => ({ id, kind: 'end-action' as const, must: true })),
    ];
  },
});

/** What is due and still can happen: what has left play meanwhile does nothing. Pure. */
export function stillDue(context: Context, must: boolean): readonly Due[] {
  const { table, due } = context;
  return due.filter((one) => one.must === must && (one.kind === 'scouting' || (one.kind === 'act' ? roaming(table).includes(one.id) : isInPlay(context, one.id))));
}

export const severalMustHappen = rule({
  id: 'severalMustHappen', cites: ['base/turn-steps/6'], says: { allowed: '{due} must still happen, in an order that is open', refused: 'no order is open' },
  decide: ({ context }) => { const due = stillDue(context, true).map(({ id }) => id); return holds(due.length > 1, { due }); },
});

export const oneMustHappen = rule({
  id: 'oneMustHappen', cites: ['base/turn-steps/5'], says: { allowed: '{due} must still happen', refused: 'nothing must still happen' },
  decide: ({ context }) => { const due = stillDue(context, true).map(({ id }) => id); return holds(due.length > 0, { due }); },
});

export const someMayHappen = rule({
  id: 'someMayHappen', cites: ['base/turn-steps/5'], says: { allowed: '{due} may still happen', refused: 'nothing else may happen' },
  decide: ({ context }) => { const due = stillDue(context, false).map(({ id }) => id); return holds(due.length > 0, { due }); },
});

/** A choice that is open, by its id. Pure. */
export function choiceOf({ choices }: Context, id: string): Choice | undefined {
  return choices.find((one) => one.id === id);
}

export const choiceIsYours = rule({
  id: 'choiceIsYours', on: 'CHOOSE', cites: ['base/turn/2', 'base/turn-steps/6'],
  says: { allowed: '{player} has the turn, and says what comes next', refused: 'it is not for {player} to say what comes next' },
  decide: ({ context, event: { player } }) => holds(turnPlayer(context) === player, { player }),
});

export const picksAreOffered = rule({
  id: 'picksAreOffered', on: 'CHOOSE', cites: ['base/choice/1'], says: { allowed: '{picks} is on offer', refused: '{picks} is not on offer' },
  decide: ({ context, event: { choice, picks } }) => {
    const open = choiceOf(context, choice);
    return holds(open !== undefined && picks.length >= open.min && picks.length <= open.max && picks.every((one) => open.options.includes(one)), { picks });
  },
});

export const maySayWhatIsNext = all({ id: 'maySayWhatIsNext', of: [choiceIsYours, picksAreOffered] });

export const picksNothing = rule({
  id: 'picksNothing', on: 'CHOOSE', cites: ['base/turn-steps/5'], says: { allowed: 'nothing else is to happen', refused: '{picks} is to happen' },
  decide: ({ event: { picks } }) => holds(picks.length === 0, { picks }),
});

export const mayLeaveItAtThat = all({ id: 'mayLeaveItAtThat', of: [choiceIsYours, picksAreOffered, picksNothing] });
