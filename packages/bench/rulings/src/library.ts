/** A library: sources, rulings, fixtures and modules put together, and what can be looked up in it. */

import type { RuleModule } from '@rulebench/core';
import { withBases } from './fixtures.ts';
import type { Clause, Example, Fixture, Place, Problem, Ruling, Source, WrittenVariant } from './types.ts';
import { withVariants } from './variants.ts';

/** What a library is made of: plain data, but for the modules. */
export interface LibraryParts {
  readonly sources: readonly Source[];
  readonly rulings: readonly Ruling[];
  readonly fixtures: readonly Fixture[];
  readonly modules: readonly RuleModule[];
  /** Variants of these modules that are written as data. */
  readonly variants?: readonly WrittenVariant[];
  /** Where each module was loaded from, by its id, for problems of its rules. */
  readonly modulePlaces?: Readonly<Record<string, Place>>;
  readonly problems?: readonly Problem[];
}

export interface Library {
  readonly modules: ReadonlyMap<string, RuleModule>;
  readonly modulePlaces: Readonly<Record<string, Place>>;
  readonly sources: readonly Source[];
  /** By file name; all revisions. */
  readonly rulings: readonly Ruling[];
  readonly fixtures: readonly Fixture[];
  /** As they are written; those with nothing wrong about them are among their modules' own. */
  readonly variants: readonly WrittenVariant[];
  /** Everything wrong with the files. */
  readonly problems: readonly Problem[];
}

export function isRulingFile(file: string): boolean {
  return file.endsWith('.ruling.md');
}

export function isSourceFile(file: string): boolean {
  return /(?:^|[\\/])source\.ya?ml$/.test(file);
}

/**
 * A library from data that were parsed (and checked) before, as a page has them. Pure. A ruling of a source that is
 * named like a module and has no `source.yaml` gets one: a designer's own proposals.
 */
export function libraryFrom({ sources, rulings, fixtures, modules, variants = [], modulePlaces = {}, problems = [] }: LibraryParts): Library {
  const inOrder = [...rulings].sort((a, b) => (a.place.file < b.place.file ? -1 : 1));
  return {
    modules: new Map(withVariants(modules, variants).map((one) => [one.id, one])),
    modulePlaces,
    sources: [...sources, ...implied(sources, inOrder, modules)],
    rulings: inOrder,
    fixtures: withBases(fixtures),
    variants,
    problems,
  };
}

function implied(sources: readonly Source[], rulings: readonly Ruling[], modules: readonly RuleModule[]): readonly Source[] {
  return modules.flatMap(({ id, title }): Source[] => {
    const own = rulings.find(({ source }) => source === id);
    if (own === undefined || sources.some((source) => source.id === id)) return [];
    return [{ id, title: `${title}: proposals`, publisher: '', headings: [], place: own.place }];
  });
}

/** The ids with revision that are in force: of those that have taken effect, what no other takes the place of. Pure. */
export function inForce(library: Library, asOf?: string): readonly Ruling[] {
  const known = library.rulings.filter(({ effective }) => asOf === undefined || effective === undefined || effective <= asOf);
  const superseded = new Set(known.flatMap(({ supersedes }) => supersedes));
  const newest = new Map<string, number>();
  for (const { id, revision } of known) newest.set(id, Math.max(revision, newest.get(id) ?? revision));
  return known.filter((ruling) => !superseded.has(revisionOf(ruling)) && ruling.revision === newest.get(ruling.id));
}

/** `ea/joker@1`. Pure. */
export function revisionOf({ id, revision }: Pick<Ruling, 'id' | 'revision'>): string {
  return `${id}@${revision}`;
}

/** A ruling by its id: the revision asked for, else the one in force. Pure. */
export function rulingOf(library: Library, id: string, revision?: number): Ruling | undefined {
  if (revision !== undefined) return library.rulings.find((one) => one.id === id && one.revision === revision);
  return indexOf(library).inForce.get(id) ?? library.rulings.findLast((one) => one.id === id);
}

/** A clause by its id, of the revision in force. Pure. */
export function clauseOf(library: Library, id: string): Clause | undefined {
  return indexOf(library).clauses.get(id);
}

/** An example by its ruling and slug: `('ea/joker', '3-a-joker-is-declared')`. Pure. */
export function exampleOf(library: Library, ruling: string, slug: string): Example | undefined {
  return rulingOf(library, ruling)?.clauses.flatMap(({ examples }) => examples).find((one) => one.slug === slug);
}

/** The rulings with a clause that a module decides; all where none is named. Pure. */
export function rulingsOf(library: Library, module?: string): readonly Ruling[] {
  return library.rulings.filter(({ clauses }) => module === undefined || clauses.some((clause) => clause.module === module));
}

/** The examples of some rulings, in order, but for those of clauses that are only planned. Pure. */
export function examplesOf(rulings: readonly Ruling[], module?: string): readonly Example[] {
  return rulings.flatMap(({ clauses }) => clauses)
    .filter(({ status }) => status === 'runnable')
    .flatMap(({ examples }) => examples)
    .filter((example) => module === undefined || example.module === module);
}

/** A fixture of a module by its name. Pure. */
export function fixtureOf(library: Library, module: string, name: string): Fixture | undefined {
  return library.fixtures.find((one) => one.module === module && one.name === name);
}

/** The ruling of a clause's id: `ea/joker` of `ea/joker/3`. Pure. */
export function rulingIdOf(clause: string): string {
  return clause.slice(0, clause.lastIndexOf('/'));
}

interface Index { readonly inForce: ReadonlyMap<string, Ruling>; readonly clauses: ReadonlyMap<string, Clause> }
const indexes = new WeakMap<Library, Index>();

function indexOf(library: Library): Index {
  const known = indexes.get(library);
  if (known !== undefined) return known;
  const now = inForce(library);
  const made: Index = {
    inForce: new Map(now.map((one) => [one.id, one])),
    clauses: new Map(now.flatMap(({ clauses }) => clauses).map((one) => [one.id, one])),
  };
  indexes.set(library, made);
  return made;
}
