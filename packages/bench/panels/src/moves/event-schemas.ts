/** The schema of each event, taken from a module's JSON Schema, with this table's values offered as candidates. */

import { isRecord, type ModuleSchema } from '@rulebench/core';
import { valueWords } from '../words/value.ts';
import type { Candidates, FieldPath } from './candidates.ts';

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

/** The schema of every event or effect of a module, by type; none where the module has no schema of them. Pure. */
export function schemasOf({ $defs }: ModuleSchema, of: 'Event' | 'Effect'): ReadonlyMap<string, SchemaPart> {
  if ($defs[of] === undefined) return new Map();
  return new Map(branchesOf($defs[of], $defs).flatMap((branch) => typesOf(branch, $defs).map((type): [string, SchemaPart] => [type, branch])));
}

/** The schema of a form for one event: its properties without the type, with what this table offers as examples. Pure. */
export function formSchemaOf(type: string, schema: SchemaPart, { $defs }: ModuleSchema, candidates: Candidates): SchemaPart {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  return {
    $defs, type: 'object', title: type,
    ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
    properties: Object.fromEntries(Object.entries(properties).flatMap(([name, property]) => (name === 'type' ? [] : [[name, offering(property, [name], $defs, candidates)]]))),
    required: required.filter((name) => name !== 'type'),
  };
}

/** So deep fields are offered values; a schema may hold itself. */
const DEEPEST = 6;

/** A part of a schema with examples in every field that has any; where there are none, the part itself. */
function offering(part: unknown, path: FieldPath, defs: ModuleSchema['$defs'], candidates: Candidates): unknown {
  const own = resolved(part, defs);
  if (path.length > DEEPEST || 'enum' in own || 'const' in own) return part;
  const below = (inner: unknown, name: string): unknown => offering(inner, [...path, name], defs, candidates);
  const union = ['anyOf', 'oneOf'].find((word) => Array.isArray(own[word]));
  const branches: unknown = union === undefined ? undefined : own[union];
  if (union !== undefined && Array.isArray(branches)) return { ...own, [union]: branches.map((branch: unknown) => titled(branch, offering(branch, path, defs, candidates), defs)) };
  if (isRecord(own['properties'])) return changed(part, own, 'properties', mapped(own['properties'], below));
  if (isRecord(own['items'])) return changed(part, own, 'items', below(own['items'], '*'));
  const wanted = new Set([own['type']].flat());
  const values = candidates(path).filter((value) => (typeof value === 'string' ? wanted.has('string') : wanted.has('number') || (wanted.has('integer') && Number.isInteger(value))));
  return values.length === 0 ? part : { ...own, examples: values };
}

function mapped(parts: SchemaPart, to: (part: unknown, name: string) => unknown): SchemaPart {
  const made = Object.entries(parts).map(([name, part]) => [name, to(part, name)] as const);
  return made.every(([name, part]) => parts[name] === part) ? parts : Object.fromEntries(made);
}

function changed(part: unknown, own: SchemaPart, name: string, to: unknown): unknown {
  return own[name] === to ? part : { ...own, [name]: to };
}

/** A branch of a union with a name to choose it by: what it is, else what it holds. */
function titled(branch: unknown, offered: unknown, defs: ModuleSchema['$defs']): unknown {
  if (!isRecord(offered) || typeof offered['title'] === 'string') return offered;
  return { ...offered, title: branchName(resolved(branch, defs)) };
}

const TYPE_WORDS: Readonly<Record<string, string>> = { null: 'none', string: 'text', integer: 'a number', number: 'a number', boolean: 'yes or no', array: 'a list' };

function branchName(branch: SchemaPart): string {
  if ('const' in branch) return valueWords(branch['const']);
  const properties = isRecord(branch['properties']) ? branch['properties'] : undefined;
  if (properties !== undefined) {
    const fixed = Object.values(properties).flatMap((one) => (isRecord(one) && 'const' in one ? [valueWords(one['const'])] : []));
    return (fixed.length > 0 ? fixed : Object.keys(properties)).join(', ') || 'nothing';
  }
  return TYPE_WORDS[String(branch['type'])] ?? 'something else';
}
