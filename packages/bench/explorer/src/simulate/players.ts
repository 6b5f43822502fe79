/** How a player picks a move: one small player a policy, made anew for every run. */

import type { AnyEventObject } from 'xstate';
import { added, measured } from '@rulebench/core/bench';
import { RulebenchError, type Metric, type Move, type Policy, type RuleModule } from '@rulebench/core';
import type { Reached, State } from '../stepper.ts';
import { shuffled, type Random } from './random.ts';
import type { PolicySpec, ScriptedEvent } from './types.ts';

/** Something that was done, with what came of it. */
export interface Done { readonly event: AnyEventObject; readonly reached: Exclude<Reached, { readonly outcome: 'untaken' }> }

/** What came of asking a player. */
export type Answer = Done | 'passes' | 'cannot';

/** What a player is asked with. */
export interface Asked {
  readonly state: State;
  /** What the module lists for this player, lawful or not. */
  readonly moves: readonly Move[];
  readonly trial: (event: AnyEventObject) => Reached;
  readonly random: Random;
}

/** A player of one run. Asking changes where a script stands. */
export interface Player {
  readonly answer: (asked: Asked) => Answer;
  /** How many events of a script are still to be played. */
  readonly unplayed: () => number;
}

/** A player with this policy, for one run. @throws RB420 where the module has no such metric or policy */
export function playerOf(spec: PolicySpec, module: RuleModule): Player {
  switch (spec.kind) {
    case 'random': return { answer: anyMove, unplayed: none };
    case 'greedy': return { answer: bestBy(metricOf(module, spec.metric), spec.least), unplayed: none };
    case 'own': return { answer: chosenBy(policyOf(module, spec.id)), unplayed: none };
    case 'scripted': return reciter(spec.events);
  }
}

const none = (): number => 0;

/** @throws RB420 */
export function metricOf({ id: module, metrics = [] }: RuleModule, id: string): Metric<unknown> {
  return metrics.find((one) => one.id === id) ?? unknown(module, 'metric', id, metrics);
}

function policyOf({ id: module, policies = [] }: RuleModule, id: string): Policy<unknown> {
  return policies.find((one) => one.id === id) ?? unknown(module, 'policy', id, policies);
}

function unknown(module: string, what: string, id: string, known: readonly { readonly id: string }[]): never {
  const there = known.length === 0 ? 'there are none' : `there ${known.length === 1 ? 'is' : 'are'} ${known.map((one) => one.id).join(', ')}`;
  throw new RulebenchError('RB420', `module "${module}" has no ${what} "${id}"; ${there}`);
}

/** An event that was tried and is not refused. */
function doneBy(event: AnyEventObject, trial: Asked['trial']): Done | undefined {
  const reached = trial(event);
  return reached.outcome === 'untaken' ? undefined : { event, reached };
}

function anyMove({ moves, trial, random }: Asked): Answer {
  for (const { event } of shuffled(moves, random)) {
    const done = doneBy(event, trial);
    if (done !== undefined) return done;
  }
  return 'cannot';
}

interface Lawful extends Done { readonly move: Move }

function lawfulOf({ moves, trial }: Asked): readonly Lawful[] {
  return moves.flatMap((move) => {
    const done = doneBy(move.event, trial);
    return done === undefined ? [] : [{ move, ...done }];
  });
}

function bestBy(metric: Metric<unknown>, least: boolean): Player['answer'] {
  return (asked) => {
    const lawful = lawfulOf(asked);
    const broken = lawful.find(({ reached }) => reached.outcome === 'broken');
    if (broken !== undefined) return broken;
    const worths = lawful.map(({ reached }) => (least ? -1 : 1) * worthOf(metric, asked.state, reached));
    const best = worths.reduce((most, one) => Math.max(most, one), -Infinity);
    const tied = lawful.filter((_, i) => worths[i] === best);
    return tied[tied.length < 2 ? 0 : asked.random.below(tied.length)] ?? 'cannot';
  };
}

/** What a move is worth: what the metric says after it, or what the step adds; where it says nothing, nothing is gained by it. */
function worthOf(metric: Metric<unknown>, before: State, reached: Done['reached']): number {
  if (reached.outcome === 'broken') return NaN;
  const { state: after, effects } = reached;
  return measured(metric, added(metric, 0, { before, after, effects }), after) ?? 0;
}

function chosenBy(policy: Policy<unknown>): Player['answer'] {
  return (asked) => {
    const lawful = lawfulOf(asked);
    const broken = lawful.find(({ reached }) => reached.outcome === 'broken');
    if (broken !== undefined || lawful.length === 0) return broken ?? 'cannot';
    const chosen = policy.choose(asked.state, lawful.map(({ move }) => move), asked.random.float);
    if (chosen === undefined) return 'passes';
    const found = lawful.find(({ move }) => move === chosen);
    if (found === undefined) throw new RulebenchError('RB422', `the policy "${policy.id}" chose a move that it was not given`);
    return found;
  };
}

function reciter(events: readonly ScriptedEvent[]): Player {
  const script = scriptOf(events);
  return { answer: (asked) => script.next(asked.trial) ?? anyMove(asked), unplayed: script.unplayed };
}

/** A list of events, of which the next is done as soon as it is lawful. */
export interface Script {
  readonly next: (trial: Asked['trial']) => Done | undefined;
  readonly unplayed: () => number;
}

export function scriptOf(events: readonly ScriptedEvent[]): Script {
  let at = 0;
  return {
    next: (trial) => {
      const event = events[at];
      const done = event === undefined ? undefined : doneBy(event, trial);
      if (done !== undefined) at += 1;
      return done;
    },
    unplayed: () => events.length - at,
  };
}
