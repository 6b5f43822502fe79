/**
 * The library in parts, so that a page has to fetch no more than it shows: the contents, which every page needs to tell of rulings and to lead to
 * them, and for each module its examples, which make up most of it. The bundler is given them apart, and a page joins those it has.
 */

import type { RuleModule } from '@rulebench/core';
import { inForce, libraryFrom, type Clause, type Example, type Library, type LibraryParts, type Ruling } from '@rulebench/rulings';

/** An example by its name. */
export type NamedExample = Pick<Example, 'slug' | 'number' | 'name' | 'clause' | 'module' | 'variant'>;
export type NamedClause = Omit<Clause, 'examples'> & { readonly examples: readonly NamedExample[] };
export type NamedRuling = Omit<Ruling, 'clauses'> & { readonly clauses: readonly NamedClause[] };

/** What there is, in words and names: plain data. */
export interface Contents extends Pick<LibraryParts, 'sources'>, Required<Pick<LibraryParts, 'problems' | 'modulePlaces'>> {
  /** The ids of the modules. */
  readonly modules: readonly string[];
  /** All revisions; those in force stand last. */
  readonly rulings: readonly NamedRuling[];
}

/** How an example goes. */
type Body = Omit<Example, keyof NamedExample>;

/** What belongs to one module: plain data. */
export interface ModuleData extends Required<Pick<LibraryParts, 'fixtures' | 'variants'>> {
  readonly module: string;
  /** How its examples go, in the order in which the contents name them. */
  readonly bodies: readonly Body[];
}

/** What belongs to one module, and the module itself. */
export interface ModulePart extends ModuleData {
  readonly ruleModule: RuleModule;
}

/** The contents of a library. Pure. */
export function contentsOf(library: Library): Contents {
  const { sources, problems, modulePlaces } = library;
  const now = new Set(inForce(library));
  const ordered = [...library.rulings.filter((ruling) => !now.has(ruling)), ...now];
  return { sources, problems, modulePlaces, modules: [...library.modules.keys()], rulings: ordered.map(named) };
}

function named(ruling: Ruling): NamedRuling {
  return { ...ruling, clauses: ruling.clauses.map((clause) => ({ ...clause, examples: clause.examples.map((example) => splitOf(example).name) })) };
}

function splitOf({ slug, number, name, clause, module, variant, ...body }: Example): { readonly name: NamedExample; readonly body: Body } {
  return { name: { slug, number, name, clause, module, ...(variant === undefined ? {} : { variant }) }, body };
}

/** What of a library belongs to a module. Pure. */
export function moduleDataOf(library: Library, contents: Contents, module: string): ModuleData {
  const rulings = new Map(library.rulings.map((ruling) => [keyOf(ruling), ruling]));
  const ordered = contents.rulings.flatMap((ruling) => rulings.get(keyOf(ruling)) ?? []);
  const own = <T extends { readonly module: string }>(all: readonly T[]): readonly T[] => all.filter((one) => one.module === module);
  return {
    module, fixtures: own(library.fixtures), variants: own(library.variants),
    bodies: own(ordered.flatMap(({ clauses }) => clauses).flatMap(({ examples }) => examples)).map((example) => splitOf(example).body),
  };
}

const keyOf = ({ place }: Pick<Ruling, 'place'>): string => `${place.file}:${String(place.line)}`;

/** A library of these modules: all rulings are in it, and of their examples those of the modules. Pure. */
export function joined({ sources, rulings, problems, modulePlaces }: Contents, parts: readonly ModulePart[]): Library {
  const bodies = new Map(parts.map((part) => [part.module, part.bodies[Symbol.iterator]()]));
  const whole = (name: NamedExample): readonly Example[] => {
    const next = bodies.get(name.module)?.next();
    return next === undefined || next.done === true ? [] : [{ ...name, ...next.value }];
  };
  return libraryFrom({
    sources, problems, modulePlaces,
    rulings: rulings.map((ruling) => ({ ...ruling, clauses: ruling.clauses.map((clause) => ({ ...clause, examples: clause.examples.flatMap(whole) })) })),
    fixtures: parts.flatMap(({ fixtures }) => fixtures), variants: parts.flatMap(({ variants }) => variants), modules: parts.map(({ ruleModule }) => ruleModule),
  });
}
