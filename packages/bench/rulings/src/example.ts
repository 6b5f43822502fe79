/** The example block: given, when, then, as YAML below a clause. */

import { isRecord, type ClauseId } from '@rulebench/core';
import { slug } from 'github-slugger';
import { Fields, isClauseId } from './fields.ts';
import type { Block } from './markdown.ts';
import { nearest, problem, shown } from './problem.ts';
import { branchAt, readTree, type Branch, type Tree } from './tree.ts';
import type { Example, ExampleStep, Expectation, Given, Parsed, Place, Problem } from './types.ts';

export const EXAMPLE_KEYS = ['name', 'variant', 'given', 'when', 'then', 'given-refused'];
export const GIVEN_KEYS = ['fixture', 'with', 'input'];
export const STEP_KEYS = ['refused', 'not-now', 'then'];
export const THEN_KEYS = ['state', 'context', 'choices', 'effects', 'output', 'view'];

/** The clause that an example stands below. */
export interface Owner {
  readonly clause: ClauseId;
  readonly number: number;
  readonly module: string;
}

const trees = new WeakMap<Example, Tree>();

/** Where the parts of an example are written. An example that came as plain data is read once more from its own YAML. */
export function treeOfExample(example: Example): Tree {
  const known = trees.get(example);
  if (known !== undefined) return known;
  const read = treeOfBlock(example.yaml, example.place).value ?? { value: undefined, place: example.place, below: new Map<string, Branch>() };
  trees.set(example, read);
  return read;
}

/** The place of a part of an example, or of what is nearest above it: of the key where one is written. */
export function placeIn(example: Example, path: readonly string[], at: 'key' | 'value' = 'key'): Place {
  const branch = branchAt(treeOfExample(example), path);
  return at === 'key' ? branch.key : branch.tree.place;
}

/** The lines of a block begin below its fence, at the fence's own column. */
function treeOfBlock(text: string, fence: Place): Parsed<Tree> {
  return readTree(text, fence.file, { lines: fence.line, columns: fence.column - 1 });
}

/** Reads one example block. `number` is its place in the ruling. Problems are added to `problems`. */
export function readExample(block: Block, owner: Owner, number: number, problems: Problem[]): Example | undefined {
  const read = treeOfBlock(block.text, block.place);
  problems.push(...read.problems);
  const tree = read.value;
  if (tree === undefined) return undefined;
  if (tree.value === null) {
    problems.push(problem('RB126', block.place, 'this example is empty', 'write name, given, when and then'));
    return undefined;
  }
  const fields = new Fields(tree, 'the example', EXAMPLE_KEYS, problems);
  fields.required('name', 'what it shows, in a few words');
  fields.required('given', '{ fixture: … }');
  const name = fields.text('name') ?? `example ${number}`;
  const words = slug(name).replace(/[^a-z0-9-]/g, '').replace(/^-+|-+$/g, '');
  if (words === '') fields.add('RB113', fields.placeOf('name'), `"${name}" has no letter or digit that a link could be made of`);
  const variant = fields.text('variant');
  const givenRefused = fields.has('given-refused') ? citedAt(fields.branch('given-refused'), 'given-refused', problems) : undefined;
  const then = expectationOf(fields.branch('then'), problems);
  const when = fields.items('when')?.flatMap((item) => stepOf(item, problems)) ?? [];
  if (givenRefused !== undefined && (fields.has('when') || fields.has('then'))) {
    fields.add('RB114', fields.branch('given-refused')?.key ?? tree.place, 'where the given is refused, nothing can come after it', 'remove when and then, or given-refused');
  }
  const steps = fields.has('when') ? fields.branch('when')?.tree.value : [];
  if (givenRefused === undefined && when.length === 0 && Array.isArray(steps) && steps.length === 0 && then === undefined && !fields.has('then')) {
    fields.add('RB126', tree.place, 'this example expects nothing', 'write when and then, or given-refused');
  }
  const example: Example = {
    slug: `${owner.number}-${words}`, number, name, clause: owner.clause, module: owner.module,
    given: givenOf(fields, problems), when, yaml: block.text, place: block.place,
    ...(variant === undefined ? {} : { variant }),
    ...(givenRefused === undefined ? {} : { givenRefused }),
    ...(then === undefined ? {} : { then }),
  };
  trees.set(example, tree);
  return example;
}

function givenOf(example: Fields, problems: Problem[]): Given {
  const branch = example.branch('given');
  if (branch === undefined) return { place: example.tree.place };
  const fields = new Fields(branch.tree, '"given"', GIVEN_KEYS, problems);
  const fixture = fields.text('fixture');
  if (isRecord(branch.tree.value) && fields.has('fixture') === fields.has('input')) {
    fields.add('RB114', branch.key, '"given" must have either a fixture or an input', 'write { fixture: name, with: {…} } or { input: {…} }');
  } else if (fields.has('with') && fields.has('input')) {
    fields.add('RB114', fields.branch('with')?.key ?? branch.key, '"with" alters a fixture, and here is an input', 'put it into the input');
  }
  return {
    place: branch.key,
    ...(fixture === undefined ? {} : { fixture }),
    ...(fields.has('with') ? { with: fields.branch('with')?.tree.value } : {}),
    ...(fields.has('input') ? { input: fields.branch('input')?.tree.value } : {}),
  };
}

function stepOf(tree: Tree, problems: Problem[]): readonly ExampleStep[] {
  if (!isRecord(tree.value)) {
    problems.push(problem('RB111', tree.place, 'a step must be an event with its payload', 'write - EVENT: { … }'));
    return [];
  }
  const keys = [...tree.below.keys()];
  const events = keys.filter((key) => !STEP_KEYS.includes(key));
  const [type, ...others] = events;
  for (const other of others) {
    const key = tree.below.get(other)?.key ?? tree.place;
    const meant = nearest(other, STEP_KEYS);
    problems.push(meant === undefined
      ? problem('RB115', key, `a step has one event, and this has ${type ?? ''} and ${other}`, 'begin a step of its own with "-"')
      : problem('RB110', key, `a step has no key "${other}"`, `did you mean "${meant}"?`));
  }
  if (type === undefined) {
    problems.push(problem('RB115', tree.place, 'this step has no event', 'write - EVENT: { … }'));
    return [];
  }
  const payload = tree.below.get(type);
  if (payload === undefined) return [];
  if (payload.tree.value !== null && !isRecord(payload.tree.value)) {
    problems.push(problem('RB111', payload.tree.place, `the payload of ${type} must be keys with values`, `write ${type}: { … }, or ${type}: {}`));
    return [];
  }
  const nested = payload.tree.below.get('type');
  if (nested !== undefined) problems.push(problem('RB110', nested.key, 'a payload has no "type": the event is named by its key'));
  const not = notOf(tree, problems);
  const then = expectationOf(tree.below.get('then'), problems);
  const fields: Readonly<Record<string, unknown>> = isRecord(payload.tree.value) ? payload.tree.value : {};
  return [{ event: { ...fields, type }, place: payload.key, ...(not === undefined ? {} : { not }), ...(then === undefined ? {} : { then }) }];
}

function notOf(tree: Tree, problems: Problem[]): ExampleStep['not'] {
  const refused = tree.below.get('refused');
  const notNow = tree.below.get('not-now');
  if (refused !== undefined && notNow !== undefined) problems.push(problem('RB114', notNow.key, 'a step cannot be refused and not-now at once', 'keep the one that is meant'));
  const kind = refused !== undefined ? 'refused' : 'not-now';
  const branch = refused ?? notNow;
  if (branch === undefined) return undefined;
  return { kind, by: citedAt(branch, kind, problems) };
}

/** The clauses of `{ by: [ … ] }`; at least one. */
function citedAt(branch: Branch | undefined, key: string, problems: Problem[]): readonly ClauseId[] {
  if (branch === undefined) return [];
  if (!isRecord(branch.tree.value) || branch.tree.below.size === 0) {
    problems.push(problem('RB126', branch.key, `"${key}" does not say by which clauses`, `write ${key}: { by: [source/ruling/1] }`));
    return [];
  }
  const fields = new Fields(branch.tree, `"${key}"`, ['by'], problems);
  const items = fields.items('by') ?? [];
  if (fields.has('by') && Array.isArray(fields.branch('by')?.tree.value) && items.length === 0) {
    fields.add('RB126', fields.branch('by')?.key ?? branch.key, '"by" names no clause', 'write by: [source/ruling/1]');
  }
  return items.flatMap(({ value, place }): ClauseId[] => {
    if (typeof value === 'string' && isClauseId(value)) return [value];
    problems.push(problem('RB113', place, `${JSON.stringify(value)} is no id of a clause`, 'write source/ruling/1'));
    return [];
  });
}

function expectationOf(branch: Branch | undefined, problems: Problem[]): Expectation | undefined {
  if (branch === undefined) return undefined;
  if (branch.tree.value === null || (isRecord(branch.tree.value) && branch.tree.below.size === 0)) {
    problems.push(problem('RB126', branch.key, 'this "then" expects nothing', `write ${THEN_KEYS.join(', ')} below it, or remove it`));
    return undefined;
  }
  const fields = new Fields(branch.tree, '"then"', THEN_KEYS, problems);
  for (const key of ['state', 'context', 'output', 'view']) {
    const part = fields.branch(key);
    if (part !== undefined && holdsNothing(part.tree)) fields.add('RB126', part.key, `"${key}" expects nothing`, 'write what must hold, or remove it');
  }
  const view = fields.branch('view')?.tree;
  if (view !== undefined && view.value !== null && !isRecord(view.value)) {
    fields.add('RB111', view.place, `"view" must be keys with values, not ${shown(view.value)}`, 'write { player: what the player must see }');
  }
  for (const [player, part] of view?.below ?? []) {
    if (holdsNothing(part.tree)) fields.add('RB126', part.key, `the view of "${player}" expects nothing`, 'write what the player must see, or hidden');
  }
  const choices = listAt(fields, 'choices');
  const effects = listAt(fields, 'effects');
  return {
    place: branch.key,
    ...(fields.has('state') ? { state: fields.branch('state')?.tree.value } : {}),
    ...(fields.has('context') ? { context: fields.branch('context')?.tree.value } : {}),
    ...(choices === undefined ? {} : { choices }),
    ...(effects === undefined ? {} : { effects }),
    ...(fields.has('output') ? { output: fields.branch('output')?.tree.value } : {}),
    ...(isRecord(view?.value) ? { view: view.value } : {}),
  };
}

/** A list that is complete and in order; an item that expects nothing of its place is a problem. */
function listAt(fields: Fields, key: string): readonly unknown[] | undefined {
  const items = fields.items(key);
  for (const item of items ?? []) {
    if (holdsNothing(item)) fields.add('RB126', item.place, `an item of "${key}" expects nothing`, 'write what it must be');
  }
  return items?.map(({ value }) => value);
}

/** `{}` and nothing at all match anything; an empty list matches only an empty list. */
function holdsNothing(tree: Tree): boolean {
  return tree.value === null || (isRecord(tree.value) && tree.below.size === 0);
}
