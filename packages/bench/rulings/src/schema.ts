/** Whole values checked against a module's schema by ajv, its errors said about the alternative that was meant. */

import { errorOf, isRecord, type RuleModule } from '@rulebench/core';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { agreeing, branchesOf, constantsOf, definition, discriminators, propertiesOf, wanted, type Schema } from './json-schema.ts';
import { called, shown, suggest } from './problem.ts';

/** One way in which a value is not what the schema wants. */
export interface Mismatch {
  readonly code: string;
  /** Where, from the top of the value; of a key that should not be there, the key's own path. */
  readonly path: readonly string[];
  /** Whether the key itself is wrong, or what stands under it. */
  readonly at: 'key' | 'value';
  readonly message: string;
  readonly hint?: string;
}

interface Validators { readonly ajv: Ajv; readonly compiled: Map<object, ValidateFunction> }
const validators = new WeakMap<RuleModule, Validators>();

/** What is wrong with a whole value of a definition, `Input`, say; nothing where the module has no such definition. Pure. */
export function mismatchesOf(module: RuleModule, name: string, value: unknown): readonly Mismatch[] {
  const schema = Object.hasOwn(module.schema.$defs, name) ? module.schema.$defs[name] : undefined;
  return isRecord(schema) ? checked(module, schema, value, []) : [];
}

/** The event types that a module's schema knows. Pure. */
export function eventTypes({ schema }: RuleModule): readonly string[] {
  return definition(schema, 'Event').flatMap((branch) => constantsOf(propertiesOf(branch)['type']) ?? []).map(String);
}

/** What is wrong with an event: an unknown one, else what its own alternative says of its payload. Pure. */
export function eventMismatches(module: RuleModule, event: { readonly type: string }): readonly Mismatch[] {
  const known = eventTypes(module);
  if (known.length === 0) return [];
  if (!known.includes(event.type)) return [{ code: 'RB134', path: [], at: 'key', message: `module "${module.id}" has no event "${event.type}"`, hint: suggest(event.type, known) }];
  const branches = definition(module.schema, 'Event').filter((branch) => (constantsOf(propertiesOf(branch)['type']) ?? []).includes(event.type));
  const { type: _, ...payload } = event;
  return closest(branches.map((branch) => checked(module, payloadOf(branch), payload, [])));
}

const payloads = new WeakMap<Schema, Schema>();

/** An event's schema without its type, which is the key that names it. */
function payloadOf(branch: Schema): Schema {
  const made = payloads.get(branch) ?? withoutType(branch);
  payloads.set(branch, made);
  return made;
}

function withoutType({ required, ...branch }: Schema): Schema {
  const { type: _, ...properties } = propertiesOf(branch);
  return { ...branch, properties, ...(Array.isArray(required) ? { required: required.filter((key) => key !== 'type') } : {}) };
}

/** Why a module's schema cannot be used for whole values, if so: a reference that leads nowhere, say. Pure. */
export function brokenSchema(module: RuleModule): string | undefined {
  try {
    const { Input: input } = module.schema.$defs;
    const ofMeasures = Object.values(module.rules).flatMap((one) => (one.kind === 'measure' && isRecord(one.mayBe) ? [one.mayBe] : []));
    for (const schema of [...(isRecord(input) ? [input] : []), ...definition(module.schema, 'Event').map(payloadOf), ...ofMeasures]) validatorFor(module, schema);
    return undefined;
  } catch (thrown) {
    return errorOf(thrown).message;
  }
}

/** What is wrong with a value by a schema of its own, which may speak of the module's definitions. Pure. */
export function valueMismatches(module: RuleModule, schema: Schema, value: unknown): readonly Mismatch[] {
  return checked(module, schema, value, []);
}

function checked(module: RuleModule, schema: Schema, value: unknown, path: readonly string[]): readonly Mismatch[] {
  const validate = validatorFor(module, schema);
  if (validate(value)) return [];
  return reduced(module, value, path, validate.errors ?? []);
}

function validatorFor(module: RuleModule, schema: Schema): ValidateFunction {
  const made = validators.get(module) ?? { ajv: new Ajv({ strict: false, allErrors: true, verbose: true, logger: false }), compiled: new Map<object, ValidateFunction>() };
  validators.set(module, made);
  const known = made.compiled.get(schema) ?? made.ajv.compile({ ...schema, $defs: module.schema.$defs });
  made.compiled.set(schema, known);
  return known;
}

/** Ajv tells the errors of every alternative of a union; only those of the one that was meant are kept. */
function reduced(module: RuleModule, value: unknown, path: readonly string[], errors: readonly ErrorObject[]): readonly Mismatch[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const outer = unions.filter((one, i) => !unions.some((other, j) => other !== one && (isAbove(other, one) || (other.instancePath === one.instancePath && j > i))));
  const plain = errors.filter((error) => !outer.some((union) => error === union || error.instancePath === union.instancePath || isAbove(union, error)));
  return [
    ...plain.filter(({ keyword }) => keyword !== 'if').map((error) => translated(error, path)),
    ...outer.flatMap((union) => {
      const below = keysOf(union);
      return narrowed(module, branchesOf(module.schema, union.parentSchema), valueAt(value, below), [...path, ...below]);
    }),
  ];
}

function isAbove(upper: ErrorObject, lower: ErrorObject): boolean {
  return lower.instancePath.startsWith(`${upper.instancePath}/`);
}

/** What is wrong with a value of a union: said about the alternative that its fixed keys name, or that is nearest. */
function narrowed(module: RuleModule, branches: readonly Schema[], value: unknown, path: readonly string[]): readonly Mismatch[] {
  const fits = branches.filter((branch) => (isRecord(value) ? 'properties' in branch || 'additionalProperties' in branch : Array.isArray(value) && 'items' in branch));
  if (fits.length === 0) return [wrongType(branches, value, path)];
  if (!isRecord(value)) return closest(fits.map((branch) => checked(module, branch, value, path)));
  const meant = agreeing(fits, value);
  return meant.length > 0 ? closest(meant.map((branch) => checked(module, branch, value, path))) : [wrongKind(fits, value, path)];
}

/** The value's fixed key names no alternative at all. */
export function wrongKind(branches: readonly Schema[], value: Schema, path: readonly string[]): Mismatch {
  const keys = branches.flatMap((branch) => [...discriminators(branch)]);
  const key = keys.find(([name, constants]) => Object.hasOwn(value, name) && !constants.includes(value[name]))?.[0] ?? 'type';
  const known = keys.filter(([name]) => name === key).flatMap(([, constants]) => constants).map(String);
  return { code: 'RB111', path: [...path, key], at: 'value', message: `"${key}" cannot be ${shown(value[key])}`, hint: suggest(String(value[key]), known) };
}

export function wrongType(branches: readonly Schema[], value: unknown, path: readonly string[]): Mismatch {
  const constants = branches.flatMap((branch) => constantsOf(branch) ?? []).map(String);
  return {
    code: 'RB111', path, at: 'value', message: `${called(path)} must be ${wanted(branches)}, not ${shown(value)}`,
    ...(constants.length > 0 && typeof value === 'string' ? { hint: suggest(value, constants) } : {}),
  };
}

function closest(tries: readonly (readonly Mismatch[])[]): readonly Mismatch[] {
  return tries.reduce<readonly Mismatch[] | undefined>((best, one) => (best === undefined || one.length < best.length ? one : best), undefined) ?? [];
}

function keysOf({ instancePath }: ErrorObject): readonly string[] {
  return instancePath.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => (Array.isArray(found) ? (found as readonly unknown[])[Number(key)] : isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined), value); // boundary: an array of whatever
}

function translated(error: ErrorObject, above: readonly string[]): Mismatch {
  const path = [...above, ...keysOf(error)];
  const schema: Schema = isRecord(error.parentSchema) ? error.parentSchema : {};
  const params: Schema = isRecord(error.params) ? error.params : {};
  const where = called(path);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      return { code: 'RB110', path: [...path, key], at: 'key', message: `${where} has no key "${key}"`, hint: suggest(key, Object.keys(propertiesOf(schema))) };
    }
    case 'required': return { code: 'RB109', path, at: 'key', message: `${where} has no "${String(params['missingProperty'])}"`, hint: 'add it' };
    case 'type': case 'enum': case 'const': return wrongType([schema], error.data, path);
    default: return { code: 'RB111', path, at: 'value', message: `${where} ${error.message ?? 'is not what the schema wants'}, and this is ${shown(error.data)}` };
  }
}
