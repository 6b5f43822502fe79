/** Writes `src/clauses.ts` from the ruling files: `npm run clauses`. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseRuling, type Ruling } from '@rulebench/rulings';

const RULINGS = fileURLToPath(new URL('../rulings/', import.meta.url));
const CLAUSES = fileURLToPath(new URL('../src/clauses.ts', import.meta.url));

/** The text that `src/clauses.ts` should have. */
export function clausesText(): string {
  const rulings = readdirSync(RULINGS).filter((file) => file.endsWith('.ruling.md')).sort().map(rulingIn);
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

/** The text that it has. */
export function clausesOnDisk(): string {
  return readFileSync(CLAUSES, 'utf8');
}

function rulingIn(file: string): Ruling {
  const { value, problems } = parseRuling(readFileSync(join(RULINGS, file), 'utf8'), file);
  const first = problems[0];
  if (value !== undefined && first === undefined) return value;
  throw new Error(`${file}:${first?.place.line ?? 1}:${first?.place.column ?? 1}: ${first?.message ?? 'this is no ruling'}`);
}

function entryOf({ id, revision, effective }: Ruling, sentence: string): string {
  const since = effective === undefined ? '' : `, effective: ${quoted(effective)}`;
  return `{ sentence: ${quoted(sentence)}, ruling: ${quoted(id)}, revision: ${revision}${since} }`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(CLAUSES, clausesText());
