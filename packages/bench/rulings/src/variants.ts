/** Variant files: measures and limits of a module with other values, written as data by whoever writes no TypeScript. */

import { isRecord, type ClauseId, type Measure, type RuleModule, type RuleTable, type Variant } from '@rulebench/core';
import { Fields, isClauseId, SLUG } from './fields.ts';
import { problem, suggest } from './problem.ts';
import { valueMismatches } from './schema.ts';
import { branchAt, readTree, type Tree } from './tree.ts';
import type { Parsed, Problem, WrittenVariant } from './types.ts';

/** Where the parts of a parsed variant are written; none for one that came as plain data. */
const trees = new WeakMap<WrittenVariant, Tree>();
/** The variants of modules that were made from written ones. */
const made = new WeakMap<Variant, WrittenVariant>();

/** Whether a file's name says that it holds variants: it lies in a folder `variants`. Pure. */
export function isVariantsFile(file: string): boolean {
  return /(?:^|[\\/])variants[\\/][^\\/]+\.ya?ml$/.test(file);
}

/** Reads a variants file. Pure; never throws. */
export function parseVariants(text: string, file: string): Parsed<readonly WrittenVariant[]> {
  const { value: tree, problems } = readTree(text, file);
  if (tree === undefined) return { problems };
  const found = [...problems];
  const fields = new Fields(tree, 'a variants file', ['module', 'variants'], found);
  fields.required('module', 'the module whose measures are replaced');
  fields.required('variants', '{ id: { title: …, replaced: { measure: value } } }');
  const module = fields.text('module');
  const listed = fields.branch('variants')?.tree;
  if (module === undefined || listed === undefined) return { problems: found };
  if (listed.below.size === 0) fields.add('RB111', listed.place, '"variants" must be ids with variants', 'write id: { title: …, replaced: { … } }');
  return { value: [...listed.below].flatMap(([id, branch]) => variantOf(module, id, branch.key, branch.tree, found)), problems: found };
}

function variantOf(module: string, id: string, place: WrittenVariant['place'], tree: Tree, problems: Problem[]): readonly WrittenVariant[] {
  const fields = new Fields(tree, `the variant "${id}"`, ['title', 'effective', 'before', 'cites', 'replaced'], problems);
  fields.required('title', 'what people call it');
  fields.required('replaced', '{ measure: value }');
  if (!SLUG.test(id) || id === 'default') fields.add('RB113', place, id === 'default' ? '"default" is what the rules as they are are called' : `"${id}" is no slug: small letters, digits and hyphens only`);
  const title = fields.text('title');
  const effective = fields.has('effective') ? fields.date('effective') : undefined;
  const [before, cites] = [clausesIn(fields, 'before'), clausesIn(fields, 'cites')];
  const replaced = fields.branch('replaced')?.tree;
  if (replaced !== undefined && (!isRecord(replaced.value) || replaced.below.size === 0)) fields.add('RB111', replaced.place, '"replaced" must be measures with values', 'write measure: value');
  if (title === undefined || !isRecord(replaced?.value)) return [];
  const variant: WrittenVariant = { id, module, title, cites, replaced: replaced.value, place, ...(effective === undefined ? {} : { effective }), ...(before.length === 0 ? {} : { before }) };
  trees.set(variant, tree);
  return [variant];
}

function clausesIn(fields: Fields, key: string): readonly ClauseId[] {
  const words = fields.has(key) ? fields.words(key) ?? [] : [];
  return words.flatMap((clause, i): readonly ClauseId[] => {
    if (isClauseId(clause)) return [clause];
    fields.add('RB113', branchAt(fields.tree, [key, String(i)]).tree.place, `"${clause}" is no clause`, 'write it as source/ruling/1');
    return [];
  });
}

const extended = new WeakMap<RuleModule, { readonly key: string; readonly module: RuleModule }>();

/**
 * The modules, each with the variants that are written for it and have nothing wrong with them. Pure. The same module with the same
 * variants is the same object again; one that has a variant already is left with that.
 */
export function withVariants(modules: readonly RuleModule[], variants: readonly WrittenVariant[]): readonly RuleModule[] {
  return modules.map((module) => {
    const known = new Set(module.variants?.map(({ id }) => id));
    const own = variants.filter((one, i) => one.module === module.id && !known.has(one.id) && faultsOf(module, one).length === 0
      && variants.findIndex((other) => other.module === one.module && other.id === one.id) === i);
    if (own.length === 0) return module;
    const key = JSON.stringify(own);
    const before = extended.get(module);
    if (before?.key === key) return before.module;
    const now = { ...module, variants: [...module.variants ?? [], ...own.map((one) => appliedTo(module, one))] };
    extended.set(module, { key, module: now });
    return now;
  });
}

/** Whether a variant of a module was written as data. Pure. */
export function isWritten(variant: Variant): boolean {
  return made.has(variant);
}

function appliedTo({ rules }: RuleModule, written: WrittenVariant): Variant {
  const replaced: RuleTable = Object.fromEntries(Object.entries(written.replaced).flatMap(([id, value]) => {
    const measure = measureIn(rules, id);
    return measure === undefined ? [] : [[id, { ...measure, cites: [...new Set([...measure.cites, ...written.cites])], value: () => value }]];
  }));
  const { id, title, effective, before } = written;
  const variant: Variant = { id, title, replaced, ...(effective === undefined ? {} : { effective }), ...(before === undefined ? {} : { before }) };
  made.set(variant, written);
  return variant;
}

function measureIn(rules: RuleTable, id: string): Measure<never, unknown> | undefined {
  const found = Object.hasOwn(rules, id) ? rules[id] : undefined;
  return found?.kind === 'measure' ? found : undefined;
}

/** What is wrong with what a variant replaces: only a measure can be that says what data may stand in its place. */
export function faultsOf(module: RuleModule, written: WrittenVariant): readonly Problem[] {
  const open = Object.values(module.rules).filter((one) => one.kind === 'measure' && one.mayBe !== undefined).map(({ id }) => id);
  return Object.entries(written.replaced).flatMap(([id, value]): readonly Problem[] => {
    const { key } = branchAt(treeOfVariant(written), ['replaced', id]);
    const one = Object.hasOwn(module.rules, id) ? module.rules[id] : undefined;
    if (one === undefined) return [problem('RB148', key, `module "${module.id}" has no measure "${id}"`, suggest(id, open))];
    if (one.kind !== 'measure') return [problem('RB148', key, `"${id}" is a rule of "${module.id}", and data can only replace measures`, suggest(id, open))];
    if (one.mayBe === undefined) return [problem('RB148', key, `"${id}" is worked out from the table, and no data can take its place`, open.length === 0 ? 'replace it in TypeScript' : `${suggest(id, open)}; or replace it in TypeScript`)];
    return valueMismatches(module, one.mayBe, value).map(({ path, message, hint }) => problem('RB149', branchAt(treeOfVariant(written), ['replaced', id, ...path]).tree.place, message.replace(/^this /, `"${id}" `), hint));
  });
}

/** Where the parts of a variant are written. Pure. */
export function treeOfVariant(written: WrittenVariant): Tree {
  return trees.get(written) ?? { value: undefined, place: written.place, below: new Map() };
}
