/** The keys of the debugger: arrows, Home, End, space, b and r, wherever the focus is, unless something there needs them itself. */

import { useEffect, type RefObject } from 'react';
import type { DebuggerEvent } from './machine.ts';

const KEYS: Readonly<Record<string, DebuggerEvent>> = {
  ArrowLeft: { type: 'BACK' }, ArrowRight: { type: 'FORWARD' }, Home: { type: 'FIRST' }, End: { type: 'LAST' }, ' ': { type: 'TOGGLE' },
  r: { type: 'RUN_ON' }, R: { type: 'RUN_BACK' }, b: { type: 'BREAK_HERE' },
};
/** Where every key is meant for what has the focus. */
const OWN_KEYS = 'input:not([type=range]), select, textarea, [contenteditable]';
/** Where arrows, Home and End are. */
const OWN_MOVES = 'input[type=range], [role=tab], [role=separator], pre';
const OWN_SPACE = 'button, a, summary, [role=button]';

function isOwn(key: string, target: Element): boolean {
  const own = [OWN_KEYS, ...(/^Arrow|^Home$|^End$/.test(key) ? [OWN_MOVES] : key === ' ' ? [OWN_SPACE] : [])];
  return target.closest(own.join()) !== null;
}

/** Listens to the whole page, and acts where the focus is in `root` or nowhere. */
export function useKeys(root: RefObject<HTMLElement | null>, send: (event: DebuggerEvent) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const meant = KEYS[event.key];
      const { target } = event;
      if (meant === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== 'R') || !(target instanceof Element)) return;
      if (target !== document.body && root.current?.contains(target) !== true) return;
      if (isOwn(event.key, target)) return;
      event.preventDefault();
      send(meant);
    };
    document.addEventListener('keydown', listen);
    return () => { document.removeEventListener('keydown', listen); };
  }, [root, send]);
}
