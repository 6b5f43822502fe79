/**
 * The examples whose pages are tried with keyboard, mouse and axe every day: for each module one of every kind of view there is, in light
 * colours or dark. What is left out is opened all the same (`test/browser`), and tried whole by `npm run test:deep`.
 */

import { examplesOf, type Example } from '@rulebench/rulings';
import { exampleStoryId } from '../shell/links.ts';
import type { Scheme } from '../shell/scheme.ts';
import type { Workspace } from './workspace.ts';

/** The sampled pages by story id, with the colours that they are shown in. */
export type Sample = ReadonlyMap<string, Scheme>;

/** Of each module as few examples, of as few rulings, as show every kind of view. Pure. */
export function sampleOf({ rulings }: Pick<Workspace, 'rulings'>): Sample {
  const examples = examplesOf(rulings);
  const modules = [...new Set(examples.map(({ module }) => module))].sort();
  const sampled = modules.flatMap((module) => sampledOf(rulings.map((ruling) => examplesOf([ruling], module))));
  return new Map(sampled.map((example, index) => [exampleStoryId(example), index % 2 === 0 ? 'light' : 'dark']));
}

/** The ruling that shows most of what is still to be shown, then the next, until all is. */
function sampledOf(rulings: readonly (readonly Example[])[]): readonly Example[] {
  const left = new Set(rulings.flat().flatMap(kindsOf));
  const sampled: Example[] = [];
  while (left.size > 0) {
    const richness = (examples: readonly Example[]): number => new Set(examples.flatMap(kindsOf).filter((kind) => left.has(kind))).size;
    const richest = rulings.toSorted((one, other) => richness(other) - richness(one))[0] ?? [];
    for (const example of richest) {
      const fresh = kindsOf(example).filter((kind) => left.has(kind));
      if (fresh.length > 0) sampled.push(example);
      for (const kind of fresh) left.delete(kind);
    }
  }
  return sampled;
}

/** What there is to see on the page of an example. */
function kindsOf({ when, givenRefused, variant }: Example): readonly string[] {
  if (givenRefused !== undefined) return ['start refused'];
  return ['start', ...(variant === undefined ? [] : ['variant']), ...when.map(({ not, over, event }) => (over === true ? 'over' : not?.kind ?? (event.type === 'CHOOSE' ? 'choice' : 'taken')))];
}
