/**
 * A chart as SCXML (https://www.w3.org/TR/scxml/). Guards become `cond` by name, actions elements of Rulebench's
 * namespace by name: what they do is code, and stays in the machine.
 */

import type { Chart, ChartEdge, ChartState } from './chart.ts';
import { attributes } from './xml.ts';

const NAMESPACE = 'urn:rulebench:chart';

interface Scope {
  readonly children: ReadonlyMap<string, readonly ChartState[]>;
  readonly edges: ReadonlyMap<string, readonly ChartEdge[]>;
  readonly names: ReadonlyMap<string, string>;
}

/** The text of an SCXML document; the machine itself is its one outermost state. Pure. */
export function toScxml(chart: Chart): string {
  const children = new Map<string, ChartState[]>();
  for (const state of chart.states) if (state.parent !== undefined) children.set(state.parent, [...(children.get(state.parent) ?? []), state]);
  const edges = new Map<string, ChartEdge[]>();
  for (const edge of chart.edges) edges.set(edge.source, [...(edges.get(edge.source) ?? []), edge]);
  const scope: Scope = { children, edges, names: namesOf(chart) };
  const root = chart.states[0];
  const head = attributes({
    xmlns: 'http://www.w3.org/2005/07/scxml', 'xmlns:rulebench': NAMESPACE, version: '1.0',
    name: nmtoken(chart.id), initial: root && scope.names.get(root.id),
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<scxml${head}>`, ...(root === undefined ? [] : stateLines(root, scope, '  ')), '</scxml>', ''].join('\n');
}

function stateLines(state: ChartState, scope: Scope, indent: string): readonly string[] {
  const inner = `${indent}  `;
  const inside = scope.children.get(state.id) ?? [];
  const tag = state.type === 'final' || state.type === 'parallel' || state.type === 'history' ? state.type : 'state';
  const opening = attributes({
    id: nameOf(state.id, scope),
    initial: state.type === 'compound' && state.initial.length > 0 ? state.initial.map((id) => nameOf(id, scope)).join(' ') : undefined,
    type: state.history,
    'rulebench:cites': listed(state.cites),
    'rulebench:tags': listed(state.tags),
  });
  const body = [
    ...described(state, inner),
    ...executable('onentry', [...delaysOf(state, scope), ...actionsOf(state.entry)], inner),
    ...executable('onexit', actionsOf(state.exit), inner),
    ...state.invokes.map((id) => `${inner}<invoke${attributes({ id: nmtoken(id) })}/>`),
    ...(state.type === 'history' ? [`${inner}<transition${attributes({ target: state.initial.map((id) => nameOf(id, scope)).join(' ') })}/>`] : []),
    ...inOrder(scope.edges.get(state.id) ?? []).flatMap((edge) => transitionLines(edge, state, scope, inner)),
    ...inside.flatMap((child) => stateLines(child, scope, inner)),
  ];
  return body.length === 0 ? [`${indent}<${tag}${opening}/>`] : [`${indent}<${tag}${opening}>`, ...body, `${indent}</${tag}>`];
}

function described({ description }: ChartState, indent: string): readonly string[] {
  return description === undefined ? [] : [`${indent}<rulebench:description${attributes({ says: description })}/>`];
}

function executable(tag: string, content: readonly string[], indent: string): readonly string[] {
  return content.length === 0 ? [] : [`${indent}<${tag}>`, ...content.map((line) => `${indent}  ${line}`), `${indent}</${tag}>`];
}

/** What the names of actions tell: `raise NEWS` raises, others are named. */
function actionsOf(names: readonly string[]): readonly string[] {
  return names.map((name) => (name.startsWith('raise ') ? `<raise${attributes({ event: name.slice('raise '.length) })}/>` : `<rulebench:action${attributes({ name })}/>`));
}

/** Each delay of a state is an event that it sends itself on entry, once. */
function delaysOf({ id }: ChartState, scope: Scope): readonly string[] {
  const delays = new Set((scope.edges.get(id) ?? []).flatMap(({ kind, says }) => (kind === 'after' ? [says.slice('after '.length)] : [])));
  return [...delays].map((delay) => {
    const timed = /^\d+$/.test(delay) ? { delay: `${delay}ms` } : { delayexpr: delay };
    return `<send${attributes({ event: delayEvent(delay, id, scope), ...timed })}/>`;
  });
}

function delayEvent(delay: string, state: string, scope: Scope): string {
  return `after.${nmtoken(delay)}.${nameOf(state, scope)}`;
}

/** SCXML takes the first that fits as written; XState considers exact names first, then longer wildcards. */
function inOrder(edges: readonly ChartEdge[]): readonly ChartEdge[] {
  const wildness = ({ kind, descriptor }: ChartEdge): number => (kind === 'wildcard' ? 1 / descriptor.length : 0);
  return [...edges].sort((a, b) => wildness(a) - wildness(b));
}

function transitionLines(edge: ChartEdge, source: ChartState, scope: Scope, indent: string): readonly string[] {
  const staysPut = source.type === 'atomic' && edge.internal;
  const targets = staysPut ? [] : edge.targets;
  const opening = attributes({
    event: eventOf(edge, scope),
    cond: edge.guard?.id,
    target: targets.length === 0 ? undefined : targets.map((id) => nameOf(id, scope)).join(' '),
    type: edge.internal && targets.length > 0 ? 'internal' : undefined,
    'rulebench:cites': listed(edge.cites),
  });
  const actions = actionsOf(edge.actions);
  if (actions.length === 0) return [`${indent}<transition${opening}/>`];
  return [`${indent}<transition${opening}>`, ...actions.map((line) => `${indent}  ${line}`), `${indent}</transition>`];
}

function eventOf(edge: ChartEdge, scope: Scope): string | undefined {
  const { kind, says, descriptor, source } = edge;
  if (kind === 'always') return undefined;
  if (kind === 'after') return delayEvent(says.slice('after '.length), source, scope);
  if (kind === 'done') return says === 'done' ? `done.state.${nameOf(source, scope)}` : `done.invoke.${nmtoken(says.slice('done: '.length))}`;
  if (kind === 'error') return `error.platform.${nmtoken(says.slice('error: '.length))}`;
  return descriptor.replace(/\s+/g, '_');
}

function listed(items: readonly string[]): string | undefined {
  return items.length === 0 ? undefined : items.join(' ');
}

function nameOf(id: string, { names }: Scope): string {
  return names.get(id) ?? nmtoken(id);
}

/** Ids that XML allows, each once. */
function namesOf(chart: Chart): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const { id } of chart.states) {
    const plain = nmtoken(id);
    let name = plain;
    for (let n = 2; used.has(name); n += 1) name = `${plain}_${String(n)}`;
    used.add(name);
    names.set(id, name);
  }
  return names;
}

function nmtoken(id: string): string {
  const token = id.replace(/[^\p{L}\p{N}._-]/gu, '_');
  return /^[\p{L}_]/u.test(token) ? token : `_${token}`;
}
