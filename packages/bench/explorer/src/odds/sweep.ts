/** The same question asked again and again, with some places of its input or script set to other values. */

import { isRecord, RulebenchError } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import type { Stepper } from '../stepper.ts';
import { oddsOf } from './odds.ts';
import type { Odds, OddsLimits, OddsQuestion } from './question.ts';

/** One thing that is varied. */
export interface Sweep {
  readonly name: string;
  /** The places that get the value: a path of the input, such as `ships.Heron.systems.S1.marked`; of the script with `script:` before it, such as `script:0.card`. */
  readonly set: readonly string[];
  readonly values: readonly { readonly label: string; readonly value: unknown }[];
}

/** The odds for one value of every sweep. */
export interface SweptOdds {
  /** The label of each sweep's value, in their order. */
  readonly labels: readonly string[];
  readonly odds: Odds;
}

export interface SweepProgress {
  /** Settings that are answered, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** States that were met in the one that is being answered. */
  readonly states: number;
}

const SCRIPT = 'script:';

/**
 * The odds for every combination of the sweeps' values, the last sweep varying fastest. Yields its progress. Pure but for the clock.
 * @throws RB445 where a place is not in the input or script, and what `oddsOf` throws; its limit of time is for all together
 */
export function* sweptOdds(asked: { readonly bench: Bench; readonly stepper: Stepper }, question: OddsQuestion, sweeps: readonly Sweep[], limits: OddsLimits, now: () => number = Date.now): Generator<SweepProgress, readonly SweptOdds[]> {
  const until = now() + limits.maxTime;
  const settings = combinationsOf(sweeps);
  const found: SweptOdds[] = [];
  for (const setting of settings) {
    const labels = setting.map(({ label }) => label);
    const asking = sweeps.reduce((one, sweep, i) => questionWith(one, sweep, setting[i]?.value), question);
    const walk = oddsOf(asked, asking, { ...limits, maxTime: until - now() }, now);
    for (let step = walk.next(); ; step = walk.next()) {
      if (step.done === true) { found.push({ labels, odds: step.value }); break; }
      yield { done: found.length, of: settings.length, states: step.value.states };
    }
  }
  return found;
}

type Setting = readonly Sweep['values'][number][];

function combinationsOf(sweeps: readonly Sweep[]): readonly Setting[] {
  return sweeps.reduce<readonly Setting[]>((settings, { values }) => settings.flatMap((setting) => values.map((value) => [...setting, value])), [[]]);
}

/** A question with a value in the places of a sweep. Pure. @throws RB445 */
export function questionWith(question: OddsQuestion, { set }: Sweep, value: unknown): OddsQuestion {
  return set.reduce<OddsQuestion>((one, path) => (path.startsWith(SCRIPT)
    ? { ...one, script: withValue(one.script, path.slice(SCRIPT.length).split('.'), value, path) as OddsQuestion['script'] } // boundary: a list of events with a value in one of them
    : { ...one, input: withValue(one.input, path.split('.'), value, path) }), question);
}

function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown, path: string): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data) && /^\d+$/.test(key) && Number(key) < data.length) return data.map((item: unknown, i) => (i === Number(key) ? withValue(item, rest, value, path) : item));
  if (!isRecord(data) || Array.isArray(data) || !Object.hasOwn(data, key)) {
    const known = Array.isArray(data) ? `0 to ${String(data.length - 1)}` : isRecord(data) ? Object.keys(data).join(', ') : 'nothing';
    throw new RulebenchError('RB445', `there is no place "${path}" to vary: where "${key}" is looked for, there is ${known}`);
  }
  return { ...data, [key]: withValue(data[key], rest, value, path) };
}
