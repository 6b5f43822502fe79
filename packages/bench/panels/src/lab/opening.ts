/** A run as something that a page can open. */

import type { AnyEventObject } from 'xstate';
import { run } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import type { Start } from '@rulebench/explorer';
import { exampleOf, exampleYaml, isTooLong, rulingIdOf, wordOfData, type Library } from '@rulebench/rulings';
import type { KeptBranch } from '../debugger/branches.ts';
import type { Navigation } from '../parts/surroundings.ts';
import type { Opening } from './job.ts';

/** An opening from a start and the events that follow it. Pure. */
export function openingOf(bench: Bench, { input, example, fixture }: Start, events: readonly AnyEventObject[], name: string): Opening {
  return {
    name, events, variant: bench.variant,
    table: exampleYaml(run(bench, input, events), { name, ...(fixture === undefined ? {} : { fixture }) }),
    ...(example === undefined ? {} : { example: { ruling: rulingIdOf(example.clause), slug: example.slug } }),
  };
}

/** Opens a run at its last step: as a branch of an example's page, or, where it has no example or is too long for an address, as a table of one's own. */
export function open(library: Library, module: string, opening: Opening, navigate: NonNullable<Navigation['onNavigate']>): void {
  const { name, events, variant } = opening;
  const example = opening.example && exampleOf(library, opening.example.ruling, opening.example.slug);
  const branch: KeptBranch = { id: 1, name, from: 0, events, waived: {} };
  if (example === undefined || isTooLong(wordOfData(branch))) navigate({ kind: 'table', module, text: opening.table, step: events.length });
  else navigate({ kind: 'example', example, variant, step: events.length, ...(events.length === 0 ? {} : { branch }) });
}
