/** From JSON Schema to the shapes that a machine carries along: the same types, in as few bytes as will do. */

import { isRecord, type ModuleSchema, type Shape } from '@rulebench/core';

type Schema = Readonly<Record<string, unknown>>;
type Definitions = ModuleSchema['$defs'];

/** Stands for the shape of an effect, which the board has. */
export const EFFECT = 'effectShape';

const LETTERS: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'i', boolean: 'b', null: 'z' };

/** A union of objects that are told apart by their `type`: each type, and the shape of its other fields. Pure. */
export function kindsIn($defs: Definitions, schema: Schema): readonly (readonly [string, Shape])[] {
  const resolved = resolve($defs, schema);
  if (Array.isArray(resolved['anyOf'])) return resolved['anyOf'].flatMap((one) => kindsIn($defs, one as Schema)); // boundary: an array of schemas
  const properties = resolved['properties'];
  const type = isRecord(properties) && isRecord(properties['type']) ? properties['type']['const'] : undefined;
  if (typeof type !== 'string') return [];
  const { type: _type, ...fields } = fieldsOf($defs, resolved);
  return [[type, fields]];
}

function resolve($defs: Definitions, schema: Schema): Schema {
  const ref = schema['$ref'];
  return typeof ref === 'string' ? resolve($defs, $defs[nameIn(ref)] as Schema) : schema; // boundary: a definition
}

function nameIn(ref: string): string {
  return decodeURIComponent(ref.replace('#/$defs/', ''));
}

function shapeOf($defs: Definitions, schema: Schema): Shape {
  if (schema['$ref'] === '#/$defs/TableEffect') return EFFECT;
  const { anyOf, type, items, enum: words, const: word, properties } = resolve($defs, schema);
  if (Array.isArray(anyOf)) return oneOf(anyOf.map((one) => shapeOf($defs, one as Schema))); // boundary: an array of schemas
  if (typeof word === 'string') return `=${word}`;
  if (Array.isArray(words)) return ofWords(words);
  if (type === 'array') return [shapeOf($defs, items as Schema)]; // boundary: lists of one kind of thing
  if (isRecord(properties)) return fieldsOf($defs, resolve($defs, schema));
  const letters = (Array.isArray(type) ? type : [type]).map((one) => LETTERS[String(one)]);
  if (letters.includes(undefined)) throw new Error(`no shape for ${JSON.stringify(schema)}`);
  return letters.join('');
}

function ofWords(words: readonly unknown[]): string {
  return `${words.includes(null) ? 'z' : ''}=${words.filter((one) => typeof one === 'string').join('|')}`;
}

function fieldsOf($defs: Definitions, { properties, required }: Schema): Readonly<Record<string, Shape>> {
  const needed = Array.isArray(required) ? required : [];
  return Object.fromEntries(Object.entries(properties ?? {}).map(([field, schema]) => [needed.includes(field) ? field : `${field}?`, shapeOf($defs, schema as Schema)])); // boundary: a schema
}

/** Plain kinds are joined in one text; others stay side by side. */
function oneOf(shapes: readonly Shape[]): Shape {
  const plain = shapes.filter((one): one is string => typeof one === 'string' && one !== EFFECT);
  const others = shapes.filter((one) => !plain.some((text) => text === one));
  const letters = plain.map((one) => one.split('=')[0] ?? '').join('');
  const words = plain.flatMap((one) => one.split('=')[1]?.split('|') ?? []);
  const joined = plain.length === 0 ? [] : [`${letters}${words.length === 0 ? '' : `=${words.join('|')}`}`];
  const all = [...joined, ...others];
  return all.length === 1 ? all[0] ?? '' : all;
}

/** A shape as it is written in a file. Pure. */
export function codeOf(shape: Shape): string {
  if (shape === EFFECT) return EFFECT;
  if (typeof shape === 'string') return `'${shape}'`;
  if (Array.isArray(shape)) return `[${shape.map((one: Shape) => codeOf(one)).join(', ')}]`;
  const fields = Object.entries(shape).map(([field, inner]) => `${/^\w+$/.test(field) ? field : `'${field}'`}: ${codeOf(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
