/**
 * Two variants of a module compared, or what held on two days: the examples that flip, the shortest run in which they part, and what the
 * rulings between the days changed.
 */

import { sameJson, type RuleModule } from '@rulebench/core';
import { benchOf, variantsIn, type Bench } from '@rulebench/core/explain';
import { changedClauses, examplesOf, flipsOf, inForce, inputOf, isDate, variantAt, type ClauseChange, type Flip, type Library } from '@rulebench/rulings';
import { stepperOf } from '../compile/compile.ts';
import { startsOf, type Start } from '../explore/start.ts';
import { xstateStepper } from '../stepper.ts';
import { partingOf, type PartLimits, type Parted, type Walked } from './part.ts';
import { partingAlong, startOf, type Parting, type Sides } from './sides.ts';

/** One of the two that are compared. */
export interface Side {
  /** As it was asked for: a variant's id, several joined by `+`, or a day. */
  readonly asked: string;
  /** The day, where one was asked for (ISO date). */
  readonly day?: string;
  readonly variant: string;
  /** The titles of the variants that it is made of; none for the default. */
  readonly titles: readonly string[];
  /** The rules and measures that it replaces. */
  readonly replaced: readonly string[];
  readonly bench: Bench;
}

/** What came between two days. */
export interface Between {
  readonly from: string;
  readonly to: string;
  readonly clauses: readonly ClauseChange[];
  /** Rules and measures that cite only clauses which were not in force yet, and that no variant replaces: what they said then is unknown. */
  readonly unknown: readonly string[];
  /** What the documents say of the days on which their rulings took effect. */
  readonly dating: readonly string[];
}

export interface Compared extends Parted {
  readonly module: RuleModule;
  readonly a: Side;
  readonly b: Side;
  readonly flips: readonly Flip[];
  /** How many examples were run under both. */
  readonly examples: number;
  /** The starts that one side alone accepts; runs begin from the others. */
  readonly refusals: readonly Parting[];
  readonly between?: Between;
}

/** How far a comparison is: examples first, then runs. */
export type ComparisonProgress = { readonly examples: number } | { readonly walked: Walked };

/** A variant of a module, or what held on a day. Pure. @throws RB214 where the module has no such variant */
export function sideOf(library: Library, module: RuleModule, asked: string): Side {
  const day = isDate(asked) ? asked : undefined;
  const variant = day === undefined ? asked : variantAt(library, module, day);
  const parts = variantsIn(module, variant) ?? [];
  return {
    asked, variant, ...(day === undefined ? {} : { day }), bench: benchOf(module, variant),
    titles: parts.map(({ title }) => title), replaced: [...new Set(parts.flatMap(({ replaced }) => Object.keys(replaced)))],
  };
}

/**
 * Compares two sides of a module. Yields its progress, so that a page can show it and breathe. Pure but for the clock.
 *
 * @param starts where runs begin; the starts of all examples and fixtures unless given
 * @throws what `partingOf` throws
 * @example
 * const walk = compared(library, { a: sideOf(library, module, 'no-limit'), b: sideOf(library, module, 'default') }, { maxStates: 10_000, maxTime: 10_000 });
 */
export function* compared(library: Library, { a, b }: { readonly a: Side; readonly b: Side }, limits: PartLimits, starts?: readonly Start[]): Generator<ComparisonProgress, Compared> {
  const { module } = a.bench;
  const flips: Flip[] = [];
  let examples = 0;
  for (const flip of flipsOf(library, module.id, a.variant, b.variant)) {
    examples += 1;
    if (flip !== undefined) flips.push(flip);
    yield { examples };
  }
  const exact: Sides = { module, a: xstateStepper(a.bench), b: xstateStepper(b.bench) };
  const all = starts ?? startsOfBoth(library, a.bench, b.bench);
  const refusals = all.flatMap((start) => refusalOf(exact, start));
  const refused = new Set(refusals.map(({ start }) => start));
  const accepted = all.filter((start) => !refused.has(start));
  const known = starts === undefined ? shortestAlong(library, exact, accepted) : undefined;
  const fast: Sides = { module, a: stepperOf(a.bench), b: stepperOf(b.bench) };
  const found = yield* walkedBy(fast, accepted, limits, known);
  const holds = found.parting === undefined || partingAlong(exact, found.parting.start, found.parting.events)?.events.length === found.parting.events.length;
  const between = betweenOf(library, a, b);
  return { module, a, b, flips, examples, refusals, ...(holds ? found : yield* walkedBy(exact, accepted, limits, known)), ...(between === undefined ? {} : { between }) };
}

/** A walk whose progress is told as that of the comparison. What compiled machines find is played again by XState, which has the last word. */
function* walkedBy(sides: Sides, starts: readonly Start[], limits: PartLimits, known: Parting | undefined): Generator<ComparisonProgress, Parted> {
  const walk = partingOf(sides, starts, limits, known);
  for (let step = walk.next(); ; step = walk.next()) {
    if (step.done === true) return step.value;
    yield { walked: step.value };
  }
}

/** The starts that either of two variants accepts, each once. Pure. */
export function startsOfBoth(library: Library, a: Bench, b: Bench): readonly Start[] {
  const all = [...startsOf(library, a), ...startsOf(library, b)];
  return [...new Map(all.map((start) => [start.name, start])).values()];
}

/** A start that breaks under one side alone: refused there by the rules of input. */
function refusalOf(sides: Sides, start: Start): readonly Parting[] {
  const reached = startOf(sides, start);
  return reached.a.outcome === reached.b.outcome ? [] : [{ start, events: [], aspect: 'outcome', ...reached }];
}

/** The shortest of the examples' own runs in which two sides part: they go where no move of the module leads, and farther than a walk. */
function shortestAlong(library: Library, sides: Sides, starts: readonly Start[]): Parting | undefined {
  const examples = examplesOf(inForce(library), sides.module.id).filter(({ variant }) => variant === undefined);
  const partings = examples.flatMap((example): readonly Parting[] => {
    const input = inputOf(library, example);
    const start = starts.find((one) => one.example === example || sameJson(one.input, input));
    const parting = start === undefined ? undefined : partingAlong(sides, start, example.when.map(({ event }) => event));
    return parting === undefined ? [] : [parting];
  });
  return partings.reduce<Parting | undefined>((best, one) => (best === undefined || one.events.length < best.events.length ? one : best), undefined);
}

/** What the rulings between two days changed; a side that is no day stands for today. Undefined where neither is a day. */
function betweenOf(library: Library, a: Side, b: Side): Between | undefined {
  const days = [a.day, b.day].filter((day) => day !== undefined).sort();
  const [from, to] = days;
  if (from === undefined) return undefined;
  const { module } = a.bench;
  const clauses = changedClauses(library, module, from, to);
  const later = new Set<string>(changedClauses(library, module, from).map(({ clause }) => clause.id));
  const older = a.day === from ? a : b;
  const unknown = Object.values(module.rules).filter(({ id, cites }) => !older.replaced.includes(id) && cites.length > 0 && cites.every((clause) => later.has(clause))).map(({ id }) => id);
  const sources = new Set(clauses.map(({ clause }) => clause.id.split('/')[0]));
  return { from, to: to ?? 'today', clauses, unknown, dating: library.sources.filter(({ id }) => sources.has(id)).flatMap(({ dating }) => dating ?? []) };
}
