/** Changes of the table that would make a refused event legal, looked for once the cursor rests. */

import { useEffect, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Mend } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { mendsOf } from './mending.ts';

/** Stepping goes on meanwhile: nothing is looked for at a step that is only passed. */
const REST = 120;
const NONE: readonly Mend[] = [];

/** What to offer for an event that is refused at a snapshot; nothing at first, and nothing without an event. */
export function useMends(bench: Bench, at: AnyMachineSnapshot | undefined, event: AnyEventObject | undefined): readonly Mend[] {
  const [found, setFound] = useState<{ readonly at: AnyMachineSnapshot; readonly event: AnyEventObject; readonly mends: readonly Mend[] }>();
  useEffect(() => {
    if (at === undefined || event === undefined) return undefined;
    const timer = window.setTimeout(() => { setFound({ at, event, mends: mendsOf(bench, at, event) }); }, REST);
    return () => { window.clearTimeout(timer); };
  }, [bench, at, event]);
  return found !== undefined && found.at === at && found.event === event ? found.mends : NONE;
}
