/**
 * Why an event is taken, refused, not known now, too late or broken: every candidate transition judged, every part of
 * its rule evaluated, the clauses cited, and for a refusal the smallest sets of rules that stand in the way.
 */

import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ClauseId } from './clause.ts';
import type { ProcedureMeta } from './effect.ts';
import { causeOf, errorOf, RulebenchError } from './errors.ts';
import { isRecord, type Json } from './json.ts';
import { verdictOf } from './judge.ts';
import type { Bench } from './module.ts';
import type { Rule } from './rule.ts';
import { activeNodes, candidatesOf, isForbidden, passes, resolveGuard, revive, takeStep, type RawMicrostep } from './scope.ts';
import { flawFor, isRuledGuard } from './table.ts';
import { contextOf, descriptorOf } from './typed.ts';
import { veil } from './veil.ts';
import { allOf, anyOf, negated, titleOf, type Outcome, type Verdict } from './verdict.ts';
import { hiddenFrom } from './view.ts';
import { citesOf, reasonsOf, unique } from './reasons.ts';
import { waiversOf } from './waive.ts';

/** One transition that the machine considered. */
export interface Candidate {
  /** The id of the state it leaves. */
  readonly source: string;
  /** The descriptor it is written under: an event, a wildcard, or '' for `always`. */
  readonly descriptor: string;
  readonly targets: readonly string[];
  /** Its place among the transitions of that state under that descriptor. */
  readonly index: number;
  /** None where the transition has no guard: it is taken whenever it is reached. */
  readonly verdict?: Verdict;
  readonly taken: boolean;
  /** Whether XState comes to ask it; false where another was taken, or the event forbidden, before. */
  readonly reached: boolean;
  /** The clauses that the transition itself comes from. */
  readonly cites: readonly ClauseId[];
  /** All smallest sets of leaf rules (by id) whose change would let it be taken; empty where it is allowed. */
  readonly waivers: readonly (readonly string[])[];
}

/** What one microstep took, and the `always` transitions that were judged for it. */
export interface ExplainedMicrostep {
  readonly event: AnyEventObject;
  readonly candidates: readonly Candidate[];
}

interface Explained { readonly event: AnyEventObject }

export interface Taken extends Explained {
  readonly outcome: 'taken';
  /** Of every region; the refusals of other regions are among them. */
  readonly candidates: readonly Candidate[];
  /** What followed by itself; withheld (empty) from a player from whom something is hidden. */
  readonly microsteps: readonly ExplainedMicrostep[];
  readonly by: readonly ClauseId[];
}

export interface Refused extends Explained {
  readonly outcome: 'refused';
  readonly candidates: readonly Candidate[];
  /** True where nothing was refused outright: what was needed is not known. */
  readonly unknown: boolean;
  /** The clauses cited as the reason: those of the rules that were refused or unknown. */
  readonly by: readonly ClauseId[];
}

export interface NotNow extends Explained {
  readonly outcome: 'not-now';
  /** The states that do know such an event. */
  readonly states: readonly string[];
  /** The clauses by which the present state forbids it; empty where it only does not know it. */
  readonly by: readonly ClauseId[];
  readonly says: readonly string[];
}

export interface Over extends Explained {
  readonly outcome: 'over';
  readonly status: string;
  readonly by: readonly ClauseId[];
}

export interface Broken extends Explained {
  readonly outcome: 'broken';
  readonly error: { readonly code: string; readonly message: string };
  readonly by: readonly ClauseId[];
}

export type Explanation = Taken | Refused | NotNow | Over | Broken;

/** A machine, or a bench where hidden information and variants matter. */
export type Explainable = AnyStateMachine | Bench;

export function machineOfTarget(target: Explainable): AnyStateMachine {
  return 'machine' in target && 'module' in target ? target.machine : target;
}

/**
 * Explains what would come of an event. Pure: nothing is changed.
 *
 * @param target a machine, or a bench (`benchOf`) where a player asks
 * @param snapshot live or persisted
 * @param options.as the player who asks: what is hidden from that player is unknown; only with a bench, which knows the secrets
 * @throws RB215 where a player asks a machine alone
 * @example
 * const why = explain(machine, actor.getSnapshot(), { type: 'PICK', player: 'A', ship: 'F1', card: '9D' });
 * if (why.outcome === 'refused') console.log(why.by); // ['ea/select/1']
 */
export function explain(target: Bench, snapshot: unknown, event: AnyEventObject, options?: { readonly as?: string }): Explanation;
export function explain(target: Explainable, snapshot: unknown, event: AnyEventObject): Explanation;
export function explain(target: Explainable, snapshot: unknown, event: AnyEventObject, options: { readonly as?: string } = {}): Explanation {
  const machine = machineOfTarget(target);
  if (options.as !== undefined && !('module' in target)) throw new RulebenchError('RB215', 'a machine alone does not know what a player may not see; give explain a bench, made by benchOf');
  try {
    const live = revive(machine, snapshot);
    if (live.status === 'error') return { outcome: 'broken', event, error: errorOf(live.error), by: [] };
    if (live.status !== 'active') return { outcome: 'over', event, status: live.status, by: [] };
    const flaw = activeNodes(live).some((node) => candidatesOf(node, event.type).length > 0) ? flawFor(machine, event) : undefined;
    if (flaw !== undefined) return { outcome: 'broken', event, by: [], error: errorOf(new RulebenchError('RB216', flaw)) };
    return explained('module' in target ? target : {}, live, event, options.as);
  } catch (thrown) {
    const error = errorOf(causeOf(thrown));
    return { outcome: 'broken', event, by: [], error: options.as === undefined ? error : { code: error.code, message: 'a rule failed' } };
  }
}

function explained(bench: Partial<Bench>, snapshot: AnyMachineSnapshot, event: AnyEventObject, as: string | undefined): Explanation {
  const hidden = hiddenFrom(bench, snapshot, as);
  const seen: Seen = { snapshot, context: veil(snapshot.context, hidden), event };
  const candidates = candidatesFor(seen);
  if (candidates.some(({ taken }) => taken)) {
    const microsteps = hidden.length > 0 ? [] : followed(takeStep(snapshot.machine, snapshot, event).microsteps, event);
    return { outcome: 'taken', event, candidates, microsteps, by: unique(candidates.filter(({ taken }) => taken).flatMap(clausesOf)) };
  }
  const refusing = candidates.filter(({ reached }) => reached);
  if (refusing.length === 0) return notNow(snapshot, event);
  return {
    outcome: 'refused', event, candidates,
    unknown: refusing.every(({ verdict }) => verdict?.outcome !== 'refused'),
    by: unique(refusing.flatMap(({ verdict }) => (verdict === undefined ? [] : reasonsOf(verdict)))),
  };
}

interface Seen { readonly snapshot: AnyMachineSnapshot; readonly context: unknown; readonly event: AnyEventObject }

/** Candidates by transition, in the order they were considered; forbidden ones are kept until the end, as they block. */
type Judged = Map<AnyTransitionDefinition, Omit<Candidate, 'waivers'>>;

/**
 * The candidates of every active state for an event, as XState considers them: a state after its children, a parallel
 * state only where none of its regions takes the event. Those that came too late are judged too.
 */
function candidatesFor(seen: Seen): readonly Candidate[] {
  const found: Judged = new Map();
  const active = new Set(activeNodes(seen.snapshot));
  const ask = (node: AnyStateNode): boolean => {
    const below = Object.values(node.states).filter((child) => active.has(child)).map(ask).includes(true);
    return consider(seen, node, candidatesOf(node, seen.event.type), found, below) || below;
  };
  ask(seen.snapshot.machine.root);
  return allowing(seen, found);
}

/** The `always` transitions of every active state: each atomic state asks itself, then its ancestors, until one passes. */
function alwaysOf(seen: Seen): readonly Candidate[] {
  const found: Judged = new Map();
  for (const atomic of activeNodes(seen.snapshot).filter(({ type }) => type === 'atomic' || type === 'final')) {
    let settled = false;
    for (let node: AnyStateNode | undefined = atomic; node !== undefined; node = node.parent) {
      settled = consider(seen, node, node.always ?? [], found, settled) || settled;
    }
  }
  return allowing(seen, found);
}

/** Judges one state's transitions; the first that passes is taken, unless something before it was. Says whether one passed. */
function consider(seen: Seen, node: AnyStateNode, transitions: readonly AnyTransitionDefinition[], found: Judged, settled: boolean): boolean {
  let passed = false;
  for (const transition of transitions) {
    const known = found.get(transition);
    const late = passed || settled;
    const candidate: Omit<Candidate, 'waivers'> = known !== undefined && (known.reached || late) ? known : candidateOf(seen, node, transition, late);
    const passes: boolean = candidate.verdict === undefined || candidate.verdict.outcome === 'allowed';
    found.set(transition, { ...candidate, taken: candidate.taken || (passes && !passed && !settled && !isForbidden(transition)) });
    passed ||= passes;
  }
  return passed;
}

function allowing(seen: Seen, found: Judged): readonly Candidate[] {
  return [...found].filter(([transition]) => !isForbidden(transition)).map(([{ guard }, candidate]) => {
    let waivers: Candidate['waivers'] | undefined;
    // Asking again with answers bent costs far more than the answer itself: it is done when somebody looks.
    return { ...candidate, get waivers() { return waivers ??= waiversFor(seen, guard, candidate.verdict); } };
  });
}

function waiversFor(seen: Seen, guard: unknown, verdict: Verdict | undefined): Candidate['waivers'] {
  return verdict === undefined || verdict.outcome === 'allowed' ? [] : waiversOf(verdict, () => guardVerdict(seen, guard));
}

/** @param late whether another transition is taken already, so that XState would not have asked this one's guard */
function candidateOf(seen: Seen, node: AnyStateNode, transition: AnyTransitionDefinition, late: boolean): Omit<Candidate, 'waivers'> {
  const verdict = transition.guard === undefined ? undefined : late ? lateVerdict(seen, transition.guard) : guardVerdict(seen, transition.guard);
  return {
    source: node.id,
    descriptor: descriptorOf(transition),
    targets: (transition.target ?? []).map(({ id }) => id),
    index: siblings(node, transition).indexOf(transition),
    ...(verdict === undefined ? {} : { verdict }),
    taken: false,
    reached: !late,
    cites: metaOf(transition.meta).cites ?? [],
  };
}

function siblings(node: AnyStateNode, transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const descriptor = descriptorOf(transition);
  return descriptor === '' ? node.always ?? [] : node.transitions.get(descriptor) ?? [];
}

/** The verdict of any guard: a rule's tree, the parts of XState's `and`, `or`, `not`, or the bare answer of a function. */
function guardVerdict(seen: Seen, guard: unknown): Verdict {
  const { name, implementation, params, builtin } = resolveGuard(seen.snapshot.machine, guard, seen.context, seen.event);
  if (isRuledGuard(implementation)) {
    const { rule, table } = implementation;
    return verdictOf(rule as Rule<Json>, { table, context: seen.context, event: seen.event }, params as Json); // boundary: params are the rule's arguments
  }
  if (builtin !== undefined) {
    const parts = builtin.parts.map((part) => guardVerdict(seen, part));
    const outcomes = parts.map(({ outcome }) => outcome);
    const combined = builtin.kind === 'not' ? negated(outcomes[0] ?? 'unknown') : builtin.kind === 'all' ? allOf(outcomes) : anyOf(outcomes);
    return plain(name, builtin.kind, combined, parts, params);
  }
  const outcome: Outcome = passes(seen.snapshot, guard, seen.event) ? 'allowed' : 'refused';
  return plain(name, 'guard', outcome, [], params);
}

/** A guard that XState would not have asked may throw without breaking anything: then its answer is unknown. */
function lateVerdict(seen: Seen, guard: unknown): Verdict {
  try {
    return guardVerdict(seen, guard);
  } catch {
    const { name, params } = resolveGuard(seen.snapshot.machine, guard, seen.context, seen.event);
    return plain(name, 'guard', 'unknown', [], params);
  }
}

function plain(rule: string, kind: Verdict['kind'], outcome: Outcome, parts: readonly Verdict[], params: unknown): Verdict {
  return {
    rule, kind, outcome, says: titleOf(rule), values: {}, cites: [], parts, readings: [],
    ...(params === undefined ? {} : { args: params as Json }), // boundary: params are plain data
  };
}

/** The `always` transitions judged before and after each microstep that followed the event's own. */
function followed(microsteps: readonly RawMicrostep[], event: AnyEventObject): readonly ExplainedMicrostep[] {
  const judged = microsteps.map((microstep, i): ExplainedMicrostep => {
    const before = microsteps[i - 1];
    const raised = microstep.event !== event;
    const seen = before && { snapshot: before.snapshot, context: contextOf(before.snapshot), event: microstep.event };
    const always = seen === undefined ? [] : alwaysOf(seen);
    const named = seen !== undefined && raised && !always.some(({ taken }) => taken) ? candidatesFor(seen) : [];
    return { event: microstep.event, candidates: [...always, ...named] };
  });
  return [...judged.slice(1), ...rest(microsteps)];
}

/** The `always` transitions that were judged at the end, and not taken. */
function rest(microsteps: readonly RawMicrostep[]): readonly ExplainedMicrostep[] {
  const last = microsteps.at(-1);
  if (last === undefined || last.snapshot.status !== 'active') return [];
  const seen = { snapshot: last.snapshot, context: contextOf(last.snapshot), event: last.event };
  const candidates = alwaysOf(seen);
  return candidates.length === 0 ? [] : [{ event: last.event, candidates }];
}

function notNow(snapshot: AnyMachineSnapshot, event: AnyEventObject): NotNow {
  const forbidding = activeNodes(snapshot).map(({ meta }) => metaOf(meta)).filter(({ forbids }) => forbids !== undefined && Object.hasOwn(forbids, event.type));
  return {
    outcome: 'not-now', event,
    states: statesKnowing(snapshot.machine, event.type),
    by: unique(forbidding.flatMap(({ forbids }) => forbids?.[event.type] ?? [])),
    says: forbidding.flatMap(({ says }) => (says === undefined ? [] : [says])),
  };
}

function statesKnowing(machine: AnyStateMachine, eventType: string): readonly string[] {
  return nodesOf(machine.root).filter((node) => candidatesOf(node, eventType).some((transition) => !isForbidden(transition))).map(({ id }) => id);
}

/** A state and all states below it, in document order. Pure. */
export function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** What `meta` says to Rulebench; anything else in it is left alone. */
export function metaOf(meta: unknown): ProcedureMeta {
  return isRecord(meta) ? meta : {};
}

function clausesOf({ verdict, cites }: Candidate): readonly ClauseId[] {
  return [...cites, ...(verdict === undefined ? [] : citesOf(verdict))];
}
