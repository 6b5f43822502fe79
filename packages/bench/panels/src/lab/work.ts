/** Does what a page asks of the explorer, in a worker or, where there is none, in the page itself between two frames. */

import { benchOf } from '@rulebench/core/explain';
import { isRulebenchError, RulebenchError, type RuleModule } from '@rulebench/core';
import {
  ASPECT_WORDS, compared, explore, inTurns, ownScript, seeded, sideOf, simulatedRun, simulateSpan, stepperOf, summaryOf, sweptOdds,
  type Compared, type Finding, type Parting, type PolicySpec, type Row, type SavedWalk, type Side, type Simulation, type Start,
} from '@rulebench/explorer';
import { counted, rulingIdOf, type Library } from '@rulebench/rulings';
import type { Answer, AnswerOf, CompareAnswer, CompareJob, ExploreJob, FoundOne, Job, OddsJob, OneStart, Progress, ReplayJob, SideSaid, SimulateJob } from './job.ts';
import { openingOf } from './opening.ts';
import { startAt, startsAt } from './starts.ts';
import { sideWords } from './words.ts';

/** What a lab keeps between jobs: the exploration that ended last before it saw everything. */
export interface Kept { walk?: SavedWalk }

export interface Working {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Does a job. Ended by the signal, it answers with what it has.
 * @throws RB820 where the library has no such module or start, RB821 where odds were stopped, RB822 where a table cannot be begun with, RB823 where there is nothing to go on with; and what the explorer throws
 */
export async function worked<J extends Job>(library: Library, job: J, kept: Kept, working: Working): Promise<AnswerOf<J>>;
export async function worked(library: Library, job: Job, kept: Kept, working: Working): Promise<Answer> {
  const module = library.modules.get(job.module);
  if (module === undefined) throw new RulebenchError('RB820', `there is no module "${job.module}" here`);
  switch (job.kind) {
    case 'explore': return explored(library, module, job, kept, working);
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

async function explored(library: Library, module: RuleModule, { variant, from, goOn, states, seconds }: ExploreJob, kept: Kept, { signal, onProgress }: Working): Promise<Answer> {
  const bench = benchOf(module, variant);
  const saved = goOn ? kept.walk : undefined;
  delete kept.walk;
  if (goOn && saved === undefined) throw new RulebenchError('RB823', 'there is nothing to go on with any more; explore again');
  const { findings, ...rest } = await explore(bench, startsAt(library, bench, from), {
    signal, saved, partial: from.at !== 'all', limits: { states, time: seconds * 1000 }, saveEvery: Infinity, onSave: (walk) => { kept.walk = walk; },
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

async function comparedAnswer(library: Library, module: RuleModule, { a, b, from, states, seconds }: CompareJob, { signal, onProgress }: Working): Promise<Answer> {
  const sides = { a: sideOf(library, module, a), b: sideOf(library, module, b) };
  const starts = from.at === 'all' ? undefined : startOfEither(library, sides, from);
  const walk = compared(library, sides, { maxStates: states, maxTime: seconds * 1000, stopped: () => signal.aborted }, starts);
  const result = await inTurns(walk, { onTurn: (now) => {
    onProgress('examples' in now ? { says: `${counted(now.examples, 'example')} run under both` } : { says: `${counted(now.walked.pairs, 'pair')} of states, ${counted(now.walked.depth, 'step')} deep`, share: Math.min(1, now.walked.pairs / states) });
  } });
  return comparisonOf(result);
}

/** A start that both sides have, or one of them. */
function startOfEither(library: Library, { a, b }: { readonly a: Side; readonly b: Side }, from: OneStart): readonly Start[] {
  try { return startsAt(library, a.bench, from); } catch { return startsAt(library, b.bench, from); }
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

function under({ bench, asked, titles }: Side, { start, events }: Parting): ReturnType<typeof openingOf> {
  return openingOf(bench, start, events, `Where they part, under ${sideWords({ asked, titles })}`);
}

async function simulated(library: Library, module: RuleModule, job: SimulateJob, { signal, onProgress }: Working): Promise<Answer> {
  const bench = benchOf(module, job.variant);
  const simulation = simulationOf(startAt(library, bench, job.from).start, module, job);
  const [all] = seeded(job.seed, [{ from: 0, to: job.runs }]);
  const rows: Row[] = [];
  await inTurns(rowsInto(rows, simulateSpan({ bench, stepper: stepperOf(bench), simulation }, all)), { signal, onTurn: (done) => { onProgress({ says: `${String(done)} of ${counted(job.runs, 'run')}`, share: done / job.runs }); } });
  return { kind: 'simulate', job, summary: summaryOf(simulation, module.metrics ?? [], rows) };
}

function* rowsInto(rows: Row[], coming: Generator<Row>): Generator<number, undefined> {
  for (const row of coming) yield rows.push(row);
  return undefined;
}

function replayed(library: Library, module: RuleModule, { run, ...job }: ReplayJob): Answer {
  const bench = benchOf(module, job.variant);
  const { start } = startAt(library, bench, job.from);
  const { events } = simulatedRun({ bench, stepper: stepperOf(bench), simulation: simulationOf(start, module, { ...job, kind: 'simulate' }) }, run);
  return { kind: 'replay', opening: openingOf(bench, start, events, `Run ${String(run)} of seed ${String(job.seed)}`) };
}

async function oddsAnswer(library: Library, module: RuleModule, { variant, from, aims, sweeps, states, seconds }: OddsJob, { signal, onProgress }: Working): Promise<Answer> {
  const bench = benchOf(module, variant);
  const stepper = stepperOf(bench);
  const { start: { input }, events } = startAt(library, bench, from);
  const script = ownScript(module, stepper, input, events);
  const question = { input, script, metrics: (module.metrics ?? []).map(({ id }) => id), aims: aims === 'each' ? aims : {} } as const;
  const walk = sweptOdds({ bench, stepper }, question, sweeps, { maxStates: states, maxTime: seconds * 1000 });
  const rows = await inTurns(walk, { signal, onTurn: (now) => { onProgress(now.of === 1 ? { says: counted(now.states, 'state') } : { says: `${String(now.done)} of ${counted(now.of, 'setting')}`, share: now.done / now.of }); } });
  if (rows === undefined) throw new RulebenchError('RB821', 'stopped: odds of a part are none');
  return { kind: 'odds', sweeps, rows, script };
}

function simulationOf({ input }: Start, module: RuleModule, { policy, seed, runs, maxSteps }: SimulateJob): Simulation {
  return { input, policy: policyOf(policy), policies: {}, script: [], seed, runs, maxSteps, metrics: (module.metrics ?? []).map(({ id }) => id) };
}

function policyOf(written: string): PolicySpec {
  const [kind, id = ''] = written.split(':');
  if (kind === 'own') return { kind: 'own', id };
  return kind === 'most' || kind === 'least' ? { kind: 'greedy', metric: id, least: kind === 'least' } : { kind: 'random' };
}
