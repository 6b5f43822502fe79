/** What is made from the types of a module's `src/model.ts`: its JSON Schema, and the shapes of its events. */

import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import type { ModuleSchema, Shapes } from '@rulebench/core';
import { packageOf, type Kept } from './kept.ts';
import { codeOf, EFFECT, kindsIn } from './shaping.ts';

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

/**
 * The shapes of a module's events, `src/shape.ts`, made from the same types; those of effects are the board's.
 *
 * @example
 * write([schemaOf(import.meta.url), shapesOf(import.meta.url)]);
 */
export function shapesOf(here: string): Kept {
  const folder = packageOf(here);
  return { file: join(folder, 'src/shape.ts'), text: () => shapesText(definitionsIn(folder, 'src/model.ts')) };
}

/** The shape of a union that a file exports, told apart by `type`, as the constant `name` in a file of its own. */
export function shapeOf(here: string, { from, type, to, name }: { readonly from: string; readonly type: string; readonly to: string; readonly name: string }): Kept {
  const folder = packageOf(here);
  return {
    file: join(folder, to),
    text: () => `/** What ${type} is made of. Written by \`npm run schema\`; a test keeps it fresh. */

import type { Shape } from '@rulebench/core';

export const ${name}: Shape = {
  type: {
${linesOf(Object.fromEntries(kindsIn(definitionsIn(folder, from), { $ref: `#/$defs/${type}` })), '    ')}  },
};
`,
  };
}

type Definitions = ModuleSchema['$defs'];

const made = new Map<string, Definitions>();

/** The types of a file and all that they are made of; generated once, as that takes long. */
function definitionsIn(folder: string, file: string): Definitions {
  const path = join(folder, file);
  const known = made.get(path);
  if (known !== undefined) return known;
  const { definitions = {} } = createGenerator({
    path, tsconfig: join(folder, 'tsconfig.json'), type: '*', additionalProperties: false, skipTypeCheck: true, sortProps: true,
  }).createSchema('*');
  const named = Object.fromEntries(Object.entries(definitions).filter(([name]) => !name.includes('<')));
  const $defs = JSON.parse(JSON.stringify(named).replaceAll('#/definitions/', '#/$defs/')) as Definitions; // boundary: what was just made
  made.set(path, $defs);
  return $defs;
}

/** A line for each of some shapes by their types. */
function linesOf(shapes: Shapes, indent: string): string {
  return Object.entries(shapes).map(([type, shape]) => `${indent}${codeOf({ [type]: shape }).slice(2, -2)},\n`).join('');
}

function schemaText(folder: string): string {
  return `/** JSON Schema of the types of \`model.ts\`. Written by \`npm run schema\`; a test keeps it fresh. */

import type { ModuleSchema } from '@rulebench/core';

export const schema: ModuleSchema = ${JSON.stringify({ $defs: definitionsIn(folder, 'src/model.ts') }, null, 2)};
`;
}

function shapesText($defs: Definitions): string {
  const code = linesOf(Object.fromEntries(kindsIn($defs, { $ref: '#/$defs/Event' })), '  ');
  const board = code.includes(EFFECT) ? "import { effectShape } from '@rulebench/board';\n" : '';
  return `/** What the events of \`model.ts\` are made of, to check what is sent. Written by \`npm run schema\`; a test keeps it fresh. */

${board}import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
${code}};
`;
}
