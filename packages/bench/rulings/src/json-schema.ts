/** Reading a module's JSON Schema: references resolved, unions laid out flat, expectations put into words. Pure throughout. */

import { isRecord, type ModuleSchema } from '@rulebench/core';

export type Schema = Readonly<Record<string, unknown>>;

const MAX_REFERENCES = 32;

/** The alternatives that a schema allows, each without references or unions on top; an empty object allows anything. */
export function branchesOf({ $defs }: ModuleSchema, schema: unknown, depth = 0): readonly Schema[] {
  if (!isRecord(schema) || depth > MAX_REFERENCES) return [{}];
  const reference = schema['$ref'];
  if (typeof reference === 'string') return branchesOf({ $defs }, $defs[decodeURIComponent(reference.split('/').at(-1) ?? '')], depth + 1);
  const union = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(union) ? union.flatMap((one: unknown) => branchesOf({ $defs }, one, depth + 1)) : [schema];
}

/** The alternatives of a named definition; none where there is no such definition. */
export function definition(schema: ModuleSchema, name: string): readonly Schema[] {
  return Object.hasOwn(schema.$defs, name) ? branchesOf(schema, schema.$defs[name]) : [];
}

export function propertiesOf(schema: Schema): Schema {
  const { properties } = schema;
  return isRecord(properties) ? properties : {};
}

/** The only values that a schema allows, where it lists them. */
export function constantsOf(schema: unknown): readonly unknown[] | undefined {
  if (!isRecord(schema)) return undefined;
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

/** The keys whose fixed text tells one alternative from another: `type` of events and effects. */
export function discriminators(schema: Schema): ReadonlyMap<string, readonly unknown[]> {
  return new Map(Object.entries(propertiesOf(schema)).flatMap(([key, property]): [string, readonly unknown[]][] => {
    const constants = isRecord(property) && 'const' in property ? constantsOf(property) : undefined;
    return constants === undefined ? [] : [[key, constants]];
  }));
}

/** The alternatives that a value's own fixed keys do not rule out. */
export function agreeing(branches: readonly Schema[], value: Schema): readonly Schema[] {
  return branches.filter((branch) => [...discriminators(branch)].every(([key, constants]) => !Object.hasOwn(value, key) || constants.includes(value[key])));
}

export function typesOf(schema: Schema): readonly string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  const constants = constantsOf(schema);
  if (constants !== undefined) return [...new Set(constants.map(typeOf))];
  return 'properties' in schema || 'additionalProperties' in schema ? ['object'] : 'items' in schema ? ['array'] : [];
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a schema says nothing about its values. */
export function isOpen(schema: Schema): boolean {
  return typesOf(schema).length === 0;
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text', number: 'a number', integer: 'a whole number', boolean: 'true or false', null: 'null', array: 'a list', object: 'keys with values',
};
const MANY = 8;

/** What a value must be, in words: "text or null", "calm, storm or unseen". */
export function wanted(branches: readonly Schema[]): string {
  const words = branches.flatMap((branch) => {
    const constants = constantsOf(branch);
    if (constants === undefined) return typesOf(branch).map((type) => WORDS[type] ?? type);
    return constants.length > MANY ? [...constants.slice(0, MANY).map(String), '…'] : constants.map(String);
  });
  const each = [...new Set(words)];
  const last = each.pop() ?? 'something else';
  return each.length === 0 ? last : `${each.join(', ')} or ${last}`;
}
