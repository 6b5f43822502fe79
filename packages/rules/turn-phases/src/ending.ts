/** The end of a turn: what is due at it, in which order, and how full turns are counted. */

import { holds } from '@rulebench/core';
import { cardsWhere, isTimeTravelling, picksAreOffered, roaming, type CardId, type PlayerId, type Table } from '@rulebench/board';
import { all, measure, rule } from './deciding.ts';
import type { Due } from './model.ts';
import { inTurn, isInForce } from './playing.ts';
import { turnPlayer } from './stepping.ts';
import { meantBy } from './whose.ts';

/** Whose full turns a card counts: those of the player on whom, or on whose card, it is played, unless it says otherwise. */
export const turnsCounted = measure({
  id: 'turnsCounted', cites: ['cr98/time-travel-pod/1', 'cr98/time-travel-pod/2'], says: '{card} counts the full turns of {value}',
  value: ({ context: { table } }, { card, player, on }: { readonly card: string; readonly player: PlayerId; readonly on: string | null }): readonly PlayerId[] => meantBy(table, player, inTurn(table, card).fullTurns?.of ?? 'target', on),
});

/** The number of the turn at whose end so many full turns of a player, or of both together, are over. */
export const lastFullTurn = measure({
  id: 'lastFullTurn', cites: ['base/turn-steps/10'], says: '{count} full turns are over at the end of turn {value}',
  value: ({ context: { table: { turn } } }, { of, count }: { readonly of: readonly PlayerId[]; readonly count: number }): number => {
    if (of.length > 1) return turn.number + count;
    return turn.number + 2 * count - (of.includes(turn.player) ? 0 : 1);
  },
});

/** Dilemmas that lie on something in time, and do something at the end of every turn or can be cured there. Pure. */
function lasting(table: Table): readonly CardId[] {
  return cardsWhere(table, ({ facts, place }, id) => facts.kind === 'dilemma' && place.in === 'on' && !isTimeTravelling(table, id) && (facts.text?.endOfTurn !== undefined || facts.text?.cure !== undefined));
}

/** Everything that is due at the end of this turn. What lasts until then does its part in it first. */
export const dueAtEnd = measure({
  id: 'dueAtEnd', cites: ['base/turn-steps/5', 'base/dilemma/7', 'sc13/timing/1', 'cr98/black-hole/5'], says: 'due at the end of the turn: {value}',
  value: ({ context: { table } }): readonly Due[] => {
    const { player, number } = table.turn;
    const scouted = table.spacelines.flatMap(({ locations }) => locations).filter(({ scouting }) => scouting === player);
    const acting = cardsWhere(table, ({ controller }, id) => {
      const { atEnd } = inTurn(table, id);
      return atEnd !== undefined && isInForce(table, id) && (controller === player || (atEnd.must && atEnd.every === true));
    });
    return [
      ...roaming(table).map((id) => ({ id, kind: 'act' as const, must: true })),
      ...scouted.map(({ id }) => ({ id, kind: 'scouting' as const, must: true })),
      ...cardsWhere(table, ({ timeTravel }) => timeTravel?.due === number).map((id) => ({ id, kind: 'reappear' as const, must: true })),
      ...acting.map((id) => ({ id, kind: 'end-action' as const, must: inTurn(table, id).atEnd?.must === true })),
      ...lasting(table).map((id) => ({ id, kind: 'end-action' as const, must: true })),
      ...cardsWhere(table, ({ lastsUntil }) => lastsUntil === number).map((id) => ({ id, kind: 'discard' as const, must: true })),
    ];
  },
});

/** What was due when the end of the turn began, is not done yet, and would be due now: what has left play meanwhile, or is back already, is not. */
export const stillDue = measure({
  id: 'stillDue', cites: ['base/turn-steps/5'], says: 'still due, {must}: {value}',
  value: ({ context: { due }, read }, { must }: { readonly must: boolean }): readonly Due[] =>
    read(dueAtEnd).filter((now) => now.must === must && due.some(({ id, kind }) => id === now.id && kind === now.kind)),
});

/** The cards and locations of what is due, each once. Pure. */
export function idsOf(due: readonly Due[]): readonly string[] {
  return [...new Set(due.map(({ id }) => id))];
}

export const severalMustHappen = rule({
  id: 'severalMustHappen', cites: ['base/turn-steps/6'], says: { allowed: '{due} must still happen, in an order that is open', refused: 'no order is open' },
  decide: ({ read }) => { const due = idsOf(read(stillDue, { must: true })); return holds(due.length > 1, { due }); },
});

export const oneMustHappen = rule({
  id: 'oneMustHappen', cites: ['base/turn-steps/5'], says: { allowed: '{due} must still happen', refused: 'nothing must still happen' },
  decide: ({ read }) => { const due = idsOf(read(stillDue, { must: true })); return holds(due.length > 0, { due }); },
});

export const someMayHappen = rule({
  id: 'someMayHappen', cites: ['base/turn-steps/5'], says: { allowed: '{due} may still happen', refused: 'nothing else may happen' },
  decide: ({ read }) => { const due = idsOf(read(stillDue, { must: false })); return holds(due.length > 0, { due }); },
});

export const choiceIsYours = rule({
  id: 'choiceIsYours', on: 'CHOOSE', cites: ['base/turn/2', 'base/turn-steps/6'],
  says: { allowed: '{player} has the turn, and says what comes next', refused: 'it is not for {player} to say what comes next' },
  decide: ({ context, event: { player } }) => holds(turnPlayer(context) === player, { player }),
});

export const maySayWhatIsNext = all({ id: 'maySayWhatIsNext', of: [choiceIsYours, picksAreOffered] });

export const picksNothing = rule({
  id: 'picksNothing', on: 'CHOOSE', cites: ['base/turn-steps/5'], says: { allowed: 'nothing else is to happen', refused: '{picks} is to happen' },
  decide: ({ event: { picks } }) => holds(picks.length === 0, { picks }),
});

export const mayLeaveItAtThat = all({ id: 'mayLeaveItAtThat', of: [choiceIsYours, picksAreOffered, picksNothing] });
