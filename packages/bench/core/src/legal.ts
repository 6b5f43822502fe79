/** What could be done now: the module's moves, judged. */

import type { AnyMachineSnapshot } from 'xstate';
import { explain, type Explanation } from './explain.ts';
import type { Bench, Move } from './module.ts';
import { revive } from './scope.ts';

export interface LegalMoves {
  /** The moves that would be taken now, in the module's order. */
  readonly moves: readonly Move[];
  /** True where there may be more than were looked at. */
  readonly more: boolean;
}

export interface JudgedMove extends Move {
  readonly explanation: Explanation;
}

interface Options {
  /** Only the moves of this player and of nobody, judged by what this player knows. */
  readonly as?: string;
  /** How many moves to look at, at the most; 1000 unless told. */
  readonly limit?: number;
}

const LIMIT = 1000;

/** The moves that would be taken now. Pure. A module without `moves` has none to offer. */
export function legal(bench: Bench, snapshot: unknown, options: Options = {}): LegalMoves {
  const live = revive(bench.machine, snapshot);
  const { moves, more } = movesOf(bench, live, options);
  const takes = ({ event }: Move): boolean =>
    options.as === undefined ? live.status === 'active' && live.can(event) : explain(bench, live, event, { as: options.as }).outcome === 'taken';
  return { moves: moves.filter(takes), more };
}

/** Every move of the module, legal or not, with its explanation. Pure. */
export function judgedMoves(bench: Bench, snapshot: unknown, options: Options = {}): { readonly moves: readonly JudgedMove[]; readonly more: boolean } {
  const live = revive(bench.machine, snapshot);
  const { moves, more } = movesOf(bench, live, options);
  const asked = options.as === undefined ? {} : { as: options.as };
  return { moves: moves.map((move) => ({ ...move, explanation: explain(bench, live, move.event, asked) })), more };
}

function movesOf(bench: Bench, snapshot: AnyMachineSnapshot, { as, limit = LIMIT }: Options): LegalMoves {
  const moves: Move[] = [];
  if (snapshot.status !== 'active') return { moves, more: false };
  for (const move of bench.module.moves?.(snapshot) ?? []) {
    if (as !== undefined && move.player !== undefined && move.player !== as) continue;
    if (moves.length === limit) return { moves, more: true };
    moves.push(move);
  }
  return { moves, more: false };
}
