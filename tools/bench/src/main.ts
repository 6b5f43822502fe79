/** Measures every entry, or those that are named, and prints the ratios: a line each, or with `--json` one object. With `browser`, what is measured in Chromium instead. */

import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Bench } from 'tinybench';
import { loadLibrary } from '@rulebench/rulings/node';
import { measureInBrowser } from './browser.ts';
import { entries } from './entries.ts';
import type { Contest, Figure } from './entry.ts';

/** How long each side is measured at least in each round, in milliseconds, after as long a warm-up. Rounds of both sides alternate, as the machine may have other work. */
const TIME = 200;
const ROUNDS = 3;

const root = fileURLToPath(new URL('../../../', import.meta.url));
const json = process.argv.includes('--json');
const named = process.argv.slice(2).filter((one) => !one.startsWith('--'));

const { library } = await loadLibrary({ root });
if (process.argv.includes('browser')) {
  await measureInBrowser(library, json);
  process.exit();
}
const busy = (): string => loadavg()[0]?.toFixed(1) ?? '';
if (!json) console.log(`${String(availableParallelism())} cores; before it began, ${busy()} threads were at work on something else.`);
const ratios: Record<string, Ratio & { readonly against: string }> = {};
const figures: Record<string, Pick<Figure, 'unit'> & { readonly value: number }> = {};
for (const entry of await entries()) {
  const { name } = entry;
  if (named.length > 0 && !named.includes(name)) continue;
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
else console.log(`At the end ${busy()} threads were at work, these among them.`);

function tell(name: string, value: number, what: string): void {
  if (!json) console.log(`${name.padEnd(22)} ${value.toPrecision(3).padStart(10)} ${what}`);
}

interface Ratio {
  readonly value: number;
  /** States a second on both sides, where they are walks. */
  readonly states?: readonly number[];
}

/** One side against the other: of all rounds the median of each. */
async function ratioOf({ measured, base, states, close }: Contest): Promise<Ratio> {
  const sides = [measured, base] as const;
  const many = states === undefined ? undefined : [Number(await measured()), Number(await base())] as const;
  const times = await alternately(sides);
  await close?.();
  const [one, other] = times.map((time, i) => time / (many?.[i] ?? 1));
  const ratio = (one ?? Number.NaN) / (other ?? Number.NaN);
  if (!Number.isFinite(ratio)) throw new Error('nothing was measured');
  const value = Number(ratio.toPrecision(4));
  return many === undefined ? { value } : { value, states: many.map((count, i) => Math.round(count / (times[i] ?? Number.NaN) * 1000)) };
}

/** The times of both sides, in milliseconds. */
async function alternately(sides: readonly (() => unknown)[]): Promise<readonly number[]> {
  const times: number[][] = sides.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, side] of sides.entries()) {
      const bench = new Bench({ time: TIME, warmupTime: round === 0 ? TIME : 0, iterations: 1, warmupIterations: 1, throws: true });
      bench.add('side', async () => { await side(); });
      for (const { result } of await bench.run()) times[i]?.push('latency' in result ? result.latency.p50 : Number.NaN);
    }
  }
  return times.map((of) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN);
}
