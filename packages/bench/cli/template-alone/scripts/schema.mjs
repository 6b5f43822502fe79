/** Writes `src/schema.ts` from the types of `src/model.ts`: `npm run schema`. */

import { writeFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';

const { definitions = {} } = createGenerator({
  path: 'src/model.ts', tsconfig: 'tsconfig.json', type: '*', additionalProperties: false, skipTypeCheck: true, sortProps: true,
}).createSchema('*');
const named = Object.fromEntries(Object.entries(definitions).filter(([name]) => !name.includes('<')));
const $defs = JSON.parse(JSON.stringify(named).replaceAll('#/definitions/', '#/$defs/'));

writeFileSync('src/schema.ts', `/** JSON Schema of the types of \`model.ts\`. Written by \`npm run schema\`. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = ${JSON.stringify({ $defs }, null, 2)};
`);
