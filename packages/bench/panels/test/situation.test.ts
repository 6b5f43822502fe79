/** A table of one's own: what can be typed, what is said of mistakes, and traces that come back. */

import { describe, expect, test } from 'vitest';
import { run, traceOf } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { libraryFrom, runExample } from '@rulebench/rulings';
import { openedTrace, situationOf } from '../src/index.ts';
import { traceIn } from '../src/debugger/trace-text.ts';
import { openingOf, withRecorded } from '../src/debugger/trace.ts';
import { CARAVAN, caravanModule } from './toy/caravan.ts';

const library = libraryFrom({ sources: [], rulings: [], fixtures: [], modules: [caravanModule] });
const EVENTS = [{ type: 'WEATHER', roll: 2 }, { type: 'TRAVEL', player: 'Amber', to: 'Bir' }];

describe('what is typed', () => {
  test('is played as an example is', () => {
    const situation = situationOf(library, `given:\n  input: ${JSON.stringify(CARAVAN)}\nwhen:\n  - WEATHER: { roll: 2 }\n`, 'caravan');
    if (!('example' in situation)) throw new Error(JSON.stringify(situation));
    const { ok, run: played } = runExample(library, situation.example);
    expect([ok, played?.steps.length]).toEqual([true, 2]);
  });
  test('may be a table alone', () => {
    expect(situationOf(library, `given: { input: ${JSON.stringify(CARAVAN)} }\n`, 'caravan')).toHaveProperty('example');
  });
  test.each([
    ['given: [', 1], ['given:\n  input: {}\nwhenn: []\n', 3], ['', 1],
  ])('with a mistake is told by its own line: %j', (text, line) => {
    const situation = situationOf(library, text, 'caravan');
    expect('problems' in situation && situation.problems[0]?.place.line).toBe(line);
  });
  test.each([
    ['given:\n  input: { wells: [], water: {}, cache: {} }\nwhen:\n  - TRAVEL: { player: Amber, to: 3 }\n', 4, 34, /"to" must be text, not 3/],
    ['given:\n  input: { wells: [], water: {}, cache: {} }\nwhen:\n  - TRAVLE: { player: Amber, to: Bir }\n', 4, 5, /no event "TRAVLE"/],
    ['given:\n  fixture: nowhere\n', 2, 12, /no fixture "nowhere"/],
    ['given:\n  input:\n    wells: []\n    water: { Amber: much }\n    cache: {}\n', 4, 21, /much/],
  ])('that the module cannot have is told by line and column: %j', (text, line, column, says) => {
    const situation = situationOf(library, text, 'caravan');
    if (!('problems' in situation)) throw new Error('it was let through');
    expect(situation.problems.map(({ place, message }) => [place.line, place.column, message])).toEqual([[line, column, expect.stringMatching(says)]]);
  });
  test('cannot break out of its example', () => {
    const situation = situationOf(library, 'given: { input: {} }\n```\n\n## 2. More.\n', 'caravan');
    expect(situation).toHaveProperty('problems');
  });
});

describe('a trace', () => {
  const json = JSON.stringify(traceOf(run(benchOf(caravanModule), CARAVAN, EVENTS)));
  test('comes back as it was', () => {
    const opened = openedTrace(json, caravanModule);
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened).not.toHaveProperty('parts');
    const situation = situationOf(library, opened.text, 'caravan');
    if (!('example' in situation)) throw new Error(JSON.stringify(situation));
    const again = runExample(library, situation.example).run;
    expect(again && JSON.parse(JSON.stringify(traceOf(again)))).toEqual(JSON.parse(json));
  });
  test('that is long is played again bit by bit, and its events follow the text as they were recorded', () => {
    const trace = traceIn(json);
    if ('problem' in trace) throw new Error(trace.problem);
    const opening = openingOf({ ...trace, count: 3 }, caravanModule, 1);
    if ('problem' in opening) throw new Error(opening.problem);
    expect([trace.steps.slice(0, 2), trace.steps.slice(2)].flatMap((part) => [...opening.take(part)])).toEqual([1 / 3, 2 / 3, 1]);
    const opened = opening.opened();
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.text).toContain('when: []');
    const situation = situationOf(library, opened.text, 'caravan');
    if (!('example' in situation)) throw new Error(JSON.stringify(situation));
    const { ok, run: again } = runExample(library, withRecorded(situation.example, opened.recorded ?? []));
    expect([ok, again && JSON.parse(JSON.stringify(traceOf(again)))]).toEqual([true, JSON.parse(json)]);
  });
  test('that goes otherwise today says where', () => {
    expect(openedTrace(json.replace('"outcome":"taken"', '"outcome":"refused"'), caravanModule)).toMatchObject({ parts: 1 });
  });
  test.each([['no', /no JSON/], ['{}', /no trace/], ['{"of":{"module":"x","variant":"default"},"steps":[{}]}', /of the module “x”/]])('that is none is refused: %s', (text, says) => {
    const opened = openedTrace(text, caravanModule);
    expect('problem' in opened && opened.problem).toMatch(says);
  });
});
