/** The command as a process: its arguments in, its exit code out. */

import { Console } from 'node:console';
import { CANNOT_RUN } from './exit-codes.ts';
import { CannotRun } from './failure.ts';
import { processIo } from './io.ts';
import { main, tell } from './main.ts';

const args = process.argv.slice(2);
const io = processIo();
let ended = false;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  ended = true;
  if (error.code === 'EPIPE') process.exit(0); // whoever read the output has seen enough
  throw error;
});

// A module runs in this process: what it prints, throws too late or ends must not be taken for the answer.
globalThis.console = new Console(process.stderr);
process.on('uncaughtException', (thrown) => {
  ended = true;
  tell(thrown, args, io);
  process.exit(CANNOT_RUN);
});
process.on('exit', () => {
  if (ended) return;
  process.exitCode = CANNOT_RUN;
  tell(new CannotRun('RB399', 'the process ended before its work was done', { hint: 'look for process.exit, or for an await that nothing answers, in the modules' }), args, io);
});

const code = await main(args, io);
ended = true;
process.exitCode = code;
