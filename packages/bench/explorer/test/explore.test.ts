/** Faults sown into small modules: each is found, with a shortest run whose length was worked out by hand; without the fault, nothing is found. */

import { describe, expect, test } from 'vitest';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { explore, type Exploration, type Finding, type Limits } from '../src/index.ts';
import { twoDice } from './toys/two-dice.ts';
import { ferry } from './toys/ferry.ts';
import { lift } from './toys/lift.ts';
import { parley } from './toys/parley.ts';
import { roamer } from './toys/roamer.ts';
import { rockSlide } from './toys/rock-slide.ts';

async function explored<C, I>(module: RuleModule<C, I>, inputs: readonly unknown[] = [{}], limits: Limits = {}): Promise<Exploration> {
  return explore(benchOf(module), inputs.map((input, i) => ({ name: `start ${String(i + 1)}`, input })), { limits });
}

const idsOf = ({ findings }: Exploration): readonly string[] => findings.map(({ id }) => id);
const eventsOf = ({ run }: Finding): readonly unknown[] => (run?.steps ?? []).flatMap(({ event }) => event ?? []);

function found(exploration: Exploration, id: string): Finding {
  const finding = exploration.findings.find((one) => one.id === id);
  if (finding === undefined) throw new Error(`${id} is not among ${idsOf(exploration).join(', ')}`);
  return finding;
}

describe('a dilemma with no legal target that never ends', () => {
  const tables = [{ team: ['climber'] }, { team: ['cook'] }];

  test('is found: revealed, and then round and round by turns of both players', async () => {
    const exploration = await explored(rockSlide({ fault: true }), tables);
    const finding = found(exploration, 'livelock/pending/END_TURN');
    expect(eventsOf(finding)).toEqual([{ type: 'REVEAL' }, { type: 'END_TURN', player: 'Ada' }, { type: 'END_TURN', player: 'Ben' }]);
    expect(finding).toMatchObject({ round: 2, times: 2, start: { name: 'start 2' } });
    expect(idsOf(exploration)).toEqual(['livelock/pending/END_TURN', 'state/passed']);
  });

  test('without the fault nothing is found', async () => {
    const exploration = await explored(rockSlide({ fault: false }), tables);
    expect(exploration).toMatchObject({ complete: true, because: [], findings: [], states: 4, ends: 2, depth: 1, transitions: 2 });
  });
});

describe('a self-controlling card that can never leave', () => {
  test('is found: to and fro on three places is four turns', async () => {
    const exploration = await explored(roamer({ fault: true }));
    expect(idsOf(exploration)).toEqual(['livelock/roaming/END_TURN']);
    expect(found(exploration, 'livelock/roaming/END_TURN')).toMatchObject({ round: 4, times: 4 });
    expect(eventsOf(found(exploration, 'livelock/roaming/END_TURN'))).toHaveLength(4);
  });

  test('without the fault nothing is found', async () => {
    expect(await explored(roamer({ fault: false }))).toMatchObject({ complete: true, findings: [], states: 3, ends: 1, depth: 2 });
  });
});

describe('a rule that can never be true', () => {
  test('is found, with what blocks it, and what follows from it', async () => {
    const exploration = await explored(ferry({ fault: true }));
    expect(idsOf(exploration)).toEqual(['rule/isStaffed/never-true', 'rule/mayLeave/never-true', 'state/away']);
    const whole = found(exploration, 'rule/mayLeave/never-true');
    expect(eventsOf(whole)).toEqual([{ type: 'LEAVE' }]);
    expect(whole.details).toContain('its part "is staffed" (isStaffed) is never true');
    // It is asked only once somebody is aboard: one boards, then LEAVE.
    const part = found(exploration, 'rule/isStaffed/never-true');
    expect(eventsOf(part)).toEqual([{ type: 'BOARD' }, { type: 'LEAVE' }]);
    expect(part.details).toEqual(['where it is asked first: 1 aboard, 3 needed (isStaffed)']);
    expect(found(exploration, 'state/away').details).toEqual(['moored/LEAVE/1 leads there, and its rule mayLeave is never true']);
  });

  test('without the fault nothing is found', async () => {
    expect(await explored(ferry({ fault: false }))).toMatchObject({ complete: true, findings: [], depth: 3 });
  });
});

describe('two players who both wait', () => {
  test('are found, with who waits for whom', async () => {
    const exploration = await explored(parley({ fault: true }));
    const finding = found(exploration, 'waiting/talking');
    expect(eventsOf(finding)).toEqual([{ type: 'MEET' }]);
    expect(finding.says).toBe('Ada and Ben are asked for decisions, and none of them can answer: each waits for the others');
    expect(finding.details).toEqual([
      'Ada is asked for answer-of-Ada', '  CHOOSE answer-of-Ada ["yes"] is refused: Ben has answered (theOtherHasAnswered)', '  CHOOSE answer-of-Ada ["no"] is refused: Ben has answered (theOtherHasAnswered)',
      'Ben is asked for answer-of-Ben', '  CHOOSE answer-of-Ben ["yes"] is refused: Ada has answered (theOtherHasAnswered)', '  CHOOSE answer-of-Ben ["no"] is refused: Ada has answered (theOtherHasAnswered)',
    ]);
  });

  test('without the fault nothing is found', async () => {
    expect(await explored(parley({ fault: false }))).toMatchObject({ complete: true, findings: [], depth: 3 });
  });
});

describe('a die counted twice', () => {
  test('breaks the invariant after two rolls of one die', async () => {
    const exploration = await explored(twoDice({ fault: true }), [{}], { states: 500 });
    expect(exploration).toMatchObject({ complete: false, because: ['max-states'] }); // the total grows for ever
    const finding = found(exploration, 'invariant/eachDieCountsOnce');
    const events = eventsOf(finding);
    expect(events).toHaveLength(2);
    expect(events).toEqual([{ type: 'ROLL', die: 'red', value: 1 }, { type: 'ROLL', die: 'red', value: 1 }]);
  });

  test('without the fault nothing is found: no die or one of three faces twice, or both', async () => {
    expect(await explored(twoDice({ fault: false }))).toMatchObject({ complete: true, findings: [], states: 1 + 6 + 9, depth: 2, transitions: 6 + 18 });
  });
});

describe('an always loop', () => {
  test('is found: up, closed, and up once more', async () => {
    const exploration = await explored(lift({ fault: true }));
    const finding = found(exploration, 'broken/RB204/CALL');
    expect(eventsOf(finding)).toEqual([{ type: 'CALL', to: 1 }, { type: 'CLOSE' }, { type: 'CALL', to: 2 }]);
    expect(idsOf(exploration)).toEqual(['broken/RB204/CALL']);
  });

  test('without the fault nothing is found', async () => {
    expect(await explored(lift({ fault: false }))).toMatchObject({ complete: true, findings: [] });
  });
});
