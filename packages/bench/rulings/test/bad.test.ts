/** Files that are wrong in one way each: the code and the place, with the word that stands there, are pinned. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check, libraryOf, type Problem } from '../src/index.ts';
import { decoded } from '../src/node.ts';
import { ferry, GOOD } from './library.ts';

/** `code line:column word`, of everything that is wrong with the file, or, where nothing is, with its runs and its coverage. */
const BAD: readonly (readonly [file: string, problems: readonly string[]])[] = [
  ['aliases.ruling.md', ['RB104 14:104 *']],
  ['bad-clause-id.ruling.md', ['RB113 15:21 boarding']],
  ['bad-date.ruling.md', ['RB111 5:12 2001-02-30']],
  ['bad-id.ruling.md', ['RB113 2:9 Mooring']],
  ['billion-laughs.ruling.md', ['RB104 13:8 *']],
  ['clause-heading.ruling.md', ['RB120 8:1 #']],
  ['clause-order.ruling.md', ['RB121 10:1 #']],
  ['clause-twice.ruling.md', ['RB121 10:1 #']],
  ['complex-key.ruling.md', ['RB111 14:10 {']],
  ['constructor-key.ruling.md', ['RB105 14:22 constructor']],
  ['contradicting-marks.ruling.md', ['RB128 8:31 {']],
  ['deep-quotes.ruling.md', ['RB106 8:1 >']],
  ['deep-yaml.ruling.md', ['RB106 14:97 [']],
  ['deeper-yaml.ruling.md', ['RB106 11:1 name']],
  ['duplicate-id.ruling.md', ['RB130 2:9 toy/casting-off']],
  ['duplicate-key.ruling.md', ['RB112 14:22 is']],
  ['empty-example.ruling.md', ['RB126 10:1 `']],
  ['example-above-clauses.ruling.md', ['RB124 8:1 `']],
  ['example-in-list.ruling.md', ['RB124 12:3 `']],
  ['example-misspelt.ruling.md', ['RB124 10:1 `']],
  ['example-not-runnable.ruling.md', ['RB125 10:1 `']],
  ['expects-nothing-at-all.ruling.md', ['RB126 11:1 name']],
  ['expects-nothing-by.ruling.md', ['RB126 15:16 by']],
  ['expects-nothing-context.ruling.md', ['RB126 17:3 context']],
  ['expects-nothing-item.ruling.md', ['RB126 16:13 {']],
  ['expects-nothing-refused.ruling.md', ['RB126 15:5 refused']],
  ['expects-nothing-then.ruling.md', ['RB126 15:1 then']],
  ['expects-nothing-when.ruling.md', ['RB126 11:1 name']],
  ['fixture-and-input.ruling.md', ['RB114 12:1 given']],
  ['fixtures/circle.yaml', ['RB135 3:16 two', 'RB135 4:16 one']],
  ['fixtures/input-and-base.yaml', ['RB114 3:3 lone']],
  ['fixtures/misspelt-key.yaml', ['RB110 4:24 purse']],
  ['fixtures/twice.yaml', ['RB136 3:3 two-seats']],
  ['fixtures/unknown-base.yaml', ['RB135 3:17 two-seat']],
  ['fixtures/unknown-module.yaml', ['RB133 3:3 lone']],
  ['fixtures/wrong-type-in-with.yaml', ['RB111 5:28 rich']],
  ['front-yaml-syntax.ruling.md', ['RB103 3:16']],
  ['huge-number.ruling.md', ['RB107 14:31 1e999']],
  ['inexact-number.ruling.md', ['RB107 14:31 90071992547409931']],
  ['mark-twice.ruling.md', ['RB128 8:37 {']],
  ['mark-without-value.ruling.md', ['RB122 8:21 {']],
  ['missing-key.ruling.md', ['RB109 11:1 given']],
  ['missing-payload-key.ruling.md', ['RB109 14:5 BOARD']],
  ['missing-revision.ruling.md', ['RB109 2:1 ruling']],
  ['misspelt-choice-key.ruling.md', ['RB110 16:25 pickers']],
  ['misspelt-context-key.ruling.md', ['RB110 17:5 abord']],
  ['misspelt-effect-key.ruling.md', ['RB110 15:36 whom']],
  ['misspelt-example-key.ruling.md', ['RB110 13:1 wehn']],
  ['misspelt-front-key.ruling.md', ['RB109 2:1 ruling', 'RB110 3:1 titel']],
  ['misspelt-output-key.ruling.md', ['RB110 16:13 banc']],
  ['misspelt-payload-key.ruling.md', ['RB110 14:24 coin']],
  ['misspelt-step-key.ruling.md', ['RB110 15:5 refusd']],
  ['misspelt-type-key.ruling.md', ['RB110 14:12 typ']],
  ['misspelt-view-key.ruling.md', ['RB110 16:18 purse']],
  ['misspelt-with-key.ruling.md', ['RB110 16:5 seets']],
  ['module-and-not-runnable.ruling.md', ['RB128 8:47 {']],
  ['no-clauses.ruling.md', ['RB127 1:1 ---']],
  ['no-event.ruling.md', ['RB115 14:5 then']],
  ['no-front-matter.ruling.md', ['RB108 1:1 #']],
  ['no-module.ruling.md', ['RB109 7:1 #']],
  ['not-utf8.ruling.md', ['RB101 8:24 �']],
  ['over-and-refused.ruling.md', ['RB114 16:5 over']],
  ['over-false.ruling.md', ['RB111 15:11 false']],
  ['over-nothing.ruling.md', ['RB126 15:5 over']],
  ['payload-with-type.ruling.md', ['RB110 14:12 type']],
  ['prototype-key.ruling.md', ['RB105 15:5 __proto__']],
  ['refused-and-not-now.ruling.md', ['RB114 16:5 not-now']],
  ['refused-and-then.ruling.md', ['RB114 13:1 given-refused']],
  ['rule-of-not-now.ruling.md', ['RB110 17:41 rule']],
  ['rule-that-is-nothing.ruling.md', ['RB126 15:47 }']],
  ['rule-without-by.ruling.md', ['RB109 15:14 {']],
  ['run-broken.ruling.md', ['RB161 15:5 BOARD']],
  ['run-choices.ruling.md', ['RB156 17:12 [']],
  ['run-effects.ruling.md', ['RB157 17:37 3']],
  ['run-given-accepted.ruling.md', ['RB151 13:1 given-refused']],
  ['run-given-other-reason.ruling.md', ['RB153 13:1 given-refused']],
  ['run-given-other-rule.ruling.md', ['RB153 13:40 rule']],
  ['run-given-refused.ruling.md', ['RB150 12:1 given']],
  ['run-invariant.ruling.md', ['RB160 17:5 BOARD']],
  ['run-not-now-yet.ruling.md', ['RB152 15:5 not-now']],
  ['run-not-over.ruling.md', ['RB152 15:5 over']],
  ['run-not-refused.ruling.md', ['RB152 15:5 refused']],
  ['run-not-taken.ruling.md', ['RB152 14:5 BOARD']],
  ['run-other-not-now.ruling.md', ['RB153 15:16 by']],
  ['run-other-reason.ruling.md', ['RB153 15:16 by']],
  ['run-other-rule.ruling.md', ['RB153 15:41 rule']],
  ['run-output.ruling.md', ['RB158 18:34 north']],
  ['run-over.ruling.md', ['RB152 17:5 SKY']],
  ['run-state.ruling.md', ['RB154 15:16 landed']],
  ['run-step-context.ruling.md', ['RB155 17:32 2']],
  ['run-view-of-a-stranger.ruling.md', ['RB144 17:5 Anne']],
  ['run-view.ruling.md', ['RB159 17:27 1']],
  ['source/missing-publisher/source.yaml', ['RB109 1:1 id']],
  ['source/no-ruling/source.yaml', ['RB140 5:5 {']],
  ['source/twice/source.yaml', ['RB141 1:1 id']],
  ['source/unknown-status/source.yaml', ['RB111 5:36 plannd']],
  ['supersedes-itself.ruling.md', ['RB138 6:14 toy/mooring@1']],
  ['twin-names.ruling.md', ['RB123 17:1 `']],
  ['two-events.ruling.md', ['RB115 15:5 CAST_OFF']],
  ['uncovered.ruling.md', ['RB171 8:1 #']],
  ['unknown-clause.ruling.md', ['RB131 15:21 toy/boarding/9']],
  ['unknown-event.ruling.md', ['RB134 14:5 BORD']],
  ['unknown-fixture.ruling.md', ['RB135 12:19 two-seat']],
  ['unknown-input-rule.ruling.md', ['RB143 13:46 thereAreSeat']],
  ['unknown-mark.ruling.md', ['RB122 8:21 {']],
  ['unknown-module-on-clause.ruling.md', ['RB133 8:1 #']],
  ['unknown-module.ruling.md', ['RB133 5:9 fery']],
  ['unknown-rule.ruling.md', ['RB143 15:47 someoneIsAbord']],
  ['unknown-source.ruling.md', ['RB139 2:9 toi/mooring']],
  ['unknown-state.ruling.md', ['RB119 15:16 bording']],
  ['unknown-superseded.ruling.md', ['RB138 5:14 toy/boarding@7']],
  ['unknown-variant.ruling.md', ['RB137 13:10 deer']],
  ['unlisted-heading.ruling.md', ['RB140 2:9 toy/moorings']],
  ['view-of-nobody.ruling.md', ['RB111 16:15 [']],
  ['wrong-expected-type.ruling.md', ['RB111 16:21 two']],
  ['wrong-payload-type.ruling.md', ['RB111 14:31 two']],
  ['wrong-revision-type.ruling.md', ['RB111 4:11 one']],
  ['wrong-type.ruling.md', ['RB111 12:45 many']],
  ['wrong-word.ruling.md', ['RB111 14:16 clam']],
  ['variants/a-rule.yaml', ['RB148 3:51 seatIsFree']],
  ['variants/called-default.yaml', ['RB113 3:3 default']],
  ['variants/code.yaml', ['RB149 3:55 {']],
  ['variants/inherited.yaml', ['RB148 3:59 toString']],
  ['variants/misspelt-key.yaml', ['RB110 3:12 titel']],
  ['variants/misspelt-measure.yaml', ['RB148 3:49 fair']],
  ['variants/out-of-range.yaml', ['RB149 3:60 -1']],
  ['variants/prototype.yaml', ['RB105 3:49 __proto__']],
  ['variants/replaces-nothing.yaml', ['RB111 3:38 {']],
  ['variants/twin.yaml', ['RB129 3:3 dear']],
  ['variants/unknown-clause.yaml', ['RB131 3:45 toy/boarding/9', 'RB113 3:61 boarding']],
  ['variants/unknown-module.yaml', ['RB133 3:3 cheap']],
  ['variants/wrong-kind.yaml', ['RB149 3:55 a']],
  ['yaml-syntax.ruling.md', ['RB103 13:1 when']],
];

const folder = new URL('bad/', import.meta.url);

/** Shown as after the good files, so that of two alike this is the second. */
function problemsOf(name: string): readonly Problem[] {
  const { file, problems } = decoded(readFileSync(new URL(name, folder)), `tried/${name}`);
  if (file === undefined) return problems;
  const { library } = libraryOf({ files: [...GOOD, file], modules: [ferry] });
  if (library.problems.length > 0) return library.problems;
  const { results, findings } = check(library);
  const failures = results.flatMap((result) => result.failures.map((failure) => failure.problem));
  return failures.length > 0 ? failures : findings;
}

function told({ code, place }: Problem, name: string): string {
  const line = readFileSync(new URL(name, folder), 'utf8').split('\n')[place.line - 1] ?? '';
  const word = /^(?:[\w/@!.-]+|\S?)/.exec(line.slice(place.column - 1))?.[0] ?? '';
  return `${code} ${place.line}:${place.column} ${word}`.trimEnd();
}

test.each(BAD)('%s', (name, wanted) => {
  const problems = problemsOf(name);
  expect(problems.map((one) => one.place.file)).toEqual(wanted.map(() => `tried/${name}`));
  expect(problems.map((one) => told(one, name))).toEqual(wanted);
  for (const { message } of problems) expect(message).toMatch(/^\S.+ .+\S$/);
});

test('every bad file is in the table', () => {
  const files = readdirSync(folder, { recursive: true }).map(String).filter((file) => /\.(?:md|yaml)$/.test(file));
  expect(files.sort()).toEqual(BAD.map(([file]) => file).sort());
});

test.each([
  ['misspelt-with-key.ruling.md', 'did you mean "seats"?'],
  ['misspelt-payload-key.ruling.md', 'did you mean "coins"?'],
  ['misspelt-step-key.ruling.md', 'did you mean "refused"?'],
  ['misspelt-example-key.ruling.md', 'did you mean "when"?'],
  ['misspelt-context-key.ruling.md', 'did you mean "aboard"?'],
  ['unknown-event.ruling.md', 'did you mean "BOARD"?'],
  ['unknown-state.ruling.md', 'did you mean "boarding"?'],
  ['unknown-fixture.ruling.md', 'did you mean "two-seats"?'],
  ['unknown-variant.ruling.md', 'did you mean "dear"?'],
  ['unknown-module.ruling.md', 'did you mean "ferry"?'],
  ['unknown-mark.ruling.md', 'did you mean "planned"?'],
  ['wrong-word.ruling.md', 'did you mean "calm"?'],
  ['unlisted-heading.ruling.md', 'did you mean "mooring"?'],
  ['unknown-rule.ruling.md', 'did you mean "someoneIsAboard"?'],
  ['unknown-input-rule.ruling.md', 'did you mean "thereAreSeats"?'],
  ['run-view-of-a-stranger.ruling.md', 'did you mean "Ann"?'],
  ['misspelt-type-key.ruling.md', 'there is is'],
  ['variants/misspelt-measure.yaml', 'did you mean "fare"?'],
  ['variants/a-rule.yaml', 'there is fare'],
])('%s names the nearest right word', (name, hint) => {
  expect(problemsOf(name).map((one) => one.hint)).toEqual([hint]);
});

test('an unexpected refusal is told in the words of the rule that refused, with its clause', () => {
  expect(problemsOf('run-not-taken.ruling.md')[0]?.message).toBe('BOARD was to be taken, and it was refused: coinsCoverTheFare: 1 coins for a fare of 2 (toy/boarding/2)');
});

test('the error of one event speaks of that event alone, not of the other branches of the union', () => {
  expect(problemsOf('missing-payload-key.ruling.md').map(({ message }) => message)).toEqual(['this has no "coins"']);
});
