/** What an example can say of a refusal, of an event that comes too late, and of who looks. */

import { expect, test } from 'vitest';
import { check, exampleYaml, libraryOf, playersOf, type Library } from '../src/index.ts';
import { run } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { ferry, GOOD, goodLibrary, mooring } from './library.ts';

/** What is wrong with the mooring, run with the good rulings. */
function failuresOf(library: Library): readonly string[] {
  const { results, report } = check(library);
  return [...report.problems, ...results.flatMap(({ failures }) => failures.map(({ problem }) => problem))].map(({ code, message }) => `${code} ${message}`);
}

const of = (example: string): readonly string[] => failuresOf(goodLibrary([mooring(`\n## 1. A ferry moors\n\n\`\`\`example\nname: It moors\n${example}\n\`\`\`\n`)]));

test('a refusal may name a rule: one that refused, itself or as the whole of which it is a part', () => {
  const refused = (rule: string): readonly string[] => of(`given: { fixture: two-seats }\nwhen:\n  - CAST_OFF:\n    refused: { by: [toy/casting-off/2], rule: ${rule} }`);
  expect(refused('someoneIsAboard')).toEqual([]);
  expect(refused('mayCastOff')).toEqual([]);
  expect(refused('skyIsCalm')).toEqual(['RB153 CAST_OFF was refused by mayCastOff, someoneIsAboard, not by skyIsCalm']);
});

test('a start that is refused may name the rule of input', () => {
  expect(of('given: { fixture: two-seats, with: { seats: 0 } }\ngiven-refused: { by: [toy/boarding/1], rule: thereAreSeats }')).toEqual([]);
});

test('an event can come too late, and what holds then is checked', () => {
  const late = (more: string): readonly string[] => of(`given: { fixture: two-seats }\nwhen:\n  - BOARD: { who: Ann, coins: 2 }\n  - CAST_OFF: {}\n  - CHOOSE: { choice: bank, picks: [south] }\n  - SKY: { is: calm }\n    over: true\n${more}`);
  expect(late('')).toEqual([]);
  expect(late('then: { output: { bank: south } }')).toEqual([]);
  expect(late('then: { output: { bank: north } }')).toEqual(['RB158 bank of the output is "south", not "north"']);
});

test('a run with an event that came too late is written so', () => {
  const events = [{ type: 'BOARD', who: 'Ann', coins: 2 }, { type: 'CAST_OFF' }, { type: 'CHOOSE', choice: 'bank', picks: ['south'] }, { type: 'SKY', is: 'calm' }];
  const written = exampleYaml(run(benchOf(ferry), { seats: 2, purses: { Ann: 9 }, sky: 'calm' }, events), { name: 'Too late' });
  expect(written).toMatch(/SKY: \{ is: calm \}\n\s+over: true|SKY: \{ is: calm \}, over: true/);
});

test('who is at the table is said by the module, else by the players of its input, else by nobody', () => {
  const { players: _, ...silent } = ferry;
  const context = { context: {} };
  expect(playersOf(benchOf(ferry), context, {})).toEqual(['Ann', 'Ben', 'keeper']);
  expect(playersOf(benchOf(silent), context, { players: ['A', 'B'] })).toEqual(['A', 'B']);
  expect(playersOf(benchOf(silent), context, { players: [{ id: 'A' }, { id: 'B' }] })).toEqual(['A', 'B']);
  expect(playersOf(benchOf(silent), context, { players: { A: {}, B: {} } })).toEqual(['A', 'B']);
  expect(playersOf(benchOf(silent), context, { players: [1] })).toBeUndefined();
  expect(playersOf(benchOf(silent), context, {})).toBeUndefined();
});

test('a module that breaks while a view is made is a failure of the example', () => {
  const broken = { ...ferry, players: () => { throw new Error('nobody knows'); } };
  const files = [...GOOD, mooring('\n## 1. A ferry moors\n\n```example\nname: It moors\ngiven: { fixture: two-seats }\nthen: { view: { Ann: { seats: 2 } } }\n```\n')];
  expect(failuresOf(libraryOf({ files, modules: [broken] }).library)).toContain('RB161 the module "ferry" broke: nobody knows');
});

test('a module that is not there is told whatever module is asked about, and how to name one', () => {
  const file = mooring('\n## 1. A ferry moors {planned}\n\n## 2. It does {module: barge}\n', 'module: ferry');
  const { library } = libraryOf({ files: [...GOOD, file], modules: [ferry] });
  expect(check(library, { module: 'ferry' }).report.problems.map(({ code, hint }) => [code, hint])).toEqual([['RB133', 'there is ferry; name another with --module <path>']]);
  const none = libraryOf({ files: [mooring('\n## 1. A ferry moors\n')], modules: [] });
  expect(none.problems.find(({ code }) => code === 'RB133')?.hint).toBe('no module was found; name one with --module <path>');
});

test('problems of files asked for by name are told whatever module is asked about', () => {
  const other = { ...ferry, id: 'barge' };
  const file = mooring('\n## 1. A ferry moors\n\n```example\nname: It moors\ngiven: { fixture: nowhere }\nthen: { state: boarding }\n```\n', 'module: barge');
  const { library } = libraryOf({ files: [...GOOD, file], modules: [ferry, other] });
  const codes = (files: readonly string[]): readonly string[] => check(library, { module: 'ferry', files }).report.problems.map(({ code }) => code);
  expect(codes([])).toEqual([]);
  expect(codes(['mooring.ruling.md'])).toEqual(['RB135']);
});

test('before a ruling takes effect what cites it is said not to be in force, and not superseded', () => {
  const files = GOOD.map(({ file, text }) => ({ file, text: file.endsWith('casting-off.ruling.md') ? text.replace(/^(?:effective: .*\n)?module:/m, 'effective: 2002-03-04\nmodule:') : text }));
  const { library } = libraryOf({ files, modules: [ferry] });
  const found = check(library, { asOf: '2002-03-03' }).findings.filter(({ code }) => code === 'RB132');
  expect(found[0]?.message).toMatch(/cites clause toy\/casting-off\/\d, which is not in force on 2002-03-03$/);
  expect(found[0]?.hint).toBe('it is since 2002-03-04');
  expect(found.filter(({ message }) => message.includes('superseded'))).toEqual([]);
  expect(check(library, { asOf: '2002-03-04' }).findings.filter(({ code }) => code === 'RB132')).toEqual([]);
});
