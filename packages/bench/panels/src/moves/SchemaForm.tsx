/** A form drawn from a JSON Schema, which checks what is filled in. */

import type { ReactNode } from 'react';
import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { OfferedWidget, WORDED_BUTTONS } from './form-parts.tsx';

interface SchemaFormProps {
  readonly schema: RJSFSchema;
  /** Told what was filled in, once it is right. */
  readonly onSubmit: (data: unknown) => void;
  /** The button that submits it. */
  readonly children: ReactNode;
}

const WIDGETS = { TextWidget: OfferedWidget };
const TEMPLATES = { ButtonTemplates: WORDED_BUTTONS };
const UI: UiSchema = { 'ui:options': { label: false } };

/** Its fields, each with its own word of what is wrong. */
export function SchemaForm({ schema, onSubmit, children }: SchemaFormProps) {
  return (
    <Form className="rb-form" schema={schema} uiSchema={UI} validator={validator} widgets={WIDGETS} templates={TEMPLATES} showErrorList={false} noHtml5Validate onSubmit={({ formData }: { formData?: unknown }) => { onSubmit(formData); }}>
      {children}
    </Form>
  );
}
