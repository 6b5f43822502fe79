/**
 * Having one area carry something out on a table: its machine is started, told what to do, and goes on until it rests or ends. What it asks of other
 * areas is answered on the way; what it leaves to players and to chance, a decider settles.
 */

import { isRequest, type Effect, type Request } from '@rulebench/core';
import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { allApplied, type Table, type TableEffect } from '@rulebench/board';
import { eventsAt } from '@rulebench/module-kit/tries';
import { oneOf, type Random } from '@rulebench/module-kit/random';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { areaOf } from './areas.ts';

/** What was done: the table afterwards, what changed it, and the rest that was told. */
export interface Done {
  readonly table: Table;
  readonly effects: readonly TableEffect[];
  readonly told: readonly Effect[];
  readonly output: unknown;
}

/** Who plays: chance, and every player at random; and who answers what one area asks of the others. */
export interface Play {
  readonly random: Random;
  readonly answer: (play: Play, area: string, request: Request, table: Table) => AnyEventObject;
}

const AT_REST: readonly unknown[] = ['turn', 'play', 'turnOver'];
/** Far more than anything takes: what goes on longer, goes round in a circle. */
const LONGEST = 400;

/** The table that a machine of these areas has now. */
export function tableIn(snapshot: AnyMachineSnapshot): Table {
  return (snapshot.context as { readonly table: Table }).table; // boundary: every area of the spaceline has one
}

/** The effects that change a table: no request, and nothing that is only told. */
export function changesIn(table: Table, effects: readonly Effect[]): readonly TableEffect[] {
  return effects.filter((one): one is TableEffect => !isRequest(one) && !isTold(table, one));
}

function isTold(table: Table, effect: Effect): boolean {
  const result = allApplied(table, [effect as TableEffect]); // boundary: what is none is refused
  return 'refused' in result && result.refused.code === 'no-effect';
}

/**
 * What an area makes of a table.
 * @param first what it is told to do; nothing where its input says it already
 * @throws where it refuses, breaks, or comes to no end
 */
export function carryOut(play: Play, area: string, input: object, first?: AnyEventObject): Done {
  const bench = benchOf(areaOf(area));
  let last = start(bench, input);
  const before = tableIn(last.snapshot);
  const all: Effect[] = [...last.effects];
  const go = (next: Step): void => {
    if (next.outcome !== 'taken') throw new Error(`${area} does not take ${JSON.stringify(next.event)}: ${next.outcome} ${next.error?.message ?? ''}`);
    last = next;
    all.push(...next.effects);
  };
  if (first !== undefined) go(step(bench, last.snapshot, first));
  for (let n = 0; last.snapshot.status === 'active'; n += 1) {
    const [request] = last.requests;
    if (request !== undefined) go(step(bench, last.snapshot, play.answer(play, area, request, tableIn(last.snapshot))));
    else if (first !== undefined && AT_REST.includes(last.snapshot.value)) break;
    else go(step(bench, last.snapshot, decision(play, area, last.snapshot)));
    if (n > LONGEST) throw new Error(`${area} comes to no end at ${JSON.stringify(last.snapshot.value)}`);
  }
  return { table: tableIn(last.snapshot), effects: changesIn(before, all), told: all.filter((one) => !isRequest(one)), output: last.snapshot.output };
}

/** What chance or a player settles: one of all that is lawful. */
export function decision({ random }: Play, area: string, snapshot: AnyMachineSnapshot): AnyEventObject {
  const lawful = eventsAt(areaOf(area), snapshot, random).filter((event) => snapshot.can(event));
  if (lawful.length === 0) throw new Error(`nobody can go on in ${area} at ${JSON.stringify(snapshot.value)}`);
  return oneOf(random, lawful);
}
