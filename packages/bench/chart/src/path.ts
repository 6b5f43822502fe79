/** Lines through points as SVG paths. */

import type { Point } from './laid-out.ts';

const RADIUS = 6;

/** A path through points with rounded corners. Pure. */
export function pathThrough(points: readonly Point[]): string {
  const parts = points.map((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (before === undefined) return `M${at(point)}`;
    if (after === undefined) return `L${at(point)}`;
    const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
    return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
  });
  return parts.join('');
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to);
  return whole === 0 ? from : { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}
