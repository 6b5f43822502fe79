/** The Markdown of a ruling file cut into front matter, prose, and clauses with their example blocks; places are kept. */

import type { Code, Heading, Nodes, Root, RootContent, Yaml } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { toString } from 'mdast-util-to-string';
import { frontmatter } from 'micromark-extension-frontmatter';
import { nearest, problem } from './problem.ts';
import type { Place, Problem } from './types.ts';

/** An example block as written. */
export interface Block {
  readonly text: string;
  /** Of the fence. */
  readonly place: Place;
}

/** A level-two heading and what stands below it. */
export interface Section {
  readonly number: number;
  readonly sentence: string;
  readonly marks: readonly Mark[];
  readonly prose: string;
  readonly blocks: readonly Block[];
  readonly place: Place;
}

/** `{module: battle}`, `{planned}`. */
export interface Mark {
  readonly name: string;
  readonly value?: string;
  readonly place: Place;
}

export interface Cut {
  /** The YAML between the dashes, and the line before it. */
  readonly front?: { readonly text: string; readonly lines: number };
  readonly prose: string;
  readonly sections: readonly Section[];
  readonly problems: readonly Problem[];
}

const NUMBERED = /^(\d+)\.\s+(\S.*)$/s;
const MARKS = /(?:\s*\{[^{}]*\})+\s*$/;
/** Deeper quotes or lists than any prose needs; told before the Markdown parser has to follow them. */
const TOO_DEEP = /^(?:[ \t]*(?:(?:>|[-*+]|\d+[.)])[ \t]*){65,}|[ \t]{200,}(?:>|[-*+]|\d+[.)]))/m;
/** More quoted lines and list items than these, examples' own among them, make the Markdown parser slow beyond measure. */
const MANY_ITEMS = 2_000;
const MANY_LINES = 20_000;
const MARKER = /(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*/y;
const LONG_HEADING = 1000;
const MARKUP = /[*_`[\\<&]/;
/** A heading's text is one paragraph, also where it begins as a list would. */
const HEADING_ONLY = { disable: { null: ['list', 'blockQuote', 'headingAtx', 'thematicBreak', 'codeIndented', 'codeFenced', 'htmlFlow', 'definition'] } };
/** What is within paragraphs is kept as written, so it need not be understood; it costs most, and can be made to cost without end. */
const BLOCKS_ONLY = { disable: { null: ['attention', 'autolink', 'codeText', 'htmlText', 'labelEnd', 'labelStartImage', 'labelStartLink'] } };

/** Cuts a ruling file. Pure; never throws. */
export function cut(text: string, file: string): Cut {
  if (TOO_DEEP.test(text)) {
    const line = text.slice(0, text.search(TOO_DEEP)).split('\n').length;
    return { prose: '', sections: [], problems: [problem('RB106', { file, line, column: 1 }, 'these quotes or lists are nested deeper than 64 levels', 'flatten them')] };
  }
  const long = tooLong(text, file);
  if (long !== undefined) return { prose: '', sections: [], problems: [long] };
  const root: Root = fromMarkdown(text, { extensions: [frontmatter(), BLOCKS_ONLY], mdastExtensions: [frontmatterFromMarkdown()] });
  const problems: Problem[] = [];
  const front = root.children.find((node): node is Yaml => node.type === 'yaml');
  const body = root.children.filter((node) => node !== front);
  const starts = body.flatMap((node, i) => (node.type === 'heading' && node.depth === 2 ? [i] : []));
  const before = body.slice(0, starts[0] ?? body.length);
  for (const block of blocksOf(before, file, problems)) {
    problems.push(problem('RB124', block.place, 'an example must stand below the clause that it shows', 'move it below a heading "## 1. …"'));
  }
  const sections = starts.flatMap((start, i): Section[] => {
    const heading = body[start] as Heading; // boundary: found by its type above
    const rest = body.slice(start + 1, starts[i + 1] ?? body.length);
    const section = headed(heading, text, file, problems);
    return [{ ...section, prose: proseOf(rest, text), blocks: blocksOf(rest, file, problems) }];
  });
  return {
    ...(front === undefined ? {} : { front: { text: front.value, lines: front.position?.start.line ?? 1 } }),
    prose: proseOf(before, text),
    sections: sections.filter(({ number }) => number > 0),
    problems,
  };
}

/** A file that would take long to read: told before it does. */
function tooLong(text: string, file: string): Problem | undefined {
  let items = 0;
  for (const [i, line] of text.split('\n').entries()) {
    items += markersOf(line);
    if (items > MANY_ITEMS) return problem('RB102', { file, line: i + 1, column: 1 }, `this file has more than ${MANY_ITEMS} list items and quoted lines`, 'split it');
    if (i >= MANY_LINES) return problem('RB102', { file, line: i + 1, column: 1 }, `this file has more than ${MANY_LINES} lines`, 'split it');
  }
  return undefined;
}

/** How many quotes and list items begin on a line, one within the other. */
function markersOf(line: string): number {
  let count = 0;
  MARKER.lastIndex = line.length - line.trimStart().length;
  while (MARKER.test(line)) count += 1;
  return count;
}

function headed(heading: Heading, text: string, file: string, problems: Problem[]): Pick<Section, 'number' | 'sentence' | 'marks' | 'place'> {
  const place = placeOf(heading, file);
  const words = wordsOf(heading);
  const [, number, sentence] = words.length > LONG_HEADING ? [] : NUMBERED.exec(words) ?? [];
  const plain = sentence?.replace(MARKS, '').trim();
  if (number === undefined || plain === undefined || plain === '' || Number(number) === 0) {
    problems.push(problem('RB120', place, `"${words.slice(0, 100)}" is no clause: its heading must be a number, a full stop and a sentence`, 'write "## 1. A sentence", or use a level-three heading for prose'));
    return { number: 0, sentence: '', marks: [], place };
  }
  return { number: Number(number), sentence: plain, marks: marksOf(heading, text, file), place };
}

/** A heading without its markup. One that is too long to be a sentence is left alone. */
function wordsOf(heading: Heading): string {
  const raw = toString(heading).trim();
  return raw.length > LONG_HEADING || !MARKUP.test(raw) ? raw : toString(fromMarkdown(raw, { extensions: [HEADING_ONLY] })).trim();
}

function marksOf(heading: Heading, text: string, file: string): readonly Mark[] {
  const from = heading.position?.start.offset ?? 0;
  const raw = text.slice(from, heading.position?.end.offset ?? from);
  const tail = MARKS.exec(raw.trimEnd());
  if (tail === null) return [];
  return [...tail[0].matchAll(/\{([^{}]*)\}/g)].map((found) => {
    const [name = '', ...value] = (found[1] ?? '').split(':');
    const column = (heading.position?.start.column ?? 1) + tail.index + found.index;
    return { name: name.trim(), ...(value.length === 0 ? {} : { value: value.join(':').trim() }), place: { file, line: heading.position?.start.line ?? 1, column } };
  });
}

/** The example blocks among some nodes; one that is misspelt, or hidden in a list or quote, is a problem. */
function blocksOf(nodes: readonly RootContent[], file: string, problems: Problem[]): readonly Block[] {
  return nodes.flatMap((node): Block[] => {
    if (node.type !== 'code') {
      for (const inner of codesIn(node)) {
        if (inner.lang === 'example') problems.push(problem('RB124', placeOf(inner, file), 'an example in a list or quote is not run', 'move it to the left margin'));
      }
      return [];
    }
    if (node.lang === 'example') return [{ text: node.value, place: placeOf(node, file) }];
    if (node.lang && nearest(node.lang, ['example']) !== undefined) {
      problems.push(problem('RB124', placeOf(node, file), `a block "${node.lang}" is not run`, 'did you mean "example"?'));
    }
    return [];
  });
}

function codesIn(node: Nodes): readonly Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(codesIn) : [];
}

/** The Markdown as written, without the example blocks. HTML in it is text like any other. */
function proseOf(nodes: readonly RootContent[], text: string): string {
  return nodes
    .filter((node) => !(node.type === 'code' && node.lang === 'example'))
    .map(({ position }) => text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0))
    .join('\n\n');
}

function placeOf(node: Nodes, file: string): Place {
  return { file, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
