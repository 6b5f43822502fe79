/** What odds are asked for, as it is written: on the command line, or as a question in a file. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRecord, type RuleModule } from '@rulebench/core';
import { ownScript, stepperOf, sweepOf, valuesOf, type Aim, type OddsQuestion, type Sweep } from '@rulebench/explorer';
import { merged, readData } from '@rulebench/rulings';
import { shownPath } from '@rulebench/rulings/node';
import { eventFrom } from '../events.ts';
import { CannotRun } from '../failure.ts';
import type { Io } from '../io.ts';
import { metricNamed, scriptIn } from '../simulate/policies.ts';
import type { Start } from '../start-asked.ts';

/** A question in a file. All may be left out. */
export interface WrittenQuestion {
  readonly title?: string;
  readonly fixture?: string;
  /** Alters the start, as `with` alters a fixture. */
  readonly with?: unknown;
  readonly script?: readonly { readonly type: string }[];
  readonly best?: readonly string[];
  readonly metrics?: readonly string[];
  readonly sweeps?: readonly Sweep[];
}

export interface QuestionFlags {
  readonly script?: string;
  readonly best: readonly string[];
  readonly metric: readonly string[];
  readonly sweep: readonly string[];
}

/** The question of a file and a command line together; what the command line says comes first. @throws RB322, RB331 */
export async function questionFrom(io: Io, { bench, input, example }: Start, written: WrittenQuestion, flags: QuestionFlags): Promise<{ readonly question: OddsQuestion; readonly sweeps: readonly Sweep[] }> {
  const { module } = bench;
  const from = written.with === undefined ? input : merged(input, written.with);
  const own = example === undefined ? [] : ownScript(module, stepperOf(bench), from, example.when.map(({ event }) => event));
  const script = flags.script === undefined ? written.script ?? own : await scriptIn(io, flags.script);
  const metrics = flags.metric.length > 0 ? flags.metric : written.metrics ?? (module.metrics ?? []).map(({ id }) => id);
  if (metrics.length === 0) throw new CannotRun('RB322', `module "${module.id}" has no metric whose odds could be told`, { hint: 'give it metrics, in its module.ts' });
  const question: OddsQuestion = {
    input: from, script, metrics: metrics.map((id) => metricNamed(module, id)), aims: aimsFrom(module, flags.best.length > 0 ? flags.best : written.best ?? []),
  };
  return { question, sweeps: [...written.sweeps ?? [], ...flags.sweep.map(sweepFrom)] };
}

/** `METRIC`, `-METRIC`, `PLAYER=METRIC`, `each`. @throws RB322 */
function aimsFrom(module: RuleModule, written: readonly string[]): OddsQuestion['aims'] {
  if (written.includes('each')) {
    if (written.length > 1) throw new CannotRun('RB301', '--best each aims at each metric by itself, and at nothing else');
    return 'each';
  }
  return Object.fromEntries(written.map((one): [string, Aim] => {
    const [, player = '*', minus, metric = ''] = /^(?:([^=]+)=)?(-?)(.*)$/s.exec(one) ?? [];
    return [player, { metric: metricNamed(module, metric), least: minus === '-' }];
  }));
}

/** A sweep as the command line has it. @throws RB331 */
export function sweepFrom(written: string): Sweep {
  const sweep = sweepOf(written);
  if ('why' in sweep) throw wrongSweep(written, sweep.why);
  return sweep;
}

function wrongSweep(written: string, why: string): CannotRun {
  return new CannotRun('RB331', `the sweep "${written}" ${why}`, { hint: 'write path=0..4, path=a,b,c or path={ label: value }' });
}

const KEYS = ['title', 'fixture', 'with', 'script', 'best', 'metrics', 'sweeps'];

/** A question in a file, as YAML or JSON. @throws RB332 */
export async function questionIn({ cwd }: Io, file: string): Promise<WrittenQuestion> {
  const path = resolve(cwd, file);
  const place = { file: shownPath(path, cwd), line: 1, column: 1 };
  const wrong = (why: string, hint = 'write title, fixture, with, script, best, metrics and sweeps, any of them'): CannotRun => new CannotRun('RB332', `this question ${why}`, { place, hint });
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CannotRun('RB309', 'there is no such file', { place });
  const read = readData(text);
  if ('why' in read) throw wrong(`cannot be read (${read.why})`);
  const { value } = read;
  if (!isRecord(value)) throw wrong('is no object');
  const stranger = Object.keys(value).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) throw wrong(`has no key "${stranger}"`);
  const { title, fixture, script, best, metrics, sweeps } = value;
  const words = (key: string, one: unknown): readonly string[] => {
    const list: readonly unknown[] = Array.isArray(one) ? one : [one];
    if (!list.every((word) => typeof word === 'string')) throw wrong(`has "${key}" that is no word and no list of words`);
    return list;
  };
  if (script !== undefined && !Array.isArray(script)) throw wrong('has a script that is no list of events');
  if (sweeps !== undefined && !Array.isArray(sweeps)) throw wrong('has sweeps that are no list');
  return {
    ...(title === undefined ? {} : { title: words('title', title).join(' ') }),
    ...(fixture === undefined ? {} : { fixture: words('fixture', fixture).join(' ') }),
    ...(value['with'] === undefined ? {} : { with: value['with'] }),
    ...(script === undefined ? {} : { script: script.map(eventFrom) }),
    ...(best === undefined ? {} : { best: words('best', best) }),
    ...(metrics === undefined ? {} : { metrics: words('metrics', metrics) }),
    ...(sweeps === undefined ? {} : { sweeps: sweeps.map((one: unknown) => writtenSweep(one, wrong)) }),
  };
}

/** `{ name: …, set: path or paths, to: 0..4, a list, or labels with values }`. */
function writtenSweep(one: unknown, wrong: (why: string, hint?: string) => CannotRun): Sweep {
  const hint = 'write - { name: …, set: [path], to: 0..4 }';
  if (!isRecord(one)) throw wrong('has a sweep that is no object', hint);
  const { name, set, to } = one;
  const paths: readonly unknown[] = Array.isArray(set) ? set : [set];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string') || to === undefined) throw wrong('has a sweep that does not say what it sets, and to what', hint);
  const text = typeof to === 'string' ? to : JSON.stringify(to);
  const values = valuesOf(text);
  if ('why' in values) throw wrongSweep(`${paths.join(',')}=${text}`, values.why);
  return { name: typeof name === 'string' ? name : paths.join(', '), set: paths, values };
}
