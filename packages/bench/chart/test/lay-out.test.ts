import { describe, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, layOut, layOutSimply, type Box, type Chart, type LaidOutChart, type LaidOutState, type LayoutOptions, type Point } from '../src/index.ts';
import { widthOf, wrap } from '../src/text.ts';
import { all, large, nested, parallel } from './machines.ts';

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
const touches = ({ x, y }: Point, box: Box): boolean => x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;

function ancestorsOf({ state }: LaidOutState, states: readonly LaidOutState[]): readonly string[] {
  const parent = states.find((one) => one.state.id === state.parent);
  return parent === undefined ? [] : [parent.state.id, ...ancestorsOf(parent, states)];
}

const layouts: readonly (readonly [string, (chart: Chart, options?: LayoutOptions) => LaidOutChart | Promise<LaidOutChart>])[] = [['layOut', layOut], ['layOutSimply', layOutSimply]];
const cases = layouts.flatMap(([how, lay]) => Object.entries(all).flatMap(([name, machine]) => (['down', 'right'] as const).map((direction) => ({ how, name, lay, machine, direction }))));

describe.each(cases)('$how of $name, $direction', ({ lay, machine, direction }) => {
  const chart = chartOf(machine);
  const laid = Promise.resolve(lay(chart, { direction }));

  test('draws every state and every transition', async () => {
    const { states, edges } = await laid;
    expect(states.map(({ state }) => state)).toEqual(chart.states);
    expect(edges.map(({ edge }) => edge)).toEqual(chart.edges);
  });
  test('puts states beside each other or one in the other', async () => {
    const { states } = await laid;
    for (const one of states) {
      const ancestors = ancestorsOf(one, states);
      for (const id of ancestors) {
        const outer = states.find(({ state }) => state.id === id);
        expect(outer && within(one, outer), `${one.state.id} in ${id}`).toBe(true);
      }
      for (const other of states) {
        if (other === one || ancestors.includes(other.state.id) || ancestorsOf(other, states).includes(one.state.id)) continue;
        expect(overlap(one, other), `${one.state.id} over ${other.state.id}`).toBe(false);
      }
    }
  });
  test('keeps labels apart, off the states that hold no others, and inside the drawing', async () => {
    const { states, edges, width, height } = await laid;
    const labels = edges.map(({ edge, label }) => ({ id: edge.id, ...label }));
    const leaves = states.filter(({ state }) => !states.some((other) => other.state.parent === state.id));
    for (const [i, label] of labels.entries()) {
      expect(within(label, { x: 0, y: 0, width, height }), label.id).toBe(true);
      expect(labels.slice(i + 1).filter((other) => overlap(label, other)).map(({ id }) => `${label.id} over ${id}`)).toEqual([]);
      expect(leaves.filter((leaf) => overlap(label, leaf)).map(({ state }) => `${label.id} over ${state.id}`)).toEqual([]);
    }
  });
  test('gives labels and states the room that their text takes', async () => {
    const { states, edges } = await laid;
    for (const { label } of edges) for (const line of label.lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(label.width);
    for (const { lines, state, ...box } of states) {
      for (const line of lines) {
        expect(line.y).toBeLessThanOrEqual(box.y + box.height);
        if (state.type !== 'history') expect(line.x + widthOf(line.text, line.role === 'title' ? 14 : 12)).toBeLessThanOrEqual(box.x + box.width);
      }
    }
  });
  test('leads every transition from its state to its target', async () => {
    const { states, edges, width, height } = await laid;
    const box = (id: string) => states.find(({ state }) => state.id === id) ?? { x: -9, y: -9, width: 0, height: 0 };
    for (const { edge, routes } of edges) {
      expect(routes.map(({ to }) => to)).toEqual(edge.targets.length === 0 ? [edge.source] : edge.targets);
      for (const { from, to, points } of routes) {
        const [start, end] = [points[0], points.at(-1)];
        expect(start !== undefined && touches(start, box(from)), `${edge.id} starts at ${from}`).toBe(true);
        expect(end !== undefined && touches(end, box(to)), `${edge.id} ends at ${to}`).toBe(true);
        for (const point of points) expect(within({ ...point, width: 0, height: 0 }, { x: 0, y: 0, width, height })).toBe(true);
      }
    }
  });
  test('marks which state is entered first', async () => {
    const { initials } = await laid;
    expect(initials.map(({ parent, target }) => [parent, target])).toEqual(chart.states.filter(({ type }) => type === 'compound').map(({ id, initial }) => [id, initial[0]]));
  });
  test('comes out the same again', async () => {
    expect(await lay(chart, { direction })).toEqual(await laid);
  });
});

describe('folding', () => {
  test.each(layouts)('%s hides what is inside and keeps what leads out', async (_, lay) => {
    const laid = await lay(chartOf(nested), { folded: ['nested.busy'] });
    expect(laid.states.map(({ state, folded, hidden }) => [state.key, folded, hidden])).toEqual([['nested', false, 0], ['idle', false, 0], ['busy', true, 4], ['over', false, 0]]);
    const ways = laid.edges.map(({ edge, routes }) => [edge.id, routes[0].from, routes[0].to]);
    expect(ways).toContainEqual(['nested.idle|START|0', 'nested.idle', 'nested.busy']);
    expect(ways).toContainEqual(['nested.over|RESUME|0', 'nested.over', 'nested.busy']);
    expect(laid.edges.filter(({ edge }) => edge.source.startsWith('nested.busy.'))).toEqual([]);
    expect(laid.chart.edges).toHaveLength(16);
  });
  test.each(layouts)('%s joins the targets that fall together', async (_, lay) => {
    const laid = await lay(chartOf(parallel), { folded: ['parallel'] });
    expect(laid.states).toHaveLength(1);
    expect(laid.edges.map(({ edge, routes }) => [edge.descriptor, edge.index, routes.length])).toEqual([['ALARM', 0, 1], ['ALARM', 1, 1], ['BOTH', 0, 1]]);
  });
});

test.each(layouts)('%s gives a state the room that its drawer asks for', async (_, lay) => {
  const laid = await lay(chartOf(nested), { sizeOf: ({ key }) => (key === 'over' ? { width: 300, height: 150 } : undefined) });
  const over = laid.states.find(({ state }) => state.key === 'over');
  expect(over?.width).toBeGreaterThanOrEqual(300);
  expect(over?.height).toBeGreaterThanOrEqual(150);
});

test('sixty states are laid out within seconds', async () => {
  const chart = chartOf(large(6, 9));
  expect(chart.states.length).toBeGreaterThan(60);
  const before = performance.now();
  await layOut(chart);
  expect(performance.now() - before).toBeLessThan(30_000);
});

test('where the library fails the plain rows stand in', async () => {
  vi.resetModules();
  vi.doMock('elkjs/lib/elk.bundled.js', () => ({ default: class { layout() { return Promise.reject(new Error('no')); } } }));
  const { layOut: failing } = await import('../src/index.ts');
  const chart = chartOf(createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } }));
  expect(await failing(chart)).toEqual(layOutSimply(chart));
  vi.doUnmock('elkjs/lib/elk.bundled.js');
});

test('text is wrapped between words, and within one only where it must be', () => {
  expect(wrap('every player is ready', widthOf('every player', 12), 12)).toEqual(['every player', 'is ready']);
  expect(wrap('abcdefgh', widthOf('abc', 12), 12).join('')).toBe('abcdefgh');
  expect(wrap('', 10, 12)).toEqual(['']);
});
