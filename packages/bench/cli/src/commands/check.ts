/** `rulebench check`: every example, and coverage both ways. */

import { newMemory, type Memory } from '@rulebench/rulings';
import { checked, type Checked } from '../checking.ts';
import { CANNOT_RUN, DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { put } from '../output.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { reported, type Reporter } from '../reporters/reporters.ts';
import { watch } from '../watch.ts';
import { load, tellReplaced, type Workspace } from '../workspace.ts';

export interface CheckFlags {
  readonly module: readonly string[];
  readonly variant?: string;
  readonly asOf?: string;
  readonly complete?: boolean;
  readonly watch?: boolean;
  readonly reporter: Reporter;
  readonly json?: boolean;
  readonly out?: string;
}

/** Checks, once or again and again. Returns the exit code. @throws CannotRun */
export async function check(io: Io, paths: readonly string[], flags: CheckFlags): Promise<number> {
  const memory = newMemory();
  if (flags.watch === true) return watch(io, { paths, modules: flags.module }, (workspace) => report(io, flags, workspace, memory));
  const { code } = await report(io, flags, await load(io, { paths, modules: flags.module }), memory);
  return code;
}

async function report(io: Io, flags: CheckFlags, workspace: Workspace, memory: Memory): Promise<{ readonly code: number }> {
  tellReplaced(io, workspace);
  const found = checkedWithProgress(io, flags, workspace, memory);
  const reporter = flags.json === true ? 'json' : flags.reporter;
  const paint = paintFor(io, flags.out === undefined ? io.out : { write: () => undefined });
  await put(io, await reported(found, reporter, paint, flags.asOf), flags.out);
  if (flags.out !== undefined && flags.json !== true) io.err.write(`${found.report.ok ? '✓ it holds' : '✕ it does not hold'}: see ${flags.out}\n`);
  return { code: found.broken ? CANNOT_RUN : found.report.ok ? HOLDS : DOES_NOT_HOLD };
}

function checkedWithProgress(io: Io, { variant, asOf, complete }: CheckFlags, workspace: Workspace, memory: Memory): Checked {
  const progress = progressOn(io);
  try {
    return checked(workspace, {
      memory,
      ...(variant === undefined ? {} : { variant }), ...(asOf === undefined ? {} : { asOf }), ...(complete === undefined ? {} : { complete }),
    }, (done, total) => { progress.tell(`${String(done)} of ${String(total)} examples`); });
  } finally {
    progress.end();
  }
}
