/** `rulebench explore`: every state that a module can reach, and what is wrong there. */

import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { exampleFor, explore, linkFor, rulingFor, slugOf, startsOf, traceFor, type Exploration, type Finding, type Start } from '@rulebench/explorer';
import { crewOf, type ThreadCrew } from '@rulebench/explorer/node';
import { counted } from '@rulebench/rulings';
import { DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import { explorationLines } from '../explore-lines.ts';
import { CannotRun, mustHaveVariant } from '../failure.ts';
import { interruptionOf } from '../interruption.ts';
import type { Io } from '../io.ts';
import { keptWalk, type KeepFlags, type KeptWalk } from '../kept-walk.ts';
import { moduleAsked, type ModuleAsked } from '../module-asked.ts';
import { put, putJson } from '../output.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { pathsFor, startAsked, type StartFlags } from '../start-asked.ts';
import { tellReplaced } from '../workspace.ts';

export interface ExploreFlags extends StartFlags, KeepFlags {
  readonly maxStates: number;
  /** Seconds. */
  readonly maxTime: number;
  /** Megabytes. */
  readonly maxMemory: number;
  readonly threads?: number;
  readonly out?: string;
  readonly json?: boolean;
}

const MEGABYTE = 2 ** 20;

/** Explores a module. Returns the exit code. @throws CannotRun */
export async function exploreModule(io: Io, module: string, flags: ExploreFlags): Promise<number> {
  const found = await moduleAsked(io, module, await pathsFor(io, flags));
  tellReplaced(io, found.workspace);
  const { title } = found.asked.module;
  const from = await startsFor(io, found, flags);
  const file = await keptWalk(io, flags);
  const interruption = interruptionOf(io);
  const crew = crewFor(found, from, flags);
  const result = await walked(io, from, file, { flags, signal: interruption.signal, crew }).finally(() => crew?.close());
  interruption.off();
  await file.kept();
  if (flags.out !== undefined) await writeFindings(io, result, flags.out);
  const ok = result.findings.every(({ known }) => known !== undefined) && result.outdated.length === 0;
  if (flags.json === true) putJson(io, answer(result, ok));
  else io.out.write(`${explorationLines(result, title, paintFor(io, io.out)).join('\n')}\n`);
  if (interruption.signal.aborted) return interruption.code;
  return ok ? HOLDS : DOES_NOT_HOLD;
}

interface From {
  readonly bench: Bench;
  readonly starts: readonly Start[];
  /** Whether they are only some of the module's. */
  readonly partial: boolean;
}

/** The one start that is asked for; else those of all examples and fixtures. @throws RB307 where there is none, and what `startAsked` throws */
async function startsFor(io: Io, found: ModuleAsked, flags: ExploreFlags): Promise<From> {
  const { module } = found.asked;
  if (flags.fixture !== undefined || flags.example !== undefined || flags.input !== undefined) {
    const { bench, says, ...start } = await startAsked(io, found, flags);
    return { bench, starts: [{ ...start, name: says }], partial: true };
  }
  mustHaveVariant([module], flags.variant);
  const bench = benchOf(module, flags.variant);
  const starts = startsOf(found.workspace.library, bench);
  if (starts.length === 0) throw new CannotRun('RB307', `there is nothing to start "${module.id}" from`, { hint: 'write an example of a ruling for it, or give --input' });
  return { bench, starts, partial: false };
}

/** Threads that look at states too; none where one thread is asked for. */
function crewFor({ asked: { module, file }, workspace: { library } }: ModuleAsked, { bench: { variant } }: From, { threads = availableParallelism() }: ExploreFlags): ThreadCrew | undefined {
  const written = library.variants.filter((one) => one.module === module.id && variant.split('+').includes(one.id));
  return threads === 1 ? undefined : crewOf({ file, variant, written }, { threads });
}

interface Walking {
  readonly flags: ExploreFlags;
  readonly signal: AbortSignal;
  readonly crew: ThreadCrew | undefined;
}

async function walked(io: Io, { bench, starts, partial }: From, { saved, keep }: KeptWalk, { flags, signal, crew }: Walking): Promise<Exploration> {
  const progress = progressOn(io);
  try {
    return await explore(bench, starts, {
      partial, signal, saved,
      ...(keep === undefined ? {} : { onSave: keep }), ...(crew === undefined ? {} : { crew }),
      limits: { states: flags.maxStates, time: flags.maxTime * 1000, memory: flags.maxMemory * MEGABYTE },
      memory: () => process.memoryUsage.rss(),
      onProgress: ({ states, open, depth, time }) => { progress.tell(`${counted(states, 'state')}, ${String(open)} to look at, depth ${String(depth)}, ${String(Math.round(time / 1000))} s`); },
    });
  } finally {
    progress.end();
  }
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
