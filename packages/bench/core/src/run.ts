/** Playing: a step is one event with all that came of it; a run is a start and its steps, with live snapshots that share structure. */

import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, StateValue } from 'xstate';
import { isRequest, type Effect, type Request } from './effect.ts';
import { causeOf, errorOf } from './errors.ts';
import { explain } from './explain.ts';
import type { Bench } from './module.ts';
import { activeNodes, isForbidden, takeInitialStep, takeStep, withinIterations, type RawMicrostep, type RawStep } from './scope.ts';
import { descriptorOf, stateValueOf } from './typed.ts';

/** A transition by where it is written, stable between builds of the same machine. */
export interface TransitionRef {
  readonly source: string;
  /** '' for `always`. */
  readonly descriptor: string;
  /** Its place among the transitions of that state under that descriptor. */
  readonly index: number;
  readonly targets: readonly string[];
}

export interface Microstep {
  readonly event: AnyEventObject;
  /** Whether the machine raised the event itself. */
  readonly raised: boolean;
  readonly transitions: readonly TransitionRef[];
  readonly value: StateValue;
  readonly entered: readonly string[];
  readonly exited: readonly string[];
  readonly effects: readonly Effect[];
}

export type StepOutcome = 'start' | 'taken' | 'refused' | 'not-now' | 'over' | 'broken';

export interface Step {
  /** None for the start. */
  readonly event?: AnyEventObject;
  readonly outcome: StepOutcome;
  readonly microsteps: readonly Microstep[];
  readonly effects: readonly Effect[];
  readonly requests: readonly Request[];
  /** The events that the machine raised itself, in order. */
  readonly raised: readonly AnyEventObject[];
  /** After the step; unchanged where nothing was taken. Live: it shares structure with its neighbours. */
  readonly snapshot: AnyMachineSnapshot;
  readonly error?: { readonly code: string; readonly message: string };
}

export interface Run {
  readonly bench: Bench;
  readonly input: unknown;
  /** The start and then a step an event; never empty. */
  readonly steps: readonly [Step, ...Step[]];
}

/** The start of a run. Pure; a machine that cannot start gives a step `broken`. */
export function start(bench: Bench, input: unknown): Step {
  return stepOf(takeInitialStep(bench.machine, input), undefined, undefined, 'start');
}

/**
 * One event and all that comes of it. Pure: the snapshot before is left alone. A refused event gives the same snapshot;
 * a rule that throws or a loop that does not end gives a step `broken`, never an exception.
 */
export function step(bench: Bench, before: AnyMachineSnapshot, event: AnyEventObject): Step {
  const untaken = (outcome: StepOutcome, more: Partial<Step> = {}): Step =>
    ({ event, outcome, microsteps: [], effects: [], requests: [], raised: [], snapshot: before, ...more });
  if (before.status === 'error') return untaken('broken', { error: errorOf(before.error) });
  if (before.status !== 'active') return untaken('over');
  try {
    const raw = takeStep(bench.machine, before, event);
    const taken = raw.microsteps[0]?.transitions.some((transition) => !isForbidden(transition)) ?? false;
    if (taken) return stepOf(raw, before, event, 'taken');
    const why = explain(bench, before, event);
    return why.outcome === 'broken' ? untaken('broken', { error: why.error }) : untaken(why.outcome === 'taken' ? 'refused' : why.outcome);
  } catch (thrown) {
    const why = explain(bench, before, event);
    return untaken('broken', { error: why.outcome === 'broken' ? why.error : errorOf(thrown) });
  }
}

/** What a start or a step came to. */
export type End = Pick<Step, 'snapshot' | 'effects'>;

/** What a start or an event comes to, and nothing of why or how. */
export type Reach =
  | { readonly outcome: 'taken' } & End
  | { readonly outcome: 'untaken' }
  | { readonly outcome: 'broken'; readonly error: { readonly code: string; readonly message: string } };

/** Where a run starts, or the event that carries it on. */
export type From = { readonly input: unknown } | { readonly before: AnyMachineSnapshot; readonly event: AnyEventObject };

/** What a start or an event comes to, for walking through many states. Pure; nothing is thrown. An event that is over, refused or unknown is `untaken`. */
export function reach(bench: Bench, from: From): Reach {
  const { machine } = bench;
  if ('event' in from && from.before.status !== 'active') return { outcome: 'untaken' };
  try {
    const { microsteps, snapshot } = 'event' in from ? takeStep(machine, from.before, from.event) : takeInitialStep(machine, from.input);
    if (snapshot.status === 'error') return { outcome: 'broken', error: errorOf(snapshot.error) };
    const taken = !('event' in from) || (microsteps[0]?.transitions.some((transition) => !isForbidden(transition)) ?? false);
    return taken ? { outcome: 'taken', snapshot, effects: microsteps.flatMap(effectsOf) } : { outcome: 'untaken' };
  } catch (thrown) {
    return { outcome: 'broken', error: errorOf(causeOf(thrown)) };
  }
}

/**
 * The same, for asking many times with rules bent. Pure.
 * @param within how many microsteps it is followed; what a bent rule sends in a circle is given up early
 * @returns nothing where the event is not taken, the machine breaks, or the end is farther than `within`
 */
export function endOf(bench: Bench, from: From, within: number): End | undefined {
  const reached = withinIterations(bench.machine, within, () => reach(bench, from));
  return reached.outcome === 'taken' ? reached : undefined;
}

/** A run of all events, whatever comes of each. Pure. */
export function run(bench: Bench, input: unknown, events: Iterable<AnyEventObject>): Run {
  const first = start(bench, input);
  const steps: [Step, ...Step[]] = [first];
  let last = first;
  for (const event of events) {
    last = step(bench, last.snapshot, event);
    steps.push(last);
  }
  return { bench, input, steps };
}

function stepOf(raw: RawStep, before: AnyMachineSnapshot | undefined, event: AnyEventObject | undefined, outcome: StepOutcome): Step {
  const failed = raw.snapshot.status === 'error';
  const microsteps = raw.microsteps.map((one, i) => microstepOf(one, i === 0 ? before : raw.microsteps[i - 1]?.snapshot, event));
  const effects = microsteps.flatMap((one) => one.effects);
  return {
    ...(event === undefined ? {} : { event }),
    outcome: failed ? 'broken' : outcome,
    microsteps, effects,
    requests: effects.filter(isRequest),
    raised: raw.microsteps.flatMap(({ raised }) => raised),
    snapshot: raw.snapshot,
    ...(failed ? { error: errorOf(raw.snapshot.error) } : {}),
  };
}

function microstepOf(raw: RawMicrostep, before: AnyMachineSnapshot | undefined, event: AnyEventObject | undefined): Microstep {
  const was = before === undefined ? [] : activeNodes(before).map(({ id }) => id);
  const is = activeNodes(raw.snapshot).map(({ id }) => id);
  return {
    event: raw.event,
    raised: event !== undefined && raw.event !== event,
    transitions: raw.transitions.map(refOf),
    value: stateValueOf(raw.snapshot),
    entered: is.filter((id) => !was.includes(id)),
    exited: was.filter((id) => !is.includes(id)),
    effects: effectsOf(raw),
  };
}

function effectsOf({ emitted }: RawMicrostep): readonly Effect[] {
  return emitted as readonly Effect[]; // boundary: what a Rulebench machine emits is an effect
}

/** Where a transition is written. Pure. */
export function refOf(transition: AnyTransitionDefinition): TransitionRef {
  const { source } = transition;
  const descriptor = descriptorOf(transition);
  const siblings = descriptor === '' ? source.always ?? [] : source.transitions.get(descriptor) ?? [];
  return { source: source.id, descriptor, index: siblings.indexOf(transition), targets: (transition.target ?? []).map(({ id }) => id) };
}
