/** What of a chart is drawn when some of its states are folded. */

import type { Chart, ChartEdge, ChartState } from './chart.ts';

/** One drawn way of an edge: between drawn states. */
export interface VisibleRoute {
  readonly edge: ChartEdge;
  readonly from: string;
  readonly to: string;
}

export interface Visible {
  readonly states: readonly ChartState[];
  readonly children: ReadonlyMap<string, readonly ChartState[]>;
  /** The place of each drawn state in the chart. */
  readonly order: ReadonlyMap<string, number>;
  readonly parents: ReadonlyMap<string, string>;
  /** By edge, one a target, in the order of the chart. */
  readonly routes: readonly (readonly VisibleRoute[])[];
  /** Which state is entered first in which. */
  readonly initials: readonly { readonly parent: string; readonly target: string }[];
  /** How many states below a drawn one are not drawn. */
  readonly hidden: ReadonlyMap<string, number>;
}

/** The drawn part of a chart. Pure. */
export function visibleOf(chart: Chart, folded: readonly string[] = []): Visible {
  const shut = new Set(folded);
  const drawn = new Map<string, string>();
  const hidden = new Map<string, number>();
  const children = new Map<string, ChartState[]>();
  const states: ChartState[] = [];
  for (const state of chart.states) {
    const around = state.parent === undefined ? undefined : drawn.get(state.parent);
    const inside = state.parent !== undefined && (around !== state.parent || shut.has(state.parent));
    drawn.set(state.id, inside ? around ?? state.id : state.id);
    if (inside && around !== undefined) hidden.set(around, (hidden.get(around) ?? 0) + 1);
    if (inside) continue;
    states.push(state);
    if (state.parent !== undefined) children.set(state.parent, [...(children.get(state.parent) ?? []), state]);
  }
  const at = (id: string): string => drawn.get(id) ?? id;
  const insideOne = (edge: ChartEdge): boolean => at(edge.source) !== edge.source && edge.targets.every((target) => at(target) === at(edge.source));
  return {
    states, children, hidden,
    order: new Map(states.map(({ id }, i) => [id, i])),
    parents: new Map(states.flatMap(({ id, parent }) => (parent === undefined ? [] : [[id, parent] as const]))),
    routes: chart.edges.filter((edge) => !insideOne(edge)).map((edge) => routesOf(edge, at)),
    initials: states.filter(({ id, type }) => type === 'compound' && children.has(id)).flatMap(({ id, initial }) =>
      initial.slice(0, 1).map((target) => ({ parent: id, target: at(target) }))),
  };
}

function routesOf(edge: ChartEdge, at: (id: string) => string): readonly VisibleRoute[] {
  const from = at(edge.source);
  const targets = edge.targets.length === 0 ? [from] : [...new Set(edge.targets.map(at))];
  return targets.map((to) => ({ edge, from, to }));
}
