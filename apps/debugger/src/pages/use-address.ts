/** Keeps in the page's address what is in sight, once it rests; but not what the page opened with. */

import { useCallback, useState } from 'react';
import { keepShown } from './navigate.ts';
import type { Target } from './destinations.ts';

const PAUSE = 250;

/** Tells the address what is shown; what is no longer shown is taken out of it. */
export function useAddress(storyId: string | undefined, names: readonly string[]): (shown: Target['shown']) => void {
  const [memory] = useState<{ timer?: ReturnType<typeof setTimeout>; opened?: true }>({});
  return useCallback((shown) => {
    clearTimeout(memory.timer);
    if (memory.opened === undefined) {
      memory.opened = true;
      return;
    }
    memory.timer = setTimeout(() => { if (storyId !== undefined) keepShown(storyId, { ...Object.fromEntries(names.map((name) => [name, undefined])), ...shown }); }, PAUSE);
  }, [memory, storyId, names]);
}
