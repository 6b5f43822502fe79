/** `rulebench schema`: JSON Schemas of ruling examples, sources, fixtures and variants, for editors that complete and check YAML by them. */

import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { schemaFor } from '@rulebench/rulings';
import { shownPath } from '@rulebench/rulings/node';
import { HOLDS } from '../exit-codes.ts';
import { CannotRun } from '../failure.ts';
import type { Io } from '../io.ts';
import { put, putJson } from '../output.ts';
import { load } from '../workspace.ts';

export interface SchemaFlags {
  readonly module: readonly string[];
  readonly out: string;
  readonly json?: boolean;
}

/** Writes `example`, `source`, `fixtures` and `variants` schemas into a folder, which is made where it is missing. Returns the exit code. @throws CannotRun */
export async function writeSchemas(io: Io, { module, out, json }: SchemaFlags): Promise<number> {
  const { library, only } = await load(io, { paths: [], modules: module });
  const modules = [...library.modules.values()].filter(({ id }) => only.length === 0 || only.includes(id));
  if (modules.length === 0) throw new CannotRun('RB306', 'there is no module to write schemas for', { hint: 'name one with --module' });
  const schemas = schemaFor(modules);
  if (json === true) {
    putJson(io, schemas);
    return HOLDS;
  }
  const folder = resolve(io.cwd, out);
  await made(folder, io);
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join(folder, `${name}.schema.json`);
    await put(io, `${JSON.stringify(schema, null, 2)}\n`, file);
    io.out.write(`${shownPath(file, io.cwd)}\n`);
  }
  return HOLDS;
}

async function made(folder: string, { cwd }: Io): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (thrown) {
    const reason = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'it failed';
    throw new CannotRun('RB308', `this folder cannot be made (${reason})`, { place: { file: shownPath(folder, cwd), line: 1, column: 1 }, hint: 'name a folder in a directory that is there' });
  }
}
