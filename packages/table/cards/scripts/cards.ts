/**
 * Writes `src/missions.ts` and `src/dilemmas.ts` from the readable data beside them: `npm run cards`. What those files print as a
 * requirement becomes a tree here, so that no module carries a parser. The compiler holds what is written against the types.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RulebenchError } from '@rulebench/core';
import { isMap, isScalar, LineCounter, parseDocument, visit, type Scalar } from 'yaml';
import { RequirementError, requirementOf } from './requirement.ts';

/** A file of data, and the file of cards that is made of it. */
export interface Deck {
  readonly name: 'missions' | 'dilemmas';
  readonly kind: 'mission' | 'dilemma';
  readonly says: string;
  readonly type: string;
  readonly from: string;
}

export const decks: readonly Deck[] = [
  { name: 'missions', kind: 'mission', says: 'Missions, as far as the rulings tell of them', type: 'PrintedMission', from: './printed.ts' },
  { name: 'dilemmas', kind: 'dilemma', says: 'Dilemmas, as far as the rulings tell of them', type: 'DilemmaFacts', from: '@rulebench/board' },
];

/** Where a requirement stands: a text under one of these keys is one. */
const ASKING = ['requires', 'team', 'volunteer', 'with', 'unless', 'crew'];

function fileIn(folder: string, name: string): string {
  return fileURLToPath(new URL(`../${folder}/${name}`, import.meta.url));
}

/**
 * The text of a file of cards. Pure.
 * @throws a RulebenchError: RB704 where the YAML cannot be read, or what `requirementOf` finds wrong, each with file:line:col
 */
export function cardsText({ name, kind, says, type, from }: Deck, yaml: string): string {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  for (const { message, pos: [at] } of document.errors) throw placed(name, 'RB704', message.split('\n')[0] ?? message, lines.linePos(at));
  visit(document, {
    Pair: (_, pair) => {
      if (isScalar<string>(pair.key) && ASKING.includes(pair.key.value) && isScalar(pair.value) && typeof pair.value.value === 'string') {
        pair.value = document.createNode(treeOf(name, pair.value, pair.value.value, lines));
      }
    },
  });
  const cards = isMap(document.contents) ? Object.entries(document.toJS() as Record<string, object>) : []; // boundary: a map, as was just asked
  return `/** ${says}. Written by \`npm run cards\` from \`data/${name}.yaml\`; a test keeps it fresh. */

import type { ${type} } from '${from}';

${cards.map(([id, card]) => `export const ${id}: ${type} = ${literal({ kind, ...card })};`).join('\n')}
`;
}

function treeOf(name: string, node: Scalar, text: string, lines: LineCounter): unknown {
  try {
    return requirementOf(text);
  } catch (thrown) {
    if (!(thrown instanceof RequirementError)) throw thrown;
    const quote = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0;
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    throw placed(name, thrown.code, thrown.message.slice(thrown.code.length + 2), { line, col: col + quote + thrown.column - 1 });
  }
}

function placed(name: string, code: string, message: string, { line, col }: { readonly line: number; readonly col: number }): RulebenchError {
  return new RulebenchError(code, `data/${name}.yaml:${line}:${col} ${message}`);
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value).map(([key, one]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : literal(key)}: ${literal(one)}`).join(', ')} }`;
}

/** The readable data of a deck. */
export function dataOf({ name }: Deck): string {
  return readFileSync(fileIn('data', `${name}.yaml`), 'utf8');
}

/** The cards that are there. */
export function cardsOnDisk({ name }: Deck): string {
  return readFileSync(fileIn('src', `${name}.ts`), 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const deck of decks) writeFileSync(fileIn('src', `${deck.name}.ts`), cardsText(deck, dataOf(deck)));
}
