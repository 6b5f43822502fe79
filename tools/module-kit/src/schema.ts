/** The schema of a module: `src/schema.ts`, made from the types of its `src/model.ts`. */

import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { packageOf, type Kept } from './kept.ts';

/**
 * The schema's file of the package that `here` is in.
 *
 * @example
 * write([schemaOf(import.meta.url)]); // the whole of a module's scripts/schema.ts
 */
export function schemaOf(here: string): Kept {
  const folder = packageOf(here);
  return { file: join(folder, 'src/schema.ts'), text: () => schemaText(folder) };
}

function schemaText(folder: string): string {
  const { definitions = {} } = createGenerator({
    path: join(folder, 'src/model.ts'), tsconfig: join(folder, 'tsconfig.json'), type: '*', additionalProperties: false, skipTypeCheck: true, sortProps: true,
  }).createSchema('*');
  const named = Object.fromEntries(Object.entries(definitions).filter(([name]) => !name.includes('<')));
  const $defs: unknown = JSON.parse(JSON.stringify(named).replaceAll('#/definitions/', '#/$defs/'));
  return `/** JSON Schema of the types of \`model.ts\`. Written by \`npm run schema\`; a test keeps it fresh. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = ${JSON.stringify({ $defs }, null, 2)};
`;
}
