/** The process that the page for live machines listens to, in the page's address. */

import { dataOfWord, wordOfData } from '@rulebench/rulings';
import { isLoopbackOrigin } from '@rulebench/inspect/live';
import { keepShown } from '../pages/navigate.ts';
import { LIVE_STORY_ID } from '../shell/links.ts';

/** The address that a link names; none where it names no WebSocket. Pure. */
export function processOfWord(word: string | undefined): string | undefined {
  const url = word === undefined ? undefined : dataOfWord(word);
  return typeof url === 'string' && /^wss?:\/\/./.test(url) && URL.canParse(url) ? url : undefined;
}

/** What the page connects to by itself: a process of this machine. Beyond it somebody has to press the button. Pure. */
export function openedAt(word: string | undefined): string | undefined {
  const url = processOfWord(word);
  return url !== undefined && isLoopbackOrigin(new URL(url.replace(/^ws/, 'http')).origin) ? url : undefined;
}

/** Keeps it in the address, also where the page stands without the shell around it. */
export function keepAddress(url: string | undefined): void {
  const at = url === undefined ? undefined : wordOfData(url);
  keepShown(LIVE_STORY_ID, { at });
  if (window.top !== window) return;
  const own = new URL(window.location.href);
  if (at === undefined) own.searchParams.delete('args');
  else own.searchParams.set('args', `at:${at}`);
  window.history.replaceState(window.history.state, '', own);
}
