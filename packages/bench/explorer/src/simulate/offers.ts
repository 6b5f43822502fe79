/** What could happen next in a state: chance, and the moves of each player and of the table itself. */

import type { AnyEventObject } from 'xstate';
import { RulebenchError, type Chance, type Move, type RuleModule } from '@rulebench/core';
import type { Reached, State, Stepper } from '../stepper.ts';
import type { Random } from './random.ts';

/** More moves of a state than this are not looked at. */
const MANY = 10_000;

/** The moves of a player, or of the table (`undefined`), in the module's order. */
export interface Seat { readonly player: string | undefined; readonly moves: readonly Move[] }

export interface Offers {
  readonly seats: readonly Seat[];
  readonly capped: boolean;
}

/** The moves that the module lists for a state, lawful or not, by whose they are. Pure. */
export function offersOf(module: RuleModule, state: State): Offers {
  const seats = new Map<string | undefined, Move[]>();
  let count = 0;
  for (const move of module.moves?.(state) ?? []) {
    if (count === MANY) return { seats: seated(seats), capped: true };
    count += 1;
    const own = seats.get(move.player);
    if (own === undefined) seats.set(move.player, [move]);
    else own.push(move);
  }
  return { seats: seated(seats), capped: false };
}

function seated(seats: ReadonlyMap<string | undefined, readonly Move[]>): readonly Seat[] {
  return [...seats].map(([player, moves]) => ({ player, moves }));
}

/** What chance could bring, drawn when it is its turn; nothing where it has nothing to settle. Pure. */
export function chanceOf(module: RuleModule, state: State): ((random: Random) => AnyEventObject) | undefined {
  const offered = module.chance?.(state);
  if (offered === undefined) return undefined;
  if ('sample' in offered) return ({ float }) => offered.sample(float());
  const outcomes = [...offered];
  return outcomes.length === 0 ? undefined : (random) => drawn(outcomes, random);
}

/** @throws RB421 where the weights are no weights */
function drawn(outcomes: readonly Chance[], { float }: Random): AnyEventObject {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0 && Number.isFinite(total)) || outcomes.some(({ weight }) => weight < 0)) {
    throw new RulebenchError('RB421', 'the weights of what chance could bring must not be below 0, and not all be 0');
  }
  let left = float() * total;
  for (const { event, weight } of outcomes) {
    left -= weight;
    if (left < 0) return event;
  }
  return (outcomes.findLast(({ weight }) => weight > 0) as Chance).event; // boundary: their sum is above 0
}

/** Tries events in one state, each once. */
export function trialsOf(stepper: Stepper, state: State): (event: AnyEventObject) => Reached {
  const tried = new Map<AnyEventObject, Reached>();
  return (event) => {
    const known = tried.get(event) ?? stepper.next(state, event);
    tried.set(event, known);
    return known;
  };
}
