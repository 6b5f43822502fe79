/** What only shows when all files lie together: ids, modules, fixtures and clauses that are there, and everything against the module's schema. */

import type { ClauseId, RuleModule } from '@rulebench/core';
import { variantsIn } from '@rulebench/core/explain';
import { placeIn, treeOfExample } from './example.ts';
import { treeOfFixture } from './fixtures.ts';
import { supersededBy, wrongClause } from './lacking.ts';
import { fixtureOf, revisionOf, type Library } from './library.ts';
import { problem, suggest, suggestModule } from './problem.ts';
import { frontOf } from './ruling.ts';
import { inputOf } from './run-example.ts';
import { choiceMismatches, effectMismatches, partMismatches } from './part-schema.ts';
import { eventMismatches, mismatchesOf, type Mismatch } from './schema.ts';
import { wrongState } from './states.ts';
import { branchAt, type Tree } from './tree.ts';
import { variantProblems as writtenProblems } from './variant-problems.ts';
import type { Example, Expectation, Fixture, Place, Problem, Ruling } from './types.ts';

/** Everything wrong with a library that no single file shows. Pure. */
export function crossChecked(library: Library): readonly Problem[] {
  return [
    ...sourceProblems(library),
    ...library.rulings.flatMap((ruling) => rulingProblems(library, ruling)),
    ...writtenProblems(library),
    ...library.fixtures.flatMap((fixture) => fixtureProblems(library, fixture)),
  ];
}

function sourceProblems({ sources, rulings }: Library): readonly Problem[] {
  return sources.flatMap(({ id, place, headings }, i): Problem[] => [
    ...(sources.findIndex((one) => one.id === id) < i ? [problem('RB141', place, `another source is called "${id}"`, 'give it an id of its own')] : []),
    ...headings.flatMap((heading, j): Problem[] => [
      ...(headings.findIndex(({ ruling }) => ruling === heading.ruling) < j ? [problem('RB140', heading.place, `the ruling "${heading.ruling}" is listed twice`, 'remove one of the headings')] : []),
      ...(heading.status === 'covered' && !rulings.some((ruling) => ruling.id === `${id}/${heading.ruling}`)
        ? [problem('RB140', heading.place, `this heading is covered, and there is no ruling ${id}/${heading.ruling}`, 'write the ruling, or mark the heading planned')] : []),
    ]),
  ]);
}

function rulingProblems(library: Library, ruling: Ruling): readonly Problem[] {
  const at = (key: string): Place => branchAt(frontOf(ruling), [key]).tree.place;
  const first = library.rulings.find((one) => revisionOf(one) === revisionOf(ruling));
  const source = library.sources.find(({ id }) => id === ruling.source);
  const headings = source?.headings ?? [];
  return [
    ...(first !== ruling ? [problem('RB130', at('ruling'), `there is another ${revisionOf(ruling)}: ${first?.place.file ?? ''}`, 'give it another id, or the next revision')] : []),
    ...(source === undefined ? [problem('RB139', at('ruling'), `there is no source "${ruling.source}"`, `write a source.yaml with id: ${ruling.source}`)] : []),
    ...(headings.length > 0 && !headings.some((heading) => heading.ruling === ruling.slug)
      ? [problem('RB140', at('ruling'), `source.yaml lists no heading for "${ruling.slug}"`, suggest(ruling.slug, headings.map((heading) => heading.ruling)))] : []),
    ...supersedesProblems(library, ruling),
    ...moduleProblems(library, ruling, at('module')),
    ...ruling.clauses.filter(({ status }) => status === 'runnable').flatMap(({ examples }) => examples.flatMap((example) => exampleProblems(library, example))),
  ];
}

function supersedesProblems({ rulings, sources }: Library, ruling: Ruling): readonly Problem[] {
  const revisions = rulings.map(revisionOf);
  return ruling.supersedes.flatMap((old, i): Problem[] => {
    if (replaced(rulings, old).has(revisionOf(ruling))) {
      const own = old === revisionOf(ruling);
      return [problem('RB138', branchAt(frontOf(ruling), ['supersedes', String(i)]).tree.place, own ? 'a ruling cannot supersede itself' : `${old} takes the place of this ruling in its turn`, 'name only what came before')];
    }
    const known = revisions.includes(old) || !sources.some(({ id }) => id === old.slice(0, old.indexOf('/')));
    return known ? [] : [problem('RB138', branchAt(frontOf(ruling), ['supersedes', String(i)]).tree.place, `there is no ruling ${old}`, suggest(old, revisions))];
  });
}

/** A revision, and all whose place it takes, by name or as the higher revision, directly or through others. */
function replaced(rulings: readonly Ruling[], revision: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(revision)) return found;
  found.add(revision);
  for (const ruling of rulings.filter((one) => revisionOf(one) === revision)) {
    const lower = rulings.filter(({ id, revision: other }) => id === ruling.id && other < ruling.revision).map(revisionOf);
    for (const old of [...ruling.supersedes, ...lower]) replaced(rulings, old, found);
  }
  return found;
}

/** A module that is not there, once where the front matter names it and once for each heading that does. */
function moduleProblems({ modules }: Library, ruling: Ruling, front: Place): readonly Problem[] {
  const missing = ruling.clauses.filter(({ status, module }) => status === 'runnable' && module !== undefined && !modules.has(module));
  const places = new Map(missing.map(({ module = '', place }) => [module === ruling.module ? module : `${module} ${place.line}`, { module, place: module === ruling.module ? front : place }]));
  return [...places.values()].map(({ module, place }) => problem('RB133', place, `there is no module "${module}"`, suggestModule(module, modules)));
}

function fixtureProblems({ modules }: Library, fixture: Fixture): readonly Problem[] {
  const module = modules.get(fixture.module);
  if (module === undefined) return [problem('RB133', fixture.place, `there is no module "${fixture.module}"`, suggestModule(fixture.module, modules))];
  if (fixture.input === undefined) return [];
  return placed(mismatchesOf(module, 'Input', fixture.input), treeOfFixture(fixture), [fixture.from === undefined ? 'input' : 'with']);
}

function placed(mismatches: readonly Mismatch[], tree: Tree, above: readonly string[]): readonly Problem[] {
  return mismatches.map(({ code, path, at, message, hint }) => {
    const branch = branchAt(tree, [...above, ...path]);
    return problem(code, at === 'key' ? branch.key : branch.tree.place, message, hint);
  });
}

/** What is wrong with an example beside its form: clauses, fixtures and modules that are not there, and what the module's schema does not allow. Pure. */
export function exampleProblems(library: Library, example: Example): readonly Problem[] {
  const module = library.modules.get(example.module);
  const cited = [
    ...(example.givenRefused ?? []).map((clause, i) => clauseProblem(library, example, clause, ['given-refused', 'by', String(i)])),
    ...example.when.flatMap(({ not }, i) => (not?.by ?? []).map((clause, j) => clauseProblem(library, example, clause, ['when', String(i), not?.kind ?? 'refused', 'by', String(j)]))),
  ].flat();
  return module === undefined ? cited : [...cited, ...againstModule(library, module, example)];
}

function clauseProblem(library: Library, example: Example, clause: ClauseId, path: readonly string[]): readonly Problem[] {
  const wrong = wrongClause(library, clause);
  const place = placeIn(example, path, 'value');
  if (wrong === undefined) return [];
  if (wrong === 'superseded') return [problem('RB132', place, `clause ${clause} is superseded`, supersededBy(library, clause))];
  return [problem('RB131', place, `there is no clause ${clause}`, suggest(clause, library.rulings.flatMap(({ clauses }) => clauses.map(({ id }) => id))))];
}

function againstModule(library: Library, module: RuleModule, example: Example): readonly Problem[] {
  const tree = treeOfExample(example);
  return [
    ...variantProblems(module, example),
    ...ruleProblems(module, example),
    ...givenProblems(library, module, example, tree),
    ...example.when.flatMap(({ event, then }, i) => [
      ...placed(eventMismatches(module, event), tree, ['when', String(i), event.type]),
      ...thenProblems(module, then, tree, ['when', String(i), 'then']),
    ]),
    ...thenProblems(module, example.then, tree, ['then']),
  ];
}

function variantProblems(module: RuleModule, example: Example): readonly Problem[] {
  if (example.variant === undefined || variantsIn(module, example.variant) !== undefined) return [];
  const variants = ['default', ...(module.variants ?? []).map(({ id }) => id)];
  return [problem('RB137', placeIn(example, ['variant'], 'value'), `module "${module.id}" has no variant "${example.variant}"`, suggest(example.variant, variants))];
}

/** Rules that a refusal names, and that the module has not, under no variant. */
function ruleProblems(module: RuleModule, example: Example): readonly Problem[] {
  const tables = [module.rules, ...(module.variants ?? []).map(({ replaced }) => replaced)];
  const known = new Set(tables.flatMap((table) => Object.values(table)).filter(({ kind }) => kind !== 'measure').map(({ id }) => id));
  const named = [
    { rule: example.givenRefusedRule, path: ['given-refused', 'rule'] },
    ...example.when.map(({ not }, i) => ({ rule: not?.rule, path: ['when', String(i), 'refused', 'rule'] })),
  ];
  return named.flatMap(({ rule, path }) => (rule === undefined || known.has(rule) ? []
    : [problem('RB143', placeIn(example, path, 'value'), `module "${module.id}" has no rule "${rule}"`, suggest(rule, known))]));
}

function givenProblems(library: Library, module: RuleModule, example: Example, tree: Tree): readonly Problem[] {
  const { fixture, input } = example.given;
  if (fixture === undefined) return input === undefined ? [] : placed(mismatchesOf(module, 'Input', input), tree, ['given', 'input']);
  const base = fixtureOf(library, module.id, fixture);
  if (base === undefined) {
    const known = library.fixtures.filter((one) => one.module === module.id).map(({ name }) => name);
    return [problem('RB135', placeIn(example, ['given', 'fixture'], 'value'), `module "${module.id}" has no fixture "${fixture}"`, suggest(fixture, known))];
  }
  if (base.input === undefined || example.given.with === undefined) return [];
  const ofBase = new Set(mismatchesOf(module, 'Input', base.input).map(({ message }) => message));
  const own = mismatchesOf(module, 'Input', inputOf(library, example)).filter(({ message }) => !ofBase.has(message));
  return placed(own, tree, ['given', 'with']);
}

function thenProblems(module: RuleModule, then: Expectation | undefined, tree: Tree, path: readonly string[]): readonly Problem[] {
  if (then === undefined) return [];
  const at = (key: string, mismatches: readonly Mismatch[]): readonly Problem[] => placed(mismatches, tree, [...path, key]);
  return [
    ...at('state', then.state === undefined ? [] : wrongState(module, then.state)),
    ...at('context', then.context === undefined ? [] : partMismatches(module, 'Context', then.context)),
    ...at('choices', choiceMismatches(module, then.choices ?? [])),
    ...at('effects', effectMismatches(module, then.effects ?? [])),
    ...at('output', then.output === undefined ? [] : partMismatches(module, 'Output', then.output)),
    ...Object.entries(then.view ?? {}).flatMap(([player, part]) => placed(partMismatches(module, 'Context', part, { hidden: true }), tree, [...path, 'view', player])),
  ];
}
