/** The badges of stopped edges: each stands where the words of its edge would, and says which rule stopped it. */

import type { Box, LaidOutChart, LaidOutEdge } from '@rulebench/chart';

/** A badge at its place. */
export interface Stop extends Box {
  /** The id of the edge. */
  readonly edge: string;
  /** The event and the rule that stopped it, in words. */
  readonly text: string;
}

/** About how wide a letter of 12 pixels is. */
const LETTER = 6.7;
const PAD = 14;
const HEIGHT = 20;

/**
 * A badge for every edge that was stopped, on the place of its label. It is moved aside where it would cover another
 * label, state or badge, and stays in the middle where that cannot be helped. Pure.
 */
export function stopsOf({ edges, states }: LaidOutChart, stopped: ReadonlyMap<string, string>): readonly Stop[] {
  const around = new Set(states.map(({ state }) => state.parent));
  const leaves: readonly Box[] = states.filter(({ state }) => !around.has(state.id));
  const placed: Stop[] = [];
  for (const edge of edges) {
    const rule = stopped.get(edge.edge.id);
    if (rule === undefined) continue;
    const text = `✕ ${edge.edge.says}: ${rule}`;
    const others = [...leaves, ...placed, ...edges.flatMap((other) => (other === edge ? [] : [other.label]))];
    const places = placesFor(edge, text.length * LETTER + PAD);
    const box = places.find((place) => !others.some((other) => overlaps(place, other))) ?? places[0];
    placed.push({ ...box, edge: edge.edge.id, text });
  }
  return placed;
}

/** On the label: its middle, to its left, to its right. */
function placesFor({ label }: LaidOutEdge, width: number): readonly [Box, ...Box[]] {
  const y = label.y + label.height / 2 - HEIGHT / 2;
  const at = (x: number): Box => ({ x, y, width, height: HEIGHT });
  return [at(label.x + label.width / 2 - width / 2), at(label.x + label.width - width), at(label.x)];
}

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
