/** What is at another place of the picture than a moment ago glides there: forward, back, and over many steps at once. */

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { layoutBox, type Box } from './layout-box.ts';

/** Milliseconds that it takes. */
const GLIDE = 420;
/** Pictures that follow each other faster than this, as under the scrubber, are just shown. */
const QUICK = 160;
/** Pixels that nobody sees. */
const SLIGHT = 2;

interface Shown { readonly at: number; readonly boxes: ReadonlyMap<string, Box>; readonly gliding: readonly Animation[] }

/** Moves the tokens of a figure to where they are now, from where they were in the picture that was shown before. Who wants less motion has none. */
export function useGlide(figure: RefObject<HTMLElement | null>, picture: unknown): void {
  const shown = useRef<Shown>(undefined);
  useLayoutEffect(() => {
    const element = figure.current;
    if (element === null) return;
    for (const one of shown.current?.gliding ?? []) one.cancel();
    const tokens = [...element.querySelectorAll<HTMLElement>('[data-token]')].map((token) => ({ token, id: token.dataset['token'] ?? '' }));
    const boxes = new Map(tokens.map(({ token, id }) => [id, layoutBox(token, element)]));
    const at = performance.now();
    const before = shown.current;
    const still = before === undefined || at - before.at < QUICK || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown.current = { at, boxes, gliding: still ? [] : tokens.flatMap(({ token, id }) => glide(token, before.boxes.get(id), boxes.get(id))) };
  }, [figure, picture]);
}

function glide(token: HTMLElement, from: Box | undefined, to: Box | undefined): readonly Animation[] {
  if (from === undefined || to === undefined) return [];
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < SLIGHT && Math.abs(y) < SLIGHT) return [];
  return [token.animate([{ transform: `translate(${String(x)}px, ${String(y)}px)` }, { transform: 'none' }], { duration: GLIDE, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })];
}
