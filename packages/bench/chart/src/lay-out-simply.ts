/**
 * A plain layout without any library: one state below the other in document order, insides indented, transitions in
 * lanes to the right with their labels beside the state they leave. Less handsome than `layOut`, and always there.
 */

import type { Chart, ChartEdge, ChartState } from './chart.ts';
import type { Box, EdgeLabel, InitialMarker, LaidOutChart, LaidOutEdge, LaidOutState, LayoutOptions, Point, Route } from './laid-out.ts';
import { pathThrough } from './path.ts';
import { labelSize, movedLines, writingOf } from './sizes.ts';
import { visibleOf, type Visible, type VisibleRoute } from './visible.ts';

const MARGIN = 16;
const INSET = 28;
const GAP = 14;
/** Above a state's labels, where transitions arrive at it. */
const ARRIVALS = 14;
const LANE = 10;
const DOT = 5;

interface Rows {
  readonly boxes: Map<string, Box>;
  /** Per edge, where its label begins. */
  readonly labels: Map<string, number>;
}

/** Lays a chart out in rows. Pure, and at once. `direction` is not heeded. */
export function layOutSimply(chart: Chart, options: LayoutOptions = {}): LaidOutChart {
  const visible = visibleOf(chart, options.folded);
  const root = visible.states[0];
  const rows: Rows = { boxes: new Map(), labels: new Map() };
  if (root !== undefined) place(root, { x: MARGIN, y: MARGIN }, visible, options, rows);
  const boxOf = (id: string): Box => rows.boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const whole = boxOf(root?.id ?? '');
  const column = whole.x + whole.width + 12;
  const lanes = column + Math.max(0, ...chart.edges.map((edge) => labelSize(edge).width)) + 12;
  const edges = visible.routes.flatMap((routes, i) => edgeOf(routes, { column, lane: lanes + i * LANE, boxOf, labelAt: (id) => rows.labels.get(id) ?? 0 }));
  return {
    chart,
    width: lanes + visible.routes.length * LANE + MARGIN,
    height: whole.y + whole.height + MARGIN,
    states: visible.states.map((state) => stateOf(state, boxOf(state.id), visible, options)),
    edges,
    initials: visible.initials.map(({ parent, target }) => initialOf(parent, target, boxOf)),
  };
}

/** Places a state and all below it; returns how large it became. */
function place(state: ChartState, { x, y }: Point, visible: Visible, options: LayoutOptions, rows: Rows): Box {
  const own = writingOf(state, visible.hidden.get(state.id) ?? 0, options.sizeOf);
  let bottom = y + ARRIVALS;
  for (const edge of visible.routes.flatMap(([first]) => (first?.from === state.id ? [first.edge] : []))) {
    rows.labels.set(edge.id, bottom);
    bottom += labelSize(edge).height + 4;
  }
  const children = visible.children.get(state.id) ?? [];
  bottom = Math.max(bottom, y + own.height);
  let width = own.width;
  for (const child of children) {
    const inner = place(child, { x: x + INSET, y: bottom + GAP }, visible, options, rows);
    width = Math.max(width, inner.width + INSET + GAP);
    bottom = inner.y + inner.height;
  }
  if (children.length > 0) bottom += GAP;
  const box = { x, y, width, height: state.type === 'history' ? own.height : bottom - y };
  rows.boxes.set(state.id, box);
  return { ...box, height: bottom - y };
}

function stateOf(state: ChartState, box: Box, visible: Visible, options: LayoutOptions): LaidOutState {
  const hidden = visible.hidden.get(state.id) ?? 0;
  return { state, ...box, lines: movedLines(writingOf(state, hidden, options.sizeOf).lines, box), folded: hidden > 0, hidden };
}

interface Lanes {
  readonly column: number;
  readonly lane: number;
  readonly boxOf: (id: string) => Box;
  readonly labelAt: (edge: string) => number;
}

function edgeOf(routes: readonly VisibleRoute[], lanes: Lanes): readonly LaidOutEdge[] {
  const [first, ...others] = routes.map((route) => routeOf(route, lanes));
  const edge = routes[0]?.edge;
  return first === undefined || edge === undefined ? [] : [{ edge, routes: [first, ...others], label: labelOfEdge(edge, lanes) }];
}

function labelOfEdge(edge: ChartEdge, { column, labelAt }: Lanes): EdgeLabel {
  return { ...labelSize(edge), x: column, y: labelAt(edge.id) };
}

/** Out below its label, along its lane, and in at the top of the target. */
function routeOf({ edge, from, to }: VisibleRoute, { lane, boxOf, labelAt }: Lanes): Route {
  const source = boxOf(from);
  const target = boxOf(to);
  const out = Math.min(labelAt(edge.id) + labelSize(edge).height, source.y + source.height - 1);
  const arrival = target.y + Math.min(ARRIVALS / 2, target.height / 2);
  const points = [
    { x: source.x + source.width, y: out }, { x: lane, y: out },
    { x: lane, y: arrival }, { x: target.x + target.width, y: arrival },
  ];
  return { from, to, points, path: pathThrough(points) };
}

function initialOf(parent: string, target: string, boxOf: (id: string) => Box): InitialMarker {
  const around = boxOf(parent);
  const first = boxOf(target);
  const y = first.y + Math.min(18, first.height / 2);
  const dot = { x: around.x + INSET / 2 - 3, y, radius: DOT };
  const points = [{ x: dot.x + DOT, y }, { x: first.x, y }];
  return { parent, target, dot, points, path: pathThrough(points) };
}
