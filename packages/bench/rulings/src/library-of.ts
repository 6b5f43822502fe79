/** A library from the texts of its files: everything parsed, put together and cross-checked. */

import type { RuleModule } from '@rulebench/core';
import { crossChecked } from './cross-check.ts';
import { parseFixtures, problemsOfBases } from './fixtures.ts';
import { isRulingFile, isSourceFile, libraryFrom, type Library } from './library.ts';
import { sorted } from './problem.ts';
import { parseRuling } from './ruling.ts';
import { parseSource } from './source.ts';
import type { Place, Problem } from './types.ts';
import { isVariantsFile, parseVariants } from './variants.ts';

/** A file's name, as it is to be shown, and its text. `*.ruling.md`, `source.yaml`, `variants/*.yaml`, or any other YAML: fixtures. */
export interface RulingFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Parses files and puts them together with the modules that decide their clauses. Everything is cross-checked: ids,
 * modules, variants, fixtures, cited clauses, and every given, event and expectation against the module's schema.
 * Pure; never throws: what is wrong is among the problems.
 */
export function libraryOf({ files, modules, modulePlaces = {} }: {
  readonly files: readonly RulingFile[];
  readonly modules: readonly RuleModule[];
  readonly modulePlaces?: Readonly<Record<string, Place>>;
}): { readonly library: Library; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const keep = <T>({ value, problems: found }: { readonly value?: T; readonly problems: readonly Problem[] }): readonly T[] => {
    problems.push(...found);
    return value === undefined ? [] : [value];
  };
  const rulings = files.filter(({ file }) => isRulingFile(file)).flatMap(({ file, text }) => keep(parseRuling(text, file)));
  const sources = files.filter(({ file }) => isSourceFile(file)).flatMap(({ file, text }) => keep(parseSource(text, file)));
  const variants = files.filter(({ file }) => isVariantsFile(file)).flatMap(({ file, text }) => keep(parseVariants(text, file)).flat());
  const fixtures = files.filter(({ file }) => !isRulingFile(file) && !isSourceFile(file) && !isVariantsFile(file)).flatMap(({ file, text }) => keep(parseFixtures(text, file)).flat());
  const bare = libraryFrom({ sources, rulings, fixtures, modules, variants, modulePlaces });
  const all = sorted([...problems, ...problemsOfBases(bare.fixtures), ...crossChecked(bare)]);
  const library = { ...bare, problems: all };
  return { library, problems: all };
}
