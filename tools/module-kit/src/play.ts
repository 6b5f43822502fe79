/**
 * Random play: whatever anybody tries, the machine must not break, what is refused must change nothing, every invariant must hold, and a
 * snapshot that went through JSON must go on exactly as one that did not.
 */

import { sameJson, type RuleModule } from '@rulebench/core';
import { invariantHolds, start, step, type Step } from '@rulebench/core/bench';
import { benchOf, persist, restore, type Bench } from '@rulebench/core/explain';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { below, oneOf, randomFrom, type Random } from './random.ts';
import { atOf, eventsAt, spoilt, type At } from './tries.ts';

/** The code of an event that is no event of the machine: a spoilt one may be that. */
const MALFORMED = 'RB216';

/** How to play. */
export interface PlayOptions<C = unknown, I = unknown> {
  /** Tables to start from, in turn; or one for every run, at random. */
  readonly inputs: readonly I[] | ((random: Random) => I);
  readonly seed: number;
  /** How many events are tried, those that are refused among them. */
  readonly events: number;
  readonly variant?: string;
  /** How many events a run has at the most; 250 unless told. */
  readonly perRun?: number;
  /** Of the taken events one in so many is taken again from a snapshot that went through JSON; 25 unless told. */
  readonly persistEvery?: number;
  /** Of the refused events one in so many is explained too; the others are only asked whether they can be taken. 20 unless told. */
  readonly explainEvery?: number;
  /** What is tried; unless told, or where it answers nothing, four in five of the module's own moves and chances, and else one of them spoilt. */
  tries?(random: Random, at: At<C>, own: readonly AnyEventObject[]): AnyEventObject | undefined;
}

/** What came of it. */
export interface Played {
  readonly taken: number;
  readonly runs: number;
  /** How many runs came to an end of their own. */
  readonly ended: number;
  /** How often each type of event came out how: `PICK taken`. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/**
 * Plays at random. The same options play the same. Pure.
 * @throws an error that names seed, run and event where something does not hold, with the events of that run
 */
export function randomPlay<C, I>(module: RuleModule<C, I>, options: PlayOptions<C, I>): Played {
  const { inputs, seed, events, variant, perRun = 250 } = options;
  const random = randomFrom(seed);
  const bench = benchOf(module, variant);
  const outcomes = new Map<string, number>();
  let taken = 0;
  let runs = 0;
  let ended = 0;
  for (let tried = 0; tried < events; runs += 1) {
    const input = 'call' in inputs ? inputs(random) : inputs[runs % inputs.length];
    const run = new RandomRun(bench, start(bench, input), `seed ${seed}, run ${runs}${variant === undefined ? '' : `, ${variant}`}`, options);
    for (let k = 0; k < perRun && tried < events && run.isOn; k += 1, tried += 1) {
      const { type, outcome } = run.tryOne(module, random, tried);
      outcomes.set(`${type} ${outcome}`, (outcomes.get(`${type} ${outcome}`) ?? 0) + 1);
      if (outcome === 'taken') taken += 1;
    }
    if (run.isOver) ended += 1;
  }
  return { taken, runs, ended, outcomes };
}

/** One run, as far as it came. */
class RandomRun<C, I> {
  readonly #bench: Bench;
  readonly #options: PlayOptions<C, I>;
  readonly #name: string;
  #last: Step;
  #events: AnyEventObject[] = [];
  #own: readonly AnyEventObject[] | undefined;

  constructor(bench: Bench, first: Step, name: string, options: PlayOptions<C, I>) {
    this.#bench = bench;
    this.#last = first;
    this.#options = options;
    this.#name = name;
    if (first.outcome === 'broken') this.#fail('the start', `breaks: ${first.error?.message ?? ''}`);
    this.#hold(first, 'the start');
  }

  /** Whether it goes on: not where it is over, nor where nothing can be tried any more. */
  get isOn(): boolean {
    return this.#last.snapshot.status === 'active' && (this.#own === undefined || this.#own.length > 0 || this.#options.tries !== undefined);
  }

  get isOver(): boolean { return this.#last.snapshot.status === 'done'; }

  tryOne(module: RuleModule<C, I>, random: Random, n: number): { readonly type: string; readonly outcome: string } {
    const { snapshot } = this.#last;
    const own = (this.#own ??= eventsAt(module, snapshot, random));
    const event = this.#options.tries?.(random, atOf<C>(snapshot), own) ?? ownEvent(random, own);
    if (event === undefined && this.#events.length === 0) this.#fail('nothing', 'can be tried at the start');
    if (event === undefined) return { type: 'nothing', outcome: 'tried' };
    const takes = snapshot.can(event);
    if (!takes && n % (this.#options.explainEvery ?? 20) !== 0) return { type: event.type, outcome: 'refused' };
    const next = step(this.#bench, snapshot, event);
    this.#judge(event, takes, next);
    if (!takes) return { type: event.type, outcome: next.outcome };
    this.#events.push(event);
    this.#hold(next, JSON.stringify(event));
    if (this.#events.length % (this.#options.persistEvery ?? 25) === 0) this.#again(event, snapshot, next);
    this.#last = next;
    this.#own = undefined;
    return { type: event.type, outcome: next.outcome };
  }

  #judge(event: AnyEventObject, takes: boolean, next: Step): void {
    const said = JSON.stringify(event);
    if (next.outcome === 'broken' && (takes || next.error?.code !== MALFORMED)) this.#fail(said, `breaks: ${next.error?.message ?? ''}`);
    if (takes !== (next.outcome === 'taken')) this.#fail(said, `${takes ? 'can' : 'cannot'} be taken, and is ${next.outcome}`);
    if (!takes && next.snapshot !== this.#last.snapshot) this.#fail(said, 'was refused, and changed something');
  }

  #hold({ snapshot }: Step, said: string): void {
    for (const invariant of this.#bench.module.invariants ?? []) {
      if (!invariantHolds(this.#bench, invariant, snapshot)) this.#fail(said, `breaks ${invariant.id}: ${invariant.says}`);
    }
  }

  /** The same step from a snapshot that went through JSON. */
  #again(event: AnyEventObject, before: AnyMachineSnapshot, straight: Step): void {
    const revived = step(this.#bench, restore(this.#bench, JSON.parse(JSON.stringify(persist(before)))), event);
    if (!sameJson(persist(revived.snapshot), persist(straight.snapshot)) || !sameJson(revived.effects, straight.effects)) this.#fail(JSON.stringify(event), 'goes on otherwise from JSON');
  }

  #fail(said: string, how: string): never {
    throw new Error(`${said} ${how} (${this.#name}, after ${JSON.stringify(this.#events)})`);
  }
}

function ownEvent(random: Random, own: readonly AnyEventObject[]): AnyEventObject | undefined {
  if (own.length === 0) return undefined;
  return below(random, 5) === 0 ? spoilt(random, own) : oneOf(random, own);
}
