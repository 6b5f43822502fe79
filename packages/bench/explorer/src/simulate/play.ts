/** One run, from its start to its end: who goes next, what they do, what it comes to. */

import type { AnyEventObject } from 'xstate';
import { errorOf, RulebenchError, type Metric } from '@rulebench/core';
import { added, measured } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import type { State, Stepper } from '../stepper.ts';
import { chanceOf, offersOf, trialsOf } from './offers.ts';
import { metricOf, playerOf, scriptOf, type Answer, type Asked, type Done, type Player, type Script } from './players.ts';
import { shuffled, type Random } from './random.ts';
import type { Ending, Row, Simulation } from './types.ts';

/** What is simulated, with the machine to do it with. */
export interface Playing { readonly bench: Bench; readonly stepper: Stepper; readonly simulation: Simulation }

/** A run with the events that made it. */
export interface PlayedRun {
  readonly row: Row;
  /** All that were taken, and the one that broke the machine where one did. */
  readonly events: readonly AnyEventObject[];
}

/** Everybody who takes part in one run. */
interface Table {
  readonly playing: Playing;
  readonly script: Script;
  /** The player in a seat; the table itself (`undefined`) plays at random. */
  readonly at: (seat: string | undefined) => Player;
  readonly players: () => Iterable<Player>;
  readonly random: Random;
}

/** Where a run stands. */
interface Standing { readonly state: State; readonly sums: readonly number[]; readonly steps: number }

/** How a run ended; what broke it, where something did. */
interface Stop { readonly ended: Ending; readonly error?: NonNullable<Row['error']>; readonly breaking?: AnyEventObject }

/**
 * Plays one run. Pure but for the random numbers: the same numbers give the same run.
 * @throws RB420 where the simulation names a metric or policy that the module does not have
 */
export function playRun(playing: Playing, run: number, random: Random): PlayedRun {
  const metrics = playing.simulation.metrics.map((id) => metricOf(playing.bench.module, id));
  const table = tableOf(playing, random);
  const events: AnyEventObject[] = [];
  const { standing, stop, capped } = played(table, metrics, events);
  const numbers = numbersOf(metrics, standing);
  const { ended, error, breaking } = 'error' in numbers ? { ...stop, ended: 'broken' as const, error: stop.error ?? numbers.error } : stop;
  return {
    row: {
      run, ended, steps: events.length, capped,
      values: 'error' in numbers ? metrics.map(() => null) : numbers.values,
      unplayed: table.script.unplayed() + [...table.players()].reduce((sum, { unplayed }) => sum + unplayed(), 0),
      ...(error === undefined ? {} : { error }),
    },
    events: breaking === undefined ? events : [...events, breaking],
  };
}

interface Outcome { readonly standing: Standing | undefined; readonly stop: Stop; readonly capped: boolean }

/** Goes on until something stops it. @param events gets every event that is taken */
function played(table: Table, metrics: readonly Metric<unknown>[], events: AnyEventObject[]): Outcome {
  const { stepper, simulation: { input } } = table.playing;
  const begun = stepper.start(input);
  if (begun.outcome !== 'taken') return { standing: undefined, stop: { ended: 'broken', ...(begun.outcome === 'broken' ? { error: begun.error } : {}) }, capped: false };
  let standing: Standing = { state: begun.state, sums: metrics.map(() => 0), steps: 0 };
  let capped = false;
  for (;;) {
    const next = nextOf(table, standing);
    capped ||= next.capped;
    if ('ended' in next) return { standing, stop: next, capped };
    const { event, reached } = next.done;
    if (reached.outcome === 'broken') return { standing, stop: { ended: 'broken', error: reached.error, breaking: event }, capped };
    events.push(event);
    try {
      const step = { before: standing.state, after: reached.state, effects: reached.effects };
      const { sums } = standing;
      standing = { state: reached.state, sums: metrics.map((metric, i) => added(metric, sums[i] ?? 0, step)), steps: events.length };
    } catch (thrown) {
      return { standing, stop: { ended: 'broken', error: errorOf(thrown) }, capped };
    }
  }
}

/** The metrics' numbers at the end of a run, or what failed while they were asked for. */
function numbersOf(metrics: readonly Metric<unknown>[], standing: Standing | undefined): Pick<Row, 'values'> | { readonly error: NonNullable<Row['error']> } {
  if (standing === undefined) return { values: metrics.map(() => null) };
  try {
    return { values: metrics.map((metric, i) => measured(metric, standing.sums[i] ?? 0, standing.state) ?? null) };
  } catch (thrown) {
    return { error: errorOf(thrown) };
  }
}

function tableOf(playing: Playing, random: Random): Table {
  const { simulation: { policy, policies, script }, bench: { module } } = playing;
  const seated = new Map<string | undefined, Player>([[undefined, playerOf({ kind: 'random' }, module)]]);
  const at = (seat: string | undefined): Player => {
    const known = seated.get(seat) ?? playerOf(seat === undefined || !Object.hasOwn(policies, seat) ? policy : policies[seat] ?? policy, module);
    seated.set(seat, known);
    return known;
  };
  playerOf(policy, module); // told at once where there is no such policy, whoever sits here
  for (const seat of Object.keys(policies)) at(seat);
  return { playing, random, script: scriptOf(script), at, players: () => seated.values() };
}

type Next = { readonly capped: boolean } & (Stop | { readonly done: Done });

/** What happens next. A module that fails while it is asked breaks the run, not the simulation. */
function nextOf(table: Table, { state, steps }: Standing): Next {
  if (state.status !== 'active') return { ended: 'final', capped: false };
  if (steps >= table.playing.simulation.maxSteps) return { ended: 'limit', capped: false };
  try {
    return asked(table, state);
  } catch (thrown) {
    return { ended: 'broken', error: errorOf(thrown), capped: false };
  }
}

/** The script goes first. Then whoever is first in a random order of those who could go: each player, the table, and chance. */
function asked({ playing: { bench, stepper }, script, at, random }: Table, state: State): Next {
  const trial = trialsOf(stepper, state);
  const opening = script.next(trial);
  if (opening !== undefined) return { done: opening, capped: false };
  const { seats, capped } = offersOf(bench.module, state);
  const draw = chanceOf(bench.module, state);
  const turns: readonly (() => Answer)[] = [
    ...(draw === undefined ? [] : [() => settled(draw(random), trial)]),
    ...seats.map(({ player, moves }) => () => at(player).answer({ state, moves, trial, random })),
  ];
  let passed = false;
  for (const turn of shuffled(turns, random)) {
    const answer = turn();
    if (typeof answer === 'object') return { done: answer, capped };
    passed ||= answer === 'passes';
  }
  return { ended: passed ? 'nobody-moved' : 'dead-end', capped };
}

/** @throws RB423 where the machine does not take what chance came to */
function settled(event: AnyEventObject, trial: Asked['trial']): Done {
  const reached = trial(event);
  if (reached.outcome === 'untaken') throw new RulebenchError('RB423', `chance came to ${JSON.stringify(event)}, which the machine does not take`);
  return { event, reached };
}
