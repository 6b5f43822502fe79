/** What an example needs of a run, worked out in turns, so that the page stays alive. */

import { useEffect, useState } from 'react';
import type { Run } from '@rulebench/core/bench';
import { inTurns } from '@rulebench/explorer';
import { leastRun, type Fixture, type Least } from '@rulebench/rulings';
import { TURN } from '../parts/use-turns.ts';

/** None while it is worked out. */
export function useLeast(run: Run, fixture: Fixture | undefined): Least | undefined {
  const [found, setFound] = useState<{ readonly of: Run; readonly least: Least }>();
  useEffect(() => {
    const leaving = new AbortController();
    void inTurns(leastRun(run, fixture), { signal: leaving.signal, turn: TURN }).then((least) => { if (least !== undefined) setFound({ of: run, least }); });
    return () => { leaving.abort(); };
  }, [run, fixture]);
  return found?.of === run ? found.least : undefined;
}
