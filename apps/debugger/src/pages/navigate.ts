/** Links between pages. The canvas is a frame of the shell: a link names the whole page, a click only asks the shell to turn to it. */

import type { MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The address of a page, relative to the folder that the debugger is served from. Pure. */
export function storyHref(storyId: string): string {
  return `./?path=/story/${encodeURIComponent(storyId)}`;
}

/** Turns the shell to a page. */
export function openStory(storyId: string): void {
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** What a link to a page needs: opened in place by a plain click, in a new tab by the usual keys. */
export function linkTo(storyId: string): { readonly href: string; readonly target: '_top'; readonly onClick: (click: MouseEvent) => void } {
  return {
    href: storyHref(storyId),
    target: '_top',
    onClick: (click) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
      click.preventDefault();
      openStory(storyId);
    },
  };
}
