/** Writing an example: from a run that was played to a block in the ruling file's format. */

import { DEFAULT_VARIANT, isRecord, sameJson, validateInput } from '@rulebench/core';
import { finished, type Run, type Step } from '@rulebench/core/bench';
import { explain } from '@rulebench/core/explain';
import { isMap, isSeq, parseDocument, stringify, type Node } from 'yaml';
import { merged } from './merge.ts';
import type { Fixture } from './types.ts';

export interface Written {
  readonly name: string;
  /** Given with what it alters, where the start is near it. */
  readonly fixture?: Fixture;
  /** What the last step is to show beside the state; its clauses are left out. With `outcome` all by which it is told from another, see `outcomeShown`. */
  readonly shows?: 'effects' | 'choices' | 'output' | 'outcome';
}

/**
 * The YAML of an example that shows a run: its start (as the fixture altered, where one is given), its events, what was
 * refused and by which clauses, and the state at the end. An event that changed nothing for no cited reason is left
 * out; one that broke the machine is written as one that was to be taken; a start that the rules refuse is written as refused. Pure.
 *
 * @example
 * const block = '```example\n' + exampleYaml(run, { name: 'The north bank', fixture }) + '```\n';
 */
export function exampleYaml(run: Run, { name, ...written }: Written): string {
  return nameYaml(name) + finished(writingExample(run, written));
}

/** The line that names an example; what `writingExample` returns follows it. Pure. */
export function nameYaml(name: string): string {
  return yamlOf({ name });
}

/**
 * What follows the name in the YAML of an example, bit by bit: a run of thousands of events need not hold up a page. Pure.
 * @returns a generator that yields after each step how much is written, from 0 to 1
 */
export function* writingExample(run: Run, { fixture, shows }: Omit<Written, 'name'>): Generator<number, string> {
  const { bench, input, steps } = run;
  const last = steps.at(-1) ?? steps[0];
  const state: unknown = last.snapshot.value;
  const refusal = steps[0].outcome === 'broken' ? validateInput(bench.rules, input) : undefined;
  const given = yamlOf({ ...(bench.variant === DEFAULT_VARIANT ? {} : { variant: bench.variant }), given: givenOf(input, fixture) });
  if (refusal?.ok === false) return given + yamlOf({ 'given-refused': { by: refusal.by } });
  if (steps.length === 1) return given + yamlOf({ then: { state, ...shownOf(last, undefined, shows) } });
  const events: string[] = [];
  for (const [i, step] of steps.entries()) {
    const when = stepOf(run, step, steps[i - 1], step === last ? shows : undefined);
    if (when.length > 0) events.push(yamlOf({ when }).slice(WHEN.length));
    yield (i + 1) / steps.length;
  }
  return given + (events.length === 0 ? yamlOf({ when: [] }) : WHEN + events.join('')) + yamlOf({ then: { state } });
}

const WHEN = 'when:\n';

function yamlOf(part: object): string {
  return compact(stringify(part, { lineWidth: 0, aliasDuplicateObjects: false }));
}

/**
 * What a step came to, as an example tells it: its effects and the output where there are any; where there are neither and the state is as before, what
 * it changed in the context, or that it had no effects where it changed nothing; and the state. Pure.
 */
export function outcomeShown(step: Step, before: Step | undefined): BesideState & { readonly state: unknown } {
  const state: unknown = step.snapshot.value;
  return { state, ...besideState(step, before) };
}

interface BesideState { readonly effects?: readonly object[]; readonly output?: unknown; readonly context?: unknown }

function besideState({ effects, snapshot, outcome }: Step, before: Step | undefined): BesideState {
  const output: unknown = snapshot.output;
  const seen = { ...(effects.length === 0 ? {} : { effects: effects.map(withoutCites) }), ...(output === undefined || outcome !== 'taken' ? {} : { output }) };
  const told = Object.keys(seen).length > 0 || before === undefined || !sameJson(before.snapshot.value, snapshot.value);
  const change = told ? undefined : alteration(before.snapshot.context, snapshot.context);
  if (change !== undefined) return { context: change };
  return told || outcome !== 'taken' ? seen : { effects: [] };
}

function shownOf(step: Step, before: Step | undefined, shows: Written['shows']): object {
  const { effects, snapshot } = step;
  const context: unknown = snapshot.context;
  const output: unknown = snapshot.output;
  switch (shows) {
    case undefined: return {};
    case 'effects': return { effects: effects.map(withoutCites) };
    case 'choices': return { choices: (isRecord(context) && Array.isArray(context['choices']) ? context['choices'] : []).map(withoutCites) };
    case 'output': return output === undefined ? {} : { output };
    case 'outcome': return besideState(step, before);
  }
}

function withoutCites(one: object): object {
  return Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'cites'));
}

function givenOf(input: unknown, fixture: Fixture | undefined): object {
  if (fixture === undefined) return { input };
  const change = alteration(fixture.input, input);
  if (change === undefined) return { fixture: fixture.name };
  return sameJson(merged(fixture.input, change), input) ? { fixture: fixture.name, with: change } : { input };
}

/** What `with` must say to make one table of another; undefined where they are the same. Pure. */
export function alteration(base: unknown, wanted: unknown): unknown {
  if (sameJson(base, wanted)) return undefined;
  if (!isRecord(base) || !isRecord(wanted)) return wanted;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(wanted)])];
  return Object.fromEntries(keys.flatMap((key): [string, unknown][] => {
    if (!Object.hasOwn(wanted, key)) return [[key, null]];
    const change = Object.hasOwn(base, key) ? alteration(base[key], wanted[key]) : wanted[key];
    return change === undefined ? [] : [[key, change]];
  }));
}

function stepOf({ bench }: Run, step: Step, before: Step | undefined, shows: Written['shows']): readonly object[] {
  const { event, outcome } = step;
  if (event === undefined || before === undefined) return [];
  const { type, ...payload } = event;
  if (outcome === 'taken') {
    const then = shownOf(step, before, shows);
    return [{ [type]: payload, ...(Object.keys(then).length === 0 ? {} : { then }) }];
  }
  if (outcome === 'broken') return [{ [type]: payload }];
  if (outcome === 'over') return [{ [type]: payload, over: true }];
  const { by } = explain(bench, before.snapshot, event);
  return by.length === 0 ? [] : [{ [type]: payload, [outcome]: { by } }];
}

/** Keys stand below each other down to the steps; what is below them is written on one line. */
function compact(yaml: string): string {
  const document = parseDocument(yaml);
  const flat = (node: unknown, depth: number): void => {
    const collection = node as Node; // boundary: a node of the document just made
    if (!isMap(collection) && !isSeq(collection)) return;
    if (depth === 0) collection.flow = true;
    for (const item of collection.items) flat(isMap(collection) ? (item as { value?: unknown }).value : item, depth - 1); // boundary: a map's items are pairs
  };
  if (isMap(document.contents)) {
    for (const { key, value } of document.contents.items) flat(value, String(key) === 'when' ? 2 : 0);
  }
  return document.toString({ lineWidth: 0 });
}
