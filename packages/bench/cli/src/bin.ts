/** The command as a process: its arguments in, its exit code out. */

import { processIo } from './io.ts';
import { main } from './main.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0); // whoever read the output has seen enough
  throw error;
});
process.exitCode = await main(process.argv.slice(2), processIo());
