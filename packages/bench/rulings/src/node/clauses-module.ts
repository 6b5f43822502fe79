/** The sentences of a source's clauses as a TypeScript module, so that an app can show them without carrying the ruling files. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRuling } from '../ruling.ts';
import type { Ruling } from '../types.ts';

/**
 * The text of a source's `src/clauses.ts`: every clause's sentence, with its ruling, by id.
 *
 * @param folder the folder of its ruling files
 * @throws an error of one line, `file:line:col: what is wrong`, at the first ruling that cannot be read
 */
export function clausesModule(folder: string): string {
  const rulings = readdirSync(folder).filter((file) => file.endsWith('.ruling.md')).sort().map((file) => rulingIn(folder, file));
  const entries = rulings.flatMap((ruling) => ruling.clauses.map(({ id, sentence }) => `  ${quoted(id)}: ${entryOf(ruling, sentence)},\n`));
  return `/** The sentence of every clause. Written by \`npm run clauses\` from the ruling files; a test keeps it fresh. */

/** A clause as people read it, and where it stands. */
export interface ClauseText {
  readonly sentence: string;
  readonly ruling: string;
  readonly revision: number;
  /** ISO date. */
  readonly effective?: string;
}

export const clauses: Readonly<Record<string, ClauseText>> = {
${entries.join('')}};
`;
}

function rulingIn(folder: string, file: string): Ruling {
  const { value, problems } = parseRuling(readFileSync(join(folder, file), 'utf8'), file);
  const first = problems[0];
  if (value !== undefined && first === undefined) return value;
  throw new Error(`${file}:${String(first?.place.line ?? 1)}:${String(first?.place.column ?? 1)}: ${first?.message ?? 'this is no ruling'}`);
}

function entryOf({ id, revision, effective }: Ruling, sentence: string): string {
  const since = effective === undefined ? '' : `, effective: ${quoted(effective)}`;
  return `{ sentence: ${quoted(sentence)}, ruling: ${quoted(id)}, revision: ${String(revision)}${since} }`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
