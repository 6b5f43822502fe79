/** Which page shows what a panel leads to, and how it is opened. */

import { branchToWord, keepTable, type Destination, type Navigation } from '@rulebench/panels';
import { examplesOf, rulingIdOf, rulingOf, variantToWord, type Library } from '@rulebench/rulings';
import { exampleStoryId, labStoryId, moduleStoryId, tableStoryId } from '../shell/links.ts';
import { code } from 'virtual:rulebench/library';
import { openCode } from './open-code.ts';
import { writeExample } from './write-example.ts';
import { openAddress, openStory, storyAddress } from './navigate.ts';

/** A page, and what of it is shown: Storybook keeps that as the page's arguments. */
export interface Target {
  readonly storyId: string;
  readonly shown: Readonly<Record<string, string | number>>;
}

/** The page of a destination; none where the library has no such thing. Pure. */
export function targetOf(library: Library, to: Destination): Target | undefined {
  switch (to.kind) {
    case 'example': return exampleTarget(to);
    case 'module': return library.modules.has(to.module) ? { storyId: moduleStoryId(to.module), shown: {} } : undefined;
    case 'lab': return library.modules.has(to.module) ? { storyId: labStoryId(to.module, to.page), shown: {} } : undefined;
    case 'table': return library.modules.has(to.module) ? { storyId: tableStoryId(to.module), shown: to.step === undefined ? {} : { step: to.step } } : undefined;
    case 'clause': return rulingTarget(library, rulingIdOf(to.clause), to.clause);
    case 'ruling': return rulingTarget(library, to.ruling);
  }
}

function exampleTarget({ example, variant, ...sight }: Omit<Extract<Destination, { kind: 'example' }>, 'kind'>): Target {
  const other = variant !== undefined && variant !== (example.variant ?? 'default');
  return { storyId: exampleStoryId(example), shown: { ...shownOf(sight), ...(other ? { variant: variantToWord(variant) } : {}) } };
}

/** The panel that is open unless the address says otherwise. */
const FIRST_TAB = 'why';

/** What of an example is in sight, as its page's arguments. Pure. */
export function shownOf({ step, tab, branch }: Pick<Extract<Destination, { kind: 'example' }>, 'step' | 'tab' | 'branch'>): Target['shown'] {
  return {
    ...(step === undefined ? {} : { step }),
    ...(tab === undefined || tab === FIRST_TAB ? {} : { tab }),
    ...(branch === undefined ? {} : { branch: branchToWord(branch) }),
  };
}

/** An example of the clause, else of its ruling. */
function rulingTarget(library: Library, id: string, clause?: string): Target | undefined {
  const ruling = rulingOf(library, id);
  if (ruling === undefined) return undefined;
  const examples = examplesOf([ruling]);
  const found = examples.find((example) => example.clause === clause) ?? examples[0];
  if (found !== undefined) return exampleTarget({ example: found });
  return ruling.module === undefined ? undefined : { storyId: moduleStoryId(ruling.module), shown: {} };
}

/** What the panels are told about links, and where a server stands behind the page, how an example is written. */
export function navigationIn(library: Library): Navigation {
  return {
    codeOf: (module, rule) => {
      const [, file, line] = /^(.*):(\d+)$/.exec(code[module]?.[rule] ?? '') ?? [];
      return file === undefined ? undefined : { file, line: Number(line) };
    },
    ...(window.CONFIG_TYPE === 'DEVELOPMENT' ? { writeExample, openCode } : {}),
    hrefOf: (to) => {
      const target = targetOf(library, to);
      return target === undefined ? undefined : storyAddress(target.storyId, target.shown);
    },
    onNavigate: (to) => {
      const target = targetOf(library, to);
      if (target === undefined) return;
      if (to.kind === 'table') keepTable(to.module, to.text);
      if (Object.keys(target.shown).length === 0) openStory(target.storyId);
      else openAddress(storyAddress(target.storyId, target.shown));
    },
  };
}
