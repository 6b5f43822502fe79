/** Saving what is shown as a trace: written bit by bit, a step a line, so that a long run does not hold up the page. */

import { useEffect, useRef, useState } from 'react';
import { traceOf, type Run } from '@rulebench/core/bench';
import { inTurns } from '@rulebench/explorer';
import { saveFile } from './parts/save-file.ts';
import { Icon } from './parts/Icon.tsx';
import { TURN } from './parts/use-turns.ts';

/** The text of a run's trace in parts; yields after each step. Pure. */
export function* traceParts(run: Run): Generator<undefined, readonly string[]> {
  const { of, input } = traceOf({ ...run, steps: [run.steps[0]] });
  const parts = [`{\n  "of": ${JSON.stringify(of)},\n  "input": ${JSON.stringify(input)},\n  "steps": [\n`];
  for (const [i, step] of run.steps.entries()) {
    const [told] = traceOf({ ...run, steps: [step] }).steps;
    parts.push(`    ${JSON.stringify(told)}${i === run.steps.length - 1 ? '' : ','}\n`);
    yield undefined;
  }
  parts.push('  ]\n}\n');
  return parts;
}

/** A button; off where the run cannot be told by its events alone. */
export function TraceButton({ run }: { readonly run: Run | undefined }) {
  const [busy, setBusy] = useState(false);
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => { leave.current?.abort(); }, []);
  const save = () => {
    if (run === undefined) return;
    const leaving = new AbortController();
    leave.current = leaving;
    setBusy(true);
    void inTurns(traceParts(run), { signal: leaving.signal, turn: TURN }).then((parts) => {
      if (parts === undefined) return;
      saveFile(new Blob([...parts], { type: 'application/json' }), `${run.bench.module.id}-trace.json`);
      setBusy(false);
    });
  };
  return (
    <button type="button" className="rb-button" aria-busy={busy} disabled={run === undefined || busy} title={run === undefined ? 'What was changed by hand on the way is in no trace' : 'Saves what is shown as a trace, to be opened again'} onClick={save}><Icon name="save" /><span className="rb-word">Trace</span></button>
  );
}
