/** A whole game on one table: the turn is the root, and asks the others. */

import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import type { Request } from '@rulebench/core';
import { allApplied, type Table, type TableEffect } from '@rulebench/board';
import { oneOf, randomFrom } from '@rulebench/module-kit/random';
import { eventsAt } from '@rulebench/module-kit/tries';
import type { AnyEventObject } from 'xstate';
import { areaOf } from './areas.ts';
import { decision, tableIn, type Play } from './playing.ts';
import { playWith } from './routing.ts';

/** What a game came to. */
export interface Played {
  readonly table: Table;
  /** The requests that were made: `self-controlling battle`. */
  readonly asked: ReadonlySet<string>;
  readonly turns: number;
}

const TURN = 'turn-phases';

/**
 * Plays some steps of a game at random. The same seed plays the same. Pure.
 *
 * @param look is shown every table, and what was changed to come to it
 * @throws where an area refuses what it is told, nobody answers, or an answer does not apply
 */
export function playGame(input: { readonly table: Table }, seed: number, steps: number, look: (table: Table, request?: Request) => void): Played {
  const asked = new Set<string>();
  const play = playWith(randomFrom(seed), (area, { type }) => { asked.add(`${area} ${type}`); });
  const bench = benchOf(areaOf(TURN));
  let last: Step = start(bench, input);
  for (let n = 0; n < steps; n += 1) {
    const table = tableIn(last.snapshot);
    const [request] = last.requests;
    const event = request === undefined ? ofTurn(play, last) : play.answer(play, TURN, request, table);
    if (request !== undefined) applies(table, event);
    const next = step(bench, last.snapshot, event);
    if (next.outcome !== 'taken') throw new Error(`the turn does not take ${JSON.stringify(event)}: ${next.outcome} ${next.error?.message ?? ''}`);
    last = next;
    look(tableIn(last.snapshot), request);
  }
  const table = tableIn(last.snapshot);
  return { table, asked, turns: table.turn.number };
}

/** What the turn's player does next: anything lawful, the next step of the turn now and then. */
function ofTurn(play: Play, { snapshot }: Step): ReturnType<typeof decision> {
  const onwards = eventsAt(areaOf(TURN), snapshot, play.random).filter((event) => ['GO_ON', 'DRAW', 'END_TURN', 'CHOOSE'].includes(event.type) && snapshot.can(event));
  return onwards.length > 0 && play.random() < 0.4 ? oneOf(play.random, onwards) : decision(play, TURN, snapshot);
}

function applies(table: Table, answer: AnyEventObject): void {
  const after = allApplied(table, answer['effects'] as readonly TableEffect[]); // boundary: every answer to the turn has them
  if ('refused' in after) throw new Error(`an answer does not apply: ${after.refused.says}`);
}
