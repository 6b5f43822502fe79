/** JSON Schemas for editors: of an example block, of `source.yaml`, of a fixtures file, of a variants file. Written from the modules' own. */

import { DEFAULT_VARIANT, isRecord, type RuleModule } from '@rulebench/core';
import { EXAMPLE_KEYS, THEN_KEYS } from './example.ts';
import { constantsOf, definition, propertiesOf, type Schema } from './json-schema.ts';

export interface EditorSchemas {
  /** Of an example block. */
  readonly example: object;
  /** Of `source.yaml`. */
  readonly source: object;
  /** Of a fixtures file. */
  readonly fixtures: object;
  /** Of a variants file. */
  readonly variants: object;
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const TEXT = { type: 'string', minLength: 1 };
const SLUG = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
const CLAUSE = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*/[a-z0-9]+(-[a-z0-9]+)*/[1-9][0-9]*$' };
const CLAUSES = { type: 'array', items: CLAUSE, minItems: 1 };
const BY = object({ by: CLAUSES }, ['by']);
const REFUSED = object({ by: CLAUSES, rule: TEXT }, ['by']);

/** The schemas for the examples and fixtures of some modules. Pure. */
export function schemaFor(modules: readonly RuleModule[]): EditorSchemas {
  const $defs = Object.fromEntries(modules.flatMap((module) => [...wholes(module), ...parts(module)]));
  return {
    example: { $schema: DRAFT, title: 'An example of a clause', ...exampleSchema(modules), $defs },
    source: { $schema: DRAFT, title: 'A source', ...sourceSchema() },
    fixtures: { $schema: DRAFT, title: 'Fixtures', ...fixturesSchema(modules), $defs },
    variants: { $schema: DRAFT, title: 'Variants', ...variantsSchema(modules), $defs },
  };
}

function object(properties: Readonly<Record<string, object>>, required: readonly string[] = []): object {
  return { type: 'object', properties, required, additionalProperties: false };
}

function anyOf(schemas: readonly object[]): object {
  return schemas.length === 1 ? schemas[0] ?? {} : schemas.length === 0 ? {} : { anyOf: schemas };
}

/** The definitions of a module under names of its own: `ferry.Input`. */
function wholes({ id, schema }: RuleModule): readonly (readonly [string, unknown])[] {
  return Object.entries(schema.$defs).map(([name, one]) => [`${id}.${name}`, renamed(one, (ref) => `${id}.${ref}`)]);
}

/** The same with nothing required, and null to remove a key: for `with` and for what an expectation writes. */
function parts({ id, schema }: RuleModule): readonly (readonly [string, unknown])[] {
  return Object.entries(schema.$defs).map(([name, one]) => [`${id}.part.${name}`, loosened(renamed(one, (ref) => `${id}.part.${ref}`))]);
}

function renamed(schema: unknown, name: (ref: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => renamed(one, name));
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) =>
    [key, key === '$ref' && typeof value === 'string' ? `#/$defs/${name(decodeURIComponent(value.split('/').at(-1) ?? ''))}` : renamed(value, name)]));
}

function loosened(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  const { required: _, ...rest } = schema;
  const nullable = (one: unknown): unknown => ({ anyOf: [loosened(one), { type: 'null' }] });
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => {
    if (key === 'properties' && isRecord(value)) return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, nullable(one)]))];
    if (key === 'additionalProperties' && isRecord(value)) return [key, nullable(value)];
    if (key === 'items') return [key, Array.isArray(value) ? value.map(loosened) : loosened(value)];
    return [key, (key === 'anyOf' || key === 'oneOf') && Array.isArray(value) ? value.map(loosened) : value];
  }));
}

function reference({ id, schema }: RuleModule, kind: '' | 'part.', name: string): readonly object[] {
  return Object.hasOwn(schema.$defs, name) ? [{ $ref: `#/$defs/${id}.${kind}${name}` }] : [];
}

function exampleSchema(modules: readonly RuleModule[]): object {
  const variants = [...new Set([DEFAULT_VARIANT, ...modules.flatMap((module) => (module.variants ?? []).map(({ id }) => id))])];
  const then = thenSchema(modules);
  const properties: Readonly<Record<string, object>> = {
    name: TEXT,
    variant: { enum: variants },
    given: anyOf([
      object({ fixture: SLUG, with: anyOf(modules.flatMap((module) => reference(module, 'part.', 'Input'))) }, ['fixture']),
      object({ input: anyOf(modules.flatMap((module) => reference(module, '', 'Input'))) }, ['input']),
    ]),
    when: { type: 'array', items: anyOf(modules.flatMap((module) => stepSchemas(module, then))) },
    then,
    'given-refused': REFUSED,
  };
  return object(Object.fromEntries(EXAMPLE_KEYS.map((key) => [key, properties[key] ?? {}])), ['name', 'given']);
}

function stepSchemas(module: RuleModule, then: object): readonly object[] {
  return definition(module.schema, 'Event').flatMap((branch) => (constantsOf(propertiesOf(branch)['type']) ?? []).map(String).map((type) =>
    object({ [type]: payload(module, branch), refused: REFUSED, 'not-now': BY, over: { const: true }, then }, [type])));
}

/** An event without its type; null where it needs nothing. */
function payload({ id }: RuleModule, branch: Schema): object {
  const { type: _, ...properties } = propertiesOf(branch);
  const required = (Array.isArray(branch['required']) ? branch['required'] : []).filter((key) => key !== 'type');
  const own = renamed({ ...branch, properties, required }, (ref) => `${id}.${ref}`);
  const fields = isRecord(own) ? own : {};
  return required.length > 0 ? fields : { anyOf: [fields, { type: 'null' }] };
}

function thenSchema(modules: readonly RuleModule[]): object {
  const context = anyOf(modules.flatMap((module) => reference(module, 'part.', 'Context')));
  const properties: Readonly<Record<string, object>> = {
    state: { type: ['string', 'object'] },
    context,
    choices: { type: 'array', items: { type: 'object' } },
    effects: { type: 'array', items: anyOf(modules.flatMap((module) => reference(module, 'part.', 'Effect'))) },
    output: anyOf(modules.flatMap((module) => reference(module, 'part.', 'Output'))),
    view: { type: 'object' },
  };
  return { ...object(Object.fromEntries(THEN_KEYS.map((key) => [key, properties[key] ?? {}]))), minProperties: 1 };
}

function sourceSchema(): object {
  const heading = object({ ruling: SLUG, title: TEXT, status: { enum: ['covered', 'planned'] } }, ['ruling', 'title', 'status']);
  return object({ id: SLUG, title: TEXT, publisher: TEXT, date: { type: 'string', format: 'date' }, dating: TEXT, headings: { type: 'array', items: heading } }, ['id', 'title', 'publisher']);
}

function fixturesSchema(modules: readonly RuleModule[]): object {
  const whole = object({ says: TEXT, input: anyOf(modules.flatMap((module) => reference(module, '', 'Input'))) }, ['input']);
  const altered = object({ says: TEXT, from: SLUG, with: anyOf(modules.flatMap((module) => reference(module, 'part.', 'Input'))) }, ['from']);
  return object({
    module: { enum: modules.map(({ id }) => id) },
    fixtures: { type: 'object', propertyNames: SLUG, additionalProperties: { anyOf: [whole, altered] } },
  }, ['module', 'fixtures']);
}

function variantsSchema(modules: readonly RuleModule[]): object {
  return anyOf(modules.map((module) => object({
    module: { const: module.id },
    variants: {
      type: 'object', propertyNames: SLUG, minProperties: 1,
      additionalProperties: object({ title: TEXT, effective: { type: 'string', format: 'date' }, before: CLAUSES, cites: CLAUSES, replaced: { ...object(openMeasures(module)), minProperties: 1 } }, ['title', 'replaced']),
    },
  }, ['module', 'variants'])));
}

/** What may stand in the place of each measure that data can replace. */
function openMeasures({ id, rules }: RuleModule): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.values(rules).flatMap((one) => {
    const schema = one.kind === 'measure' && one.mayBe !== undefined ? renamed(one.mayBe, (ref) => `${id}.${ref}`) : undefined;
    return isRecord(schema) ? [[one.id, { ...schema, ...(one.says === '' ? {} : { description: one.says }) }]] : [];
  }));
}
