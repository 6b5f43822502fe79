/**
 * What was decisive in a step: a rule whose negation alone would change it, a measure that was consulted, a state
 * entered, a transition taken, an effect emitted, a choice opened, a state that forbade the event. A rule is tried by
 * taking the step again with its answer turned round.
 */

import { isRecord, sameJson, validateInput, type ClauseId } from '@rulebench/core';
import { bending, endOf, observing, start, step, type Bend, type Consulted, type End, type Step } from '@rulebench/core/bench';
import { metaOf, nodesOf, type Bench } from '@rulebench/core/explain';
import { activeIds, citersOf, kindOf, transitionId, type Citing } from './citers.ts';
import type { Decisive } from './coverage-types.ts';
import type { Played } from './tape.ts';

export type Finding = Omit<Decisive, 'step'>;

const found = new WeakMap<Played, readonly Finding[]>();

/** What was decisive in a played step; worked out once. Pure. */
export function decisiveIn(bench: Bench, played: Played, input: unknown): readonly Finding[] {
  const known = found.get(played) ?? (played.before === undefined ? ofStart(bench, played.step, input) : ofStep(bench, played.before.step, played.step));
  found.set(played, known);
  return known;
}

/** What was decisive where an input was judged and nothing was started. Pure. */
export function decisiveForInput(bench: Bench, input: unknown): readonly Finding[] {
  const accepted = (): boolean => validateInput(bench.rules, input).ok;
  const { result, consulted } = observing(accepted);
  return [...bent(bench, consulted, (bends) => bending(bends, accepted) !== result), ...measures(bench, consulted)];
}

function ofStart(bench: Bench, first: Step, input: unknown): readonly Finding[] {
  const { consulted } = observing(() => start(bench, input));
  const ofInput = decisiveForInput(bench, input);
  const known = new Set(ofInput.map(({ id }) => id));
  const others = consulted.filter(({ id }) => !known.has(id));
  const active = activeIds(bench.machine.root, first.snapshot.value).map((id): Finding => ({ kind: 'state', module: bench.module.id, id, cites: [] }));
  return [
    ...ofInput,
    ...bent(bench, others, (bends) => !isEnd(bending(bends, () => endOf(bench, { input }, far(first))), first)),
    ...measures(bench, others),
    ...cited(bench, unique([...active, ...procedure(bench, first)])),
    ...emitted(bench, first),
    ...opened(bench, undefined, first),
  ];
}

function ofStep(bench: Bench, before: Step, after: Step): readonly Finding[] {
  const { event } = after;
  if (event === undefined) return [];
  const { snapshot } = before;
  switch (after.outcome) {
    case 'taken': {
      const { consulted } = observing(() => step(bench, snapshot, event));
      const changes = (bends: Bends): boolean => !isEnd(bending(bends, () => endOf(bench, { before: snapshot, event }, far(after))), after);
      return [
        ...bent(bench, consulted, changes), ...measures(bench, consulted),
        ...cited(bench, unique(procedure(bench, after))), ...emitted(bench, after), ...opened(bench, before, after),
      ];
    }
    case 'refused': {
      const { consulted } = observing(() => can(snapshot, event));
      return [...bent(bench, consulted, (bends) => bending(bends, () => can(snapshot, event))), ...measures(bench, consulted)];
    }
    case 'not-now': return forbidden(bench, before, event.type);
    case 'start': case 'over': case 'broken': return [];
  }
}

/** Whether an event would be taken; a machine that breaks at it has changed its mind too. */
function can(snapshot: Step['snapshot'], event: { readonly type: string }): boolean {
  try { return snapshot.can(event); } catch { return true; }
}

type Bends = ReadonlyMap<string, Bend>;

/**
 * The rules whose negation alone changes what came, each with the outcome that was decisive. Where a rule was asked
 * several times and answered both ways, turning round only the one or the other answer tells which of them counted.
 */
function bent(bench: Bench, consulted: readonly Consulted[], changes: (bends: Bends) => boolean): readonly Finding[] {
  const outcomes = new Map<string, Set<string>>();
  for (const { kind, id, outcome } of consulted) {
    if (kind === 'rule' && outcome !== undefined) outcomes.set(id, (outcomes.get(id) ?? new Set()).add(outcome));
  }
  return [...outcomes].flatMap(([id, seen]): Finding[] => {
    const rule = bench.rules[id];
    if (rule === undefined || (!seen.has('allowed') && !seen.has('refused')) || !changes(new Map([[id, 'negated']]))) return [];
    const finding = (outcome: 'allowed' | 'refused'): Finding => ({ kind: kindOf(rule), module: bench.module.id, id, outcome, cites: rule.cites });
    if (seen.has('allowed') !== seen.has('refused')) return [finding(seen.has('allowed') ? 'allowed' : 'refused')];
    return [
      ...(changes(new Map([[id, 'refused']])) ? [finding('allowed')] : []),
      ...(changes(new Map([[id, 'allowed']])) ? [finding('refused')] : []),
    ];
  });
}

function measures({ module, rules }: Bench, consulted: readonly Consulted[]): readonly Finding[] {
  const ids = new Set(consulted.filter(({ kind }) => kind === 'measure').map(({ id }) => id));
  return [...ids].map((id) => ({ kind: 'measure', module: module.id, id, cites: rules[id]?.cites ?? [] }));
}

/** The states entered and the transitions taken. */
function procedure({ module }: Bench, { microsteps }: Step): readonly Finding[] {
  return microsteps.flatMap(({ entered, transitions }): Finding[] => [
    ...entered.map((id): Finding => ({ kind: 'state', module: module.id, id, cites: [] })),
    ...transitions.map((one): Finding => ({ kind: 'transition', module: module.id, id: transitionId(one), cites: [] })),
  ]);
}

function emitted({ module }: Bench, { effects }: Step): readonly Finding[] {
  return effects.map(({ type, cites }) => ({ kind: 'effect', module: module.id, id: type, cites: clausesIn(cites) }));
}

/** The choices that are open after the step, and were not before. */
function opened({ module }: Bench, before: Step | undefined, after: Step): readonly Finding[] {
  const was = before === undefined ? [] : choicesOf(before);
  return choicesOf(after).filter((one) => !was.some((other) => sameJson(one, other)))
    .map((choice) => ({ kind: 'choice', module: module.id, id: String(choice['id']), cites: clausesIn(choice['cites']) }));
}

function choicesOf({ snapshot }: Step): readonly Readonly<Record<string, unknown>>[] {
  const context: unknown = snapshot.context;
  const choices = isRecord(context) ? context['choices'] : undefined;
  return Array.isArray(choices) ? choices.filter(isRecord) : [];
}

function clausesIn(cites: unknown): readonly ClauseId[] {
  return Array.isArray(cites) ? cites.filter((one): one is ClauseId => typeof one === 'string') : [];
}

function forbidden(bench: Bench, { snapshot }: Step, type: string): readonly Finding[] {
  const active = activeIds(bench.machine.root, snapshot.value);
  return nodesOf(bench.machine.root).flatMap((node): Finding[] => {
    const by = active.includes(node.id) ? metaOf(node.meta).forbids?.[type] : undefined;
    return by === undefined ? [] : [{ kind: 'forbids', module: bench.module.id, id: `${node.id}|${type}`, cites: by }];
  });
}

const indexes = new WeakMap<Bench, ReadonlyMap<string, Citing>>();

/** States and transitions with the clauses that their `meta` cites. */
function cited(bench: Bench, findings: readonly Finding[]): readonly Finding[] {
  const index = indexes.get(bench) ?? new Map(citersOf(bench).map((one) => [`${one.kind} ${one.id}`, one]));
  indexes.set(bench, index);
  return findings.map((finding) => ({ ...finding, cites: index.get(`${finding.kind} ${finding.id}`)?.cites ?? [] }));
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((one) => [`${one.kind} ${one.id}`, one])).values()];
}

/**
 * How many microsteps a bent step is followed: far more than the straight one took. What goes on beyond that goes another way, most often
 * in a circle for ever, which would cost a hundred times what all else does.
 */
function far({ microsteps }: Step): number {
  return 2 * microsteps.length + 20;
}

/** Whether something came to the same as a step: state, context (choices with it), effects and output. Pure. */
function isEnd(end: End | undefined, { snapshot, effects, outcome }: Step): boolean {
  return end !== undefined && outcome !== 'broken' && end.snapshot.status === snapshot.status && sameJson(end.snapshot.value, snapshot.value)
    && sameJson(end.snapshot.context, snapshot.context) && sameJson(end.snapshot.output, snapshot.output) && sameJson(end.effects, effects);
}
