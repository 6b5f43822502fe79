/** The ways that things went at a step, as arrows that pass behind the things, so that no word is crossed: they stay, so that a step is read without having seen it happen. */

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { layoutBox, type Box } from './layout-box.ts';
import type { Movement, Spot } from './movement.ts';

/** They lie over all of the element that they are put in. Drawn anew when its size changes or something in it is scrolled. What they say is in the picture's words. */
export function Trails({ movements }: { readonly movements: readonly Movement[] }) {
  const head = useId();
  const layer = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = layer.current?.parentElement ?? null;
    if (element === null) return undefined;
    const draw = () => { setPaths((before) => { const now = pathsIn(element, movements); return before.join() === now.join() ? before : now; }); };
    draw();
    if (movements.length === 0) return undefined;
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    element.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => { observer.disconnect(); element.removeEventListener('scroll', draw, { capture: true }); };
  }, [movements]);
  return (
    <svg ref={layer} className="rb-trails" aria-hidden="true">
      <defs><marker id={head} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0 10 5 0 10 3 5z" /></marker></defs>
      {paths.map((d) => <path key={d} className="rb-trail" d={d} markerEnd={`url(#${head})`} />)}
    </svg>
  );
}

function pathsIn(figure: HTMLElement, movements: readonly Movement[]): readonly string[] {
  return movements.flatMap(({ from, to }) => {
    const [one, other] = [boxOf(figure, from, 'ghost'), boxOf(figure, to, 'token')];
    return one === undefined || other === undefined ? [] : [pathBetween(one, other)];
  });
}

/** The box of a token, or of its ghost where it is no more; what is scrolled out of its track stands at the track's edge. */
function boxOf(figure: HTMLElement, spot: Spot | undefined, first: 'ghost' | 'token'): Box | undefined {
  if (spot === undefined) return undefined;
  const id = CSS.escape(spot.token);
  const found = figure.querySelector<HTMLElement>(`[data-${first}="${id}"]`) ?? figure.querySelector<HTMLElement>(`[data-token="${id}"]`);
  const track = found?.closest<HTMLElement>('.rb-track');
  if (found === null || track === null || track === undefined) return undefined;
  const [{ left, right, top, bottom }, frame] = [layoutBox(found, figure), layoutBox(track, figure)];
  const clamp = (x: number): number => Math.min(frame.right, Math.max(frame.left, x));
  return { left: clamp(left), right: clamp(right), top, bottom };
}

/** How far a way bends, as a part of its length. */
const BEND = 0.14;
const GAP = 3;

/** Boxes nearer to each other than this leave no room for an arrow between them. */
const NEAR = 26;
/** Boxes that share so much of their height lie side by side. */
const LEVEL = 8;
/** As much of a box is free of words at its sides. */
const INSIDE = 8;
/** How far an arrow that goes round the outside of two boxes bends. */
const ROUND = 24;

/** A bent line from the edge of one box to the edge of another: straight across where there is room or they lie side by side, else over their tops, or along their sides where one lies below the other. Pure. */
export function pathBetween(one: Box, other: Box): string {
  const [a, b] = [centre(one), centre(other)];
  const [start, end] = [edge(one, a, b), edge(other, b, a)];
  if (Math.hypot(end.x - start.x, end.y - start.y) < NEAR) {
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    if (bottom - top >= LEVEL && (one.right <= other.left || other.right <= one.left)) return across(one, other, (top + bottom) / 2);
    return Math.abs(b.x - a.x) < Math.abs(b.y - a.y) ? besides(one, other) : over(one, other);
  }
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) * BEND, y: (start.y + end.y) / 2 - Math.abs(end.x - start.x) * BEND };
  return `M${round(start)}Q${round(bend)} ${round(end)}`;
}

/** A short line from just inside one box to the side of the other. */
function across(one: Box, other: Box, y: number): string {
  const [from, to] = one.right <= other.left ? [one.right - INSIDE, other.left - GAP] : [one.left + INSIDE, other.right + GAP];
  return `M${round({ x: from, y })}L${round({ x: to, y })}`;
}

function over(one: Box, other: Box): string {
  const [a, b] = [centre(one), centre(other)];
  const top = Math.min(one.top, other.top) - ROUND;
  return `M${round({ x: a.x, y: one.top - 1 })}Q${round({ x: (a.x + b.x) / 2, y: top })} ${round({ x: b.x, y: other.top - GAP })}`;
}

function besides(one: Box, other: Box): string {
  const [a, b] = [centre(one), centre(other)];
  const right = Math.max(one.right, other.right) + ROUND;
  return `M${round({ x: one.right + 1, y: a.y })}Q${round({ x: right, y: (a.y + b.y) / 2 })} ${round({ x: other.right + GAP, y: b.y })}`;
}

interface Point { readonly x: number; readonly y: number }

const centre = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where the line from the middle of a box to a point leaves the box. */
function edge({ left, right, top, bottom }: Box, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [halfWidth, halfHeight] = [(right - left) / 2 + GAP, (bottom - top) / 2 + GAP];
  const part = Math.min(dx === 0 ? Infinity : halfWidth / Math.abs(dx), dy === 0 ? Infinity : halfHeight / Math.abs(dy));
  return Number.isFinite(part) ? { x: from.x + dx * Math.min(1, part), y: from.y + dy * Math.min(1, part) } : from;
}
