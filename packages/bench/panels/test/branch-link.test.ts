/** The link by which a command opens a run of its own on an example's page: what the page reads of it is what was sent. */

import { branchLink } from '@rulebench/rulings';
import { expect, test } from 'vitest';
import { branchOfWord } from '../src/debugger/keep.ts';

const example = { clause: 'ea/joker/3', slug: '3-a-joker-is-declared' } as const;

test('a link holds the events, whatever letters they are written in', () => {
  const events = [{ type: 'PICK', player: 'Zoë', card: '9♦' }, { type: 'READY', player: 'Ada' }];
  const link = new URLSearchParams(branchLink(example, events, 'dead-end/selecting'));
  expect(link.get('path')).toBe('/story/ea-joker--3-a-joker-is-declared');
  const [, word = ''] = /^branch:([\w-]+)$/.exec(link.get('args') ?? '') ?? [];
  expect(branchOfWord(word)).toEqual({ id: 1, name: 'dead-end/selecting', from: 0, events, waived: {} });
});

test('a run without events is the start of the example', () => {
  expect(new URLSearchParams(branchLink(example, [], 'x')).get('args')).toBe('step:0');
});
