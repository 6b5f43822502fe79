/** Measures every entry and prints the ratios: a line each, or with `--json` one object. With `browser`, what is measured in Chromium instead. */

import { fileURLToPath } from 'node:url';
import { Bench } from 'tinybench';
import { loadLibrary } from '@rulebench/rulings/node';
import { measureInBrowser } from './browser.ts';
import { entries } from './entries.ts';
import type { Contest } from './entry.ts';

/** How long each side is measured at least, in milliseconds, after as long a warm-up; a slow side is measured three times. */
const TIME = 600;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const json = process.argv.includes('--json');

const { library } = await loadLibrary({ root });
if (process.argv.includes('browser')) {
  await measureInBrowser(library, json);
  process.exit();
}
const ratios: Record<string, { value: number; against: string }> = {};
for (const { name, against, prepare } of await entries()) {
  const value = await ratioOf(await prepare(library));
  ratios[name] = { value, against };
  if (!json) console.log(`${name.padEnd(14)} ${value.toPrecision(3).padStart(10)} × ${against}`);
}
if (json) console.log(JSON.stringify({ ratios }));

/** The medians of both sides, one against the other. */
async function ratioOf({ measured, base }: Contest): Promise<number> {
  const bench = new Bench({ time: TIME, warmupTime: TIME, iterations: 3, warmupIterations: 1, throws: true });
  bench.add('measured', () => { measured(); }).add('base', () => { base(); });
  const [one, other] = (await bench.run()).map(({ result }) => ('latency' in result ? result.latency.p50 : Number.NaN));
  const ratio = (one ?? Number.NaN) / (other ?? Number.NaN);
  if (!Number.isFinite(ratio)) throw new Error('nothing was measured');
  return Number(ratio.toPrecision(4));
}
