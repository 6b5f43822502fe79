/** Fixture files: the named starting tables of one module, some made from others. */

import { Fields, SLUG } from './fields.ts';
import { merged } from './merge.ts';
import { problem, suggest } from './problem.ts';
import { readTree, type Tree } from './tree.ts';
import type { Fixture, Parsed, Problem } from './types.ts';

/** Where the parts of a parsed fixture are written; none for one that came as plain data. */
const trees = new WeakMap<Fixture, Tree>();

export function treeOfFixture(fixture: Fixture): Tree {
  return trees.get(fixture) ?? { value: undefined, place: fixture.place, below: new Map() };
}

/** Reads a fixtures file; a fixture made from another of the same file is worked out already. Pure; never throws. */
export function parseFixtures(text: string, file: string): Parsed<readonly Fixture[]> {
  const { value: tree, problems } = readTree(text, file);
  if (tree === undefined) return { problems };
  const found = [...problems];
  const fields = new Fields(tree, 'a fixtures file', ['module', 'fixtures'], found);
  fields.required('module', 'the module whose tables these are');
  fields.required('fixtures', '{ name: { input: … } }');
  const module = fields.text('module');
  const listed = fields.branch('fixtures')?.tree;
  if (module === undefined || listed === undefined) return { problems: found };
  if (listed.below.size === 0) fields.add('RB111', listed.place, '"fixtures" must be names with tables', 'write name: { input: … }');
  const fixtures = [...listed.below].flatMap(([name, branch]) => fixtureOf(module, name, branch.key, branch.tree, found));
  return { value: withBases(fixtures), problems: found };
}

function fixtureOf(module: string, name: string, place: Fixture['place'], tree: Tree, problems: Problem[]): readonly Fixture[] {
  const fields = new Fields(tree, `the fixture "${name}"`, ['says', 'input', 'from', 'with'], problems);
  if (!SLUG.test(name)) fields.add('RB113', place, `"${name}" is no slug: small letters, digits and hyphens only`);
  const says = fields.text('says');
  const from = fields.text('from');
  if (fields.has('input') === fields.has('from')) {
    fields.add('RB114', place, `the fixture "${name}" must have either an input or another fixture that it is made from`, 'write input: {…}, or from: and with:');
  }
  if (fields.has('with') && !fields.has('from')) fields.add('RB114', fields.placeOf('with'), '"with" alters another fixture, and none is named', 'write from: and its name');
  const fixture: Fixture = {
    name, module, place,
    ...(says === undefined ? {} : { says }),
    ...(from === undefined ? { input: fields.branch('input')?.tree.value } : { from }),
    ...(fields.has('with') ? { with: fields.branch('with')?.tree.value } : {}),
  };
  trees.set(fixture, tree);
  return [fixture];
}

/**
 * The fixtures with every `from` worked out where its base is among them. Pure. What is made in a circle, or from a
 * fixture that is not there, is left without an input; `problemsOfBases` says so.
 */
export function withBases(fixtures: readonly Fixture[]): readonly Fixture[] {
  const byName = new Map(fixtures.map((one) => [keyOf(one.module, one.name), one]));
  const inputOf = (fixture: Fixture, seen: readonly Fixture[]): unknown => {
    if (fixture.from === undefined || fixture.input !== undefined) return fixture.input;
    const base = byName.get(keyOf(fixture.module, fixture.from));
    if (base === undefined || seen.includes(base)) return undefined;
    const input = inputOf(base, [...seen, base]);
    return input === undefined ? undefined : merged(input, fixture.with ?? {});
  };
  return fixtures.map((fixture) => {
    if (fixture.from === undefined || fixture.input !== undefined) return fixture;
    const input = inputOf(fixture, [fixture]);
    if (input === undefined) return fixture;
    const worked = { ...fixture, input };
    const tree = trees.get(fixture);
    if (tree !== undefined) trees.set(worked, tree);
    return worked;
  });
}

/** What is wrong with names and bases of all fixtures together. Pure. */
export function problemsOfBases(fixtures: readonly Fixture[]): readonly Problem[] {
  const seen = new Map<string, Fixture>();
  return fixtures.flatMap((fixture): Problem[] => {
    const key = keyOf(fixture.module, fixture.name);
    const first = seen.get(key);
    if (first !== undefined) {
      return [problem('RB136', fixture.place, `module "${fixture.module}" has two fixtures "${fixture.name}"; the first is at ${first.place.file}:${first.place.line}`, 'rename one of them')];
    }
    seen.set(key, fixture);
    if (fixture.from === undefined || fixture.input !== undefined) return [];
    const place = treeOfFixture(fixture).below.get('from')?.tree.place ?? fixture.place;
    const others = fixtures.filter((one) => one.module === fixture.module && one !== fixture).map(({ name }) => name);
    const known = others.includes(fixture.from);
    return [known || fixture.from === fixture.name
      ? problem('RB135', place, `the fixture "${fixture.name}" is made from itself in the end`, 'give one of them an input')
      : problem('RB135', place, `module "${fixture.module}" has no fixture "${fixture.from}"`, suggest(fixture.from, others))];
  });
}

function keyOf(module: string, name: string): string {
  return `${module} ${name}`;
}
