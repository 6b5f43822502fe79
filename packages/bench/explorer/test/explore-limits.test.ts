/** What is told of a walk that could not see all, of keys, of sampled chance, of documented findings, and of a stepper that lies. */

import { describe, expect, test } from 'vitest';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { explore, xstateStepper, type Exploration, type ExploreOptions, type Stepper } from '../src/index.ts';
import { ferry } from './toys/ferry.ts';
import { purse } from './toys/purse.ts';
import { roamer } from './toys/roamer.ts';
import { twoDice } from './toys/two-dice.ts';

const walked = <C, I>(module: RuleModule<C, I>, options: ExploreOptions = {}): Promise<Exploration> => explore(benchOf(module), [{ name: 'start', input: {} }], options);
const idsOf = ({ findings }: Exploration): readonly string[] => findings.map(({ id }) => id);

describe('a key', () => {
  test('makes one of what it takes for the same', async () => {
    // Nothing, red, blue, red and blue, blue and red are spent; each locked or not; each held or left.
    expect(await walked(purse())).toMatchObject({ complete: true, findings: [], states: 5 * 2 * 2 });
    expect(await walked(purse({ key: 'sound' }))).toMatchObject({ complete: true, findings: [], states: 4 * 2 * 2 });
  });

  test('that is unsound is found out, with what differs', async () => {
    const exploration = await walked(purse({ key: 'unsound' }));
    expect(idsOf(exploration)).toContain('key/held');
    expect(exploration.findings.find(({ kind }) => kind === 'key')?.details).toEqual(['in the first alone: SPEND → "held"', 'the two differ in locked', '1 pair of states with the same key compared']);
  });
});

describe('limits', () => {
  test('of states, time and memory end the walk with what was found so far', async () => {
    const endless = twoDice({ fault: true });
    expect(await walked(endless, { limits: { states: 300 } })).toMatchObject({ complete: false, because: ['max-states'] });
    expect(await walked(endless, { limits: { time: 50 } })).toMatchObject({ complete: false, because: ['max-time'] });
    expect(await walked(endless, { limits: { memory: 1 } })).toMatchObject({ complete: false, because: ['max-memory'] });
    expect(await walked(endless, { limits: { memory: 1000 }, memory: () => 1001 })).toMatchObject({ complete: false, because: ['max-memory'] });
    const { open, states, findings } = await walked(endless, { limits: { states: 300 } });
    expect(open).toBeGreaterThan(0);
    expect(states).toBeGreaterThanOrEqual(300);
    expect(findings.map(({ id }) => id)).toEqual(['invariant/eachDieCountsOnce']);
  });

  test('a signal does too', async () => {
    expect(await walked(twoDice({ fault: true }), { signal: AbortSignal.timeout(20) })).toMatchObject({ complete: false, because: ['interrupted'] });
  });

  test('what was not seen is no finding before all was seen, nor from some starts alone', async () => {
    const some = await walked(ferry({ fault: true }), { limits: { states: 3 } });
    // Only the start was looked at: one may board, one may not leave, as nobody is aboard, and one may stay.
    expect(some).toMatchObject({ findings: [], unseen: { rules: ['thereIsRoom (never false)', 'isStaffed (never asked)', 'isManned (never true)', 'mayLeave (never true)'], states: ['away'] } });
    const partial = await walked(ferry({ fault: true }), { partial: true });
    expect(partial).toMatchObject({ complete: true, findings: [], unseen: { rules: ['isStaffed (never true)', 'mayLeave (never true)'], states: ['away'], transitions: [] } });
  });
});

test('chance that is sampled is told, and leaves a walk incomplete', async () => {
  const { chance: _, ...rest } = twoDice({ fault: false });
  const sampled = { ...rest, chance: ({ context }: { context: { dice: object } }) => ({ sample: (random: number) => ({ type: 'ROLL', die: Object.keys(context.dice).length === 0 ? 'red' : 'blue', value: Math.ceil(random * 3) }) }) };
  // Sampled at five points, a die of three faces shows each: three states after the first roll, nine after both.
  expect(await walked(sampled)).toMatchObject({ complete: false, because: ['chance-sampled'], states: 1 + 3 + 9 });
});

describe('documented findings', () => {
  test('are told with their reasons; what is no longer found is told too', async () => {
    const module = { ...roamer({ fault: true }), knownFindings: { 'livelock/roaming/END_TURN': 'It roams for ever.', 'dead-end/roaming': 'Nobody knows.' } };
    const exploration = await walked(module);
    expect(exploration.findings).toMatchObject([{ id: 'livelock/roaming/END_TURN', known: 'It roams for ever.' }]);
    expect(exploration.outdated).toEqual(['dead-end/roaming']);
    expect(await walked(module, { partial: true })).toMatchObject({ outdated: [] });
  });

  test.each(['dead-end/nowhere', 'rule/turnIsYours', 'rule/nobody/never-true', 'invariant/none', 'transition/roaming/GO/1', 'broken/RB204', 'livelock/roaming', 'livelock/nowhere/END_TURN', 'nonsense'])('%s names nothing', async (id) => {
    await expect(walked({ ...roamer({ fault: true }), knownFindings: { [id]: 'why' } })).rejects.toThrow('RB402');
  });
});

test('what XState does not come to is never told', async () => {
  const bench = benchOf(ferry({ fault: false }));
  const honest = xstateStepper(bench);
  const lying: Stepper = { ...honest, next: (state, event) => (event.type === 'BOARD' ? honest.next(state, event) : { outcome: 'untaken' }) };
  await expect(walked(ferry({ fault: false }), { stepper: lying })).rejects.toThrow('RB401');
});
