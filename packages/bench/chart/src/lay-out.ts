/** Layout by ELK's layered algorithm, nested states and all; plain rows where ELK cannot. */

import type { ElkExtendedEdge, ElkNode, ELK } from 'elkjs/lib/elk-api.js';
import { isRecord } from '@rulebench/core';
import type { Chart, ChartState } from './chart.ts';
import type { EdgeLabel, InitialMarker, LaidOutChart, LaidOutEdge, LaidOutState, LayoutOptions, Point, Route } from './laid-out.ts';
import { layOutSimply } from './lay-out-simply.ts';
import { pathThrough } from './path.ts';
import { boundsOf, labelSize, movedLines, writingOf } from './sizes.ts';
import { visibleOf, type Visible, type VisibleRoute } from './visible.ts';

const MARGIN = 16;
const DOT = 5;
const LOOP_GAP = 10;
const INSET = 16;

/**
 * Lays a chart out. The same chart and options always give the same result. Never rejects: where the layout
 * algorithm fails, the result is that of `layOutSimply`.
 */
export async function layOut(chart: Chart, options: LayoutOptions = {}): Promise<LaidOutChart> {
  const visible = visibleOf(chart, options.folded);
  try {
    const elk = await loaded();
    return laidOut(chart, visible, await elk.layout(graphOf(visible, options)), options);
  } catch {
    return layOutSimply(chart, options);
  }
}

let loading: Promise<ELK> | undefined;

/** ELK is large: it is loaded when the first chart is laid out, and kept. */
function loaded(): Promise<ELK> {
  loading ??= import('elkjs/lib/elk.bundled.js').then((module) => new (constructorOf(module))());
  return loading;
}

/** The bundle is CommonJS: its class is the default export itself, or the default of the default, as the loader sees it. */
function constructorOf({ default: found }: { readonly default: unknown }): new () => ELK {
  const nested = isRecord(found) ? found['default'] : found;
  return nested as new () => ELK; // boundary: the class that elkjs exports
}

function graphOf(visible: Visible, options: LayoutOptions): ElkNode {
  const root = visible.states[0];
  return {
    id: '',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.direction': options.direction === 'right' ? 'RIGHT' : 'DOWN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': paddingOf(MARGIN),
      ...LAYERED,
      'elk.randomSeed': '1',
    },
    children: root === undefined ? [] : [nodeOf(root, visible, options)],
    edges: [
      ...visible.routes.flatMap((routes) => routes.map((route, i): ElkExtendedEdge => {
        const { edge, from, to } = route;
        const { width, height } = labelSize(edge);
        const [source, target] = leadsBack(route, visible) ? [to, from] : [from, to];
        return { id: routeId(edge.id, i), sources: [source], targets: [target], labels: i === 0 ? [{ id: `label|${edge.id}`, text: edge.id, width, height }] : [] };
      })),
      ...visible.initials.map(({ parent, target }): ElkExtendedEdge => ({ id: initialId(parent), sources: [dotId(parent)], targets: [target] })),
    ],
  };
}

/** ELK takes these from each state with states in it, not from the whole. */
const LAYERED = {
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.thoroughness': '10',

  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.labelNode': '8',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.edgeLabels.placement': 'CENTER',
} as const;

/**
 * Whether a route leads to a state written earlier. ELK gets it turned round, so that states stand in the order in
 * which they are written (ELK's own options for that fail on nested states).
 */
function leadsBack({ from, to }: VisibleRoute, { order, parents }: Visible): boolean {
  if ((order.get(from) ?? 0) <= (order.get(to) ?? 0)) return false;
  for (let around = parents.get(from); around !== undefined; around = parents.get(around)) if (around === to) return false;
  return true;
}

/** Loops stand one beside the other, not one in the other; the state is made long enough for their labels. */
const LOOPS = { 'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED', 'elk.layered.edgeRouting.selfLoopDistribution': 'NORTH' } as const;

function nodeOf(state: ChartState, visible: Visible, options: LayoutOptions): ElkNode {
  const { width, height } = writingOf(state, visible.hidden.get(state.id) ?? 0, options.sizeOf);
  const children = visible.children.get(state.id) ?? [];
  if (children.length === 0) {
    const loops = visible.routes.flatMap(([first]) => (first?.from === state.id && first.to === state.id ? [labelSize(first.edge)] : []));
    const room = (side: 'width' | 'height'): number => loops.reduce((sum, label) => sum + label[side] + LOOP_GAP, 0);
    const size = options.direction === 'right' ? { width: Math.max(width, room('width')), height } : { width, height: Math.max(height, room('height')) };
    return { id: state.id, ...size, layoutOptions: LOOPS };
  }
  const starts = visible.initials.some(({ parent }) => parent === state.id);
  return {
    id: state.id,
    layoutOptions: {
      ...LAYERED,
      'elk.padding': paddingOf(INSET, height + 6),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${String(width)}, ${String(height)})`,
    },
    children: [
      ...(starts ? [{ id: dotId(state.id), width: 2 * DOT, height: 2 * DOT }] : []),
      ...children.map((child) => nodeOf(child, visible, options)),
    ],
  };
}

function paddingOf(all: number, top: number = all): string {
  return `[top=${String(top)},left=${String(all)},bottom=${String(all)},right=${String(all)}]`;
}

const routeId = (edge: string, i: number): string => `route|${edge}|${String(i)}`;
const dotId = (parent: string): string => `dot|${parent}`;
const initialId = (parent: string): string => `initial|${parent}`;

interface Places { readonly nodes: ReadonlyMap<string, ElkNode>; readonly edges: ReadonlyMap<string, ElkExtendedEdge> }

function laidOut(chart: Chart, visible: Visible, graph: ElkNode, options: LayoutOptions): LaidOutChart {
  const places = placesOf(graph);
  const states = visible.states.map((state) => stateAt(state, visible, places, options));
  const edges = visible.routes.map((routes): LaidOutEdge => {
    const [first, ...others] = routes.map((route, i) => routeAt(route, visible, places.edges.get(routeId(route.edge.id, i))));
    const edge = routes[0]?.edge;
    if (first === undefined || edge === undefined) throw new Error('an edge has no route');
    return { edge, routes: [first, ...others], label: labelAt(edge, places.edges.get(routeId(edge.id, 0))) };
  });
  const initials = visible.initials.map(({ parent, target }): InitialMarker => {
    const dot = boxOf(places.nodes.get(dotId(parent)));
    const points = pointsOf(places.edges.get(initialId(parent)));
    return { parent, target, dot: { x: dot.x + DOT, y: dot.y + DOT, radius: DOT }, points, path: pathThrough(points) };
  });
  const bounds = boundsOf([...states, ...edges.map(({ label }) => label)], [...edges.flatMap(({ routes }) => routes.flatMap(({ points }) => points)), ...initials.flatMap(({ points }) => points)]);
  return { chart, width: Math.ceil(bounds.x + bounds.width + MARGIN), height: Math.ceil(bounds.y + bounds.height + MARGIN), states, edges, initials };
}

function placesOf(graph: ElkNode): Places {
  const nodes = new Map<string, ElkNode>();
  const edges = new Map<string, ElkExtendedEdge>();
  const visit = (node: ElkNode): void => {
    nodes.set(node.id, node);
    for (const edge of node.edges ?? []) edges.set(edge.id, edge);
    node.children?.forEach(visit);
  };
  visit(graph);
  return { nodes, edges };
}

function stateAt(state: ChartState, visible: Visible, { nodes }: Places, options: LayoutOptions): LaidOutState {
  const hidden = visible.hidden.get(state.id) ?? 0;
  const box = boxOf(nodes.get(state.id));
  return { state, ...box, lines: movedLines(writingOf(state, hidden, options.sizeOf).lines, box), folded: hidden > 0, hidden };
}

function boxOf(node: ElkNode | undefined) {
  if (node?.x === undefined || node.y === undefined) throw new Error('a state has no place');
  return { x: node.x, y: node.y, width: node.width ?? 0, height: node.height ?? 0 };
}

function routeAt(route: VisibleRoute, visible: Visible, placed: ElkExtendedEdge | undefined): Route {
  const way = pointsOf(placed);
  const points = leadsBack(route, visible) ? [...way].reverse() : way;
  return { from: route.from, to: route.to, points, path: pathThrough(points) };
}

function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  const section = edge?.sections?.[0];
  if (section === undefined) throw new Error('an edge has no way');
  return [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({ x, y }));
}

function labelAt(edge: LaidOutEdge['edge'], placed: ElkExtendedEdge | undefined): EdgeLabel {
  const label = placed?.labels?.[0];
  if (label?.x === undefined || label.y === undefined) throw new Error('a label has no place');
  return { ...labelSize(edge), x: label.x, y: label.y };
}
