/** A chart as a Mermaid state diagram. */

import { labelOf, type Chart, type ChartEdge, type ChartState } from './chart.ts';

interface Scope {
  readonly children: ReadonlyMap<string, readonly ChartState[]>;
  /** Mermaid's name for each state: XState's ids hold characters that Mermaid reads as its own. */
  readonly names: ReadonlyMap<string, string>;
}

/** The text of a `stateDiagram-v2`. Pure. Every state and transition is in it once; one with two targets has a line for each. */
export function toMermaid(chart: Chart): string {
  const children = new Map<string, ChartState[]>();
  for (const state of chart.states) if (state.parent !== undefined) children.set(state.parent, [...(children.get(state.parent) ?? []), state]);
  const scope: Scope = { children, names: new Map(chart.states.map(({ id }, i) => [id, `s${String(i)}`])) };
  const root = chart.states[0];
  return [
    'stateDiagram-v2',
    ...(root === undefined ? [] : stateLines(root, scope, '  ')),
    ...chart.edges.flatMap((edge) => edgeLines(edge, scope)),
    '',
  ].join('\n');
}

function stateLines(state: ChartState, scope: Scope, indent: string): readonly string[] {
  const name = nameOf(state.id, scope);
  const inside = scope.children.get(state.id) ?? [];
  const title = `${indent}state "${quoted(titleOf(state))}" as ${name}`;
  if (inside.length === 0) return state.type === 'final' ? [title, `${indent}${name} --> [*]`] : [title];
  const deeper = `${indent}  `;
  const bodies = inside.map((child) => stateLines(child, scope, deeper));
  const separated = state.type === 'parallel' ? bodies.flatMap((body, i) => (i === 0 ? body : [`${deeper}--`, ...body])) : bodies.flat();
  return [`${title} {`, ...state.initial.map((first) => `${deeper}[*] --> ${nameOf(first, scope)}`), ...separated, `${indent}}`];
}

function titleOf({ key, type, history }: ChartState): string {
  if (type !== 'history') return key;
  return history === 'deep' ? `${key} (H*)` : `${key} (H)`;
}

function edgeLines(edge: ChartEdge, scope: Scope): readonly string[] {
  const targets = edge.targets.length === 0 ? [edge.source] : edge.targets;
  const label = quoted([labelOf(edge), ...(edge.actions.length === 0 ? [] : ['/', edge.actions.join(', ')])].join(' '));
  return targets.map((target) => `  ${nameOf(edge.source, scope)} --> ${nameOf(target, scope)} : ${label}`);
}

function nameOf(id: string, { names }: Scope): string {
  return names.get(id) ?? id;
}

/** Text with Mermaid's own characters as its entity codes. */
function quoted(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/["#:;<>{}%&]/g, (one) => `#${String(one.codePointAt(0))};`);
}
