/** What can come next where exact odds are asked for: the script, chance with all its outcomes, or somebody's choice; or the end. */

import Fraction from 'fraction.js';
import type { AnyEventObject } from 'xstate';
import { added } from '@rulebench/core/bench';
import { RulebenchError, type Chance, type Metric, type RuleModule } from '@rulebench/core';
import { offersOf } from '../simulate/offers.ts';
import type { State, Stepper } from '../stepper.ts';
import type { Aim, OddsQuestion } from './question.ts';

/** Where a run stands: the state, how much of the script was played, and what metrics whose value depends on it have added up to. */
export interface Standing {
  readonly state: State;
  readonly played: number;
  /** A number a metric; 0 for all but those that look at their sum. */
  readonly sums: readonly number[];
}

/** One way on. */
export interface Branch extends Standing {
  /** How likely it is; of a choice, nothing is said by it. */
  readonly share: Fraction;
  /** What the step adds to metrics that are nothing but a sum, a number a metric. */
  readonly adds: readonly number[];
}

export type Next =
  | { readonly kind: 'end'; readonly how: 'final' | 'waits' }
  | { readonly kind: 'goes'; readonly branches: readonly Branch[] }
  | { readonly kind: 'choice'; readonly aim: Aim; readonly branches: readonly Branch[] };

export interface Walker {
  readonly module: RuleModule;
  readonly stepper: Stepper;
  readonly metrics: readonly Metric<unknown>[];
  readonly question: OddsQuestion;
  /** What a player aims at. */
  readonly aimOf: (player: string) => Aim | undefined;
}

const ONE = new Fraction(1);

/**
 * What comes next where a run stands. Pure.
 * @throws RB440 where chance has too many outcomes to list, RB421 where its weights are none, RB423 where the machine does not take one, RB442 where the machine breaks, RB444 where moves are too many
 */
export function nextOf(walker: Walker, standing: Standing): Next {
  if (standing.state.status !== 'active') return { kind: 'end', how: 'final' };
  const scripted = scriptedBranch(walker, standing);
  if (scripted !== undefined) return { kind: 'goes', branches: [scripted] };
  const outcomes = chanceAt(walker, standing.state);
  if (outcomes.length > 0) return { kind: 'goes', branches: chanceBranches(walker, standing, outcomes) };
  return choiceOf(walker, standing) ?? { kind: 'end', how: 'waits' };
}

function scriptedBranch(walker: Walker, standing: Standing): Branch | undefined {
  const event = walker.question.script[standing.played];
  return event === undefined ? undefined : branchOf(walker, { ...standing, played: standing.played + 1 }, standing.state, event, ONE);
}

/** Of draws that do not bear on each other only the first is followed here, and the others after it. @throws RB440 */
function chanceAt({ module, question }: Walker, state: State): readonly Chance[] {
  const offered = module.chance?.(state) ?? [];
  if ('sample' in offered) throw new RulebenchError('RB440', `chance has too many outcomes to list here (${JSON.stringify(state.value)}), so that there are no exact odds; simulate it`);
  const all = [...offered];
  const draw = all[0]?.draw;
  return draw === undefined || question.everyOrder === true ? all : all.filter((one) => one.draw === draw);
}

function chanceBranches(walker: Walker, standing: Standing, outcomes: readonly Chance[]): readonly Branch[] {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0 && Number.isFinite(total)) || outcomes.some(({ weight }) => weight < 0)) {
    throw new RulebenchError('RB421', 'the weights of what chance could bring must not be below 0, and not all be 0');
  }
  const exact = outcomes.reduce((sum, { weight }) => sum.add(weight), new Fraction(0));
  return outcomes.filter(({ weight }) => weight > 0).map(({ event, weight }) => {
    const branch = branchOf(walker, standing, standing.state, event, new Fraction(weight).div(exact));
    if (branch === undefined) throw new RulebenchError('RB423', `chance came to ${JSON.stringify(event)}, which the machine does not take`);
    return branch;
  });
}

/** The lawful moves of the first player, in the module's order, who aims at something and has any. */
function choiceOf(walker: Walker, standing: Standing): Next | undefined {
  const { seats, capped } = offersOf(walker.module, standing.state);
  if (capped) throw new RulebenchError('RB444', 'a state lists more moves than are looked at, so that the best of them is unknown; fix the moves with a script');
  for (const { player, moves } of seats) {
    const aim = player === undefined ? undefined : walker.aimOf(player);
    if (aim === undefined) continue;
    const branches = moves.flatMap(({ event }) => branchOf(walker, standing, standing.state, event, ONE) ?? []);
    if (branches.length > 0) return { kind: 'choice', aim, branches };
  }
  return undefined;
}

/** One event; undefined where the machine does not take it. @throws RB442 where it breaks */
function branchOf({ stepper, metrics }: Walker, { played, sums }: Standing, before: State, event: AnyEventObject, share: Fraction): Branch | undefined {
  const reached = stepper.next(before, event);
  if (reached.outcome === 'untaken') return undefined;
  if (reached.outcome === 'broken') throw new RulebenchError('RB442', `the machine broke on ${event.type}: ${reached.error.message}`);
  const step = { before, after: reached.state, effects: reached.effects };
  const more = metrics.map((metric) => added(metric, 0, step));
  return {
    state: reached.state, played, share,
    adds: more.map((number, i) => (metrics[i]?.value === undefined ? number : 0)),
    sums: more.map((number, i) => (sums[i] ?? 0) + (metrics[i]?.value === undefined ? 0 : number)),
  };
}
