/** What an address says of a page. It may come from anybody: what it names is looked for, and what cannot be shown is told in a sentence. */

import type { RuleModule } from '@rulebench/core';
import { variantsIn } from '@rulebench/core/explain';
import { branchOfWord, compareOfWord, filterOfWord, isInspectorTab, keptIdOfWord, type ExampleViewProps } from '@rulebench/panels';
import { variantOfWord } from '@rulebench/rulings';

/** As links carry it: plain words and numbers. */
export interface Shown {
  /** Where the cursor starts; the panels decide where it says nothing. */
  readonly step?: number;
  readonly variant?: string;
  /** The panel that is open. */
  readonly tab?: string;
  /** A branch in one word. */
  readonly branch?: string;
  /** What the run is compared with. */
  readonly compare?: string;
  /** Which steps the strip shows, in one word. */
  readonly filter?: string;
}

/** As the panels take it. */
export type Opened = Pick<ExampleViewProps, 'step' | 'variant' | 'tab' | 'branch' | 'compare' | 'filter'> & { readonly problems: readonly string[] };

/** What is to be in sight at first, and what is wrong with the address. Pure. */
export function openedBy({ step, variant: named, tab, branch: word, compare, filter: words }: Shown, module: RuleModule | undefined, unread: readonly string[]): Opened {
  const problems = unread.map((name) => `What this link says of “${name}” cannot be read.`);
  const wrong = (says: string): undefined => { problems.push(says); return undefined; };
  const variant = named === undefined ? undefined : variantOfWord(named);
  const branch = word === undefined ? undefined : branchOfWord(word) ?? keptIdOfWord(word) ?? wrong('The branch of this link cannot be read: a part of the link may be missing.');
  return {
    step: step === undefined || Number.isSafeInteger(step) ? step : wrong('The step of this link is no number.'),
    variant: variant === undefined || module === undefined || variantsIn(module, variant) !== undefined ? variant : wrong(`There is no variant “${variant}” here: these are the rules as they are.`),
    tab: tab === undefined || isInspectorTab(tab) ? tab : wrong(`There is no panel “${tab}”.`),
    branch,
    compare: compare === undefined ? undefined : compareOfWord(compare),
    filter: words === undefined ? undefined : filterOfWord(words) ?? wrong('The filter of this link cannot be read.'),
    problems,
  };
}

/** The names of what the page's address tries to say, and Storybook did not take for safe or for what it is to be. */
export function unreadIn(known: readonly string[], taken: object, search = window.location.search): readonly string[] {
  const names = (new URLSearchParams(search).get('args') ?? '').split(';').map((one) => one.split(':')[0] ?? '');
  return known.filter((name) => names.includes(name) && (!Object.hasOwn(taken, name) || taken[name as keyof typeof taken] === undefined)); // boundary: its own key
}
