import { createMachine, type AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '@rulebench/core/explain';
import { chartOf, edgeId, labelOf, layOutSimply, toJson, wordsOn, type Chart, type ChartEdge } from '../src/index.ts';
import { all, nested, parallel, working } from './machines.ts';

const edge = (chart: Chart, id: string): ChartEdge | undefined => chart.edges.find((one) => one.id === id);

describe('a chart tells every state', () => {
  const chart = chartOf(nested);
  const state = (id: string) => chart.states.find((one) => one.id === id);

  test('in document order, each with the one it lies in', () => {
    expect(chart.states.map(({ id, parent, type, depth }) => [id, parent, type, depth])).toEqual([
      ['nested', undefined, 'compound', 0], ['nested.idle', 'nested', 'atomic', 1], ['nested.busy', 'nested', 'compound', 1],
      ['nested.busy.first', 'nested.busy', 'atomic', 2], ['nested.busy.second', 'nested.busy', 'atomic', 2], ['nested.busy.last', 'nested.busy', 'final', 2],
      ['nested.busy.memory', 'nested.busy', 'history', 2], ['nested.over', 'nested', 'atomic', 1],
    ]);
  });
  test('with what is written on it', () => {
    expect(state('nested')).toMatchObject({ initial: ['nested.idle'], entry: ['boot'] });
    expect(state('nested.idle')).toMatchObject({ tags: ['quiet'], cites: ['toy/idle/1'], forbids: { STOP: ['toy/idle/2'] } });
    expect(state('nested.busy.memory')).toMatchObject({ history: 'deep', initial: ['nested.busy.second'] });
    expect(state('nested.over')?.description).toContain('RESET');
  });
  test('without the actions that XState adds for delays', () => {
    expect(state('nested.busy.second')).toMatchObject({ entry: [], exit: [], raises: [] });
  });
  test('with what it invokes and raises, by named actions too', () => {
    expect(chartOf(working).states.find(({ key }) => key === 'asking')).toMatchObject({
      invokes: ['server'], entry: ['announce', 'raise ASKED'], exit: ['announce'], raises: ['NEWS', 'ASKED'],
    });
  });
});

describe('what is drawn', () => {
  test('says on an edge what it raises, and in a state what it raises and invokes', () => {
    const chart = chartOf(working);
    expect(chart.edges.filter(({ kind }) => kind === 'done').map(wordsOn)).toEqual(['done: server / raise GOT']);
    const [asking] = layOutSimply(chart).states.filter(({ state }) => state.key === 'asking');
    expect(asking?.lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['entry / raise NEWS', 'entry / raise ASKED', 'invoke server']));
  });

  test('calls an actor without an id of its own by its source, as long as that tells which', () => {
    const machine = createMachine({ id: 'm', invoke: [{ src: 'feed', onDone: '.a' }, { src: 'ear' }, { src: 'ear' }], initial: 'a', states: { a: {} } });
    const chart = chartOf(machine);
    expect(chart.states[0]?.invokes).toEqual(['feed', '1.m', '2.m']);
    expect(chart.edges.map(({ says }) => says)).toEqual(['done: feed']);
  });
});

describe('a chart tells every transition', () => {
  const chart = chartOf(nested);

  test('by kind and in words', () => {
    expect(chart.edges.map(({ id, kind, says }) => [id, kind, says])).toEqual([
      ['nested|RESET|0', 'event', 'RESET'], ['nested|log.*|0', 'wildcard', 'any log.*'],
      ['nested.idle|START|0', 'event', 'START'], ['nested.idle|WAIT|0', 'forbidden', 'WAIT'],
      ['nested.busy|PAUSE|0', 'event', 'PAUSE'], ['nested.busy|AGAIN|0', 'event', 'AGAIN'], ['nested.busy|NOTE|0', 'event', 'NOTE'],
      ['nested.busy|xstate.done.state.nested.busy|0', 'done', 'done'],
      ['nested.busy.first||0', 'always', 'always'], ['nested.busy.first||1', 'always', 'always'],
      ['nested.busy.second|BACK|0', 'event', 'BACK'], ['nested.busy.second|SAME|0', 'event', 'SAME'], ['nested.busy.second|*|0', 'wildcard', 'any event'],
      ['nested.busy.second|xstate.after.500.nested.busy.second|0', 'after', 'after 500'], ['nested.busy.second|xstate.after.soon.nested.busy.second|0', 'after', 'after soon'],
      ['nested.over|RESUME|0', 'event', 'RESUME'],
    ]);
  });
  test('with targets, actions, clauses, and whether its state is left', () => {
    expect(edge(chart, 'nested.idle|START|0')).toMatchObject({ targets: ['nested.busy.second'], cites: ['toy/start/1'], internal: false });
    expect(edge(chart, 'nested|RESET|0')).toMatchObject({ targets: ['nested.idle'], internal: true });
    expect(edge(chart, 'nested.busy|AGAIN|0')).toMatchObject({ reenter: true, internal: false });
    expect(edge(chart, 'nested.busy|NOTE|0')).toMatchObject({ targets: [], actions: ['note'], internal: true });
    expect(edge(chartOf(parallel), 'parallel|BOTH|0')?.targets).toEqual(['parallel.sound.on', 'parallel.light.red']);
    expect(edge(chartOf(working), 'working.asking|xstate.done.actor.server|0')).toMatchObject({ kind: 'done', says: 'done: server', raises: ['GOT'] });
    expect(edge(chartOf(working), 'working.asking|xstate.error.actor.server|0')).toMatchObject({ kind: 'error', says: 'error: server' });
  });
  test('with its guard by name and in words, however it is written', () => {
    expect([0, 1, 2].map((i) => edge(chartOf(working), `working.asking|TRY|${String(i)}`)?.guard)).toEqual([
      { id: 'and(isOpen, not(isHeld), or(isPaid, isOpen))', says: 'is open and not is held and (is paid or is open)' },
      { id: 'guard', says: 'guard' },
      { id: 'isPaid', says: 'is paid' },
    ]);
  });
  test('a guard whose parameters depend on a context is not asked for them', () => {
    const params = (): never => { throw new Error('asked'); };
    const machine = createMachine({ id: 'm', on: { GO: { guard: { type: 'fits', params }, actions: 'go' } } });
    expect(chartOf(machine).edges[0]?.guard?.id).toBe('fits');
  });
  test('a guarded transition that does nothing is refused or taken, not forbidden', () => {
    expect(chartOf(createMachine({ id: 'm', on: { GO: { guard: 'fits' } } })).edges[0]?.kind).toBe('event');
  });
});

describe.each(Object.entries(all))('%s', (_, machine) => {
  test('has each transition once, under the id of its place', () => {
    const count = (node: AnyStateNode): number => [...node.transitions].filter(([name]) => name !== '').flatMap(([, list]) => list).length + (node.always ?? []).length;
    const chart = chartOf(machine);
    expect(chart.edges).toHaveLength(nodesOf(machine.root).reduce((sum, node) => sum + count(node), 0));
    expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length);
    for (const one of chart.edges) expect(one.id).toBe(edgeId(one));
  });
  test('is plain data', () => {
    expect(JSON.parse(toJson(chartOf(machine)))).toEqual(chartOf(machine));
  });
});

test('a label is the event and its guard in words', () => {
  const label = (id: string) => { const found = edge(chartOf(nested), id); return found && labelOf(found); };
  expect(label('nested.busy.first||0')).toBe('always [is ready]');
  expect(label('nested.busy.second|xstate.after.soon.nested.busy.second|0')).toBe('after soon [is late]');
  expect(label('nested.idle|WAIT|0')).toBe('WAIT forbidden');
});
