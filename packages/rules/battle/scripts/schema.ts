/** Writes `src/schema.ts` from the types of `src/model.ts`: `npm run schema`. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const MODEL = fileURLToPath(new URL('../src/model.ts', import.meta.url));
const SCHEMA = fileURLToPath(new URL('../src/schema.ts', import.meta.url));
const TSCONFIG = fileURLToPath(new URL('../tsconfig.json', import.meta.url));

/** The text that `src/schema.ts` should have. */
export function schemaText(): string {
  const { definitions = {} } = createGenerator({ path: MODEL, tsconfig: TSCONFIG, type: '*', additionalProperties: false, skipTypeCheck: true, sortProps: true }).createSchema('*');
  const named = Object.fromEntries(Object.entries(definitions).filter(([name]) => !name.includes('<')));
  const $defs = JSON.parse(JSON.stringify(named).replaceAll('#/definitions/', '#/$defs/')) as object; // boundary: JSON of what was just an object
  return `/** JSON Schema of the types of \`model.ts\`. Written by \`npm run schema\`; a test keeps it fresh. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = ${JSON.stringify({ $defs }, null, 2)};
`;
}

/** The text that it has. */
export function schemaOnDisk(): string {
  return readFileSync(SCHEMA, 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SCHEMA, schemaText());
