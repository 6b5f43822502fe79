/** Keeps in a page's address what of it is in sight. */

import type { Sight } from '@rulebench/panels';
import { useCallback, useState } from 'react';
import { shownOf } from './destinations.ts';
import { keepShown } from './navigate.ts';

const PAUSE = 250;

/**
 * Keeps step, panel and branch in the address once they rest; and takes them out where there is nothing in sight any more.
 * @param isOpened whether what is in sight first is what the address said, and need not be kept
 */
export function useKeptShown(storyId: string | undefined, isOpened: boolean): (sight: Sight | undefined) => void {
  const [memory] = useState<{ timer?: ReturnType<typeof setTimeout>; awaits: boolean }>({ awaits: isOpened });
  return useCallback((sight: Sight | undefined) => {
    clearTimeout(memory.timer);
    if (memory.awaits) {
      memory.awaits = false;
      return;
    }
    memory.timer = setTimeout(() => { if (storyId !== undefined) keepShown(storyId, { step: undefined, tab: undefined, branch: undefined, ...(sight === undefined ? {} : shownOf(sight)) }); }, PAUSE);
  }, [memory, storyId]);
}
