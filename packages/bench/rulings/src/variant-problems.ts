/** What only shows of written variants when all files lie together: modules, measures and clauses that are there, ids that are used once. */

import { wrongClause } from './lacking.ts';
import type { Library } from './library.ts';
import { problem, suggest, suggestModule } from './problem.ts';
import { branchAt } from './tree.ts';
import type { Problem } from './types.ts';
import { faultsOf, isWritten, treeOfVariant } from './variants.ts';

/** What is wrong with the variants of a library. Pure. */
export function variantProblems(library: Library): readonly Problem[] {
  const { modules, variants } = library;
  return variants.flatMap((written, i): readonly Problem[] => {
    const module = modules.get(written.module);
    if (module === undefined) return [problem('RB133', written.place, `there is no module "${written.module}"`, suggestModule(written.module, modules))];
    const twin = variants.findIndex((other) => other.module === written.module && other.id === written.id) < i || module.variants?.some((one) => one.id === written.id && !isWritten(one));
    return [
      ...(twin === true ? [problem('RB129', written.place, `module "${module.id}" has another variant "${written.id}"`, 'give it an id of its own')] : []),
      ...faultsOf(module, written),
      ...written.cites.flatMap((clause, j) => (wrongClause(library, clause) !== 'unknown' ? []
        : [problem('RB131', branchAt(treeOfVariant(written), ['cites', String(j)]).tree.place, `there is no clause ${clause}`, suggest(clause, library.rulings.flatMap(({ clauses }) => clauses.map(({ id }) => id))))])),
    ];
  });
}
