/**
 * YAML as plain data that remembers where each part was written. Only what JSON can carry comes through; what could
 * harm (aliases that multiply, keys that reach prototypes, endless nesting) is a problem instead.
 */

import { isAlias, isMap, isScalar, isSeq, Lexer, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { problem, shown } from './problem.ts';
import type { Parsed, Place, Problem } from './types.ts';

/** A part of a YAML document: its plain value, its place, and the parts below it by key (or index). */
export interface Tree {
  readonly value: unknown;
  readonly place: Place;
  readonly below: ReadonlyMap<string, Branch>;
}

export interface Branch {
  /** Where the key is written; of a list's item, where the item is. */
  readonly key: Place;
  readonly tree: Tree;
}

/** Where a piece of YAML stands in its file: what is added to its own lines and columns. */
export interface Offset { readonly lines: number; readonly columns: number }

const MAX_ALIASES = 16;
const MAX_DEPTH = 64;
/** After these the parser has lost its way, and says nothing that helps. */
const MANY_ERRORS = 10;
const REACHES_PROTOTYPES = new Set(['__proto__', 'constructor', 'prototype']);

/** A YAML document read into a tree; none where anything in it is wrong, so that nothing is said about half of it. Pure; never throws. */
export function readTree(text: string, file: string, offset: Offset = { lines: 0, columns: 0 }): Parsed<Tree> {
  const lines = new LineCounter();
  const placeAt = (position: number): Place => {
    const { line, col } = lines.linePos(position);
    return { file, line: line + offset.lines, column: col + offset.columns };
  };
  const start = { file, line: 1 + offset.lines, column: 1 + offset.columns };
  const deep = { problems: [problem('RB106', start, `this is nested deeper than ${MAX_DEPTH} levels`, 'flatten it')] };
  if (tooDeep(text)) return deep;
  const document = documentOf(text, lines);
  if (document === undefined) return deep;
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    return { problems: broken.slice(0, MANY_ERRORS).map((error) => problem('RB103', placeAt(error.pos[0]), `this is not YAML: ${firstLine(error.message)}`)) };
  }
  const reading: Reading = { document, placeAt, problems: [], aliases: 0 };
  const tree = document.contents === null ? { value: null, place: start, below: new Map<string, Branch>() } : treeOf(reading, document.contents, 0);
  return { ...(tree === undefined || reading.problems.length > 0 ? {} : { value: tree }), problems: reading.problems };
}

/** The parser calls itself for every level: one that runs out of room has met more levels than there may be. */
function documentOf(text: string, lineCounter: LineCounter): Document | undefined {
  try {
    return parseDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false });
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** What the lexer writes before the text of a scalar that is not quoted. */
const SCALAR = '\u001f';

/** More brackets open at once, or more dashes, question marks and colons in a row, than any table needs: told before the parser recurses. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let row = 0;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    const isText = before === SCALAR;
    before = token;
    if (isText) continue;
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth = Math.max(0, depth - 1);
    else if (token.startsWith('\n') || token.startsWith('\r')) row = 0;
    else if (depth === 0 && /^[-?:]$/.test(token)) row += 1;
    if (depth > MAX_DEPTH * 4 || row > MAX_DEPTH) return true;
  }
  return false;
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message;
}

interface Reading {
  readonly document: Document;
  readonly placeAt: (position: number) => Place;
  readonly problems: Problem[];
  aliases: number;
}

function treeOf(reading: Reading, node: unknown, depth: number, at?: Place): Tree | undefined {
  const yaml = node as Node; // boundary: what a document without errors holds
  const place = at ?? reading.placeAt(yaml.range?.[0] ?? 0);
  if (depth > MAX_DEPTH) return wrong(reading, 'RB106', place, `this is nested deeper than ${MAX_DEPTH} levels`, 'flatten it');
  if (isAlias(yaml)) return aliased(reading, yaml.source, yaml.resolve(reading.document), depth, place);
  if (isScalar(yaml)) return scalarOf(reading, yaml.value, place);
  if (isSeq(yaml)) {
    const trees = yaml.items.map((item) => treeOf(reading, item, depth + 1, at));
    const below = new Map(trees.flatMap((tree, i): [string, Branch][] => (tree === undefined ? [] : [[String(i), { key: tree.place, tree }]])));
    return { value: trees.map((tree) => tree?.value ?? null), place, below };
  }
  if (isMap(yaml)) return mapOf(reading, yaml.items, depth, place, at);
  return { value: null, place, below: new Map() };
}

function mapOf(reading: Reading, pairs: readonly { readonly key: unknown; readonly value: unknown }[], depth: number, place: Place, at: Place | undefined): Tree {
  const below = new Map<string, Branch>();
  for (const pair of pairs) {
    if (!isScalar(pair.key)) { wrong(reading, 'RB111', place, 'a key must be a word', 'write the key as plain text'); continue; }
    const name = String(pair.key.value);
    const key = at ?? reading.placeAt(pair.key.range?.[0] ?? 0);
    if (REACHES_PROTOTYPES.has(name)) { wrong(reading, 'RB105', key, `"${name}" cannot be a key`, 'use another name'); continue; }
    if (below.has(name)) { wrong(reading, 'RB112', key, `the key "${name}" is written twice`, 'remove one of them'); continue; }
    const tree = pair.value === null ? { value: null, place: key, below: new Map<string, Branch>() } : treeOf(reading, pair.value, depth + 1, at);
    if (tree !== undefined) below.set(name, { key, tree });
  }
  return { value: Object.fromEntries([...below].map(([name, { tree }]) => [name, tree.value])), place, below };
}

function aliased(reading: Reading, name: string, node: Node | undefined, depth: number, place: Place): Tree | undefined {
  reading.aliases += 1;
  if (reading.aliases === MAX_ALIASES + 1) wrong(reading, 'RB104', place, `more than ${MAX_ALIASES} aliases in one document`, 'write the values out, or make a fixture');
  if (reading.aliases > MAX_ALIASES) return undefined;
  if (node === undefined) return wrong(reading, 'RB103', place, `this is not YAML: no anchor "${name}"`);
  return treeOf(reading, node, depth + 1, place);
}

function scalarOf(reading: Reading, value: unknown, place: Place): Tree | undefined {
  if (typeof value === 'bigint' || (typeof value === 'number' && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))))) {
    return wrong(reading, 'RB107', place, `${String(value)} is no number that can be counted with exactly`, `use a number up to ${Number.MAX_SAFE_INTEGER}, or quotes for text`);
  }
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return { value, place, below: new Map() };
  return wrong(reading, 'RB111', place, `${shown(value)} is neither text, number, true, false nor null`);
}

function wrong(reading: Reading, code: string, place: Place, message: string, hint?: string): undefined {
  reading.problems.push(problem(code, place, message, hint));
}

/** The branch at a path, or the nearest one above it that is written. Pure. */
export function branchAt(tree: Tree, path: readonly string[]): Branch {
  let found: Branch = { key: tree.place, tree };
  for (const key of path) {
    const next = found.tree.below.get(key);
    if (next === undefined) return found;
    found = next;
  }
  return found;
}
