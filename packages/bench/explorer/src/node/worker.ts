/** What a thread does: shards of simulations, and of explorations. */

import { Console } from 'node:console';
import { simulateSpan } from '../simulate/simulate.ts';
import { benchAt } from './bench-at.ts';
import type { SimulationShard, SpanDone } from './job.ts';

export { lookForWalk } from './hand.ts';

// What a module prints must not be taken for an answer of the command.
globalThis.console = new Console(process.stderr);

/** The runs of one shard. @throws RB430 where the module cannot be loaded, RB420 where it has no such metric or policy */
export async function simulateShard({ module, simulation, ...span }: SimulationShard): Promise<SpanDone> {
  return { from: span.from, to: span.to, rows: [...simulateSpan({ ...await benchAt(module), simulation }, span)] };
}
