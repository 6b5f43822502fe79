/**
 * Writing examples into ruling files, for the page that a developer has open. Only Storybook's own server has it, only for
 * its own pages, and only below a clause of a ruling that the workspace holds; the file is replaced whole or not at all.
 */

import { createTwoFilesPatch } from 'diff';
import { randomUUID } from 'node:crypto';
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { errorOf, isRecord, RulebenchError } from '@rulebench/core';
import { runExample, withExample } from '@rulebench/rulings';
import { RULING } from './files.ts';
import type { Workspaces } from './workspace.ts';

/** Where a page sends an example to. */
export const WRITING = '/__rulebench/example';

const MOST_BYTES = 200_000;

/** What a page asks for. */
export interface Wanted {
  readonly clause: string;
  readonly block: string;
  /** Only to be told what would change. */
  readonly dry: boolean;
}

/** What was done, or would be. */
export interface Written {
  readonly file: string;
  readonly diff: string;
}

/**
 * Puts an example below its clause.
 * @throws RB180, RB181 as `withExample` does; RB182 where it does not hold, RB183 where the ruling is not a file of the workspace
 */
export async function writeExample(workspaces: Workspaces, root: string, { clause, block, dry }: Wanted): Promise<Written> {
  const { library, rulings } = await workspaces.read();
  const ruling = rulings.find(({ clauses }) => clauses.some(({ id }) => id === clause));
  if (ruling === undefined) throw new RulebenchError('RB180', `no ruling in force has a clause "${clause}"`);
  const path = await pathWithin(root, ruling.place.file);
  const text = await readFile(path, 'utf8');
  const { text: next, example } = withExample({ text, file: ruling.place.file, clause, block });
  const { ok, failures: [failure] } = runExample(library, example);
  if (!ok) throw new RulebenchError('RB182', `the example does not hold: ${failure?.problem.message ?? 'it parts from what it expects'}`);
  if (!dry) await replace(path, next);
  return { file: ruling.place.file, diff: createTwoFilesPatch(ruling.place.file, ruling.place.file, text, next, '', '', { context: 2 }) };
}

async function pathWithin(root: string, file: string): Promise<string> {
  const [base, path] = await Promise.all([realpath(root), realpath(join(root, file))]);
  if (!path.startsWith(base + sep) || !RULING.test(path)) throw new RulebenchError('RB183', `${file} is no ruling file of this workspace`);
  return path;
}

async function replace(path: string, text: string): Promise<void> {
  const beside = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(beside, text, { encoding: 'utf8', flag: 'wx' });
    await rename(beside, path);
  } catch (thrown) {
    await rm(beside, { force: true });
    throw thrown;
  }
}

/** Whether a request comes from a page of this very server. Pure. */
export function isOwnPage({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host, origin } = headers;
  return method === 'POST' && host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
    && (headers['content-type'] ?? '').startsWith('application/json');
}

/** Answers a page: 200 with what was written, 400 with one clear sentence, 403 to strangers. */
export async function answerWriting(workspaces: Workspaces, root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, body: object): void => { response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)); };
  if (!isOwnPage(request)) { answer(403, { message: 'only a page of this server may write examples' }); return; }
  try {
    const wanted = await bodyOf(request);
    if (!isWanted(wanted)) throw new RulebenchError('RB181', 'this is not an example to write');
    answer(200, await writeExample(workspaces, root, wanted));
  } catch (thrown) {
    const { code, message } = errorOf(thrown);
    answer(400, { message: `${message} (${code})` });
  }
}

function isWanted(body: unknown): body is Wanted {
  return isRecord(body) && typeof body['clause'] === 'string' && typeof body['block'] === 'string' && typeof body['dry'] === 'boolean';
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) { // boundary: a request without an encoding gives buffers
    size += part.length;
    if (size > MOST_BYTES) throw new RulebenchError('RB181', 'this is too long for an example');
    parts.push(part);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return body;
  } catch {
    throw new RulebenchError('RB181', 'this is not an example to write');
  }
}
