/** Which page shows what a panel leads to, and how it is opened. */

import { branchToWord, compareToWord, filterToWord, keepTable, type Destination, type InSight, type NamedExample, type Navigation } from '@rulebench/panels';
import { isTooLong, rulingIdOf, variantToWord, wordOfData } from '@rulebench/rulings';
import { contents } from '../library/contents.ts';
import type { Contents } from '../library/parts.ts';
import { exampleStoryId, labStoryId, moduleStoryId, tableStoryId } from '../shell/links.ts';
import { openCode } from './open-code.ts';
import { writeExample } from './write-example.ts';
import { openAddress, openStory, storyAddress } from './navigate.ts';

/** A page, and what of it is shown: Storybook keeps that as the page's arguments. */
export interface Target {
  readonly storyId: string;
  readonly shown: Readonly<Record<string, string | number>>;
}

/** Where rules are written: `file:line` by module and id. */
export type Code = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page of a destination; none where there is no such thing. Pure. */
export function targetOf(all: Contents, to: Destination): Target | undefined {
  switch (to.kind) {
    case 'example': return exampleTarget(to);
    case 'module': return all.modules.includes(to.module) ? { storyId: moduleStoryId(to.module), shown: {} } : undefined;
    case 'lab': return all.modules.includes(to.module) ? { storyId: labStoryId(to.module, to.page), shown: {} } : undefined;
    case 'table': return all.modules.includes(to.module) ? { storyId: tableStoryId(to.module), shown: tableShown(to) } : undefined;
    case 'clause': return rulingTarget(all, rulingIdOf(to.clause), to.clause);
    case 'ruling': return rulingTarget(all, to.ruling);
  }
}

function exampleTarget({ example, ...sight }: { readonly example: NamedExample } & InSight): Target {
  return { storyId: exampleStoryId(example), shown: shownOf(sight, example.variant) };
}

/** A table of one's own, and what of its run is in sight; a table that is too long for an address is left to what the browser keeps. Pure. */
export function tableShown({ text, ...sight }: { readonly text?: string } & InSight): Target['shown'] {
  const table = text === undefined ? undefined : wordOfData(text);
  return { ...(table === undefined || isTooLong(table) ? {} : { table }), ...shownOf(sight, undefined) };
}

/** The panel that is open unless the address says otherwise. */
const FIRST_TAB = 'why';

/** What of a run is in sight, as its page's arguments; the rules that it runs under anyway are not named. Pure. */
export function shownOf({ step, variant, tab, branch, compare, filter }: InSight, own: string | undefined): Target['shown'] {
  const filtered = filter === undefined ? undefined : filterToWord(filter);
  return {
    ...(variant === undefined || variant === (own ?? 'default') ? {} : { variant: variantToWord(variant) }),
    ...(step === undefined ? {} : { step }),
    ...(tab === undefined || tab === FIRST_TAB ? {} : { tab }),
    ...(branch === undefined ? {} : { branch: branchToWord(branch) }),
    ...(compare === undefined ? {} : { compare: compareToWord(compare) }),
    ...(filtered === undefined ? {} : { filter: filtered }),
  };
}

/** Everything that an address may say of a run. */
export const SHOWN = ['step', 'variant', 'tab', 'branch', 'compare', 'filter'] as const;

/** An example of the clause, else of its ruling. */
function rulingTarget({ rulings }: Contents, id: string, clause?: string): Target | undefined {
  const ruling = rulings.findLast((one) => one.id === id);
  if (ruling === undefined) return undefined;
  const examples = ruling.clauses.flatMap(({ status, examples: own }) => (status === 'runnable' ? own : []));
  const found = examples.find((example) => example.clause === clause) ?? examples[0];
  if (found !== undefined) return exampleTarget({ example: found });
  return ruling.module === undefined ? undefined : { storyId: moduleStoryId(ruling.module), shown: {} };
}

/** What the panels are told about links, and where a server stands behind the page, how an example is written. */
export function navigationIn(code: Code): Navigation {
  return {
    codeOf: (module, rule) => {
      const [, file, line] = /^(.*):(\d+)$/.exec(code[module]?.[rule] ?? '') ?? [];
      return file === undefined ? undefined : { file, line: Number(line) };
    },
    ...(window.CONFIG_TYPE === 'DEVELOPMENT' ? { writeExample, openCode } : {}),
    hrefOf: (to) => {
      const target = targetOf(contents, to);
      return target === undefined ? undefined : storyAddress(target.storyId, target.shown);
    },
    onNavigate: (to) => {
      const target = targetOf(contents, to);
      if (target === undefined) return;
      if (to.kind === 'table' && to.text !== undefined) keepTable(to.module, to.text);
      if (Object.keys(target.shown).length === 0) openStory(target.storyId);
      else openAddress(storyAddress(target.storyId, target.shown));
    },
  };
}
