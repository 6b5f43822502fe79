/** The schema of each event, taken from a module's JSON Schema, with this table's values offered as candidates. */

import { isRecord, type ModuleSchema, type Move } from '@rulebench/core';

/** A piece of JSON Schema. */
export type SchemaPart = Readonly<Record<string, unknown>>;

const refName = (ref: unknown): string | undefined => (typeof ref === 'string' ? /^#\/(?:\$defs|definitions)\/(.+)$/.exec(ref)?.[1] : undefined);

function resolved(part: unknown, defs: ModuleSchema['$defs'], depth = 0): SchemaPart {
  if (!isRecord(part)) return {};
  const name = refName(part['$ref']);
  return name === undefined || depth > 8 ? part : resolved(defs[decodeURIComponent(name)], defs, depth + 1);
}

function branchesOf(part: unknown, defs: ModuleSchema['$defs'], depth = 0): readonly SchemaPart[] {
  const schema = resolved(part, defs);
  const union = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(union) && depth < 8 ? union.flatMap((one: unknown) => branchesOf(one, defs, depth + 1)) : [schema];
}

function typesOf(branch: SchemaPart, defs: ModuleSchema['$defs']): readonly string[] {
  const properties = branch['properties'];
  const type = isRecord(properties) ? resolved(properties['type'], defs) : {};
  const listed: readonly unknown[] = Array.isArray(type['enum']) ? type['enum'] : [type['const']];
  return listed.filter((one) => typeof one === 'string');
}

/** The schema of every event of a module, by type; none where the module has no schema. Pure. */
export function eventSchemasOf({ $defs }: ModuleSchema): ReadonlyMap<string, SchemaPart> {
  if ($defs['Event'] === undefined) return new Map();
  return new Map(branchesOf($defs['Event'], $defs).flatMap((branch) => typesOf(branch, $defs).map((type): [string, SchemaPart] => [type, branch])));
}

/** The values that moves of one type have under each name: what this table offers. Pure. */
export function candidatesOf(moves: readonly Move[], type: string): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const { event } of moves) {
    if (event.type !== type) continue;
    for (const [name, value] of Object.entries(event)) {
      if (name === 'type' || (typeof value !== 'string' && typeof value !== 'number')) continue;
      const values = found.get(name) ?? [];
      if (!values.includes(value)) found.set(name, [...values, value]);
    }
  }
  return found;
}

/** The schema of a form for one event: its properties without the type, and this table's values as examples. Pure. */
export function formSchemaOf(type: string, schema: SchemaPart, { $defs }: ModuleSchema, candidates: ReadonlyMap<string, readonly unknown[]>): SchemaPart {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    $defs, type: 'object', title: type,
    ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
    properties: Object.fromEntries(Object.entries(properties).flatMap(([name, property]) => {
      if (name === 'type') return [];
      const own = resolved(property, $defs);
      const offered = candidates.get(name);
      return [[name, offered === undefined || 'enum' in own ? property : { ...own, examples: offered }]];
    })),
    required: required.filter((name) => name !== 'type'),
  };
}
