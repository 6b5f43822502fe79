/** One example run: its start made, its events sent, and everything it expects compared with what came. */

import { errorOf, validateInput, type ClauseId, type RuleModule } from '@rulebench/core';
import { finished, invariantHolds, type Step } from '@rulebench/core/bench';
import { explain, variantsIn, type Bench } from '@rulebench/core/explain';
import { placeIn } from './example.ts';
import { expectedOf, type Moment } from './expect.ts';
import { fixtureOf, type Library } from './library.ts';
import { merged } from './merge.ts';
import { problem, suggest, suggestModule } from './problem.ts';
import { benchFor, newMemory, playedNext, playedStart, type Memory, type Played } from './tape.ts';
import type { Example, ExampleResult, ExampleStep, Failure, Problem } from './types.ts';
import { reasonFor, refusingRules } from './words.ts';

export interface RunOptions {
  /** Instead of the variant that the example names, or of none. */
  readonly variant?: string;
}

/** The machine's input of an example: its fixture altered, or the input as written; undefined where there is no such fixture. Pure. */
export function inputOf(library: Library, { module, given }: Example): unknown {
  if (given.fixture === undefined) return given.input;
  const base = fixtureOf(library, module, given.fixture)?.input;
  return base === undefined || given.with === undefined ? base : merged(base, given.with);
}

/**
 * Runs one example. Pure, and never throws: what is wrong is among the failures, each with the place in the file that
 * expected otherwise. An example that is wrong as written is not run. Events after a step that came out otherwise than expected are still sent, and no longer judged.
 */
export function runExample(library: Library, example: Example, options: RunOptions = {}): ExampleResult {
  return resultOf(attemptOf(library, example, options, newMemory()));
}

/**
 * Runs one example bit by bit, with the result of `runExample`: a long one need not hold up a page. Pure, and never throws.
 *
 * @returns a generator that yields after each step that was played, and then after each that was judged
 */
export function* runningExample(library: Library, example: Example, options: RunOptions = {}): Generator<undefined, ExampleResult> {
  return resultOf(yield* attempting(library, example, options, newMemory()));
}

/** What an attempt came to, as the world sees it. Pure. */
export function resultOf({ example, bench, input, played, failures }: Attempt): ExampleResult {
  const last = played.length === 0 ? undefined : played.length - 1;
  const parts = failures.length === 0 ? undefined : failures.find(({ step }) => step !== undefined)?.step ?? last;
  const [start, ...rest] = played.map(({ step }) => step);
  return {
    example, ok: failures.length === 0, failures,
    ...(bench === undefined || start === undefined ? {} : { run: { bench, input, steps: [start, ...rest] } }),
    ...(parts === undefined ? {} : { parts }),
  };
}

/** An example as it was run: also what coverage looks at. */
export interface Attempt {
  readonly example: Example;
  readonly module?: RuleModule;
  readonly variant?: string;
  readonly bench?: Bench;
  readonly input: unknown;
  /** The start, and a step an event; empty where the input was refused or could not be made. */
  readonly played: readonly Played[];
  readonly failures: readonly Failure[];
}

/** Bits of work, until the last of them gives the outcome. */
type Bits<T> = Generator<undefined, T>;

export function attemptOf(library: Library, example: Example, options: RunOptions, memory: Memory): Attempt {
  return finished(attempting(library, example, options, memory));
}

function* attempting(library: Library, example: Example, options: RunOptions, memory: Memory): Bits<Attempt> {
  try {
    return yield* attempted(library, example, options, memory);
  } catch (thrown) {
    return { example, input: undefined, played: [], failures: [{ problem: problem('RB161', example.place, `the module "${example.module}" broke: ${errorOf(thrown).message}`) }] };
  }
}

function* attempted(library: Library, example: Example, options: RunOptions, memory: Memory): Bits<Attempt> {
  const none = (failure: Problem): Attempt => ({ example, input: undefined, played: [], failures: [{ problem: failure }] });
  const wrong = problemsWithin(library, example);
  if (wrong.length > 0) return { example, input: undefined, played: [], failures: wrong.map((one) => ({ problem: one })) };
  const module = library.modules.get(example.module);
  if (module === undefined) return none(problem('RB133', example.place, `there is no module "${example.module}"`, suggestModule(example.module, library.modules)));
  const variant = options.variant ?? example.variant;
  if (variant !== undefined && variantsIn(module, variant) === undefined) {
    const variants = ['default', ...(module.variants ?? []).map(({ id }) => id)];
    return none(problem('RB137', placeIn(example, ['variant'], 'value'), `module "${module.id}" has no variant "${variant}"`, suggest(variant, variants)));
  }
  const input = inputOf(library, example);
  if (input === undefined) {
    const names = library.fixtures.filter((one) => one.module === module.id).map(({ name }) => name);
    return none(problem('RB135', placeIn(example, ['given', 'fixture'], 'value'), `module "${module.id}" has no fixture "${example.given.fixture ?? ''}"`, suggest(example.given.fixture ?? '', names)));
  }
  const of = variant === undefined ? { example, module } : { example, module, variant };
  return yield* started(of, benchFor(module, variant), input, memory);
}

/** What is wrong with the example as written: then it is not run. */
function problemsWithin({ problems }: Library, { place, yaml }: Example): readonly Problem[] {
  const end = place.line + yaml.split('\n').length;
  return problems.filter((one) => one.place.file === place.file && one.place.line >= place.line && one.place.line <= end);
}

type Of = Pick<Attempt, 'example' | 'variant'> & { readonly module: RuleModule };

function* started(of: Of, bench: Bench, input: unknown, memory: Memory): Bits<Attempt> {
  const { example } = of;
  const refusal = inputRefusal(example, bench, input);
  if (refusal !== 'accepted') return { ...of, bench, input, played: [], failures: refusal };
  const played = yield* play(memory, bench, example, input);
  return { ...of, bench, input, played, failures: yield* judged(example, bench, input, played) };
}

/** The failures of an input that is refused, or was to be; `accepted` where the run can begin. */
function inputRefusal(example: Example, bench: Bench, input: unknown): readonly Failure[] | 'accepted' {
  const wanted = example.givenRefused;
  try {
    const { ok, by, verdicts } = validateInput(bench.rules, input);
    if (wanted === undefined) {
      if (ok) return 'accepted';
      const why = verdicts.filter(({ outcome }) => outcome !== 'allowed').map(({ says }) => says).join('; ');
      return [{ problem: problem('RB150', example.given.place, `this start is refused: ${why} (${by.join(', ')})`, 'change the start, or expect given-refused') }];
    }
    const place: PlaceLater = () => placeIn(example, ['given-refused']);
    if (ok) return [{ problem: problem('RB151', place(), 'this start was to be refused, and was accepted') }];
    return [
      ...otherReason(wanted, by, 'the start was refused', place),
      ...otherRule(example.givenRefusedRule, verdicts.flatMap(refusingRules), 'the start was refused', () => placeIn(example, ['given-refused', 'rule'])),
    ];
  } catch (thrown) {
    return [{ problem: problem('RB161', example.given.place, `the machine broke on this start: ${thrown instanceof Error ? thrown.message : String(thrown)}`) }];
  }
}

/** A place that takes a look into the text of the example: only asked for where something is wrong. */
type PlaceLater = () => Problem['place'];

function otherReason(wanted: readonly ClauseId[], by: readonly ClauseId[], what: string, place: PlaceLater, step?: number): readonly Failure[] {
  const missing = wanted.filter((clause) => !by.includes(clause));
  if (missing.length === 0) return [];
  const found = by.length === 0 ? 'for no cited clause' : `by ${by.join(', ')}`;
  return [{ problem: problem('RB153', place(), `${what} ${found}, not by ${missing.join(', ')}`, 'name the clauses that are the reason, or mend the rule'), ...(step === undefined ? {} : { step }) }];
}

function otherRule(wanted: string | undefined, rules: readonly string[], what: string, place: PlaceLater, step?: number): readonly Failure[] {
  if (wanted === undefined || rules.includes(wanted)) return [];
  const found = rules.length === 0 ? 'no rule' : [...new Set(rules)].join(', ');
  return [{ problem: problem('RB153', place(), `${what} by ${found}, not by ${wanted}`, 'name a rule that refuses it, or mend the rule'), ...(step === undefined ? {} : { step }) }];
}

function* play(memory: Memory, bench: Bench, example: Example, input: unknown): Bits<readonly Played[]> {
  let last = playedStart(memory, bench, input);
  const played = [last];
  for (const { event } of example.when) {
    last = playedNext(memory, bench, last, event);
    played.push(last);
    yield;
  }
  return played;
}

function* judged(example: Example, bench: Bench, input: unknown, played: readonly Played[]): Bits<readonly Failure[]> {
  const failures: Failure[] = [];
  let parted = false;
  for (const [i, { step, before }] of played.entries()) {
    if (parted) break;
    const written = example.when[i - 1];
    const outcome = written === undefined ? startFailures(example, step) : outcomeFailures(example, bench, written, i, step, before);
    failures.push(...outcome);
    parted = outcome.length > 0;
    if (parted) break;
    failures.push(...invariantFailures(example, bench, step, i));
    if (written?.then !== undefined) failures.push(...expectedOf(bench, example, written.then, ['when', String(i - 1), 'then'], momentOf(step), input, i));
    yield;
  }
  const end = played.at(-1);
  if (!parted && example.then !== undefined && end !== undefined) {
    const effects = played.flatMap(({ step }) => step.effects);
    failures.push(...expectedOf(bench, example, example.then, ['then'], { ...momentOf(end.step), effects }, input, undefined));
  }
  return failures;
}

function momentOf({ snapshot, effects }: Step): Moment {
  return { snapshot, effects };
}

function startFailures(example: Example, { outcome, error }: Step): readonly Failure[] {
  if (outcome !== 'broken') return [];
  return [{ problem: problem('RB161', example.given.place, `the machine broke on this start: ${error?.message ?? 'no reason given'}`), step: 0 }];
}

const EXPECTED = { taken: 'was to be taken', refused: 'was to be refused by a rule', 'not-now': 'was not to be known now', over: 'was to come too late' } as const;

function outcomeFailures(example: Example, bench: Bench, { event, not, over, place }: ExampleStep, i: number, step: Step, before: Played | undefined): readonly Failure[] {
  const { outcome, error } = step;
  if (outcome === 'broken') return [{ problem: problem('RB161', place, `the machine broke on ${event.type}: ${error?.message ?? 'no reason given'}`), step: i }];
  const wanted = over === true ? 'over' : not?.kind ?? 'taken';
  if (outcome === wanted && not === undefined) return [];
  const why = explain(bench, before?.step.snapshot, event);
  if (outcome !== wanted) {
    return [{ problem: problem('RB152', wanted === 'taken' ? place : placeIn(example, ['when', String(i - 1), wanted]), `${event.type} ${EXPECTED[wanted]}, and ${reasonFor(why)}`), step: i }];
  }
  const at = (key: string): PlaceLater => () => placeIn(example, ['when', String(i - 1), wanted, key]);
  const what = `${event.type} was ${outcome === 'refused' ? 'refused' : 'not possible now'}`;
  const rules = why.outcome === 'refused' ? why.candidates.flatMap(({ reached, verdict }) => (!reached || verdict === undefined ? [] : refusingRules(verdict))) : [];
  return [...otherReason(not?.by ?? [], why.by, what, at('by'), i), ...otherRule(not?.rule, rules, what, at('rule'), i)];
}

function invariantFailures(example: Example, bench: Bench, { snapshot, outcome }: Step, i: number): readonly Failure[] {
  if (outcome !== 'start' && outcome !== 'taken') return [];
  const place = example.when[i - 1]?.place ?? example.given.place;
  return (bench.module.invariants ?? []).flatMap((invariant): Failure[] => {
    try {
      if (invariantHolds(bench, invariant, snapshot)) return [];
      return [{ problem: problem('RB160', place, `this breaks the invariant "${invariant.id}": ${invariant.says} (${invariant.cites.join(', ')})`), step: i }];
    } catch (thrown) {
      return [{ problem: problem('RB161', place, `the invariant "${invariant.id}" threw: ${thrown instanceof Error ? thrown.message : String(thrown)}`), step: i }];
    }
  });
}
