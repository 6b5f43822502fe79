/**
 * Exact odds: every outcome of chance is followed with its weight, states that are the same are followed once, and what comes of each is
 * put together backwards. Nothing is rounded before the end.
 */

import type Fraction from 'fraction.js';
import { RulebenchError, type Metric } from '@rulebench/core';
import { measured } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import { statePrint } from '../fingerprint.ts';
import { metricOf } from '../simulate/players.ts';
import type { Stepper } from '../stepper.ts';
import { nextOf, type Branch, type Next, type Standing, type Walker } from './branches.ts';
import { ALL, certain, meanOf, mixed, NONE, shifted, type Distribution } from './distribution.ts';
import type { Aim, Exact, MetricOdds, Odds, OddsLimits, OddsQuestion } from './question.ts';

/** What a standing comes to, from there on. What metrics that are nothing but a sum have added before is not in it: that is put on top on the way back. */
interface Ahead {
  /** A distribution a metric. */
  readonly of: readonly Distribution[];
  readonly final: Fraction;
  readonly unplayed: Fraction;
}

/** A standing whose branches are being followed. */
interface Open {
  readonly key: string;
  readonly standing: Standing;
  readonly next: Next;
  readonly ahead: Ahead[];
}

/** How far it is: the states that were met. */
export interface OddsProgress { readonly states: number }

const OFTEN = 256;

/**
 * The exact odds of a module's metrics at the end of a run. Yields its progress, so that a page can show it and stop. Pure but for the clock.
 *
 * Where the script has nothing lawful, chance goes before the players. A metric without a number counts as 0 to whoever aims at it.
 * @throws RB420 where there is no such metric, RB441 where a run can come back to where it was, so that it need not end; RB443 where a limit is passed; and what `nextOf` throws
 * @example
 * const walk = oddsOf({ bench, stepper: stepperOf(bench) }, { input, script: [], metrics: ['points'], aims: {} }, { maxStates: 100_000, maxTime: 60_000 });
 */
export function* oddsOf(asked: { readonly bench: Bench; readonly stepper: Stepper }, question: OddsQuestion, limits: OddsLimits, now: () => number = Date.now): Generator<OddsProgress, Odds> {
  const until = now() + limits.maxTime;
  if (question.aims !== 'each') return yield* oddsUnder(asked, question, question.aims, limits, until, now);
  const found: Odds[] = [];
  for (const metric of question.metrics) {
    found.push(yield* oddsUnder(asked, question, { '*': { metric, least: false } }, limits, until, now));
    if (found[0]?.choices === 0) break; // nobody chose anything, whatever the aim
  }
  const [first] = found;
  if (first === undefined) return yield* oddsUnder(asked, question, {}, limits, until, now);
  return { ...first, metrics: first.metrics.map((metric, i) => found[i]?.metrics[i] ?? metric), states: found.reduce((sum, { states }) => sum + states, 0), choices: found.reduce((sum, { choices }) => sum + choices, 0) };
}

function* oddsUnder({ bench, stepper }: { readonly bench: Bench; readonly stepper: Stepper }, question: OddsQuestion, aims: Readonly<Record<string, Aim>>, limits: OddsLimits, until: number, now: () => number): Generator<OddsProgress, Odds> {
  const metrics = question.metrics.map((id) => metricOf(bench.module, id));
  const all = [...metrics, ...Object.values(aims).map(({ metric }) => metricOf(bench.module, metric))];
  const walker: Walker = { module: bench.module, stepper, metrics: all, question, aimOf: (player) => (Object.hasOwn(aims, player) ? aims[player] : aims['*']) };
  const begun = stepper.start(question.input);
  if (begun.outcome !== 'taken') throw new RulebenchError('RB442', `the machine broke on this start: ${begun.outcome === 'broken' ? begun.error.message : 'it was not taken'}`);

  const known = new Map<string, Ahead>();
  const path = new Set<string>();
  let choices = 0;
  const open = (standing: Standing, key: string): Open => {
    if (path.has(key)) throw new RulebenchError('RB441', `a run can come back to where it was (${JSON.stringify(standing.state.value)}), so that it need not end; fix the moves with a script`);
    if (known.size + path.size >= limits.maxStates) throw new RulebenchError('RB443', `there are more than ${String(limits.maxStates)} states, and odds of a part of them are none; raise the limit, or simulate it`);
    path.add(key);
    return { key, standing, next: nextOf(walker, standing), ahead: [] };
  };

  const from: Standing = { state: begun.state, played: 0, sums: all.map(() => 0) };
  const stack = [open(from, keyOf(from))];
  for (let steps = 0; ; steps += 1) {
    const top = stack.at(-1);
    if (top === undefined) throw new RangeError('nothing is left to follow'); // the last one returns
    if (steps % OFTEN === 0) {
      if (now() > until) throw new RulebenchError('RB443', `it takes longer than ${String(limits.maxTime / 1000)} s, and odds of a part are none; raise the limit, or simulate it`);
      yield { states: known.size };
    }
    const branch = top.next.kind === 'end' ? undefined : top.next.branches[top.ahead.length];
    if (branch !== undefined) {
      const key = keyOf(branch);
      const ahead = known.get(key);
      if (ahead === undefined) stack.push(open(branch, key));
      else top.ahead.push(ahead);
      continue;
    }
    if (top.next.kind === 'choice') choices += 1;
    const ahead = putTogether(walker, top);
    known.set(top.key, ahead);
    path.delete(top.key);
    stack.pop();
    if (stack.length === 0) return told(metrics, ahead, known.size, choices);
  }
}

/** States with all that they hold; the module's `key` may leave out what a metric looks at. */
function keyOf({ state, played, sums }: Standing): string {
  const { high, low } = statePrint(state);
  return `${String(high)} ${String(low)} ${String(played)} ${sums.join(' ')}`;
}

function putTogether({ metrics, question }: Walker, { next, ahead, standing }: Open): Ahead {
  if (next.kind === 'end') {
    return {
      of: metrics.map((metric, i) => certain(measured(metric, standing.sums[i] ?? 0, standing.state) ?? null)),
      final: next.how === 'final' ? ALL : NONE,
      unplayed: standing.played < question.script.length ? ALL : NONE,
    };
  }
  const ways = next.branches.flatMap((branch, i): readonly Way[] => { const one = ahead[i]; return one === undefined ? [] : [{ branch, ahead: one }]; });
  return mixedWays(next.kind === 'choice' ? [bestOf(metrics, next.aim, ways)] : ways);
}

interface Way { readonly branch: Branch; readonly ahead: Ahead }

function mixedWays(ways: readonly Way[]): Ahead {
  const whole = ways.length === 1;
  const share = ({ branch }: Way): Fraction => (whole ? ALL : branch.share);
  const [first] = ways;
  return {
    of: (first?.ahead.of ?? []).map((_, i) => mixed(ways.map((way) => ({ share: share(way), of: shifted(way.ahead.of[i] ?? new Map(), way.branch.adds[i] ?? 0) })))),
    final: ways.reduce((sum, way) => sum.add(way.ahead.final.mul(share(way))), NONE),
    unplayed: ways.reduce((sum, way) => sum.add(way.ahead.unplayed.mul(share(way))), NONE),
  };
}

/** The first of those with the best mean. */
function bestOf(metrics: readonly Metric<unknown>[], { metric, least }: Aim, ways: readonly Way[]): Way {
  const at = metrics.findIndex(({ id }) => id === metric);
  const worth = ({ branch, ahead }: Way): Fraction => {
    const of = shifted(ahead.of[at] ?? new Map(), branch.adds[at] ?? 0);
    const mean = [...of].reduce((sum, [value, odds]) => sum.add(odds.mul(value ?? 0)), NONE);
    return least ? mean.neg() : mean;
  };
  return ways.reduce((best, one) => (worth(one).gt(worth(best)) ? one : best));
}

function told(metrics: readonly Metric<unknown>[], { of, final, unplayed }: Ahead, states: number, choices: number): Odds {
  return {
    metrics: metrics.map((metric, i) => metricOdds(metric, of[i] ?? new Map())),
    ends: { final: exact(final), waits: exact(ALL.sub(final)) }, unplayed: exact(unplayed), states, choices,
  };
}

function metricOdds({ id, title }: Metric<unknown>, of: Distribution): MetricOdds {
  const mean = meanOf(of);
  const values = [...of].sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity));
  return { id, title, outcomes: values.map(([value, odds]) => ({ value, odds: exact(odds) })), mean: mean === undefined ? null : exact(mean) };
}

function exact(of: Fraction): Exact {
  return { fraction: of.toFraction(), decimal: of.valueOf() };
}
