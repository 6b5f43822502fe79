/** `rulebench compare`: two variants of a module, or what held on two days: which examples flip, and the shortest run in which they part. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import { compared, inTurns, partingRuling, sideOf, type Compared, type ComparisonProgress, type Side } from '@rulebench/explorer';
import { counted, isDate } from '@rulebench/rulings';
import { comparisonJson } from '../compare/json.ts';
import { comparisonLines } from '../compare/lines.ts';
import { DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import { CannotRun, mustHaveVariant } from '../failure.ts';
import { interruptionOf } from '../interruption.ts';
import type { Io } from '../io.ts';
import { moduleAsked, type ModuleAsked } from '../module-asked.ts';
import { put, putJson } from '../output.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { pathsFor, startAsked, type StartFlags } from '../start-asked.ts';
import { tellReplaced } from '../workspace.ts';

export interface CompareFlags extends Omit<StartFlags, 'variant'> {
  readonly asOf: readonly string[];
  readonly maxStates: number;
  /** Seconds. */
  readonly maxTime: number;
  readonly maxDepth?: number;
  readonly out?: string;
  readonly json?: boolean;
}

interface TwoSides { readonly a: Side; readonly b: Side }

/** Compares, and says what differs. Returns the exit code: 0 where nothing does. @throws CannotRun */
export async function compare(io: Io, module: string, sides: readonly string[], flags: CompareFlags): Promise<number> {
  const asked = await moduleAsked(io, module, await pathsFor(io, flags));
  tellReplaced(io, asked.workspace);
  const { found, code } = await walked(io, asked, sidesOf(asked, [...flags.asOf, ...sides]), flags);
  const { parting, a, b } = found;
  if (flags.json === true) putJson(io, comparisonJson(found));
  else io.out.write(`${comparisonLines(asked.workspace.library, found, paintFor(io, io.out)).join('\n')}\n`);
  if (flags.out !== undefined && parting !== undefined) {
    await put(io, partingRuling(found, parting), flags.out);
    if (flags.json !== true) io.err.write(`see where they part: rulebench run ${flags.out}#1 (${a.asked}), #2 (${b.asked})\n`);
  }
  return code;
}

/** @throws RB301 where none or more than two are given, RB302 where one is no variant */
function sidesOf({ workspace: { library }, asked: { module } }: ModuleAsked, [one, other = DEFAULT_VARIANT, ...more]: readonly string[]): TwoSides {
  const known = [DEFAULT_VARIANT, ...(module.variants ?? []).map(({ id }) => id)];
  if (one === undefined) throw new CannotRun('RB301', 'nothing to compare is named', { hint: `name one or two of ${known.join(', ')}, or days such as 1998-04-07` });
  if (more.length > 0) throw new CannotRun('RB301', `two are compared, and these are ${String(more.length + 2)}`, { hint: 'join variants that hold together by +' });
  for (const asked of [one, other]) if (!isDate(asked)) mustHaveVariant([module], asked);
  return { a: sideOf(library, module, one), b: sideOf(library, module, other) };
}

/** Ctrl-C ends the walk, and what was found until then is told. */
async function walked(io: Io, asked: ModuleAsked, sides: TwoSides, flags: CompareFlags): Promise<{ readonly found: Compared; readonly code: number }> {
  const given = [flags.fixture, flags.example, flags.input].some((one) => one !== undefined) ? await startAsked(io, asked, { ...flags, variant: sides.a.variant }) : undefined;
  const { signal, code, off } = interruptionOf(io);
  const progress = progressOn(io);
  try {
    const limits = { maxStates: flags.maxStates, maxTime: flags.maxTime * 1000, ...(flags.maxDepth === undefined ? {} : { maxDepth: flags.maxDepth }), stopped: () => signal.aborted };
    const walk = compared(asked.workspace.library, sides, limits, given === undefined ? undefined : [{ ...given, name: given.says }]);
    const found = await inTurns(walk, { onTurn: (now) => { progress.tell(wordsFor(now)); } });
    return { found, code: signal.aborted ? code : codeOf(found) };
  } finally {
    progress.end();
    off();
  }
}

function codeOf({ flips, refusals, parting }: Compared): number {
  return flips.length + refusals.length > 0 || parting !== undefined ? DOES_NOT_HOLD : HOLDS;
}

function wordsFor(progress: ComparisonProgress): string {
  return 'examples' in progress ? counted(progress.examples, 'example') : `${counted(progress.walked.pairs, 'pair')} of states, runs of ${counted(progress.walked.depth, 'event')}`;
}
