/** The pane that the table scrolls in: brought to what a step changed, and watched for what lies below its edge. */

import { useEffect, useState, type RefObject } from 'react';

/** Less than this below the edge is no loss. */
const SLACK = 14;
const MARGIN = 12;

/** The box around an element that scrolls by itself; none where the page does. */
function paneOf(element: Element | null): HTMLElement | undefined {
  const pane = element?.parentElement ?? null;
  if (pane === null) return undefined;
  const { overflowY } = getComputedStyle(pane);
  return overflowY === 'auto' || overflowY === 'scroll' ? pane : undefined;
}

/** Whether more of the table lies below what is in sight. */
export function useMoreBelow(ref: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = ref.current;
    const pane = paneOf(element);
    if (element === null || pane === undefined) return;
    const look = () => { setMore(pane.scrollHeight - pane.scrollTop - pane.clientHeight > SLACK); };
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
    const above = found.top - MARGIN - frame.top;
    if (found.bottom + pane.scrollTop + MARGIN <= frame.bottom) pane.scrollTop = 0;
    else if (above < 0) pane.scrollTop += above;
    else if (below > 0) pane.scrollTop += Math.min(below, above);
  }, [ref, sheet, step]);
}
