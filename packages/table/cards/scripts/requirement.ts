/** Requirements as they are printed, parsed into trees while the card data are built. Modules carry the trees, and no parser. */

import { readFileSync } from 'node:fs';
import type { Requirement } from '@rulebench/board';
import { RulebenchError } from '@rulebench/core';
import { suggest } from '@rulebench/rulings';
import peggy from 'peggy';
import { meaningsOf, wordsOnDisk, type Meaning, type Words } from './words.ts';

/**
 * What is wrong with a requirement, and where in its text, both counted from 1.
 *
 * | code | meaning |
 * | --- | --- |
 * | RB701 | something stands where nothing like it can stand |
 * | RB702 | a word that is no skill, kind, name or icon |
 * | RB703 | no levels, or a count of nobody |
 */
export class RequirementError extends RulebenchError {
  readonly line: number;
  readonly column: number;

  constructor(code: 'RB701' | 'RB702' | 'RB703', message: string, { line, column }: { readonly line: number; readonly column: number }) {
    super(code, message);
    this.line = line;
    this.column = column;
  }
}

const grammar = readFileSync(new URL('./requirement.peggy', import.meta.url), 'utf8');
const parser = peggy.generate(grammar);

/**
 * The tree of a requirement as it is printed.
 *
 * @param text "Navigation + Honor x2"; `OR` binds less than `+`, parentheses group, a number before traits counts personnel that each have all of them
 * @throws RequirementError
 * @example
 * requirementOf('INTEGRITY > 32 OR Diplomacy x2'); // { any: [{ attribute: 'integrity', over: 32 }, { skill: 'Diplomacy', levels: 2 }] }
 */
export function requirementOf(text: string, words: Words = wordsOnDisk()): Requirement {
  const meanings = meaningsOf(words);
  try {
    return parser.parse(text, {
      longestAt: (input: string, at: number) => longestAt(meanings, input, at),
      unknown: (word: string, { start }: peggy.LocationRange) => { throw new RequirementError('RB702', `nothing is called "${word}"; ${suggest(word, meanings.map((one) => one.word))}`, start); },
      outOfRange: (number: string, { start }: peggy.LocationRange) => { throw new RequirementError('RB703', `${number} asks for nobody; write 1 or more`, start); },
    }) as Requirement; // boundary: what the grammar makes
  } catch (thrown) {
    if (thrown instanceof parser.SyntaxError) throw misplaced(text, thrown);
    throw thrown;
  }
}

function longestAt(meanings: readonly Meaning[], input: string, at: number): (Meaning & { readonly length: number }) | undefined {
  const found = meanings.find(({ word }) => input.slice(at, at + word.length).toLowerCase() === word.toLowerCase() && !/^[\p{L}0-9-]/u.test(input.slice(at + word.length)));
  return found === undefined ? undefined : { ...found, length: found.word.length };
}

function misplaced(text: string, { expected, location }: peggy.parser.SyntaxError): RequirementError {
  const found = text.slice(location.start.offset, location.start.offset + 1);
  const names = new Set((expected ?? []).flatMap((one) => (one.type === 'other' && one.description !== 'space' ? [one.description] : one.type === 'literal' ? [`"${one.text}"`] : [])));
  return new RequirementError('RB701', `${found === '' ? 'the requirement ends' : `"${found}" stands`} where one of these is expected: ${[...names].sort().join(', ')}`, location.start);
}
