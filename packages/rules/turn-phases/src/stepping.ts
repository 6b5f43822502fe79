/** The steps of a turn: which one it is, and going on to the next. */

import { turnMend } from '@rulebench/board';
import { holds } from '@rulebench/core';
import { all, measure, rule } from './deciding.ts';
import type { Context, Step } from './model.ts';

const ORDER: readonly Step[] = ['start', 'card-play', 'orders', 'end', 'draw'];

/** The table's player whose turn it is. Pure. */
export function turnPlayer({ table: { turn } }: Context): string {
  return turn.player;
}

export const turnIsYours = rule({
  id: 'turnIsYours', on: ['GO_ON', 'PLAY', 'ORDER', 'DOWNLOAD', 'MAKE_ROOM', 'END_TURN'], cites: ['base/turn/1'],
  says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context, event }) => holds(turnPlayer(context) === event.player, { player: event.player }),
  mend: ({ event }) => turnMend(event.player),
});

export const stepIsAhead = rule({
  id: 'stepIsAhead', on: 'GO_ON', cites: ['base/turn-steps/1', 'base/turn-steps/2'],
  says: { allowed: 'the step {to} comes after {step}', refused: 'the step {to} does not come after {step}' },
  decide: ({ context: { step }, event: { to } }) => holds(ORDER.slice(0, -1).indexOf(to) > ORDER.indexOf(step), { to, step }),
});

/** Where a turn stands. */
export const stepIs = rule({
  id: 'stepIs', cites: ['base/turn-steps/1'], says: { allowed: 'the turn is at {step}', refused: 'the turn is at {now}, not at {step}' },
  decide: ({ context }, { step }: { readonly step: Step }) => holds(context.step === step, { step, now: context.step }),
});

/** What is left of a turn that a card has ended: its end, or nothing. */
export const leftOfTurn = measure({
  id: 'leftOfTurn', cites: ['base/turn-steps/9'], says: 'a turn that a card ends goes on to: {value}', mayBe: { enum: ['end', 'nothing'] },
  value: (): 'end' | 'nothing' => 'end',
});

/** A card has ended the turn, and the steps that this takes away are not over yet. */
export const turnIsCutShort = rule({
  id: 'turnIsCutShort', cites: ['base/turn-steps/9'], says: { allowed: 'a card has ended the turn', refused: 'no card has ended the turn before its end' },
  decide: ({ context: { cutShort } }) => holds(cutShort, {}),
});

export const restIsSkipped = rule({
  id: 'restIsSkipped', cites: ['base/turn-steps/9'], says: { allowed: 'nothing is left of the turn', refused: 'the end of the turn and the draw are still to come' },
  decide: ({ read }) => holds(read(leftOfTurn) === 'nothing', {}),
});

export const turnIsOverAtOnce = all({ id: 'turnIsOverAtOnce', of: [turnIsCutShort, restIsSkipped] });

export const mayGoOn = all({ id: 'mayGoOn', of: [turnIsYours, stepIsAhead] });
