/**
 * Golden playthroughs: runs from a seed, told in words that people read. Per step the state, the table in the words of the scene, the open
 * choices, what is legal, what is refused and why, and the effects. A script writes them, a test compares them.
 */

import { join } from 'node:path';
import { isRecord, validateInput, type RuleModule } from '@rulebench/core';
import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf, explain, judgedMoves, type Bench } from '@rulebench/core/explain';
import type { AnyEventObject } from 'xstate';
import { packageOf, type Kept } from './kept.ts';
import { procedureOf } from './procedure.ts';
import { oneOf, randomFrom } from './random.ts';
import { followingIn, reasonIn, sentencesIn } from './says.ts';
import { chancesAt, eventsAt } from './tries.ts';

/** What is played, and from which seed. */
export interface Playthrough<C = unknown, I = unknown> {
  /** Of its file, `test/golden/<name>.txt`. */
  readonly name: string;
  readonly title: string;
  readonly seed: number;
  readonly input: I;
  /** How many at the most; 100 unless told. */
  readonly steps?: number;
  readonly variant?: string;
  /** Which of the events that would be taken are played on with, so that a run gets somewhere; all unless told. */
  readonly onwards?: (event: AnyEventObject, context: C) => boolean;
}

/** The files of some playthroughs and of the procedure, in the package that `here` is in. */
export function goldenOf<C, I>(here: string, module: RuleModule<C, I>, playthroughs: readonly Playthrough<C, I>[]): readonly Kept[] {
  const fileOf = (name: string): string => join(packageOf(here), 'test/golden', `${name}.txt`);
  return [
    { file: fileOf('procedure'), text: () => procedureOf(module) },
    ...playthroughs.map((one) => ({ file: fileOf(one.name), text: () => told(module, one) })),
  ];
}

/** The text of a playthrough. Pure. */
export function told<C, I>(module: RuleModule<C, I>, { title, seed, input, steps = 100, variant, onwards = () => true }: Playthrough<C, I>): string {
  const bench = benchOf(module, variant);
  const random = randomFrom(seed);
  const lines = [title, '', ...tableLines(bench, input)];
  let last = start(bench, input);
  if (last.outcome === 'broken') return `${[...lines, `broken: ${last.error?.message ?? ''}`].join('\n')}\n`;
  lines.push('start', ...effectLines(last), ...momentOf(bench, last));
  for (let n = 1; n <= steps && last.snapshot.status === 'active'; n += 1) {
    const { snapshot } = last;
    const events = eventsAt(module, snapshot, random).filter((event) => onwards(event, snapshot.context as C) && snapshot.can(event)); // boundary: this module's context
    if (events.length === 0) break;
    const event = oneOf(random, events);
    const because = explain(bench, snapshot, event);
    last = step(bench, snapshot, event);
    lines.push('', `${n}. ${inWords(event)}`, ...followingIn(because).map((line) => `   then     ${line}`), ...effectLines(last), ...momentOf(bench, last));
  }
  if (last.snapshot.output !== undefined) lines.push('', 'output', ...JSON.stringify(last.snapshot.output, null, 1).split('\n').map((line) => `   ${line}`));
  return `${lines.join('\n')}\n`;
}

/** What the rules of input say of the table. */
function tableLines({ rules }: Bench, input: unknown): readonly string[] {
  const { verdicts } = validateInput(rules, input);
  if (verdicts.length === 0) return [];
  return ['table', ...verdicts.map(({ outcome, says, cites }) => `   ${outcome.padEnd(8)} ${says} (${cites.join(', ')})`), ''];
}

function effectLines({ effects }: Step): readonly string[] {
  return effects.map((effect) => `   effect   ${inWords(effect)}`);
}

function momentOf(bench: Bench, { snapshot }: Step): readonly string[] {
  const context: unknown = snapshot.context;
  const scene = bench.module.scene?.(snapshot);
  const moves = judgedMoves(bench, snapshot).moves;
  return [
    `   state    ${JSON.stringify(snapshot.value).replaceAll(/[{}"]/g, '').replaceAll(':', '.')}`,
    ...(scene === undefined ? [] : [`   table    ${scene.words}`]),
    ...choicesIn(context).map(({ id, player, options }) => `   choice   ${String(id)}, for ${String(player)}: ${listed(options)}`),
    ...outcomesOf(chancesAt(bench.module, snapshot)).map((line) => `   chance   ${line}`),
    ...moves.filter(({ explanation }) => explanation.outcome === 'taken').map(({ event, explanation }) => `   legal    ${inWords(event)}: ${sentencesIn(explanation, 'allowed').join('; ')}`),
    ...notNow(bench, snapshot).map((line) => `   not now  ${line}`),
    ...moves.filter(({ explanation }) => explanation.outcome === 'refused').map(({ event, explanation }) => `   not      ${inWords(event)}: ${reasonIn(explanation)}`),
  ];
}

function choicesIn(context: unknown): readonly Readonly<Record<string, unknown>>[] {
  const choices = isRecord(context) ? context['choices'] : undefined;
  return Array.isArray(choices) ? choices.filter(isRecord) : [];
}

/** What chance can bring: outcomes that differ in their last field alone are one line. */
function outcomesOf(events: readonly AnyEventObject[]): readonly string[] {
  const lines = new Map<string, unknown[]>();
  for (const event of events) {
    const words = Object.entries(event);
    const [, last] = words.pop() ?? [];
    const key = inWords({ ...Object.fromEntries(words), type: event.type });
    lines.set(key, [...(lines.get(key) ?? []), last]);
  }
  return [...lines].map(([key, values]) => `${key}: ${listed(values)}`);
}

const MANY = 12;

function listed(values: unknown): string {
  const all = Array.isArray(values) ? values.map(wordOf) : [wordOf(values)];
  return all.length <= MANY ? all.join(', ') : `${all.slice(0, MANY - 2).join(', ')}, … (${all.length} in all)`;
}

/** The events that this state does not know, or forbids, those with one reason together. */
function notNow(bench: Bench, snapshot: Step['snapshot']): readonly string[] {
  const types = bench.machine.events as readonly string[]; // boundary: the types of any machine's events
  const reasons = new Map<string, string[]>();
  for (const type of types.filter((one) => !one.includes('*'))) {
    const explanation = explain(bench, snapshot, { type });
    if (explanation.outcome === 'not-now' && explanation.by.length > 0) reasons.set(reasonIn(explanation), [...(reasons.get(reasonIn(explanation)) ?? []), type]);
  }
  return [...reasons].map(([reason, all]) => `${all.join(', ')}: ${reason}`);
}

function inWords({ type, ...rest }: { readonly type: string }): string {
  return [type, ...Object.values(rest).map(wordOf)].join(' ');
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
