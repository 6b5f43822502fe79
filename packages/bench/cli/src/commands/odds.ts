/** `rulebench odds`: exact distributions of a module's metrics, where chance is finite; over a range of inputs where that is asked for. */

import { stringify } from 'csv-stringify/sync';
import { inTurns, oddsPage, stepperOf, sweptOdds, type Sweep, type SweptOdds } from '@rulebench/explorer';
import { counted } from '@rulebench/rulings';
import { HOLDS } from '../exit-codes.ts';
import { CannotRun } from '../failure.ts';
import type { Io } from '../io.ts';
import { moduleAsked } from '../module-asked.ts';
import { questionFrom, questionIn, type QuestionFlags } from '../odds/asked.ts';
import { oddsLines, sweptLines } from '../odds/lines.ts';
import { put } from '../output.ts';
import { paintFor } from '../paint.ts';
import { progressOn } from '../progress.ts';
import { pathsFor, startAsked, type Start, type StartFlags } from '../start-asked.ts';
import { tellReplaced } from '../workspace.ts';

export interface OddsFlags extends StartFlags, QuestionFlags {
  readonly ask?: string;
  readonly page?: string;
  readonly maxStates: number;
  /** Seconds. */
  readonly maxTime: number;
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly out?: string;
}

/** Answers, or says why there are no exact odds. Returns the exit code. @throws CannotRun, and RB420 to RB445 of the explorer */
export async function odds(io: Io, module: string, flags: OddsFlags): Promise<number> {
  const written = flags.ask === undefined ? {} : await questionIn(io, flags.ask);
  const found = await moduleAsked(io, module, await pathsFor(io, flags));
  tellReplaced(io, found.workspace);
  const elsewhere = [flags.fixture, flags.example, flags.input].some((one) => one !== undefined);
  const start = await startAsked(io, found, elsewhere || written.fixture === undefined ? flags : { ...flags, fixture: written.fixture });
  const { question, sweeps } = await questionFrom(io, start, written, flags);
  if (flags.page !== undefined && sweeps.length === 0) throw new CannotRun('RB301', 'a page shows what is varied, and nothing is', { hint: 'say what, with --sweep path=values' });
  const progress = progressOn(io);
  try {
    const walk = sweptOdds({ bench: start.bench, stepper: stepperOf(start.bench) }, question, sweeps, { maxStates: flags.maxStates, maxTime: flags.maxTime * 1000 });
    const rows = await inTurns(walk, { onTurn: ({ done, of, states }) => { progress.tell(of === 1 ? counted(states, 'state') : `${String(done)} of ${counted(of, 'setting')}`); } });
    progress.end();
    const title = written.title ?? `${start.bench.module.title}, from ${start.says}`;
    if (flags.page !== undefined) await put(io, oddsPage(title, sweeps, rows), flags.page);
    await put(io, textOf(io, start, title, sweeps, rows, flags), flags.out);
    return HOLDS;
  } finally {
    progress.end();
  }
}

function textOf(io: Io, { bench, says }: Start, title: string, sweeps: readonly Sweep[], rows: readonly SweptOdds[], { json, csv, out }: OddsFlags): string {
  if (csv === true) return csvOf(sweeps, rows);
  if (json === true) return `${JSON.stringify({ ok: true, module: bench.module.id, variant: bench.variant, from: says, title, sweeps, rows })}\n`;
  const paint = paintFor(io, out === undefined ? io.out : { write: () => undefined });
  const [only] = rows;
  const lines = sweeps.length === 0 && only !== undefined ? oddsLines(only.odds, paint) : sweptLines(sweeps, rows, paint);
  return `${[paint.bold(title), '', ...lines].join('\n')}\n`;
}

/** A line an outcome: the value of each sweep, the metric, its value, and the odds as fraction and decimal. Pure. */
function csvOf(sweeps: readonly Sweep[], rows: readonly SweptOdds[]): string {
  return stringify([
    [...sweeps.map(({ name }) => name), 'metric', 'value', 'fraction', 'decimal'],
    ...rows.flatMap(({ labels, odds: { metrics } }) => metrics.flatMap(({ id, outcomes }) => outcomes.map(({ value, odds: { fraction, decimal } }) => [...labels, id, value, fraction, decimal]))),
  ]);
}
