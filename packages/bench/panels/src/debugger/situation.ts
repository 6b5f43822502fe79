/** A table of one's own: typed as an example is written in a ruling file, and played from there. */

import { isRecord, sameJson, type RuleModule } from '@rulebench/core';
import { start, step, traceOf, type Trace, type TraceStep } from '@rulebench/core/bench';
import { benchOf, variantsIn, type Bench } from '@rulebench/core/explain';
import { dataOfWord, exampleProblems, parseRuling, type Example, type Fixture, type Library, type Problem } from '@rulebench/rulings';
import { stringify } from 'yaml';
import { browserKeeper } from './keep.ts';

const BEFORE = (module: string): readonly string[] => [
  '---', 'ruling: own/table', 'title: A table of your own', 'revision: 1', `module: ${module}`, '---', '', '## 1. A table of your own.', '', '```example',
];

/** A ruling's example must expect something; a table to play on need not. */
const EXPECTS_NOTHING = 'RB126';

/** What was typed, as an example; or what is wrong with it, by its own lines. */
export type Situation = { readonly example: Example } | { readonly problems: readonly Problem[] };

/** Reads what was typed: `given` and, where something is to be played at once, `when`. All of it is held against the module's schema. Pure. */
export function situationOf(library: Library, text: string, module: string): Situation {
  const before = BEFORE(module);
  const named = /^name:/m.test(text) ? text : `${text.trimEnd()}\nname: A table of your own`;
  const whole = [...before, named.replaceAll(/^```/gm, '` ` `').trimEnd(), '```', ''].join('\n');
  const { value, problems } = parseRuling(whole, 'your table');
  const example = value?.clauses[0]?.examples[0];
  const found = [...problems, ...(example === undefined ? [] : exampleProblems(library, example))];
  const own = found.filter(({ code }) => code !== EXPECTS_NOTHING).map((one) => ({ ...one, place: { ...one.place, line: Math.min(Math.max(1, one.place.line - before.length), text.trimEnd().split('\n').length) } }));
  return example === undefined || own.length > 0 ? { problems: own } : { example };
}

/** What is typed at first: a fixture of the module, or nothing to alter. Pure. */
export function firstText(library: Library, module: string): string {
  const [fixture] = fixturesOf(library, module);
  return fixture === undefined ? 'given:\n  input: {}\nwhen: []\n' : textOfFixture(fixture.name);
}

/** The fixtures that a module's tables can start from. Pure. */
export function fixturesOf(library: Library, module: string): readonly Fixture[] {
  return library.fixtures.filter((one) => one.module === module);
}

/** A fixture to be altered. Pure. */
export function textOfFixture(name: string): string {
  return `given:\n  fixture: ${name}\n  with: {}\nwhen: []\n`;
}

/** The whole input of a fixture, to be changed at will. Pure. */
export function textOfInput(input: unknown): string {
  return stringify({ given: { input }, when: [] }, { lineWidth: 0 });
}

/** Events that were recorded, with what came of each. */
export type Recorded = readonly Pick<TraceStep, 'event' | 'outcome'>[];

/** A recorded trace as a table to play from, and where it goes otherwise today. The events of a long one are no text. */
export type OpenedTrace = { readonly text: string; readonly variant: string; readonly parts?: number; readonly recorded?: Recorded; readonly unknown?: string } | { readonly problem: string };

/** Opens a trace that was exported. Pure; whatever the file holds, there is an answer. */
export function openedTrace(json: string, module: RuleModule): OpenedTrace {
  const bits = openingTrace(json, module, Infinity);
  for (;;) {
    const { done, value } = bits.next();
    if (done === true) return value;
  }
}

/** Opens a trace, and yields after each event that is played again how much of it is, from 0 to 1. Of one with more events than `written` they are left out of the text. */
export function* openingTrace(json: string, module: RuleModule, written: number): Generator<number, OpenedTrace> {
  let trace: unknown;
  try { trace = JSON.parse(json); } catch { return { problem: 'This file is no JSON. Choose one that was exported as a trace.' }; }
  if (!isTrace(trace)) return { problem: 'This file is no trace: it names no module, or has no steps. Choose one that was exported as a trace.' };
  if (trace.of.module !== module.id) return { problem: `This trace is of the module “${trace.of.module}”, and this page is of “${module.id}”.` };
  const isKnown = variantsIn(module, trace.of.variant) !== undefined;
  const variant = isKnown ? trace.of.variant : 'default';
  const parts = yield* replaying(benchOf(module, variant), trace);
  const recorded = trace.steps.filter(({ event }) => event !== undefined);
  const long = recorded.length > written;
  const when = recorded.flatMap(({ event }) => { if (event === undefined || long) return []; const { type, ...payload } = event; return [{ [type]: payload }]; });
  const text = stringify({ ...(variant === 'default' ? {} : { variant }), given: { input: trace.input }, when }, { lineWidth: 0 });
  return { text, variant, ...(parts === undefined ? {} : { parts }), ...(long ? { recorded: recorded.map(({ event, outcome }) => ({ ...(event === undefined ? {} : { event }), outcome })) } : {}), ...(isKnown ? {} : { unknown: trace.of.variant }) };
}

/** The first step at which a trace goes otherwise today; none where there is none. */
function* replaying(bench: Bench, trace: Trace): Generator<number, number | undefined> {
  let last = start(bench, trace.input);
  let parts: number | undefined;
  for (const [i, recorded] of trace.steps.entries()) {
    if (i > 0 && recorded.event !== undefined) last = step(bench, last.snapshot, recorded.event);
    const [now] = traceOf({ bench, input: trace.input, steps: [last] }).steps;
    if (!sameJson(now, recorded)) parts ??= i;
    yield (i + 1) / trace.steps.length;
    if (parts !== undefined) break;
  }
  return parts;
}

/** An example with the events of a trace after its own, each to go as it was recorded. Pure. */
export function withRecorded(example: Example, recorded: Recorded): Example {
  const { place } = example;
  return {
    ...example,
    when: [...example.when, ...recorded.flatMap(({ event, outcome }) => (event === undefined ? [] : [{ event, place, ...(outcome === 'refused' || outcome === 'not-now' ? { not: { kind: outcome, by: [] } } : {}) }]))],
  };
}

function isTrace(value: unknown): value is Trace {
  if (!isRecord(value) || !isRecord(value['of']) || typeof value['of']['module'] !== 'string' || typeof value['of']['variant'] !== 'string') return false;
  const { steps } = value;
  return areSteps(steps) && steps.length > 0;
}

function areSteps(steps: unknown): steps is readonly TraceStep[] {
  return Array.isArray(steps) && steps.every((one) => isRecord(one) && (one['event'] === undefined || (isRecord(one['event']) && typeof one['event']['type'] === 'string')));
}

/** Where the text of a module's own table is kept. Pure. */
export function tableKey(module: string): string {
  return `rulebench:table:${module}`;
}

/** The events of a long trace that come after the text that is kept; none where there are none. */
export function recordedKept(module: string): Recorded | undefined {
  const kept = browserKeeper.get(`${tableKey(module)}:events`);
  try {
    const steps: unknown = kept === null || kept === '' ? undefined : JSON.parse(kept);
    return areSteps(steps) ? steps : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps them beside the text, or forgets them. */
export function keepRecorded(module: string, recorded: Recorded | undefined): void {
  browserKeeper.set(`${tableKey(module)}:events`, recorded === undefined ? '' : JSON.stringify(recorded));
}

/** Puts a text where the page of a table of one's own finds it. */
export function keepTable(module: string, text: string): void {
  browserKeeper.set(tableKey(module), text);
  keepRecorded(module, undefined);
}

/** The text of a table in a link; none where the word is no such thing. Pure. */
export function tableOfWord(word: string): string | undefined {
  const text = dataOfWord(word);
  return typeof text === 'string' ? text : undefined;
}
