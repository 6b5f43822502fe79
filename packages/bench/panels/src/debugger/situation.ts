/** A table of one's own: typed as an example is written in a ruling file, and played from there. */

import { dataOfWord, exampleProblems, parseRuling, type Example, type Fixture, type Library, type Problem } from '@rulebench/rulings';
import { stringify } from 'yaml';
import { leaveTrace } from './keep-trace.ts';
import { browserKeeper } from './keep.ts';

const BEFORE = (module: string): readonly string[] => [
  '---', 'ruling: own/table', 'title: A table of your own', 'revision: 1', `module: ${module}`, '---', '', '## 1. A table of your own.', '', '```example',
];

/** A ruling's example must expect something; a table to play on need not. */
const EXPECTS_NOTHING = 'RB126';

/** What was typed, as an example; or what is wrong with it, by its own lines. */
export type Situation = { readonly example: Example } | { readonly problems: readonly Problem[] };

/** Reads what was typed: `given` and, where something is to be played at once, `when`. All of it is held against the module's schema. Pure. */
export function situationOf(library: Library, text: string, module: string): Situation {
  const before = BEFORE(module);
  const named = /^name:/m.test(text) ? text : `${text.trimEnd()}\nname: A table of your own`;
  const whole = [...before, named.replaceAll(/^```/gm, '` ` `').trimEnd(), '```', ''].join('\n');
  const { value, problems } = parseRuling(whole, 'your table');
  const example = value?.clauses[0]?.examples[0];
  const found = [...problems, ...(example === undefined ? [] : exampleProblems(library, example))];
  const own = found.filter(({ code }) => code !== EXPECTS_NOTHING).map((one) => ({ ...one, place: { ...one.place, line: Math.min(Math.max(1, one.place.line - before.length), text.trimEnd().split('\n').length) } }));
  return example === undefined || own.length > 0 ? { problems: own } : { example };
}

/** What is typed at first: a fixture of the module, or nothing to alter. Pure. */
export function firstText(library: Library, module: string): string {
  const [fixture] = fixturesOf(library, module);
  return fixture === undefined ? 'given:\n  input: {}\nwhen: []\n' : textOfFixture(fixture.name);
}

/** The fixtures that a module's tables can start from. Pure. */
export function fixturesOf(library: Library, module: string): readonly Fixture[] {
  return library.fixtures.filter((one) => one.module === module);
}

/** A fixture to be altered. Pure. */
export function textOfFixture(name: string): string {
  return `given:\n  fixture: ${name}\n  with: {}\nwhen: []\n`;
}

/** The whole input of a fixture, to be changed at will. Pure. */
export function textOfInput(input: unknown): string {
  return stringify({ given: { input }, when: [] }, { lineWidth: 0 });
}

/** Where the text of a module's own table is kept. Pure. */
export function tableKey(module: string): string {
  return `rulebench:table:${module}`;
}

/** Puts a text where the page of a table of one's own finds it; a trace that was opened there is left. */
export function keepTable(module: string, text: string): void {
  browserKeeper.set(tableKey(module), text);
  leaveTrace(module);
}

/** The text of a table in a link; none where the word is no such thing. Pure. */
export function tableOfWord(word: string): string | undefined {
  const text = dataOfWord(word);
  return typeof text === 'string' ? text : undefined;
}
