import { describe, expect, test } from 'vitest';
import { run } from '@rulebench/core/bench';
import { benchOf, explain } from '@rulebench/core/explain';
import { chartOf, layOutSimply, type Box } from '@rulebench/chart';
import { marksOf } from '../src/index.ts';
import { stopsOf } from '../src/chart/stops.ts';
import { changedIn, changedSheet } from '../src/table/changed.ts';
import { around, matching, namesOf } from '../src/chart/names.ts';
import { following, neighbour, READABLE, revealing, whole, within, zoomed } from '../src/chart/viewport.ts';
import { sceneOf, playersOf } from '../src/debugger/view-of.ts';
import { CARAVAN, caravanModule } from './toy/caravan.ts';

const bench = benchOf(caravanModule);
const { steps } = run(bench, CARAVAN, [{ type: 'WEATHER', roll: 1 }, { type: 'TRAVEL', player: 'Basalt', to: 'Bir' }, { type: 'TRAVEL', player: 'Amber', to: 'Bir' }]);
const at = (i: number) => { const step = steps[i]; if (step === undefined) throw new Error('no step'); return step; };

describe('marks in the statechart', () => {
  test('the active states and the edge that was taken', () => {
    const marks = marksOf(at(1), explain(bench, at(0).snapshot, { type: 'WEATHER', roll: 1 }), false);
    expect([...marks.active]).toEqual(expect.arrayContaining(['caravan.crossing.sky.clear', 'caravan.crossing.day.underWay']));
    expect([...marks.taken]).toEqual(['caravan.crossing.day.dawn|WEATHER|1']);
    expect([...marks.stopped]).toEqual([['caravan.crossing.day.dawn|WEATHER|0', 'storm rises']]);
  });

  test('an edge that was refused, with the rule that stopped it', () => {
    const marks = marksOf(at(2), explain(bench, at(1).snapshot, { type: 'TRAVEL', player: 'Basalt', to: 'Bir' }), false);
    expect(marks.taken.size).toBe(0);
    expect([...marks.stopped]).toEqual([['caravan.crossing.day.underWay|TRAVEL|0', 'turn is own']]);
  });

  test('an event that is only tried lights what it would take, not what the step took', () => {
    const marks = marksOf(at(1), explain(bench, at(1).snapshot, { type: 'REST', player: 'Amber' }), true);
    expect([...marks.taken]).toEqual(['caravan.crossing.day.underWay|REST|0']);
  });
});

describe('the viewport', () => {
  const frame = { width: 400, height: 300 };

  test('a picture that fits is shown whole; a larger one is never smaller than can be read', () => {
    expect(following({ width: 200, height: 100 }, frame, [])).toMatchObject({ scale: 1.25 });
    expect(following({ width: 2000, height: 1000 }, frame, []).scale).toBe(READABLE);
    expect(whole({ width: 2000, height: 1000 }, frame).scale).toBeLessThan(0.2 + 1e-9);
  });

  test('follows what happens, and what is beside it as long as both have room', () => {
    const picture = { width: 4000, height: 200 };
    const inSight = (x: number, view: { readonly x: number; readonly scale: number }) => x * view.scale + view.x >= 0 && x * view.scale + view.x <= frame.width;
    const active = { x: 3000, y: 50, width: 80, height: 30 };
    expect(inSight(3040, following(picture, frame, [active]))).toBe(true);
    const far = { x: 500, y: 50, width: 80, height: 30 };
    expect(inSight(3040, following(picture, frame, [active], [far]))).toBe(true);
  });

  test('of what lies beside it, each is wholly in sight or left out, the most wanted first', () => {
    const picture = { width: 4000, height: 200 };
    const active = { x: 3000, y: 50, width: 80, height: 30 };
    const label = { x: 2820, y: 50, width: 150, height: 20 };
    const view = following(picture, frame, [active], [label, { x: 100, y: 50, width: 80, height: 30 }]);
    expect(within(active, view, frame)).toBe(true);
    expect(within(label, view, frame)).toBe(true);
    expect(within({ ...label, x: 2600 }, view, frame)).toBe(false);
  });

  test('what the keyboard comes to is brought into sight, and no further', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const box = { x: 1000, y: 20, width: 80, height: 30 };
    const moved = revealing(box, view, frame);
    expect(within(box, moved, frame)).toBe(true);
    expect(moved.y).toBe(2);
    expect(revealing({ x: 100, y: 100, width: 80, height: 30 }, view, frame)).toEqual(view);
    // Of what is larger than the frame its corner is shown.
    expect(revealing({ x: 1000, y: 1000, width: 900, height: 900 }, view, frame)).toMatchObject({ x: -978, y: -978 });
  });

  test('zooming keeps the point under the pointer', () => {
    const view = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
    expect(view).toEqual({ scale: 2, x: -90, y: -80 });
  });

  test('the nearest state in a direction is found', () => {
    const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
    const boxes = [box(100, 0), box(60, 90), box(0, 100)];
    expect(neighbour(box(0, 0), boxes, 'right')).toBe(boxes[0]);
    expect(neighbour(box(0, 0), boxes, 'down')).toBe(boxes[2]);
    expect(neighbour(box(0, 0), boxes, 'up')).toBeUndefined();
  });
});

describe('the names in a statechart', () => {
  const chart = chartOf(bench.machine);
  const found = (text: string) => matching(namesOf(chart), text).map(({ id }) => id);

  test('find states and edges by what is written in and on them, whole names first', () => {
    expect(found('storm')[0]).toBe('caravan.crossing.sky.storm');
    expect(found('may travel')).toEqual(['caravan.crossing.day.underWay|TRAVEL|0']);
    expect(found('raise CALM')).toEqual(['caravan.crossing.day.dawn|WEATHER|1']);
    expect([found('no such thing'), found(' ')]).toEqual([[], []]);
  });

  test('tell apart what is called the same by the states around it', () => {
    const twin = { ...chart, states: [...chart.states, ...chart.states.filter(({ key }) => key === 'clear').map((state) => ({ ...state, id: 'caravan.crossing.day.clear', parent: 'caravan.crossing.day' }))] };
    expect(matching(namesOf(twin), 'clear').slice(0, 2).map(({ words }) => words)).toEqual(['clear in sky, crossing', 'clear in day, crossing']);
  });

  test('know what must be unfolded to be seen', () => {
    expect(around(chart, 'caravan.crossing.sky.storm')).toEqual(['caravan.crossing.sky', 'caravan.crossing', 'caravan']);
    expect(around(chart, 'caravan.crossing.day.underWay|TRAVEL|0')[0]).toBe('caravan.crossing.day.underWay');
  });
});

describe('the table', () => {
  const scene = (i: number, as?: string) => { const found = sceneOf(bench, at(i).snapshot, as); if (found === undefined || !('scene' in found)) throw new Error('no scene'); return found.scene; };

  test('what a step changed is known, and nothing else', () => {
    const changed = changedIn(scene(2), scene(3));
    expect(changed.has('track/desert/token/Amber')).toBe(true);
    expect(changed.has('track/desert/token/Basalt')).toBe(false);
    expect(changed.has('sheet/Amber/total/water')).toBe(true);
    expect(changedIn(undefined, scene(1)).size).toBe(0);
  });

  test('the one sheet that a step changed is known; none where it changed all or nothing', () => {
    expect(changedSheet(scene(3), changedIn(scene(2), scene(3)))).toBe('Amber');
    expect(changedSheet(scene(3), new Set())).toBeUndefined();
    expect(changedSheet(scene(3), new Set(['sheet/Amber/total/water', 'sheet/Basalt/total/water']))).toBeUndefined();
  });

  test('seen by a player it hides what is hidden from that player', () => {
    expect(playersOf(bench, at(0).snapshot)).toEqual(['Amber', 'Basalt']);
    const cards = (as?: string) => scene(0, as).sheets?.map((sheet) => sheet.cards[0]?.label);
    expect(cards()).toEqual(['1', '2']);
    expect(cards('Amber')).toEqual(['1', 'hidden']);
  });
});

describe('the badges of what was stopped', () => {
  const overlap = (one: Box, other: Box) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

  test('stand on the words of their own edge, say event and rule, and cover nothing else', () => {
    const laidOut = layOutSimply(chartOf(bench.machine));
    const stopped = new Map(laidOut.edges.filter(({ edge }) => edge.guard !== undefined).map(({ edge }) => [edge.id, 'no']));
    expect(stopped.size).toBeGreaterThan(3);
    const stops = stopsOf(laidOut, stopped);
    expect(stops.map(({ edge }) => edge)).toEqual([...stopped.keys()]);
    for (const stop of stops) {
      const own = laidOut.edges.find(({ edge }) => edge.id === stop.edge);
      if (own === undefined) throw new Error('no edge');
      expect(overlap(stop, own.label)).toBe(true);
      expect([`✕ ${own.edge.says}: no`, '✕ no']).toContain(stop.text);
      for (const { edge, label } of laidOut.edges) if (edge.id !== stop.edge) expect(overlap(stop, label)).toBe(false);
    }
  });

  test('name the event where there is room, and the rule alone where there is not', () => {
    const laidOut = layOutSimply(chartOf(bench.machine));
    const [edge] = laidOut.edges;
    const [root] = laidOut.states;
    if (edge === undefined || root === undefined) throw new Error('an empty chart');
    const textBetween = (room: number) => {
      const walls = [-1, 1].map((side) => ({ ...root, y: edge.label.y, height: edge.label.height, x: edge.label.x + edge.label.width / 2 + side * room, width: 1 }));
      return stopsOf({ ...laidOut, states: walls, edges: [edge] }, new Map([[edge.edge.id, 'no']]))[0]?.text;
    };
    expect(textBetween(400)).toBe(`✕ ${edge.edge.says}: no`);
    expect(textBetween(20)).toBe('✕ no');
  });

  test('there is none where nothing was stopped', () => {
    expect(stopsOf(layOutSimply(chartOf(bench.machine)), new Map())).toEqual([]);
  });
});
