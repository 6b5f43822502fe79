/** The schema is that of the types, and knows no property that they do not. */

import { isRecord } from '@rulebench/core';
import { expect, test } from 'vitest';
import { schemaOnDisk, schemaText } from '../scripts/schema.ts';
import { schema } from '../src/schema.ts';

test('it is fresh', () => {
  expect(schemaOnDisk()).toBe(schemaText());
});

test('it names what the tools look for', () => {
  expect(Object.keys(schema.$defs)).toEqual(expect.arrayContaining(['Input', 'Context', 'Event', 'Effect', 'Output']));
});

test('every object refuses properties that it does not name', () => {
  const open = objectsIn(schema.$defs, '$defs').filter(([, object]) => object['additionalProperties'] === undefined || object['additionalProperties'] === true);
  expect(open.map(([path]) => path)).toEqual([]);
  expect(objectsIn(schema.$defs, '$defs').length).toBeGreaterThan(30);
});

test('every event and effect is explained', () => {
  const unsaid = Object.entries(schema.$defs).filter(([, type]) => isRecord(type) && isRecord(type['properties']) && 'type' in type['properties'] && !('description' in type));
  expect(unsaid.map(([name]) => name)).toEqual([]);
});

function objectsIn(value: unknown, path: string): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => objectsIn(item, `${path}/${i}`));
  if (!isRecord(value)) return [];
  const below = Object.entries(value).flatMap(([key, part]) => objectsIn(part, `${path}/${key}`));
  return value['type'] === 'object' ? [[path, value], ...below] : below;
}
