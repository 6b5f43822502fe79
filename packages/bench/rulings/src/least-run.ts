/**
 * What an example needs of a run: the events, and what differs from a fixture, without which it would come out otherwise. To come out the same
 * is to end in the same state by the same last step, with everything that was refused on the way refused by the same clauses and no others.
 */

import { isRecord, sameJson, type ClauseId } from '@rulebench/core';
import { invariantHolds, start, step as played, type Run, type Step, type StepOutcome } from '@rulebench/core/bench';
import { explain, type Bench } from '@rulebench/core/explain';
import type { AnyEventObject } from 'xstate';
import { differences } from './match.ts';
import { merged } from './merge.ts';
import { mismatchesOf } from './schema.ts';
import type { Fixture } from './types.ts';
import { alteration, outcomeShown } from './write-example.ts';

/** A run with no more in it than it needs, and what was left out. */
export interface Least {
  readonly run: Run;
  readonly events: readonly AnyEventObject[];
  /** The places of the start that are as in the fixture now: `table.cards.galaxy.stopped`. */
  readonly places: readonly string[];
  /** Whether everything was tried; a long run may be too much for that. */
  readonly whole: boolean;
}

/** An event, what must come of it, and for a refusal the clauses it must be refused by. */
interface Claim { readonly event: AnyEventObject; readonly outcome: StepOutcome; readonly by: readonly ClauseId[] }

/** What is asked of every shorter run, and how many more events may be played to find out. */
interface Question { readonly bench: Bench; readonly end: ReturnType<typeof outcomeShown>; left: number }

const EFFORT = 20_000;

/**
 * Leaves out of a run, one by one and as long as it comes out the same, what an example of it need not say. Pure.
 * @param fixture what the start is an alteration of; without one the start stays as it is
 * @returns a generator that yields after each event that is played again
 */
export function* leastRun(run: Run, fixture?: Fixture): Generator<undefined, Least> {
  const { bench, steps } = run;
  const all = yield* claimsOf(run);
  if (steps[0].outcome !== 'start' || all.length === 0) return { run, events: [], places: [], whole: true };
  const question: Question = { bench, end: outcomeShown(steps.at(-1) ?? steps[0], steps.at(-2)), left: EFFORT };
  let [claims, input] = [all, run.input];
  for (let before: unknown; !sameJson(before, [input, claims.length]) && question.left > 0;) {
    before = [input, claims.length];
    claims = yield* fewer(question, input, claims);
    if (fixture !== undefined) input = yield* nearer(question, fixture.input, input, claims, []);
  }
  return {
    run: { bench, input, steps: [start(bench, input), ...(yield* stepsOf(bench, input, claims))] },
    events: without(all, new Set(claims)).map(({ event }) => event),
    places: fixture === undefined ? [] : placesLeft(alteration(fixture.input, run.input), alteration(fixture.input, input)),
    whole: question.left > 0,
  };
}

/** The fixture from which a start differs in the fewest words, if that is less than the start itself. Pure. */
export function nearestFixture(fixtures: readonly Fixture[], input: unknown): Fixture | undefined {
  const far = ({ input: base }: Fixture): number => {
    const change = alteration(base, input);
    return change === undefined ? 0 : sameJson(merged(base, change), input) ? JSON.stringify(change).length : Infinity;
  };
  const [first] = fixtures.map((fixture) => ({ fixture, far: far(fixture) })).toSorted((one, other) => one.far - other.far);
  return first !== undefined && first.far < JSON.stringify(input).length / 2 ? first.fixture : undefined;
}

/** What a run claims; an event that changed nothing for no cited reason claims nothing. */
function* claimsOf({ bench, steps }: Run): Generator<undefined, readonly Claim[]> {
  const claims: Claim[] = [];
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    if (step.event === undefined || before === undefined) continue;
    const by = reasonsOf(bench, before, step);
    if (!isUntaken(step) || by.length > 0) claims.push({ event: step.event, outcome: step.outcome, by });
    yield undefined;
  }
  return claims;
}

const isUntaken = ({ outcome }: Pick<Step, 'outcome'>): boolean => outcome === 'refused' || outcome === 'not-now';

function reasonsOf(bench: Bench, { snapshot }: Step, { event, ...step }: Step): readonly ClauseId[] {
  return event === undefined || !isUntaken(step) ? [] : explain(bench, snapshot, event).by.toSorted();
}

/** Without the events that can be left out, each with those that only it made possible. The last one stays, and so does what was refused. */
function* fewer(question: Question, input: unknown, claims: readonly Claim[]): Generator<undefined, readonly Claim[]> {
  let kept = claims;
  for (let size = kept.length - 1; size >= 1 && question.left > 0; size = Math.floor(size / 2)) {
    for (let at = kept.length - 1 - size; at > -size; at -= size) {
      const span = kept.slice(Math.max(0, at), at + size);
      const again = saidAgain(kept);
      const removable = new Set(span.filter((claim) => claim !== kept.at(-1) && (claim.outcome === 'taken' || again.has(claim))));
      if (removable.size > 0) kept = (yield* replayed(question, input, without(kept, removable), true)) ?? kept;
    }
  }
  return kept;
}

/** The claims that say what one before them said. */
function saidAgain(claims: readonly Claim[]): ReadonlySet<Claim> {
  const said = new Set<string>();
  return new Set(claims.filter((claim) => {
    const words = JSON.stringify(claim);
    const again = said.has(words);
    said.add(words);
    return again;
  }));
}

const without = (claims: readonly Claim[], others: ReadonlySet<Claim>): readonly Claim[] => claims.filter((claim) => !others.has(claim));

/** The claims that come true one after the other; none where the end is another, or something that must be so is not. */
function* replayed(question: Question, input: unknown, claims: readonly Claim[], leave: boolean): Generator<undefined, readonly Claim[] | undefined> {
  const { bench } = question;
  let before: Step | undefined;
  let last = start(bench, input);
  if (last.outcome !== 'start' || !isSound(bench, last)) return undefined;
  const kept: Claim[] = [];
  for (const claim of claims) {
    if (question.left <= 0) return undefined;
    question.left -= 1;
    const next = played(bench, last.snapshot, claim.event);
    yield undefined;
    const same = next.outcome === claim.outcome && isSound(bench, next) && sameJson(reasonsOf(bench, last, next), claim.by);
    if (!same && !(leave && claim.outcome === 'taken' && isUntaken(next) && claim !== claims.at(-1))) return undefined;
    if (same) {
      kept.push(claim);
      [before, last] = [last, next];
    }
  }
  return isEnd(question, last, before) ? kept : undefined;
}

/** Whether a last step comes to what is told of the last step of the whole run; what is not told does not matter. */
function isEnd({ end }: Question, last: Step, before: Step | undefined): boolean {
  const { state, effects = [], output } = outcomeShown(last, before);
  return sameJson(state, end.state)
    && (end.effects === undefined || sameJson(effects, end.effects))
    && (end.output === undefined || sameJson(output, end.output))
    && (end.context === undefined || differences(last.snapshot.context, end.context).length === 0);
}

/** Whether what must hold everywhere holds after a step. */
function isSound(bench: Bench, { snapshot }: Step): boolean {
  try { return (bench.module.invariants ?? []).every((invariant) => invariantHolds(bench, invariant, snapshot)); } catch { return false; }
}

/** The start with whatever can be as in the fixture so, the largest parts first. */
function* nearer(question: Question, base: unknown, input: unknown, claims: readonly Claim[], path: readonly string[]): Generator<undefined, unknown> {
  const [own, other] = [valueAt(base, path), valueAt(input, path)];
  if (sameJson(own, other)) return input;
  const alike = withValue(input, path, own);
  const valid = mismatchesOf(question.bench.module, 'Input', alike).length === 0;
  if (valid && (yield* replayed(question, alike, claims, false)) !== undefined) return alike;
  const change = alteration(own, other);
  let now = input;
  if (isRecord(change) && isRecord(other)) for (const key of Object.keys(change)) now = yield* nearer(question, base, now, claims, [...path, key]);
  return now;
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce((now, key) => (isRecord(now) && Object.hasOwn(now, key) ? now[key] : undefined), data);
}

function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!isRecord(data)) return data;
  const next = withValue(Object.hasOwn(data, key) ? data[key] : undefined, rest, value);
  const others = Object.entries(data).filter(([name]) => name !== key);
  return next === undefined ? Object.fromEntries(others) : { ...data, [key]: next };
}

function* stepsOf(bench: Bench, input: unknown, claims: readonly Claim[]): Generator<undefined, readonly Step[]> {
  const steps: Step[] = [];
  let at = start(bench, input).snapshot;
  for (const { event } of claims) {
    const next = played(bench, at, event);
    steps.push(next);
    at = next.snapshot;
    yield undefined;
  }
  return steps;
}

/** The places of an alteration that are no longer in another, each as far up as it is gone whole. */
function placesLeft(was: unknown, is: unknown, path: readonly string[] = []): readonly string[] {
  if (was === undefined || sameJson(was, is)) return [];
  if (is === undefined && path.length > 0) return [path.join('.')];
  return isRecord(was) ? Object.entries(was).flatMap(([key, below]) => placesLeft(below, isRecord(is) && Object.hasOwn(is, key) ? is[key] : undefined, [...path, key])) : [];
}
