/** Parts of a form that is drawn from a schema: fields that offer what this table has, and buttons that say what they do. */

import { useState } from 'react';
import { getDefaultRegistry } from '@rjsf/core';
import type { IconButtonProps, TemplatesType, WidgetProps } from '@rjsf/utils';

const { TextWidget: Typed } = getDefaultRegistry().widgets;
const ANOTHER = 'another';

/** A field for text or a number: a choice among what the schema has as examples, or something else that is typed. */
export function OfferedWidget(props: WidgetProps) {
  const { id, schema, onChange, required = false, disabled = false } = props;
  const value: unknown = props.value;
  const offered: readonly unknown[] = Array.isArray(schema.examples) ? schema.examples : [];
  const [typed, setTyped] = useState(value !== undefined && !offered.includes(value));
  if (Typed === undefined) return null;
  if (offered.length === 0) return <Typed {...props} />;
  if (typed) {
    return (
      <div className="rb-offered">
        <Typed {...props} schema={{ ...schema, examples: [] }} autofocus />
        <button type="button" className="rb-button rb-quiet" onClick={() => { onChange(undefined); setTyped(false); }}>Choose from the table</button>
      </div>
    );
  }
  const pick = (chosen: string) => {
    if (chosen === ANOTHER) { onChange(undefined); setTyped(true); return; }
    onChange(chosen === '' ? undefined : offered[Number(chosen)]);
  };
  return (
    <select id={id} className="rb-select" required={required} disabled={disabled} value={value === undefined ? '' : String(offered.indexOf(value))} onChange={(event) => { pick(event.target.value); }}>
      <option value="">{required ? 'choose…' : 'none'}</option>
      {offered.map((one, i) => <option key={i} value={i}>{String(one)}</option>)}
      <option value={ANOTHER}>something else…</option>
    </select>
  );
}

/** A button of a list. */
function Worded({ words, id, className = '', disabled, onClick }: IconButtonProps & { readonly words: string }) {
  return <button type="button" id={id} className={`rb-button ${className}`} disabled={disabled} onClick={onClick}>{words}</button>;
}

/** The buttons of lists, in words. */
export const WORDED_BUTTONS: Partial<TemplatesType['ButtonTemplates']> = {
  AddButton: (props) => <Worded {...props} className="" words="Add" />,
  RemoveButton: (props) => <Worded {...props} words="Remove" />,
  MoveUpButton: (props) => <Worded {...props} words="Up" />,
  MoveDownButton: (props) => <Worded {...props} words="Down" />,
};
