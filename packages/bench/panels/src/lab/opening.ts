/** A run as something that a page can open. */

import type { AnyEventObject } from 'xstate';
import { run } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import type { Start } from '@rulebench/explorer';
import { exampleYaml, rulingIdOf, type Library } from '@rulebench/rulings';
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

/** Opens a run: as a branch of an example's page, at its last step, or on the page of a table of one's own. */
export function open(library: Library, module: string, opening: Opening, navigate: NonNullable<Navigation['onNavigate']>): void {
  const { name, events, variant } = opening;
  const example = exampleIn(library, opening);
  if (example === undefined) { navigate({ kind: 'table', module, text: opening.table }); return; }
  const branch: KeptBranch = { id: 1, name, from: 0, events, waived: {} };
  navigate({ kind: 'example', example, variant, step: events.length, ...(events.length === 0 ? {} : { branch }) });
}

function exampleIn({ rulings }: Library, { example }: Opening) {
  if (example === undefined) return undefined;
  return rulings.find(({ id }) => id === example.ruling)?.clauses.flatMap(({ examples }) => examples).find(({ slug }) => slug === example.slug);
}
