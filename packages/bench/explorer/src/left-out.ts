/** Why not everything was looked at, in words for people: one table for explorations and comparisons, whoever tells of them. */

import type { Cut } from './compare/part.ts';
import { MOST_MOVES, SAMPLED_AT } from './explore/tries.ts';
import type { Reason } from './explore/watching.ts';

const STATES = 'as many states were met as … allows';
const TIME = 'the time that … allows is over';
const STOPPED = 'it was stopped';
const CHANCE = `chance has too many outcomes to list, and was sampled at ${SAMPLED_AT.join(', ')}`;
const MOVES = `the module lists more moves of one state than were looked at (${MOST_MOVES.toLocaleString('en')})`;

/** `…` stands for the limit. */
const WORDS: Readonly<Record<Reason | Cut, string>> = {
  'max-states': STATES, states: STATES,
  'max-time': TIME, time: TIME,
  'max-memory': 'it takes as much memory as … allows',
  depth: 'runs go on after …',
  interrupted: STOPPED, stopped: STOPPED,
  'thread-lost': 'three threads in a row died on the same states',
  'chance-sampled': CHANCE, chance: CHANCE,
  'moves-capped': MOVES, moves: MOVES,
  'no-moves': 'the module lists no moves, so that only the runs of the examples were',
  broken: 'the module failed while its moves were listed',
};

/** A reason in words, to stand after a colon; `limit` is what the limit is called where it is set. Pure. */
export function leftOutWords(why: Reason | Cut, limit: string): string {
  return WORDS[why].replace('…', limit);
}
