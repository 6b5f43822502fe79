/**
 * Asking rules. A guard short-circuits and wants only the outcome; explaining evaluates every part and keeps the
 * verdicts. Both run through `judge`, so that what is explained is what was decided.
 */

import { isRulebenchError, RulebenchError } from './errors.ts';
import { isRecord, type Json, type Values } from './json.ts';
import type { ArgsOf, Consult, CombinedRule, Facts, LeafRule, Measure, Rule, Ruled, RuleTable, Says } from './rule.ts';
import { isHidden } from './veil.ts';
import { allOf, anyOf, negated, titleOf, unknown, worded, type Decision, type Outcome, type Reading, type Verdict } from './verdict.ts';

/** A rule's answer bent on purpose: turned round, or set. */
export type Bend = 'negated' | 'allowed' | 'refused';

/** Something consulted while a step was taken. */
export interface Consulted {
  readonly kind: 'rule' | 'measure';
  readonly id: string;
  readonly outcome?: Outcome;
  /** A measure's value. */
  readonly value?: unknown;
}

/** What a question is about. */
export interface Question {
  readonly table: RuleTable;
  readonly context?: unknown;
  readonly event?: unknown;
  readonly input?: unknown;
}

interface Notes { readonly parts: Verdict[]; readonly readings: Reading[] }

/** A question with the way in which its rules consult others where nothing is noted: made once a question, as guards ask many. */
interface Asked extends Question { quietly?: Consult }

interface Ambient {
  bends: ReadonlyMap<string, Bend>;
  listener: ((consulted: Consulted) => void) | undefined;
}

/** One a process, not one a copy of this file: a module and the tool that runs it may each bring their own. */
const AMBIENT = Symbol.for('@rulebench/core/ambient');
const holder = globalThis as { [AMBIENT]?: Ambient }; // boundary: the global object
const ambient: Ambient = (holder[AMBIENT] ??= { bends: new Map(), listener: undefined });

/** Runs `work` with the answers of some rules bent, as if the table held them so. Returns what `work` returns. */
export function bending<T>(bent: ReadonlyMap<string, Bend>, work: () => T): T {
  const before = ambient.bends;
  ambient.bends = bent;
  try { return work(); } finally { ambient.bends = before; }
}

/** Runs `work` and tells every rule and measure that was consulted meanwhile. */
export function observing<T>(work: () => T): { readonly result: T; readonly consulted: readonly Consulted[] } {
  const before = ambient.listener;
  const consulted: Consulted[] = [];
  ambient.listener = (one) => { consulted.push(one); before?.(one); };
  try { return { result: work(), consulted }; } finally { ambient.listener = before; }
}

/** The outcome of a rule, as a guard sees it: parts that no longer matter are not asked. Pure but for its observers. */
export function outcomeOf<A extends Json | void>(rule: Rule<A>, question: Question, ...args: ArgsOf<A>): Outcome {
  return judge(rule, asking(question), args[0], undefined);
}

/** The verdict of a rule with every part evaluated. Pure but for its observers. */
export function verdictOf<A extends Json | void>(rule: Rule<A>, question: Question, ...args: ArgsOf<A>): Verdict {
  const notes: Notes = { parts: [], readings: [] };
  judge(rule, asking(question), args[0], notes);
  const verdict = notes.parts[0];
  if (verdict === undefined) throw new RulebenchError('RB203', `rule "${rule.id}" gave no verdict`);
  return verdict;
}

/** The value of a measure in a table. Pure but for its observers. */
export function valueOf<A extends Json | void, V>(measure: Measure<A, V>, question: Question, ...args: ArgsOf<A>): V {
  return readMeasure(measure, asking(question), args[0], undefined);
}

function asking({ table, context, event, input }: Question): Asked {
  return { table, context, event, input };
}

function judge(asked: Ruled, question: Asked, args: unknown, notes: Notes | undefined): Outcome {
  const rule = ruleIn(question.table, asked);
  const own: Notes | undefined = notes && { parts: [], readings: [] };
  const decision = rule.kind === 'rule' ? decide(rule, question, args, own) : { outcome: combine(rule, question, own), values: {} };
  const outcome = bent(rule.id, decision.outcome);
  notes?.parts.push(verdict(rule, outcome, decision, args, own ?? { parts: [], readings: [] }));
  ambient.listener?.({ kind: 'rule', id: rule.id, outcome });
  return outcome;
}

function bent(id: string, outcome: Outcome): Outcome {
  const bend = ambient.bends.get(id);
  if (bend === undefined) return outcome;
  return bend === 'negated' ? negated(outcome) : bend;
}

function decide(rule: LeafRule<Json>, question: Asked, args: unknown, notes: Notes | undefined): Decision {
  const type = (question.event as { type?: string } | undefined)?.type; // boundary: events have a type
  if (rule.on !== undefined && (type === undefined || !rule.on.includes(type))) {
    throw new RulebenchError('RB202', `rule "${rule.id}" decides ${rule.on.join(', ')}, and was asked about ${type ?? 'no event'}`);
  }
  const { context, input } = question;
  const { ask, read } = consult(question, notes);
  const facts: Facts = { context, event: rule.of === 'event' ? question.event : undefined, input, ask, read };
  try {
    return rule.decide(facts, args as Json); // boundary: the makers type the arguments
  } catch (thrown) {
    if (isHidden(thrown)) return unknown({});
    if (isRulebenchError(thrown)) throw thrown;
    throw new RulebenchError('RB203', `rule "${rule.id}" threw: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
  }
}

function consult(question: Asked, notes: Notes | undefined): Consult {
  return notes === undefined ? question.quietly ??= consulting(question, undefined) : consulting(question, notes);
}

function consulting(question: Asked, notes: Notes | undefined): Consult {
  return {
    ask: (rule, ...args) => judge(rule, question, args[0], notes),
    read: (measure, ...args) => readMeasure(measure, question, args[0], notes),
  };
}

function combine(rule: CombinedRule, question: Asked, notes: Notes | undefined): Outcome {
  const decisive: Outcome = rule.kind === 'any' ? 'allowed' : 'refused';
  const outcomes: Outcome[] = [];
  let decided = false;
  for (const part of rule.parts) {
    const outcome: Outcome = decided ? judgeSafely(part, question, notes) : judge(part, question, undefined, notes);
    outcomes.push(outcome);
    decided ||= rule.kind !== 'not' && outcome === decisive;
    if (decided && notes === undefined) return decisive;
  }
  if (rule.kind === 'not') return negated(outcomes[0] ?? 'unknown');
  return rule.kind === 'all' ? allOf(outcomes) : anyOf(outcomes);
}

/** A part that a guard would no longer have asked may presuppose what was refused before it: where it throws, it is unknown. */
function judgeSafely(part: Ruled, question: Asked, notes: Notes | undefined): Outcome {
  try {
    return judge(part, question, undefined, notes);
  } catch {
    notes?.parts.push(verdict(ruleIn(question.table, part), 'unknown', unknown(), undefined, { parts: [], readings: [] }));
    return 'unknown';
  }
}

function readMeasure<A extends Json | void, V>(asked: Measure<A, V>, question: Asked, args: unknown, notes: Notes | undefined): V {
  const measure = (question.table[asked.id] ?? asked) as Measure<A, V>; // boundary: a replacement has the shape of what it replaces
  let value: V;
  try {
    const { ask, read } = consult(question, undefined);
    value = measure.value({ context: question.context, ask, read }, args as A); // boundary: as above
  } catch (thrown) {
    if (isHidden(thrown) || isRulebenchError(thrown)) throw thrown;
    throw new RulebenchError('RB203', `measure "${measure.id}" threw: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
  }
  notes?.readings.push(reading(measure, value, args));
  ambient.listener?.({ kind: 'measure', id: measure.id, value });
  return value;
}

function reading({ id, cites, says }: Measure<never, unknown>, value: unknown, args: unknown): Reading {
  const plain = value as Json; // boundary: measures return plain data
  const given = args as Json | undefined; // boundary: arguments are plain data
  const names = isRecord(given) ? (given as Values) : {}; // boundary: arguments are plain data
  return { measure: id, value: plain, cites, says: worded(says, { ...names, value: plain }), ...(given === undefined ? {} : { args: given }) };
}

function ruleIn(table: RuleTable, asked: Ruled): LeafRule<Json> | CombinedRule {
  return (table[asked.id] ?? asked) as LeafRule<Json> | CombinedRule; // boundary: a replacement has the shape of what it replaces
}

function verdict(rule: LeafRule<Json> | CombinedRule, outcome: Outcome, decision: Decision, args: unknown, own: Notes): Verdict {
  return {
    rule: rule.id,
    kind: rule.kind,
    outcome,
    says: sentence(rule.id, rule.says, outcome, decision),
    values: decision.values,
    ...(args === undefined ? {} : { args: args as Json }), // boundary: arguments are plain data
    cites: rule.cites,
    parts: own.parts,
    readings: own.readings,
  };
}

function sentence(id: string, says: Says, outcome: Outcome, { values }: Decision): string {
  const template = typeof says === 'string' ? says : says[outcome];
  if (template === undefined || (outcome === 'unknown' && Object.keys(values).length === 0)) return `not known: ${titleOf(id)}`;
  return template === '' ? titleOf(id) : worded(template, values);
}
