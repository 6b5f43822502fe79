/** `rulebench explore`: every state that a module can reach, and what is wrong there. */

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { benchOf } from '@rulebench/core/explain';
import { exampleFor, explore, linkFor, rulingFor, slugOf, traceFor, type Exploration, type Finding } from '@rulebench/explorer';
import { DOES_NOT_HOLD, HOLDS, INTERRUPTED } from '../exit-codes.ts';
import { explorationLines } from '../explore-lines.ts';
import { startsFor, type StartFlags } from '../exploring.ts';
import { cannotRun, CannotRun, mustHaveVariant } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { put, putJson } from '../output.ts';
import { count, paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { load } from '../workspace.ts';

export interface ExploreFlags extends StartFlags {
  readonly variant?: string;
  readonly maxStates: number;
  /** Seconds. */
  readonly maxTime: number;
  /** Megabytes. */
  readonly maxMemory: number;
  readonly out?: string;
  readonly json?: boolean;
}

const MEGABYTE = 2 ** 20;

/** Explores a module. Returns the exit code. @throws CannotRun */
export async function exploreModule(io: Io, module: string, flags: ExploreFlags): Promise<number> {
  const { library, only, problems } = await load(io, { paths: [], modules: [module] });
  const found = library.modules.get(only[0] ?? '');
  if (found === undefined) {
    const why = problems[0];
    throw why === undefined ? new CannotRun('RB306', `there is no module "${module}"`) : cannotRun(why);
  }
  mustHaveVariant([found], flags.variant);
  const bench = benchOf(found, flags.variant);
  const { starts, partial } = await startsFor(io, library, bench, flags);
  const progress = progressOn(io);
  const { result, interrupted } = await interruptible(io, (signal) => explore(bench, starts, {
    partial, signal,
    limits: { states: flags.maxStates, time: flags.maxTime * 1000, memory: flags.maxMemory * MEGABYTE },
    memory: () => process.memoryUsage.rss(),
    onProgress: ({ states, open, depth, time }) => { progress.tell(`${count(states, 'state')}, ${String(open)} to look at, depth ${String(depth)}, ${String(Math.round(time / 1000))} s`); },
  })).finally(() => { progress.end(); });
  if (flags.out !== undefined) await writeFindings(io, result, flags.out);
  const ok = result.findings.every(({ known }) => known !== undefined) && result.outdated.length === 0;
  if (flags.json === true) putJson(io, answer(result, ok));
  else io.out.write(`${explorationLines(result, found.title, paintFor(io, io.out)).join('\n')}\n`);
  if (interrupted) return INTERRUPTED;
  return ok ? HOLDS : DOES_NOT_HOLD;
}

function answer({ findings, ...rest }: Exploration, ok: boolean): object {
  return { ok, ...rest, time: Math.round(rest.time), findings: findings.map(findingJson) };
}

function findingJson(finding: Finding): object {
  const { run, start, ...rest } = finding;
  const [example, link, trace] = [exampleFor(finding), linkFor(finding), traceFor(finding)];
  return {
    ...rest,
    ...(start === undefined ? {} : { start: start.name }),
    ...(run === undefined ? {} : { events: run.steps.length - 1 }),
    ...(example === undefined ? {} : { example }), ...(link === undefined ? {} : { link }), ...(trace === undefined ? {} : { trace }),
  };
}

/** Each finding as a ruling file that `rulebench run` replays, and as a trace that the debugger opens. @throws RB308 */
async function writeFindings(io: Io, { findings, module }: Exploration, folder: string): Promise<void> {
  await mkdir(resolve(io.cwd, folder), { recursive: true }).catch(() => undefined); // what cannot be made cannot be written into, and that is said
  for (const finding of findings) {
    const ruling = rulingFor(finding, module);
    if (ruling === undefined) continue;
    await put(io, ruling, join(folder, `${slugOf(finding)}.ruling.md`));
    await put(io, `${JSON.stringify(traceFor(finding), undefined, 2)}\n`, join(folder, `${slugOf(finding)}.trace.json`));
  }
}
