/** What a page of the lab is set to, by name: told to the page around it, which can put it into a link, and taken from there again. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '@rulebench/core';

/** Plain data; what a link brings may be anything. */
export type Settings = Readonly<Record<string, unknown>>;

export interface SettingsOf {
  /** A text, of those that there are where these are named. */
  readonly text: (name: string, or: string, known?: readonly string[]) => string;
  /** A whole number within bounds. */
  readonly number: (name: string, or: number, least: number, most: number) => number;
  readonly list: (name: string) => readonly unknown[];
  readonly put: (changes: Settings) => void;
}

/** The settings of a page, beginning with those of a link. */
export function useSettings(brought: Settings | undefined, onSettings: ((settings: Settings) => void) | undefined): SettingsOf {
  const [settings, set] = useState<Settings>(() => (isRecord(brought) ? brought : {}));
  const told = useRef(onSettings);
  useEffect(() => { told.current = onSettings; });
  useEffect(() => { told.current?.(settings); }, [settings]);
  const put = useCallback((changes: Settings) => { set((before) => ({ ...before, ...changes })); }, []);
  const own = (name: string): unknown => (Object.hasOwn(settings, name) ? settings[name] : undefined);
  return {
    put,
    text: (name, or, known) => { const found = own(name); return typeof found === 'string' && (known === undefined || known.includes(found)) ? found : or; },
    number: (name, or, least, most) => { const found = own(name); return typeof found === 'number' && Number.isSafeInteger(found) ? Math.min(most, Math.max(least, found)) : or; },
    list: (name) => { const found = own(name); return Array.isArray(found) ? (found as readonly unknown[]) : []; }, // boundary: a list of anything
  };
}
