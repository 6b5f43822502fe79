/** Measures every entry and prints the ratios: a line each, or with `--json` one object. With `browser`, what is measured in Chromium instead. */

import { fileURLToPath } from 'node:url';
import { Bench } from 'tinybench';
import { loadLibrary } from '@rulebench/rulings/node';
import { measureInBrowser } from './browser.ts';
import { entries } from './entries.ts';
import type { Contest, Figure } from './entry.ts';

/** How long each side is measured at least, in milliseconds, after as long a warm-up; a slow side is measured three times. */
const TIME = 600;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const json = process.argv.includes('--json');

const { library } = await loadLibrary({ root });
if (process.argv.includes('browser')) {
  await measureInBrowser(library, json);
  process.exit();
}
const ratios: Record<string, Ratio & { readonly against: string }> = {};
const figures: Record<string, Pick<Figure, 'unit'> & { readonly value: number }> = {};
for (const entry of await entries()) {
  const { name } = entry;
  if ('measure' in entry) {
    const value = Number(entry.measure().toPrecision(4));
    figures[name] = { value, unit: entry.unit };
    tell(name, value, entry.unit);
    continue;
  }
  const { against } = entry;
  const ratio = await ratioOf(await entry.prepare(library));
  ratios[name] = { ...ratio, against };
  const { value, states } = ratio;
  tell(name, value, `× ${against}${states === undefined ? '' : ` (${states.map((many) => many.toLocaleString('en')).join(' against ')} states a second)`}`);
}
if (json) console.log(JSON.stringify({ ratios, figures }));

function tell(name: string, value: number, what: string): void {
  if (!json) console.log(`${name.padEnd(20)} ${value.toPrecision(3).padStart(10)} ${what}`);
}

interface Ratio {
  readonly value: number;
  /** States a second on both sides, where they are walks. */
  readonly states?: readonly number[];
}

/** The medians of both sides, one against the other. */
async function ratioOf({ measured, base, states }: Contest): Promise<Ratio> {
  const bench = new Bench({ time: TIME, warmupTime: TIME, iterations: 3, warmupIterations: 1, throws: true });
  bench.add('measured', () => { measured(); }).add('base', () => { base(); });
  const [one, other] = (await bench.run()).map(({ result }) => ('latency' in result ? result.latency.p50 : Number.NaN));
  const ratio = (one ?? Number.NaN) / (other ?? Number.NaN);
  if (!Number.isFinite(ratio)) throw new Error('nothing was measured');
  const value = Number(ratio.toPrecision(4));
  if (states !== true || one === undefined || other === undefined) return { value };
  return { value, states: ([[measured, one], [base, other]] as const).map(([side, time]) => Math.round(Number(side()) / time * 1000)) };
}
