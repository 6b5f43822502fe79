/** What statuses forbid and allow, as a table to read; the rules say the same as the function without a reason. */

import { outcomeOf, tableOf } from '@rulebench/core';
import { describe, expect, test } from 'vitest';
import {
  abilitiesAreOutOfStasis, ableAmong, applied, BARRED, canDo, isAble, isNotDisabled, isNotStopped, isNotStunned, isNotWounded, statusesIn, textIsOutOfStasis,
  type Activity, type Affliction, type Table, type TableEffect,
} from '../src/index.ts';
import { TABLE } from './tables.ts';

const cites = ['base/status/1'] as const;
const rules = tableOf({ canDo, ableAmong, isNotStopped, isNotDisabled, isNotStunned, isNotWounded, textIsOutOfStasis, abilitiesAreOutOfStasis });
const ACTIVITIES: readonly Activity[] = ['move', 'beam', 'transport', 'staff', 'attempt', 'attack', 'defend', 'skills', 'attributes', 'text', 'enhance', 'be-picked'];

function after(...effects: readonly TableEffect[]): Table {
  return effects.reduce((left: Table, effect) => {
    const result = applied(left, effect);
    if ('refused' in result) throw new Error(result.refused.says);
    return result.table;
  }, TABLE);
}

const stopped = after({ type: 'stop', card: 'crew', until: 1, cites });
const inStatus = (status: Affliction): Table => after({ type: 'afflict', card: 'crew', status, cites });

describe('a status allows', () => {
  test.each<[string, Table, readonly Activity[]]>([
    ['nothing wrong: everything', TABLE, ACTIVITIES],
    ['stopped: what begins nothing', stopped, ['transport', 'defend', 'skills', 'attributes', 'text', 'enhance', 'be-picked']],
    ['disabled: to be there', inStatus('disabled'), ['beam', 'enhance', 'be-picked']],
    ['stunned: the same', inStatus('stunned'), ['beam', 'enhance', 'be-picked']],
    ['mortally wounded: the same', inStatus('wounded'), ['beam', 'enhance', 'be-picked']],
    ['in stasis: nothing', inStatus('stasis'), []],
  ])('%s', (_, table, allowed) => {
    for (const activity of ACTIVITIES) {
      expect([activity, isAble(table, 'crew', activity)]).toEqual([activity, allowed.includes(activity)]);
      expect([activity, outcomeOf(canDo, { table: rules, context: { table } }, { card: 'crew', activity })]).toEqual([activity, allowed.includes(activity) ? 'allowed' : 'refused']);
    }
  });
});

test('what begins, ends: by its time, by an effect, by leaving play', () => {
  expect(statusesIn(stopped, 'crew')).toEqual(['stopped']);
  expect(statusesIn(after({ type: 'stop', card: 'crew', until: 1, cites }, { type: 'next-turn', player: 'Q', number: 2, cites }), 'crew')).toEqual([]);
  expect(statusesIn(after({ type: 'stop', card: 'crew', until: 2, cites }, { type: 'unstop', card: 'crew', cites }), 'crew')).toEqual([]);
  expect(statusesIn(after({ type: 'afflict', card: 'crew', status: 'stasis', cites }, { type: 'relieve', card: 'crew', status: 'stasis', cites }), 'crew')).toEqual([]);
  expect(statusesIn(after({ type: 'afflict', card: 'crew', status: 'wounded', cites }, { type: 'discard', card: 'crew', pile: 'Q', cites }), 'crew')).toEqual([]);
  const dark = after({ type: 'deactivate', card: 'crew', until: 1, cites });
  expect(dark.cards['crew']?.deactivated).toBe(1);
  expect(after({ type: 'deactivate', card: 'crew', until: 1, cites }, { type: 'next-turn', player: 'Q', number: 2, cites }).cards['crew']?.deactivated).toBeUndefined();
});

test('what did not begin, cannot end', () => {
  expect(applied(TABLE, { type: 'unstop', card: 'crew', cites })).toMatchObject({ refused: { code: 'already' } });
  expect(applied(TABLE, { type: 'relieve', card: 'crew', status: 'stunned', cites })).toMatchObject({ refused: { code: 'already' } });
});

test('every status keeps a card from something', () => {
  for (const barred of Object.values(BARRED)) expect(barred.length).toBeGreaterThan(0);
});
