/** The file of a trace that was opened on a module's own table: kept as it came, so that its events are there again after a reload. Too large for the storage that keeps the rest, it is in the browser's database. */

import { del, get, set } from 'idb-keyval';
import { isRecord } from '@rulebench/core';
import { browserKeeper } from './keep.ts';

const keyOf = (module: string): string => `rulebench:trace:${module}`;

/** A file by its name, which is given to no other. */
export interface TraceFile { readonly id: string; readonly file: Blob }

/** Keeps a file, and nothing but this one. @returns whether it could be kept */
export async function keepTrace(module: string, { id, file }: TraceFile): Promise<boolean> {
  browserKeeper.set(keyOf(module), undefined);
  try {
    await set(keyOf(module), { id, file });
    return browserKeeper.set(keyOf(module), id);
  } catch {
    return false; // full or forbidden
  }
}

/** The name of the trace that belongs to the table that was typed last, if one does. */
export function keptTrace(module: string): string | undefined {
  return browserKeeper.get(keyOf(module)) ?? undefined;
}

/** The file that was kept; none where there is none, or another page has put another there. */
export async function traceFile(module: string): Promise<TraceFile | undefined> {
  const id = keptTrace(module);
  try {
    const kept: unknown = id === undefined ? undefined : await get(keyOf(module));
    return id !== undefined && isRecord(kept) && kept['id'] === id && kept['file'] instanceof Blob ? { id, file: kept['file'] } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps no trace any more. */
export function leaveTrace(module: string): void {
  if (keptTrace(module) === undefined) return;
  browserKeeper.set(keyOf(module), undefined);
  del(keyOf(module)).catch(() => { /* what nothing refers to is not read */ });
}
