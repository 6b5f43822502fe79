/** Which part of a picture is in sight: moved, enlarged, and brought to where something happens. All pure. */

import type { Box } from '@rulebench/chart';

/** A picture's point `p` is drawn at `p * scale + offset`. */
export interface Viewport { readonly x: number; readonly y: number; readonly scale: number }

export interface Size { readonly width: number; readonly height: number }

/** Below this scale the words of a chart are smaller than 12 pixels. */
export const READABLE = 0.97;
const LARGEST = 2.5;
const SMALLEST = 0.2;
export const MARGIN = 22;

const centred = (picture: Size, frame: Size, scale: number): Viewport =>
  ({ scale, x: (frame.width - picture.width * scale) / 2, y: (frame.height - picture.height * scale) / 2 });

/** The scale at which all of a picture is in its frame. */
export const fitting = (picture: Size, frame: Size): number =>
  Math.min((frame.width - 2 * MARGIN) / Math.max(picture.width, 1), (frame.height - 2 * MARGIN) / Math.max(picture.height, 1));

/** How far from the edge words stay that had better be in sight. */
const CLEAR = 12;

/** The whole picture, however small. */
export function whole(picture: Size, frame: Size): Viewport {
  return centred(picture, frame, Math.max(SMALLEST, Math.min(fitting(picture, frame), 1.25)));
}

/**
 * As much of the picture as can be read, brought to where something happens.
 * @param places what must be in sight
 * @param beside what had better be in sight too, each whole or not at all, the most wanted first
 */
export function following(picture: Size, frame: Size, places: readonly Box[], beside: readonly Box[] = []): Viewport {
  const scale = Math.max(READABLE, Math.min(fitting(picture, frame), 1.25));
  const holds = (box: Box) => box.width * scale + 2 * CLEAR <= frame.width && box.height * scale + 2 * CLEAR <= frame.height;
  const all = surrounding(places);
  // A state wider than the frame says nothing of where in it something happens: then that comes first.
  const first = all === undefined || holds(all) ? all : beside.find(holds) ?? all;
  const around = beside.reduce<Box | undefined>((before, one) => {
    const wider = surrounding(before === undefined ? [one] : [before, one]);
    return wider !== undefined && holds(wider) ? wider : before;
  }, first) ?? { x: 0, y: 0, ...picture };
  const along = (from: number, length: number, all: number, seen: number) => {
    if (all * scale + 2 * MARGIN <= seen) return (seen - all * scale) / 2;
    const wanted = seen / 2 - (from + length / 2) * scale;
    return Math.max(seen - MARGIN - all * scale, Math.min(MARGIN, wanted));
  };
  return { scale, x: along(around.x, around.width, picture.width, frame.width), y: along(around.y, around.height, picture.height, frame.height) };
}

/** How near to the edge of a frame a picture fades. */
const FADE = 10;

/** Whether all of a box is in sight, and clear of the edge. */
export function within(box: Box, { x, y, scale }: Viewport, frame: Size): boolean {
  return box.x * scale + x >= FADE && box.y * scale + y >= FADE
    && (box.x + box.width) * scale + x <= frame.width - FADE && (box.y + box.height) * scale + y <= frame.height - FADE;
}

/** The picture moved no further than it takes to have all of a box in sight; its corner where it is larger than the frame. */
export function revealing(box: Box, view: Viewport, frame: Size): Viewport {
  const along = (from: number, length: number, offset: number, seen: number): number => {
    const [start, end] = [from * view.scale + offset, (from + length) * view.scale + offset];
    const shifted = end > seen - MARGIN ? seen - MARGIN - end : 0;
    return offset + (start + shifted < MARGIN ? MARGIN - start : shifted);
  };
  return { scale: view.scale, x: along(box.x, box.width, view.x, frame.width), y: along(box.y, box.height, view.y, frame.height) };
}

/** Larger or smaller around a point of the frame. */
export function zoomed(from: Viewport, factor: number, at: { readonly x: number; readonly y: number }): Viewport {
  const scale = Math.max(SMALLEST, Math.min(from.scale * factor, LARGEST));
  const grown = scale / from.scale;
  return { scale, x: at.x - (at.x - from.x) * grown, y: at.y - (at.y - from.y) * grown };
}

/** The box around several; none around nothing. */
export function surrounding(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x, y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The nearest of some boxes in a direction from one of them; none where nothing lies there. */
export function neighbour<T extends Box>(from: Box, boxes: readonly T[], direction: 'up' | 'down' | 'left' | 'right'): T | undefined {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
  const here = middle(from);
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const ranked = boxes.flatMap((box) => {
    const there = middle(box);
    const ahead = sign * (sideways ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(sideways ? there.y - here.y : there.x - here.x);
    return ahead <= 1 ? [] : [{ box, cost: ahead + 2 * aside }];
  });
  return ranked.sort((a, b) => a.cost - b.cost)[0]?.box;
}
