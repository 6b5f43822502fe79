/**
 * What never came up: rules that never allow, or never refuse, or are never asked; states that are never entered; transitions that are never taken. Once
 * everything was explored, each is a finding; before that, it only was not seen yet. What follows from another is not told again: the transitions of a state that
 * is never entered, the states within one, a transition whose rule is never true.
 */

import type { AnyStateNode } from 'xstate';
import { isRecord, titleOf, type Ruled, type RuleTable, type Verdict } from '@rulebench/core';
import { explain, nodesOf, type Candidate, type Explanation } from '@rulebench/core/explain';
import { transitionsOf, type Written } from './chart-seen.ts';
import { played, wayTo } from './evidence.ts';
import type { Finding } from './finding.ts';
import { decidingRules, type Answers, type Where } from './rules-seen.ts';
import { refusals } from './stuck.ts';
import type { Walk } from './walk.ts';

/** What was not seen: rules as `mayGo (never true)`, states and transitions by name. */
export interface Unseen {
  readonly rules: readonly string[];
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

type Never = 'true' | 'false' | 'asked';

/** Names of all that was not seen. Pure. */
export function unseenOf(walk: Walk): Unseen {
  return {
    rules: openRules(walk).map(({ id, never }) => `${id} (never ${never})`),
    states: openStates(walk).map(pathOf),
    transitions: openTransitions(walk).map(nameOf),
  };
}

/** The same as findings, of a walk that saw everything. @throws RB401 */
export function neverSeen(walk: Walk): readonly Finding[] {
  const rules = openRules(walk);
  return [
    ...rules.map((one) => ruleFinding(walk, one)),
    ...openStates(walk).map((node) => stateFinding(walk, node)),
    ...openTransitions(walk).map((written) => transitionFinding(walk, written)),
  ];
}

function openRules({ bench, rules }: Walk): readonly { readonly id: string; readonly never: Never; readonly answers: Answers }[] {
  return decidingRules(bench.rules).flatMap((id) => {
    const answers = rules.answersOf(id);
    const { allowed, refused, unknown } = answers;
    const never: Never | undefined = allowed === undefined ? (refused === undefined && unknown === undefined ? 'asked' : 'true') : refused === undefined && unknown === undefined ? 'false' : undefined;
    return never === undefined ? [] : [{ id, never, answers }];
  });
}

function ruleFinding(walk: Walk, { id, never, answers }: { readonly id: string; readonly never: Never; readonly answers: Answers }): Finding {
  const where = answers.refused ?? answers.unknown ?? answers.allowed;
  const shown = where === undefined ? undefined : shownAt(walk, where);
  const says = { true: 'is never true', false: 'is never false', asked: 'is never asked' }[never];
  const verdict = shown?.explanation === undefined ? undefined : verdictIn(shown.explanation, id);
  return {
    id: `rule/${id}/never-${never}`, kind: 'rule', times: 1, says: `the rule "${titleOf(id)}" ${says}`,
    details: [
      ...(never === 'true' && verdict !== undefined ? refusals(verdict).map((one) => `where it is asked first: ${one}`) : []),
      ...(never === 'true' ? partsBlocking(walk, walk.bench.rules[id]) : []),
      ...(never === 'asked' ? standing(walk, id) : []),
    ],
    ...(shown === undefined ? {} : { run: shown.run, start: shown.start }),
  };
}

/** The run to a try, the try among its events, and why it comes out as it does. */
function shownAt(walk: Walk, where: Where): Required<Pick<Finding, 'run' | 'start'>> & { readonly explanation?: Explanation } {
  const way = wayTo(walk, where);
  const last = way.events.at(-1);
  if (where.number === -1 || where.place === -1 || last === undefined) return { run: played(walk, way), start: way.start };
  const reached = way.state === undefined ? undefined : walk.stepper.next(way.state, last);
  const run = played(walk, way, reached?.outcome ?? 'taken');
  const before = run.steps.at(-2)?.snapshot;
  return { run, start: way.start, ...(before === undefined ? {} : { explanation: explain(walk.bench, before, last) }) };
}

function verdictIn(explanation: Explanation, rule: string): Verdict | undefined {
  const candidates: readonly Candidate[] = 'candidates' in explanation ? explanation.candidates : [];
  const later = explanation.outcome === 'taken' ? explanation.microsteps.flatMap((one) => one.candidates) : [];
  for (const { verdict } of [...candidates, ...later]) {
    const found = verdict === undefined ? undefined : within(verdict, rule);
    if (found !== undefined) return found;
  }
  return undefined;
}

function within(verdict: Verdict, rule: string): Verdict | undefined {
  if (verdict.rule === rule) return verdict;
  for (const part of verdict.parts) {
    const found = within(part, rule);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The parts of a rule that keep it from ever being true. */
function partsBlocking(walk: Walk, ruled: Ruled | undefined): readonly string[] {
  if (ruled === undefined || !('parts' in ruled)) return [];
  return ruled.parts.filter(({ id }) => walk.rules.answersOf(id).allowed === undefined).map(({ id }) => `its part "${titleOf(id)}" (${id}) is never true`);
}

/** Where a rule that is never asked stands. */
function standing(walk: Walk, id: string): readonly string[] {
  const parts = Object.values(walk.bench.rules).filter((one) => 'parts' in one && one.parts.some((part) => part.id === id)).map((one) => `it is a part of "${titleOf(one.id)}" (${one.id}), which is settled before it comes to this`);
  const guards = transitionsOf(walk.bench.machine).filter(({ transition }) => guardName(transition.guard) === id).map((written) => `it guards ${nameOf(written)}, which is never tried`);
  return [...parts, ...guards];
}

function openStates({ bench, chart }: Walk): readonly AnyStateNode[] {
  return nodesOf(bench.machine.root).filter(({ id, parent }) => chart.states.has(id) && !(parent !== undefined && chart.states.has(parent.id)));
}

function stateFinding(walk: Walk, node: AnyStateNode): Finding {
  const ways = transitionsOf(walk.bench.machine).filter(({ transition }) => (transition.target ?? []).some((target) => target === node || isWithin(target, node)));
  return {
    id: `state/${pathOf(node)}`, kind: 'state', times: 1, says: `the state ${pathOf(node)} is never entered`,
    details: ways.length === 0 ? ['no transition leads there'] : ways.map((written) => `${nameOf(written)} leads there, and ${whyNot(walk, written)}`),
  };
}

function openTransitions(walk: Walk): readonly Written[] {
  return transitionsOf(walk.bench.machine).filter(({ id, node, transition }) => walk.chart.transitions.has(id) && !walk.chart.states.has(node.id) && !isNever(walk.bench.rules, walk, guardName(transition.guard)));
}

/** A transition whose rule is never true, or never asked, is told by its rule. */
function isNever(rules: RuleTable, walk: Walk, guard: string | undefined): boolean {
  return guard !== undefined && Object.hasOwn(rules, guard) && walk.rules.answersOf(guard).allowed === undefined;
}

function isAsked({ rules }: Walk, rule: string): boolean {
  return Object.keys(rules.answersOf(rule)).length > 0;
}

function transitionFinding(walk: Walk, written: Written): Finding {
  return { id: `transition/${nameOf(written)}`, kind: 'transition', times: 1, says: `${nameOf(written)} is never taken`, details: [whyNot(walk, written)] };
}

function whyNot(walk: Walk, { node, descriptor, index, transition }: Written): string {
  if (walk.chart.states.has(node.id)) return `${pathOf(node)} is never entered`;
  const guard = guardName(transition.guard);
  if (isNever(walk.bench.rules, walk, guard)) return `its rule ${guard ?? ''} is never ${isAsked(walk, guard ?? '') ? 'true' : 'asked'}`;
  if (index > 0) return 'another transition always comes before it';
  return descriptor === '' ? 'it is never come to' : `no ${descriptor} that is tried there is taken by it`;
}

function isWithin(node: AnyStateNode, outer: AnyStateNode): boolean {
  return node.parent !== undefined && (node.parent === outer || isWithin(node.parent, outer));
}

function guardName(guard: unknown): string | undefined {
  const named: unknown = isRecord(guard) ? guard['type'] : guard;
  return typeof named === 'string' ? named : undefined;
}

/** `encounter.looking`; the machine's own id for its root. Pure. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.key : node.path.join('.');
}

/** `encounter.looking/always/2`: a transition by the state it leaves, its event and its place there, from 1. Pure. */
export function nameOf({ node, descriptor, index }: Written): string {
  return `${pathOf(node)}/${descriptor === '' ? 'always' : descriptor}/${String(index + 1)}`;
}
