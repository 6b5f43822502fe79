/**
 * What outlives a page: the branches of an example, and the breakpoints and watched expressions of a module. Kept in the
 * browser, and a branch also in links. What comes back is nobody's we know: it is checked, and played again by the rules.
 */

import { isRecord, type Json } from '@rulebench/core';
import { dataOfWord, wordOfData } from '@rulebench/rulings';
import type { AnyEventObject } from 'xstate';
import { BREAK_KINDS, type Breakpoint, type BreakKind } from './breakpoints.ts';
import type { KeptBranch } from './branches.ts';
import type { Waived } from './house.ts';

export interface KeptExample {
  readonly branches: readonly KeptBranch[];
  /** The branch that was shown. */
  readonly shown?: number;
}

export interface KeptModule {
  readonly breakpoints: readonly Breakpoint[];
  readonly watches: readonly string[];
}

/** Where things are kept; a page without storage keeps nothing. */
export interface Keeper {
  readonly get: (key: string) => string | null;
  /** Keeps a text, or nothing any more, and tells whether it could. */
  readonly set: (key: string, value: string | undefined) => boolean;
}

/** The browser's own storage. A page may forbid it, and then nothing is kept. */
export const browserKeeper: Keeper = {
  get: (key) => { try { return window.localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => {
    try {
      if (value === undefined) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
      return true;
    } catch { return false; } // full or forbidden: the page still works
  },
};

/** The same, as the panels want it that remember their sizes. */
export const storage = { getItem: browserKeeper.get, setItem: (key: string, value: string): void => { browserKeeper.set(key, value); } };

const MOST_BRANCHES = 50;
const MOST_EVENTS = 10_000;

const isText = (value: unknown): value is string => typeof value === 'string';
const isEvent = (value: unknown): value is AnyEventObject => isRecord(value) && isText(value['type']);
const isIndex = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isBreakpoint = (value: unknown): value is Breakpoint => isRecord(value) && isText(value['name']) && BREAK_KINDS.some((kind: BreakKind) => kind === value['on']);
const isWaived = (value: unknown): value is Waived => isRecord(value) && Object.values(value).every((one) => one === 'allowed' || one === 'refused');

/** Whether plain data is a branch as it is kept. Pure. */
export function isKeptBranch(value: unknown): value is KeptBranch {
  return isRecord(value) && isIndex(value['id']) && isText(value['name']) && isIndex(value['from']) && isWaived(value['waived'])
    && Array.isArray(value['events']) && value['events'].length <= MOST_EVENTS && value['events'].every(isEvent);
}

function parsed(text: string | null | undefined): unknown {
  try { return text === null || text === undefined ? undefined : JSON.parse(text) as Json; } catch { return undefined; } // boundary: JSON
}

/** What was kept of an example; nothing where nothing was, or what is there makes no sense. */
export function exampleKept(keeper: Keeper, key: string): KeptExample {
  const kept = parsed(keeper.get(`rulebench:example:${key}`));
  if (!isRecord(kept) || !Array.isArray(kept['branches'])) return { branches: [] };
  return { branches: kept['branches'].filter(isKeptBranch).slice(0, MOST_BRANCHES), ...(isIndex(kept['shown']) ? { shown: kept['shown'] } : {}) };
}

/** @returns whether it could be kept */
export function keepExample(keeper: Keeper, key: string, kept: KeptExample): boolean {
  return keeper.set(`rulebench:example:${key}`, JSON.stringify(kept));
}

/** What was kept of a module. */
export function moduleKept(keeper: Keeper, module: string): KeptModule {
  const kept = parsed(keeper.get(`rulebench:module:${module}`));
  const list = (key: string): readonly unknown[] => { const found = isRecord(kept) ? kept[key] : undefined; return Array.isArray(found) ? found : []; };
  return { breakpoints: list('breakpoints').filter(isBreakpoint), watches: list('watches').filter(isText) };
}

export function keepModule(keeper: Keeper, module: string, kept: KeptModule): void {
  keeper.set(`rulebench:module:${module}`, JSON.stringify(kept));
}

/** A branch as one word of letters, digits, `-` and `_`, fit for any link. Pure. */
export function branchToWord(branch: KeptBranch): string {
  return wordOfData(branch);
}

/** The branch of a word; none where it is no such word. Pure. */
export function branchOfWord(word: string): KeptBranch | undefined {
  const branch = dataOfWord(word);
  return isKeptBranch(branch) ? branch : undefined;
}
