/** Links between pages. The canvas is a frame of the shell: a link names the whole page, a click only asks the shell to turn to it. */

import type { MouseEvent } from 'react';
import { SELECT_STORY, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The address of a page, relative to the folder that the debugger is served from. Pure. */
export function storyHref(storyId: string, shown: Readonly<Record<string, string | number>> = {}): string {
  const args = Object.entries(shown).map(([key, value]) => `${key}:${value}`).join(';');
  return `./?path=/story/${encodeURIComponent(storyId)}${args === '' ? '' : `&args=${encodeURIComponent(args)}`}`;
}

/** The whole address of a page, to be copied. */
export function storyAddress(storyId: string, shown: Readonly<Record<string, string | number>> = {}): string {
  return new URL(storyHref(storyId, shown), window.location.href).href;
}

/** Turns the shell to a page. */
export function openStory(storyId: string): void {
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** Turns the whole window to an address. */
export function openAddress(address: string): void {
  (window.top ?? window).location.assign(address);
}

/** Keeps in the page's address what of it is shown, so that the address reopens it there. */
export function keepShown(storyId: string, shown: Readonly<Record<string, string | number | undefined>>): void {
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: shown });
}

/** What a link to a page needs: opened in place by a plain click, in a new tab by the usual keys. One that says what of the page is shown is followed as it is. */
export function linkTo(storyId: string, shown: Readonly<Record<string, string | number>> = {}): { readonly href: string; readonly target: '_top'; readonly onClick: (click: MouseEvent) => void } {
  return {
    href: storyHref(storyId, shown),
    target: '_top',
    onClick: (click) => {
      if (Object.keys(shown).length > 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
      click.preventDefault();
      openStory(storyId);
    },
  };
}
