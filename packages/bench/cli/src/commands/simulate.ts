/** `rulebench simulate`: many seeded runs of a module, and what they come to; or one of them again. */

import { availableParallelism } from 'node:os';
import { stampOf } from '@rulebench/core';
import { run, start as startOf, traceOf } from '@rulebench/core/bench';
import { simulatedRun, summaryOf, stepperOf, type Simulation } from '@rulebench/explorer';
import { simulateOnThreads } from '@rulebench/explorer/node';
import { exampleYaml, playersOf } from '@rulebench/rulings';
import { CANNOT_RUN, DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import { CannotRun, lineOf } from '../failure.ts';
import { interruptionOf } from '../interruption.ts';
import type { Io } from '../io.ts';
import { moduleAsked, type ModuleAsked } from '../module-asked.ts';
import { put, putJson } from '../output.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { resultCsv } from '../simulate/csv.ts';
import { missingWords, resultLines } from '../simulate/lines.ts';
import { metricNamed, policiesFrom } from '../simulate/policies.ts';
import { holdsOf, resultJson, type Result } from '../simulate/result.ts';
import { savingTo, type SaveFlags } from '../simulate/saving.ts';
import { pathsFor, startAsked, type Start, type StartFlags } from '../start-asked.ts';
import { tellReplaced } from '../workspace.ts';

export interface SimulateFlags extends StartFlags, SaveFlags {
  readonly runs: number;
  readonly seed: number;
  readonly maxSteps: number;
  readonly policy: readonly string[];
  readonly metric: readonly string[];
  readonly threads?: number;
  readonly replay?: number;
  readonly trace?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

/** No shard takes as long; one that does hangs, and is begun again. */
const DEADLINE = 10 * 60 * 1000;

/** Simulates, or makes one run again. Returns the exit code. @throws CannotRun */
export async function simulate(io: Io, module: string, flags: SimulateFlags): Promise<number> {
  const found = await moduleAsked(io, module, await pathsFor(io, flags));
  tellReplaced(io, found.workspace);
  const start = await startAsked(io, found, flags);
  const simulation = await simulationOf(io, found, start, flags);
  if (flags.replay !== undefined) return replayed(io, start, simulation, flags.replay, flags);
  return simulated(io, found, start, simulation, flags);
}

async function simulationOf(io: Io, { asked: { module } }: ModuleAsked, { bench, input }: Start, flags: SimulateFlags): Promise<Simulation> {
  if (module.moves === undefined && module.chance === undefined) throw new CannotRun('RB322', `module "${module.id}" says neither what could be moved nor what chance could bring`, { hint: 'give it moves or chance, in its module.ts' });
  const players = playersOf(bench, startOf(bench, input).snapshot, input);
  return {
    input, ...await policiesFrom(io, module, flags.policy, players),
    seed: flags.seed, runs: flags.runs, maxSteps: flags.maxSteps,
    metrics: flags.metric.length === 0 ? (module.metrics ?? []).map(({ id }) => id) : flags.metric.map((id) => metricNamed(module, id)),
  };
}

async function simulated(io: Io, { asked, workspace: { library } }: ModuleAsked, start: Start, simulation: Simulation, flags: SimulateFlags): Promise<number> {
  const { module, file } = asked;
  const { variant } = start.bench;
  const written = library.variants.filter((one) => one.module === module.id && variant.split('+').includes(one.id));
  const { done, keep } = savingTo(io, flags, { of: stampOf(module, variant), values: written.map(({ replaced }) => replaced), simulation });
  const threads = flags.threads ?? availableParallelism();
  const since = performance.now();
  const interruption = interruptionOf(io);
  const progress = progressOn(io);
  let made = done.length;
  try {
    const { rows, failed, stopped } = await simulateOnThreads({ file, variant, written }, simulation, {
      threads, done, signal: interruption.signal, deadline: DEADLINE,
      onDone: (shard) => {
        keep(shard);
        made += shard.rows.length;
        progress.tell(`${String(made)} of ${String(simulation.runs)} runs`);
      },
    });
    progress.end();
    const summary = summaryOf(simulation, module.metrics ?? [], rows);
    const result: Result = { module, start, simulation, rows, summary, failed, stopped, threads, saved: flags.resume ?? flags.save, seconds: (performance.now() - since) / 1000 };
    await print(io, result, flags);
    return stopped ? interruption.code : failed.length > 0 ? CANNOT_RUN : holdsOf(result) ? HOLDS : DOES_NOT_HOLD;
  } finally {
    progress.end();
    interruption.off();
  }
}

async function print(io: Io, result: Result, { csv, json, out }: SimulateFlags): Promise<void> {
  const paint = paintFor(io, out === undefined ? io.out : { write: () => undefined });
  const text = csv === true ? resultCsv(result) : json === true ? `${JSON.stringify(resultJson(result))}\n` : `${resultLines(result, paint).join('\n')}\n`;
  await put(io, text, out);
  if (!result.summary.complete && (csv === true || out !== undefined)) io.err.write(`${paintFor(io, io.err).red('✕')} ${lineOf({ code: 'RB324', message: missingWords(result) })}\n`);
}

/** One run again, played by XState: as an example for a ruling file, or as a trace that the debugger opens. */
async function replayed(io: Io, { bench, input, fixture }: Start, simulation: Simulation, number: number, flags: SimulateFlags): Promise<number> {
  const { row, events } = simulatedRun({ bench, stepper: stepperOf(bench), simulation }, number);
  const again = run(bench, input, events);
  const parts = again.steps.findIndex(({ outcome }) => outcome !== 'start' && outcome !== 'taken' && outcome !== 'broken');
  if (parts !== -1) throw new CannotRun('RB399', `the compiled machine and XState part at step ${String(parts)} of run ${String(number)}`, { hint: 'one of the two is wrong: please tell us' });
  if (flags.trace !== undefined) await put(io, `${JSON.stringify(traceOf(again), undefined, 2)}\n`, flags.trace);
  const name = `Run ${String(number)} of seed ${String(simulation.seed)}`;
  if (flags.json === true) putJson(io, { ok: row.ended !== 'broken', seed: simulation.seed, ...row, metrics: simulation.metrics, trace: traceOf(again) });
  else await put(io, `\`\`\`example\n${exampleYaml(again, { name, ...(fixture === undefined ? {} : { fixture }) })}\`\`\`\n`, flags.out);
  return row.ended === 'broken' ? DOES_NOT_HOLD : HOLDS;
}
