/** Where the badges go that name the rule which stopped an edge: beside its label, where they cover nothing else. */

import type { Box, LaidOutChart, LaidOutEdge } from '@rulebench/chart';

/** A badge at its place. */
export interface Stop extends Box {
  /** The id of the edge. */
  readonly edge: string;
  /** The rule that stopped it, in words. */
  readonly rule: string;
}

/** About how wide a letter of 12 pixels is. */
const LETTER = 6.6;
const HEIGHT = 20;
const GAP = 2;

/** How far around its label a badge is looked a place for, in steps of its height. */
const REACH = 4;

/**
 * A badge for every edge that was stopped. It stands below its label if it covers no other label, state or badge there;
 * else as near to it as it finds room; and below it after all where there is none. Pure.
 */
export function stopsOf({ edges, states }: LaidOutChart, stopped: ReadonlyMap<string, string>): readonly Stop[] {
  const around = new Set(states.map(({ state }) => state.parent));
  const taken: Box[] = [...edges.map(({ label }) => label), ...states.filter(({ state }) => !around.has(state.id))];
  return edges.flatMap((edge): readonly Stop[] => {
    const rule = stopped.get(edge.edge.id);
    if (rule === undefined) return [];
    const places = placesFor(edge, (rule.length + 3) * LETTER + 12);
    const [first] = places;
    const box = places.find((place) => !taken.some((other) => overlaps(place, other))) ?? first;
    taken.push(box);
    return [{ ...box, edge: edge.edge.id, rule }];
  });
}

/** Places for a badge, the best first. */
function placesFor({ label }: LaidOutEdge, width: number): readonly [Box, ...Box[]] {
  const middle = label.x + label.width / 2 - width / 2;
  const at = (x: number, y: number): Box => ({ x, y, width, height: HEIGHT });
  const below = label.y + label.height + GAP;
  const above = label.y - HEIGHT - GAP;
  const beside = label.y + label.height / 2 - HEIGHT / 2;
  const further = Array.from({ length: REACH }, (_, i) => (i + 1) * HEIGHT).flatMap((by) => [at(middle, below + by), at(middle, above - by)]);
  return [
    at(middle, below), at(middle, above),
    at(label.x + label.width + 2 * GAP, beside), at(label.x - width - 2 * GAP, beside),
    at(label.x, below), at(label.x + label.width - width, below), at(label.x, above), at(label.x + label.width - width, above),
    ...further,
  ];
}

function overlaps(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
