/** Traces are told apart by what came of the examples, and by which examples there are. */

import { libraryOf } from '@rulebench/rulings';
import { expect, test } from 'vitest';
import { differing, tracesOf } from '../src/traces.ts';
import { lightModule } from './light.ts';

const RULING = `---
ruling: light/switch
title: A light is switched
revision: 1
module: light
---

## 1. The owner switches it

\`\`\`example
name: Once
given: { input: { owner: Ada } }
when:
  - SWITCH: { player: Ada }
then: { state: on }
\`\`\`
`;
const schema = { $defs: Object.fromEntries(['Input', 'Context', 'Event', 'Effect'].map((name) => [name, {}])) };
const libraryWith = (dust?: () => unknown) => libraryOf({ files: [{ file: 'switch.ruling.md', text: RULING }], modules: [{ ...lightModule(dust), schema }] }).library;

test('the same examples give the same traces, and another context another', async () => {
  const traces = await tracesOf(libraryWith());
  expect(Object.keys(traces)).toEqual(['light/switch/1#1-once']);
  expect(differing(traces, await tracesOf(libraryWith()))).toEqual([]);
  expect(differing(traces, await tracesOf(libraryWith(() => 'some')))).toEqual(['light/switch/1#1-once']);
});

test('an example that is on one side alone differs', () => {
  expect(differing({ a: '1', b: '2' }, { b: '2', c: '3' })).toEqual(['a', 'c']);
});
