/** What is attached, in a word. The panels speak of it by that word. */

import { createContext, useContext } from 'react';
import type { Mover } from '../words/outcome.ts';

/** Somebody's app, or a story of somebody's Storybook. */
export type Attached = 'app' | 'story';

const AttachedContext = createContext<Attached | undefined>(undefined);

export const AttachedProvider = AttachedContext.Provider;

export function useAttached(): Attached {
  return useContext(AttachedContext) ?? 'app';
}

/** What is said to move: what is attached need not be a game. */
export function useMover(): Mover {
  return useContext(AttachedContext) === undefined ? 'game' : 'machine';
}
