/** Does what a page asks of the explorer, in a worker or, where there is none, in the page itself between two frames. */

import { benchOf } from '@rulebench/core/explain';
import { isRulebenchError, RulebenchError, type RuleModule } from '@rulebench/core';
import {
  ASPECT_WORDS, compared, explore, oddsOf, ownScript, seeded, sideOf, simulatedRun, simulateSpan, startsOf, stepperOf, summaryOf,
  type Compared, type Finding, type Parting, type PolicySpec, type Row, type Side, type Simulation, type Start,
} from '@rulebench/explorer';
import { rulingIdOf, type Library } from '@rulebench/rulings';
import type { Answer, AnswerOf, CompareAnswer, CompareJob, ExploreJob, FoundOne, Job, OddsJob, Progress, ReplayJob, SideSaid, SimulateJob } from './job.ts';
import { openingOf } from './opening.ts';
import { counted } from '../words/value.ts';
import { sideWords } from './words.ts';

export interface Working {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** So long, in milliseconds, work goes on before others have their turn. */
const TURN = 40;

/**
 * Does a job. Ended by the signal, it answers with what it has.
 * @throws RB820 where the library has no such module or start, and what the explorer throws
 */
export async function worked<J extends Job>(library: Library, job: J, working: Working): Promise<AnswerOf<J>>;
export async function worked(library: Library, job: Job, working: Working): Promise<Answer> {
  const module = library.modules.get(job.module);
  if (module === undefined) throw new RulebenchError('RB820', `there is no module "${job.module}" here`);
  switch (job.kind) {
    case 'explore': return explored(library, module, job, working);
    case 'compare': return comparedAnswer(library, module, job, working);
    case 'simulate': return simulated(library, module, job, working);
    case 'replay': return replayed(library, module, job);
    case 'odds': return oddsAnswer(library, module, job, working);
  }
}

/** The one line of whatever a job threw. Pure. */
export function wordsOf(thrown: unknown): string {
  return isRulebenchError(thrown) ? thrown.message : `It broke: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
}

async function explored(library: Library, module: RuleModule, { variant, states, seconds }: ExploreJob, { signal, onProgress }: Working): Promise<Answer> {
  const bench = benchOf(module, variant);
  const { findings, ...rest } = await explore(bench, startsOf(library, bench), {
    signal, limits: { states, time: seconds * 1000 },
    onProgress: (now) => { onProgress({ says: `${counted(now.states, 'state')}, ${String(now.open)} still to look at, ${counted(now.depth, 'step')} deep`, share: Math.min(1, Math.max(now.states / states, now.time / (seconds * 1000))) }); },
  });
  return { kind: 'explore', ...rest, findings: findings.map((finding) => foundOne(finding)) };
}

function foundOne({ id, kind, says, details, times, known, run, start }: Finding): FoundOne {
  const events = run?.steps.flatMap(({ event }) => event ?? []);
  return {
    id, kind, says, details, times,
    ...(known === undefined ? {} : { known }),
    ...(run === undefined || start === undefined || events === undefined ? {} : { opening: openingOf(run.bench, start, events, id) }),
  };
}

async function comparedAnswer(library: Library, module: RuleModule, { a, b, states, seconds }: CompareJob, { signal, onProgress }: Working): Promise<Answer> {
  const walk = compared(library, { a: sideOf(library, module, a), b: sideOf(library, module, b) }, { maxStates: states, maxTime: seconds * 1000, stopped: () => signal.aborted });
  const result = await between(walk, (now) => {
    onProgress('examples' in now ? { says: `${counted(now.examples, 'example')} run under both` } : { says: `${counted(now.walked.pairs, 'pair')} of states, ${counted(now.walked.depth, 'step')} deep`, share: Math.min(1, now.walked.pairs / states) });
  });
  return comparisonOf(result);
}

function comparisonOf({ a, b, examples, flips, parting, refusals, walked, between: days }: Compared): CompareAnswer {
  return {
    kind: 'compare', a: said(a), b: said(b), examples, pairs: walked.pairs, depth: walked.depth,
    flips: flips.map(({ example: { clause, slug, name }, a: underA }) => ({ ruling: rulingIdOf(clause), slug, name, clause, holds: underA.ok ? 'a' : 'b' })),
    refusals: refusals.map(({ start }) => start.name),
    ...(walked.limit === undefined ? {} : { limit: walked.limit }),
    ...(parting === undefined ? {} : { parting: { aspect: ASPECT_WORDS[parting.aspect], from: parting.start.name, openings: { a: under(a, parting), b: under(b, parting) } } }),
    ...(days === undefined ? {} : { between: { from: days.from, to: days.to, unknown: days.unknown, clauses: days.clauses.map(({ clause: { id, sentence }, before }) => ({ clause: id, sentence, was: before.was === 'undone' ? before.title : before.was })) } }),
  };
}

function said({ asked, variant, titles }: Side): SideSaid {
  return { asked, variant, titles };
}

function under({ bench, asked }: Side, { start, events }: Parting): ReturnType<typeof openingOf> {
  return openingOf(bench, start, events, `Where they part, under ${sideWords({ asked })}`);
}

async function simulated(library: Library, module: RuleModule, job: SimulateJob, { signal, onProgress }: Working): Promise<Answer> {
  const bench = benchOf(module, job.variant);
  const simulation = simulationOf(startNamed(startsOf(library, bench), job.start), module, job);
  const [all] = seeded(job.seed, [{ from: 0, to: job.runs }]);
  const rows: Row[] = [];
  await between(until(signal, rowsInto(rows, simulateSpan({ bench, stepper: stepperOf(bench), simulation }, all))), (done) => { onProgress({ says: `${String(done)} of ${counted(job.runs, 'run')}`, share: done / job.runs }); });
  return { kind: 'simulate', job, summary: summaryOf(simulation, module.metrics ?? [], rows) };
}

function* rowsInto(rows: Row[], coming: Generator<Row>): Generator<number, undefined> {
  for (const row of coming) yield rows.push(row);
  return undefined;
}

function replayed(library: Library, module: RuleModule, { run, ...job }: ReplayJob): Answer {
  const bench = benchOf(module, job.variant);
  const start = startNamed(startsOf(library, bench), job.start);
  const { events } = simulatedRun({ bench, stepper: stepperOf(bench), simulation: simulationOf(start, module, { ...job, kind: 'simulate' }) }, run);
  return { kind: 'replay', opening: openingOf(bench, start, events, `Run ${String(run)} of seed ${String(job.seed)}`) };
}

async function oddsAnswer(library: Library, module: RuleModule, { variant, start: name, aims, states, seconds }: OddsJob, { signal, onProgress }: Working): Promise<Answer> {
  const bench = benchOf(module, variant);
  const stepper = stepperOf(bench);
  const { input, example } = startNamed(startsOf(library, bench), name);
  const script = ownScript(module, stepper, input, (example?.when ?? []).map(({ event }) => event));
  const question = { input, script, metrics: (module.metrics ?? []).map(({ id }) => id), aims: aims === 'each' ? aims : {} } as const;
  const walk = oddsOf({ bench, stepper }, question, { maxStates: states, maxTime: seconds * 1000 });
  const odds = await between(until(signal, walk), (now) => { onProgress({ says: counted(now.states, 'state') }); });
  if (odds === undefined) throw new RulebenchError('RB821', 'stopped: odds of a part are none');
  return { kind: 'odds', odds, script };
}

function startNamed(starts: readonly Start[], name: string): Start {
  const found = starts.find((one) => one.name === name);
  if (found === undefined) throw new RulebenchError('RB820', `there is no start "${name}" here; choose one of the list`);
  return found;
}

function simulationOf({ input }: Start, module: RuleModule, { policy, seed, runs, maxSteps }: SimulateJob): Simulation {
  return { input, policy: policyOf(policy), policies: {}, script: [], seed, runs, maxSteps, metrics: (module.metrics ?? []).map(({ id }) => id) };
}

function policyOf(written: string): PolicySpec {
  const [kind, id = ''] = written.split(':');
  if (kind === 'own') return { kind: 'own', id };
  return kind === 'most' || kind === 'least' ? { kind: 'greedy', metric: id, least: kind === 'least' } : { kind: 'random' };
}

/** The same walk, but that a signal ends it, without an answer. */
function* until<T, R>(signal: AbortSignal, walk: Generator<T, R>): Generator<T, R | undefined> {
  for (let next = walk.next(); !signal.aborted; next = walk.next()) {
    if (next.done === true) return next.value;
    yield next.value;
  }
  return undefined;
}

/** Runs a generator to its end, with turns for others between. */
async function between<T, R>(walk: Generator<T, R>, onYield: (now: T) => void): Promise<R> {
  let turn = performance.now();
  for (let next = walk.next(); ; next = walk.next()) {
    if (next.done === true) return next.value;
    if (performance.now() - turn < TURN) continue;
    onYield(next.value);
    await new Promise((resolve) => { setTimeout(resolve); });
    turn = performance.now();
  }
}
