/** A form for any event of the module, made from its schema, with the values of this table offered. */

import { useMemo, useState } from 'react';
import Form from '@rjsf/core';
import type { UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { AnyEventObject } from 'xstate';
import { isRecord, type Move } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { candidatesOf, eventSchemasOf, formSchemaOf } from './event-schemas.ts';

interface EventFormProps {
  readonly bench: Bench;
  readonly moves: readonly Move[];
  readonly onTry: (event: AnyEventObject) => void;
}

/** Folded away until wanted; nothing for a module without a schema. */
export function EventForm({ bench, moves, onTry }: EventFormProps) {
  const schemas = useMemo(() => eventSchemasOf(bench.module.schema), [bench]);
  const types = [...schemas.keys()];
  const [chosen, setChosen] = useState<string>();
  const type = chosen !== undefined && schemas.has(chosen) ? chosen : types[0];
  const schema = type === undefined ? undefined : schemas.get(type);
  const form = useMemo(
    () => (type === undefined || schema === undefined ? undefined : formSchemaOf(type, schema, bench.module.schema, candidatesOf(moves, type))),
    [type, schema, bench, moves],
  );
  if (type === undefined || form === undefined) return null;
  return (
    <details className="rb-fold rb-ask">
      <summary>Ask about any event</summary>
      <label className="rb-field"><span>Event</span>
        <select className="rb-select" value={type} onChange={(event) => { setChosen(event.target.value); }}>
          {types.map((one) => <option key={one} value={one}>{one}</option>)}
        </select>
      </label>
      <Form
        key={type} className="rb-form" schema={form} uiSchema={UI} validator={validator} showErrorList={false} noHtml5Validate
        onSubmit={({ formData }: { formData?: unknown }) => { onTry({ type, ...(isRecord(formData) ? formData : {}) }); }}
      >
        <button type="submit" className="rb-button rb-primary">What would come of it?</button>
      </Form>
    </details>
  );
}

const UI: UiSchema = { 'ui:options': { label: false } };
