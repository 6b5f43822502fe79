/**
 * Finished shards in a file, so that a command that was ended in the middle can be gone on with: a line of JSON for the work
 * itself, then a line a shard, added in one go when it is done. A line that was cut off by the end is no line.
 */

import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { isRecord, RulebenchError, sameJson } from '@rulebench/core';

/** What is in such a file. */
export interface Saved<W, D> {
  readonly work: W;
  readonly done: readonly D[];
}

export interface SavedFormat<W, D> {
  /** What the file is of: `simulation`. */
  readonly kind: string;
  readonly isWork: (value: unknown) => value is W;
  readonly isDone: (value: unknown) => value is D;
}

/** Begins a file. @throws as Node does, where it is there already or cannot be written */
export function beginSaving<W, D>(file: string, { kind }: SavedFormat<W, D>, work: W): void {
  writeFileSync(file, lineOf({ rulebench: kind, work }), { flag: 'wx' });
}

/** Adds a finished shard. */
export function addSaved<D>(file: string, done: D): void {
  appendFileSync(file, lineOf(done));
}

/**
 * Reads such a file, and takes away what was cut off at its end, so that more can be added.
 * @throws RB431 where it is no such file, and as Node does where it cannot be read
 */
export function readSaved<W, D>(file: string, { kind, isWork, isDone }: SavedFormat<W, D>): Saved<W, D> {
  const text = readFileSync(file, 'utf8');
  const [head, ...lines] = text.split('\n').slice(0, -1);
  const first = parsed(head ?? '');
  if (!isRecord(first) || first['rulebench'] !== kind || !isWork(first['work'])) throw new RulebenchError('RB431', `this is no saved ${kind}`);
  const done = lines.map(parsed);
  const wrong = done.findIndex((one) => !isDone(one));
  if (wrong !== -1) throw new RulebenchError('RB431', `line ${String(wrong + 2)} of this saved ${kind} is not as it was written`);
  truncateSync(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
  return { work: first['work'], done: done.filter(isDone) };
}

/** The first key in which two pieces of work differ; nothing where they are the same. Pure. */
export function differingKey(a: object, b: object): string | undefined {
  const [one, other] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...new Set([...one.keys(), ...other.keys()])].find((key) => !sameJson(one.get(key), other.get(key)));
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
