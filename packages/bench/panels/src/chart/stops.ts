/** The badges of stopped edges: each stands where the words of its edge would, and says which rule stopped it. */

import type { Box, LaidOutChart, LaidOutEdge } from '@rulebench/chart';

/** A badge at its place. */
export interface Stop extends Box {
  /** The id of the edge. */
  readonly edge: string;
  /** The rule that stopped it, in words, after the event where there is room. */
  readonly text: string;
}

/** About how wide a letter of 12 pixels is. */
const LETTER = 6.5;
const PAD = 12;
const HEIGHT = 20;

/**
 * A badge for every edge that was stopped, on the place of its label. Where it would cover another label, state or badge
 * it is moved aside, else it says the rule alone; in the middle it stands where that does not help either. Pure.
 */
export function stopsOf({ edges, states }: LaidOutChart, stopped: ReadonlyMap<string, string>): readonly Stop[] {
  const around = new Set(states.map(({ state }) => state.parent));
  const leaves: readonly Box[] = states.filter(({ state }) => !around.has(state.id));
  const placed: Stop[] = [];
  for (const edge of edges) {
    const rule = stopped.get(edge.edge.id);
    if (rule === undefined) continue;
    const others = [...leaves, ...placed, ...edges.flatMap((other) => (other === edge ? [] : [other.label]))];
    const badges = [`✕ ${edge.edge.says}: ${rule}`, `✕ ${rule}`].flatMap((text) => placesFor(edge, text.length * LETTER + PAD).map((box): Stop => ({ ...box, edge: edge.edge.id, text })));
    const badge = badges.find((one) => !others.some((other) => overlaps(one, other))) ?? badges.at(-1);
    if (badge !== undefined) placed.push(badge);
  }
  return placed;
}

/** On the label: in its middle, to its left, to its right; the last is where a badge stands if it is free nowhere. */
function placesFor({ label }: LaidOutEdge, width: number): readonly Box[] {
  const y = label.y + label.height / 2 - HEIGHT / 2;
  const at = (x: number): Box => ({ x, y, width, height: HEIGHT });
  const middle = at(label.x + label.width / 2 - width / 2);
  return [middle, at(label.x + label.width - width), at(label.x), middle];
}

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
