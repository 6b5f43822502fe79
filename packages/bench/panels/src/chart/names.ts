/** What can be searched for in a statechart: its states and edges, by whatever is written in and on them. */

import { wordsOn, type Chart, type ChartState } from '@rulebench/chart';
import { stateName } from '../words/states.ts';

/** A state or an edge by name. */
export interface ChartName {
  readonly id: string;
  /** Its name; with the states around it where another has the same. */
  readonly words: string;
  /** What else is written in it. */
  readonly also: string;
}

/** Every state but the machine itself, and every edge, folded away or not. Pure. */
export function namesOf({ states, edges }: Chart): readonly ChartName[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const inside = (id: string): string => {
    const names: string[] = [];
    for (let parent = parentOf(byId, id); parent !== undefined && parent.depth > 0; parent = parentOf(byId, parent.id)) names.push(stateName(parent.id));
    return names.length === 0 ? '' : ` in ${names.join(', ')}`;
  };
  const told = [
    ...states.filter(({ depth }) => depth > 0).map((state) => ({ id: state.id, name: nameOf(state), place: inside(state.id), also: writtenIn(state) })),
    ...edges.map((edge) => ({ id: edge.id, name: `${wordsOn(edge)} (from ${stateName(edge.source)})`, place: inside(edge.source), also: '' })),
  ];
  const times = new Map<string, number>();
  for (const { name } of told) times.set(name, (times.get(name) ?? 0) + 1);
  return told.map(({ id, name, place, also }) => ({ id, also, words: (times.get(name) ?? 0) > 1 ? `${name}${place}` : name }));
}

function parentOf(byId: ReadonlyMap<string, ChartState>, id: string): ChartState | undefined {
  const parent = byId.get(id)?.parent;
  return parent === undefined ? undefined : byId.get(parent);
}

const nameOf = ({ id, history }: ChartState): string => (history === undefined ? stateName(id) : `${stateName(id)} (history)`);

function writtenIn({ tags, entry, exit, invokes, raises, description = '' }: ChartState): string {
  return [...tags, ...entry, ...exit, ...invokes, ...raises, description].join(' ');
}

/** The names that have all of a text: those that are it first, then those that have it in their name, then the rest. Pure. */
export function matching(names: readonly ChartName[], text: string): readonly ChartName[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = ({ words, also }: ChartName): number => {
    const name = words.toLowerCase();
    if (name === wanted || name.startsWith(`${wanted} in `) || name.startsWith(`${wanted} (`)) return 0;
    if (name.includes(wanted)) return 1;
    return also.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return names.map((name) => ({ name, at: rank(name) })).filter(({ at }) => at < 3).sort((a, b) => a.at - b.at).map(({ name }) => name);
}

/** The states that must be unfolded for a state or an edge to be drawn: those around it. Pure. */
export function around({ states, edges }: Chart, id: string): readonly string[] {
  const byId = new Map(states.map((state) => [state.id, state]));
  const edge = edges.find((one) => one.id === id);
  const outer: string[] = [];
  for (let parent = edge === undefined ? parentOf(byId, id) : byId.get(edge.source); parent !== undefined; parent = parentOf(byId, parent.id)) outer.push(parent.id);
  return outer;
}
