/** The links by which a command opens a run of its own: what the page reads of one is what was sent. */

import { branchLink, tableLink, variantOfWord } from '@rulebench/rulings';
import { expect, test } from 'vitest';
import { branchOfWord } from '../src/debugger/keep.ts';
import { tableOfWord } from '../src/debugger/situation.ts';

const example = { clause: 'ea/joker/3', slug: '3-a-joker-is-declared' } as const;
const events = [{ type: 'PICK', player: 'Zoë', card: '9♦' }, { type: 'READY', player: 'Ada' }];
/** A page takes no other letters in what its address says of it. */
const ARGUMENTS = /^(?:\w+:[\w -]*;?)+$/;
const pathOf = (link: string | undefined) => new URLSearchParams(link).get('path');
const shown = (link: string | undefined): Readonly<Record<string, string>> => {
  const args = new URLSearchParams(link).get('args') ?? '';
  expect(args).toMatch(ARGUMENTS);
  return Object.fromEntries(args.split(';').map((one) => one.split(':')));
};

test('a link holds the events, whatever letters they are written in', () => {
  const link = branchLink(example, { name: 'dead-end/selecting', events, variant: 'default' });
  expect(pathOf(link)).toBe('/story/ea-joker--3-a-joker-is-declared');
  expect(branchOfWord(shown(link)['branch'] ?? '')).toEqual({ id: 1, name: 'dead-end/selecting', from: 0, events, waived: {} });
});

test('a run that is too long for an address has none', () => {
  expect(branchLink(example, { name: 'x', events: Array.from({ length: 100 }, () => events).flat(), variant: 'default' })).toBeUndefined();
});

test('a run without events is the start of the example', () => {
  expect(shown(branchLink(example, { name: 'x', events: [], variant: 'default' }))).toEqual({ step: '0' });
});

test('a link names the rules that the run goes under, unless they are those of the example', () => {
  const variantOf = (variant: string, own?: string) => shown(branchLink({ ...example, ...(own === undefined ? {} : { variant: own }) }, { name: 'x', events: [], variant }))['variant'];
  expect(variantOfWord(variantOf('pace+no-limit') ?? '')).toBe('pace+no-limit');
  expect([variantOf('pace', 'pace'), variantOf('default', 'pace')]).toEqual([undefined, 'default']);
});

test('a table of its own is carried whole, up to what an address can hold', () => {
  const table = 'name: Gefunden über’s Meer\ngiven: { fixture: two-ships }\nwhen:\n  - READY: { player: "Zoë" }\n';
  const link = tableLink('energy-allocation', table, 1);
  expect(pathOf(link)).toBe('/story/energy-allocation--table');
  const { table: word = '', step } = shown(link);
  expect([tableOfWord(word), step]).toEqual([table, '1']);
  expect(tableLink('energy-allocation', table.repeat(100), 1)).toBeUndefined();
  expect([tableOfWord('%%'), tableOfWord('e30')]).toEqual([undefined, undefined]);
});
