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
 * it says the rule alone, and is moved aside; in the middle it stands where that does not help either. Pure.
 */
export function stopsOf({ edges, states }: LaidOutChart, stopped: ReadonlyMap<string, string>): readonly Stop[] {
  const around = new Set(states.map(({ state }) => state.parent));
  const leaves: readonly Box[] = states.filter(({ state }) => !around.has(state.id));
  const placed: Stop[] = [];
  for (const edge of edges) {
    const rule = stopped.get(edge.edge.id);
    if (rule === undefined) continue;
    const others = [...leaves, ...placed, ...edges.flatMap((other) => (other === edge ? [] : [other.label]))];
    const at = (text: string, shift: Shift): Stop => ({ ...placeOn(edge, text.length * LETTER + PAD, shift), edge: edge.edge.id, text });
    const short = `✕ ${rule}`;
    const badges = [at(`✕ ${edge.edge.says}: ${rule}`, 'middle'), at(short, 'middle'), at(short, 'left'), at(short, 'right'), at(short, 'middle')];
    const badge = badges.find((one) => !others.some((other) => overlaps(one, other))) ?? badges.at(-1);
    if (badge !== undefined) placed.push(badge);
  }
  return placed;
}

type Shift = 'middle' | 'left' | 'right';

/** On a label: over its middle, or flush with its right end and reaching out to the left, or the other way round. */
function placeOn({ label }: LaidOutEdge, width: number, shift: Shift): Box {
  const x = { middle: label.x + label.width / 2 - width / 2, left: label.x + label.width - width, right: label.x }[shift];
  return { x, y: label.y + label.height / 2 - HEIGHT / 2, width, height: HEIGHT };
}

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
