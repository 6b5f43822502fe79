/** Parts of values checked against a module's schema: what an expectation writes must be there to be written, and of a kind that it can have. */

import { isRecord, type RuleModule } from '@rulebench/core';
import { HIDDEN } from '@rulebench/core/explain';
import { agreeing, branchesOf, constantsOf, definition, discriminators, isOpen, propertiesOf, typeOf, typesOf, type Schema } from './json-schema.ts';
import { called, suggest } from './problem.ts';
import { wrongKind, wrongType, type Mismatch } from './schema.ts';

interface Options {
  /** Whether `hidden` may stand for anything: in a player's view. */
  readonly hidden?: boolean;
}

/** What is wrong with a part of a definition's value; nothing where the module has no such definition. Pure. */
export function partMismatches(module: RuleModule, name: string, part: unknown, options: Options = {}): readonly Mismatch[] {
  const branches = definition(module.schema, name);
  return branches.length === 0 ? [] : ofPart(module, branches, part, [], options);
}

/** What is wrong with the items of a list of parts: of `Effect`, or of a property's items. Pure. */
export function choiceMismatches(module: RuleModule, choices: readonly unknown[]): readonly Mismatch[] {
  const property = definition(module.schema, 'Context').map((branch) => propertiesOf(branch)['choices']).find((one) => one !== undefined);
  return property === undefined ? [] : ofPart(module, branchesOf(module.schema, property), choices, [], {});
}

/** @see choiceMismatches */
export function effectMismatches(module: RuleModule, effects: readonly unknown[]): readonly Mismatch[] {
  const branches = definition(module.schema, 'Effect');
  return branches.length === 0 ? [] : effects.flatMap((effect, i) => ofPart(module, branches, effect, [String(i)], {}));
}

function ofPart(module: RuleModule, branches: readonly Schema[], part: unknown, path: readonly string[], options: Options): readonly Mismatch[] {
  if (part === null || branches.some(isOpen) || (options.hidden === true && part === HIDDEN)) return [];
  const fits = branches.filter((branch) => typesOf(branch).some((type) => type === typeOf(part) || (type === 'integer' && Number.isInteger(part))));
  if (fits.length === 0) return [wrongType(branches, part, path)];
  if (Array.isArray(part)) return part.flatMap((item: unknown, i) => ofPart(module, fits.flatMap((branch) => itemsOf(module, branch, i)), item, [...path, String(i)], options));
  if (isRecord(part)) return ofKeys(module, fits, part, path, options);
  return fits.some((branch) => constantsOf(branch)?.includes(part) ?? true) ? [] : [wrongType(branches, part, path)];
}

function itemsOf(module: RuleModule, { items, prefixItems }: Schema, i: number): readonly Schema[] {
  const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : undefined;
  return branchesOf(module.schema, tuple === undefined ? items : tuple[i]);
}

function ofKeys(module: RuleModule, branches: readonly Schema[], part: Schema, path: readonly string[], options: Options): readonly Mismatch[] {
  const meant = agreeing(branches, part);
  if (meant.length === 0) return [wrongKind(branches.filter((branch) => discriminators(branch).size > 0), part, path)];
  return Object.entries(part).flatMap(([key, value]): readonly Mismatch[] => {
    const below = meant.flatMap((branch) => underKey(module, branch, key));
    if (below.length > 0) return ofPart(module, below, value, [...path, key], options);
    const known = [...new Set(meant.flatMap((branch) => Object.keys(propertiesOf(branch))))];
    return [{ code: 'RB110', path: [...path, key], at: 'key', message: `${called(path)} has no key "${key}"`, hint: suggest(key, known) }];
  });
}

function underKey(module: RuleModule, branch: Schema, key: string): readonly Schema[] {
  const properties = propertiesOf(branch);
  if (Object.hasOwn(properties, key)) return branchesOf(module.schema, properties[key]);
  const { additionalProperties = true } = branch;
  return additionalProperties === false ? [] : branchesOf(module.schema, additionalProperties);
}
