/** The command as a function: arguments in, exit code out, never an exception. */

import { CommanderError } from 'commander';
import { CANNOT_RUN, HOLDS } from './exit-codes.ts';
import { CannotRun, errorJson, failureOf, lineOf } from './failure.ts';
import type { Io } from './io.ts';
import { paintFor } from './paint.ts';
import { programFor } from './program.ts';

/**
 * Runs one command line.
 *
 * @param args what stands behind `rulebench`
 * @returns the exit code: 0 holds, 1 does not hold, 2 cannot run
 * @example
 * const code = await main(['check', '--json'], processIo());
 */
export async function main(args: readonly string[], io: Io): Promise<number> {
  let code: number = HOLDS;
  try {
    await programFor(io, (found) => { code = found; }).parseAsync(args, { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return HOLDS;
    if (thrown instanceof CommanderError && thrown.code === 'commander.help') return CANNOT_RUN;
    tell(thrown instanceof CommanderError ? usage(thrown) : thrown, args, io);
    return CANNOT_RUN;
  }
}

/** Commander's words, with its guess as the hint. */
function usage({ message }: CommanderError): CannotRun {
  const [first = '', ...rest] = message.split('\n');
  const guess = /Did you mean (.+)\?\)$/.exec(rest.join(' '))?.[1];
  const said = first.replace(/^error: /, '').replaceAll("'", '"').replace(' is invalid. ', ' is invalid: ').replace('Allowed choices are', 'it can be').replace(/\.$/, '');
  return new CannotRun('RB301', said, {
    hint: guess === undefined ? 'see rulebench --help' : `did you mean "${guess}"?`,
  });
}

/** Says in one line, or in one JSON object, what kept the command from its work. */
export function tell(thrown: unknown, args: readonly string[], io: Io): void {
  const failure = failureOf(thrown);
  if (args.includes('--json')) io.out.write(`${JSON.stringify({ ok: false, error: errorJson(failure) })}\n`);
  else io.err.write(`${paintFor(io, io.err).red('✕')} ${lineOf(failure)}\n`);
  if ((io.env['RULEBENCH_DEBUG'] ?? '') !== '' && thrown instanceof Error) io.err.write(`${thrown.stack ?? ''}\n`);
}
