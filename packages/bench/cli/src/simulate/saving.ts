/** The file in which a simulation keeps what is done, so that it can be gone on with. */

import { resolve } from 'node:path';
import { isRecord, isRulebenchError, type Stamp } from '@rulebench/core';
import { ENDINGS, type Row, type Simulation } from '@rulebench/explorer';
import { addSaved, beginSaving, differingKey, readSaved, type SavedFormat, type SpanDone } from '@rulebench/explorer/node';
import type { WrittenVariant } from '@rulebench/rulings';
import { shownPath } from '@rulebench/rulings/node';
import { CannotRun, withoutCode } from '../failure.ts';
import type { Io } from '../io.ts';

/** What is simulated, of what. */
export interface Work {
  readonly of: Stamp;
  /** The values of its variant, where that is written as data. */
  readonly values: readonly WrittenVariant['replaced'][];
  readonly simulation: Simulation;
}

export interface SaveFlags {
  readonly save?: string;
  readonly resume?: string;
}

export interface Saving {
  /** What was done before. */
  readonly done: readonly Row[];
  /** Keeps what is done now. */
  readonly keep: (done: SpanDone) => void;
}

const format: SavedFormat<Work, SpanDone> = {
  kind: 'simulation',
  isWork: (value): value is Work => isRecord(value) && isRecord(value['of']) && isRecord(value['simulation']),
  isDone: (value): value is SpanDone => isRecord(value) && Array.isArray(value['rows']) && value['rows'].every(isRow),
};

function isRow(value: unknown): value is Row {
  return isRecord(value) && Number.isInteger(value['run']) && Number.isInteger(value['steps']) && ENDINGS.some((ending) => ending === value['ended'])
    && Array.isArray(value['values']) && value['values'].every((one) => one === null || typeof one === 'number');
}

/**
 * Begins a file (`--save`), or opens one to go on with (`--resume`); keeps nothing where neither is asked for.
 * @throws RB323 where the file is there already, is none, or is of another simulation; RB308 where it cannot be written
 */
export function savingTo({ cwd }: Io, { save, resume }: SaveFlags, work: Work): Saving {
  const asked = resume ?? save;
  if (asked === undefined) return { done: [], keep: () => undefined };
  const file = resolve(cwd, asked);
  const place = { file: shownPath(file, cwd), line: 1, column: 1 };
  try {
    if (resume === undefined) beginSaving(file, format, work);
    return { done: resume === undefined ? [] : doneIn(file, work, place), keep: (done) => { addSaved(file, done); } };
  } catch (thrown) {
    throw cannotSave(thrown, place);
  }
}

function doneIn(file: string, work: Work, place: NonNullable<CannotRun['place']>): readonly Row[] {
  const saved = readSaved(file, format);
  const other = differingKey(partsOf(saved.work), partsOf(work));
  if (other !== undefined) throw new CannotRun('RB323', `this is the work of another simulation: its "${other}" is not the same`, { place, hint: 'give the same module and options, or begin another with --save' });
  const rows = saved.done.flatMap((one) => one.rows);
  return [...new Map(rows.map((row) => [row.run, row])).values()].sort((a, b) => a.run - b.run);
}

function partsOf({ of, simulation, values }: Work): object {
  return { ...of, ...simulation, values };
}

function cannotSave(thrown: unknown, place: NonNullable<CannotRun['place']>): CannotRun {
  if (thrown instanceof CannotRun) return thrown;
  if (isRulebenchError(thrown)) return new CannotRun('RB323', withoutCode(thrown.message), { place });
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'it failed';
  if (code === 'EEXIST') return new CannotRun('RB323', 'this file is there already', { place, hint: 'go on with it by --resume, or name another' });
  if (code === 'ENOENT') return new CannotRun('RB309', 'there is no such file or directory', { place });
  return new CannotRun('RB308', `this file cannot be written (${code})`, { place, hint: 'name a file in a directory that is there' });
}
