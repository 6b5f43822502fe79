/** The pane that the table scrolls in: brought to what a step changed, and watched for what lies beyond its edges. */

import { useEffect, useState, type RefObject } from 'react';
import { layoutBox, type Box } from './layout-box.ts';

/** Less than this below the edge is no loss. */
const SLACK = 14;
const MARGIN = 12;
/** The title begins so far above the pane's edge. */
const TUCKED = 5;

/** The box around an element that scrolls by itself; none where the page does. */
function paneOf(element: Element | null): HTMLElement | undefined {
  const pane = element?.parentElement ?? null;
  if (pane === null) return undefined;
  const { overflowY } = getComputedStyle(pane);
  return overflowY === 'auto' || overflowY === 'scroll' ? pane : undefined;
}

/** How much of the pane's top the title covers, which stays while the table scrolls. */
function titleHeight(figure: Element | null): number {
  const height = figure?.querySelector<HTMLElement>(':scope > figcaption')?.offsetHeight ?? 0;
  return Math.max(0, height - TUCKED);
}

/** Which ways more of the table lies than is in sight, and how high the title is that lies over it, in pixels. */
export interface More { readonly above: boolean; readonly below: boolean; readonly title: number }

/** Whether more of the table lies above what is in sight, and below it. */
export function useMore(ref: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>({ above: false, below: false, title: 0 });
  useEffect(() => {
    const element = ref.current;
    const pane = paneOf(element);
    if (element === null || pane === undefined) return;
    const look = () => {
      const now = { above: pane.scrollTop > SLACK, below: pane.scrollHeight - pane.scrollTop - pane.clientHeight > SLACK, title: titleHeight(element) };
      setMore((before) => (before.above === now.above && before.below === now.below && before.title === now.title ? before : now));
    };
    const observer = new ResizeObserver(look);
    observer.observe(pane);
    observer.observe(element);
    pane.addEventListener('scroll', look, { passive: true });
    return () => { observer.disconnect(); pane.removeEventListener('scroll', look); };
  }, [ref]);
  return more;
}

/** Once a step: scrolls the pane, and nothing around it, so far that a sheet is in sight: to the very top if that does, and to the sheet's own top where it is higher than the pane. */
export function useInSight(ref: RefObject<HTMLElement | null>, sheet: string | undefined, step: unknown): void {
  useEffect(() => {
    const pane = paneOf(ref.current);
    const found = sheet === undefined ? undefined : ref.current?.querySelector(`[data-sheet="${CSS.escape(sheet)}"]`)?.getBoundingClientRect();
    if (pane === undefined || found === undefined) return;
    const frame = pane.getBoundingClientRect();
    const below = found.bottom + MARGIN - frame.bottom;
    const above = found.top - MARGIN - frame.top - titleHeight(ref.current);
    if (found.bottom + pane.scrollTop + MARGIN <= frame.bottom) pane.scrollTop = 0;
    else if (above < 0) pane.scrollTop += above;
    else if (below > 0) pane.scrollTop += Math.min(below, above);
  }, [ref, sheet, step]);
}

/** What is set off in a track: tokens and places that are different, and where something was. */
const SET_OFF = '[data-changed="true"], [data-ghost]';

/** Once a step: scrolls the pane so that the row of a track's places is in sight, and with it, where there is room, all that the step changed there. */
export function useTracksInSight(ref: RefObject<HTMLElement | null>, step: unknown): void {
  useEffect(() => {
    const figure = ref.current;
    const pane = paneOf(figure);
    if (figure === null || pane === undefined || pane.scrollHeight <= pane.clientHeight) return;
    const tracks = [...figure.querySelectorAll<HTMLElement>('.rb-track')];
    const track = ['[data-ghost]', '.rb-token[data-changed="true"]', SET_OFF, '.rb-token'].map((sign) => tracks.find((one) => one.querySelector(sign) !== null)).find((one) => one !== undefined);
    const row = [...track?.querySelectorAll<HTMLElement>('.rb-place') ?? []].map((place) => layoutBox(place, figure));
    if (track === undefined || row.length === 0) return;
    const all = [...track.querySelectorAll<HTMLElement>(SET_OFF)].map((one) => layoutBox(one, figure));
    const offset = figure.offsetTop - (figure.offsetParent === pane ? 0 : pane.offsetTop);
    const title = titleHeight(figure);
    // Where nothing changed, as much as may be of what lies above the row is seen: nothing of a step before holds the pane where it was.
    pane.scrollTop = scrolledTo({ at: all.length === 0 ? 0 : pane.scrollTop, height: pane.clientHeight - title }, heightOf(row, offset - title), heightOf([...row, ...all], offset - title));
  }, [ref, step]);
}

interface Span { readonly top: number; readonly bottom: number }

function heightOf(boxes: readonly Box[], offset: number): Span {
  return { top: Math.min(...boxes.map(({ top }) => top)) + offset - MARGIN, bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + offset + MARGIN };
}

/**
 * How far a pane is scrolled, in pixels, so that all of it is in sight: not at all where that does, else as little as may be. Where all of it
 * is higher than the pane, the row is in its middle. Pure.
 */
export function scrolledTo({ at, height }: { readonly at: number; readonly height: number }, row: Span, all: Span): number {
  if (all.bottom <= height) return 0;
  if (all.bottom - all.top > height) return Math.max(0, (row.top + row.bottom - height) / 2);
  return Math.max(0, Math.min(all.top, Math.max(at, all.bottom - height)));
}
