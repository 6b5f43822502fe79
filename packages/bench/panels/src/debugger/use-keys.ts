/** The keys of the debugger: arrows, Home, End, space, b and r, wherever the focus is, unless something there needs them itself. */

import { useEffect, type RefObject } from 'react';
import type { DebuggerEvent } from './machine.ts';

const KEYS: Readonly<Record<string, DebuggerEvent>> = {
  ArrowLeft: { type: 'BACK' }, ArrowRight: { type: 'FORWARD' }, Home: { type: 'FIRST' }, End: { type: 'LAST' }, ' ': { type: 'TOGGLE' },
  r: { type: 'RUN_ON' }, R: { type: 'RUN_BACK' }, b: { type: 'BREAK_HERE' },
};
const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=tab], [role=separator], .rb-chart, pre';
const OWN_SPACE = 'button, a, summary, [role=button]';

/** Listens to the whole page, and acts where the focus is in `root` or nowhere. */
export function useKeys(root: RefObject<HTMLElement | null>, send: (event: DebuggerEvent) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const meant = KEYS[event.key];
      const { target } = event;
      if (meant === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== 'R') || !(target instanceof Element)) return;
      if (target !== document.body && root.current?.contains(target) !== true) return;
      if (target.closest(OWN_KEYS) !== null || (event.key === ' ' && target.closest(OWN_SPACE) !== null)) return;
      event.preventDefault();
      send(meant);
    };
    document.addEventListener('keydown', listen);
    return () => { document.removeEventListener('keydown', listen); };
  }, [root, send]);
}
