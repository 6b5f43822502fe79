/** A form for any event of the module, made from its schema, with the values of this table offered. */

import { lazy, Suspense, useMemo, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isRecord, type Move } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { contextSeen } from '../debugger/view-of.ts';
import { candidatesFor } from './candidates.ts';
import { schemasOf, formSchemaOf } from './event-schemas.ts';
import { eventsOffered } from './offered.ts';

/** Fetched when the first form is opened: it is larger than all other panels together. */
const SchemaForm = lazy(() => import('./SchemaForm.tsx').then(({ SchemaForm: component }) => ({ default: component })));

interface EventFormProps {
  readonly bench: Bench;
  readonly snapshot: AnyMachineSnapshot;
  /** The player who asks: nothing is offered that this player does not see. */
  readonly as: string | undefined;
  /** The moves that were judged. */
  readonly moves: readonly Move[];
  readonly onTry: (event: AnyEventObject) => void;
}

/** Folded away until wanted; nothing for a module without a schema. */
export function EventForm({ bench, snapshot, as, moves, onTry }: EventFormProps) {
  const schemas = useMemo(() => schemasOf(bench.module.schema, 'Event'), [bench]);
  const types = [...schemas.keys()];
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState(false);
  const type = chosen !== undefined && schemas.has(chosen) ? chosen : types[0];
  const schema = type === undefined ? undefined : schemas.get(type);
  const form = useMemo(() => {
    if (!opened || type === undefined || schema === undefined) return undefined;
    return formSchemaOf(type, schema, bench.module.schema, candidatesFor(type, eventsOffered(bench, snapshot, moves, as), contextSeen(bench, snapshot, as)));
  }, [opened, type, schema, bench, snapshot, moves, as]);
  if (type === undefined) return null;
  return (
    <details className="rb-fold rb-ask" onToggle={({ currentTarget }) => { if (currentTarget.open) setOpened(true); }}>
      <summary>Ask about any event</summary>
      <label className="rb-field"><span>Event</span>
        <select className="rb-select" value={type} onChange={(event) => { setChosen(event.target.value); }}>
          {types.map((one) => <option key={one} value={one}>{one}</option>)}
        </select>
      </label>
      {form !== undefined && (
        <Suspense fallback={<p className="rb-soft">…</p>}>
          <SchemaForm key={type} schema={form} onSubmit={(data) => { onTry({ type, ...(isRecord(data) ? data : {}) }); }}>
            <button type="submit" className="rb-button rb-primary">What would come of it?</button>
          </SchemaForm>
        </Suspense>
      )}
    </details>
  );
}
