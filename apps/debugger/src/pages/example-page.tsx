/** The page of an example: the debugger, told which run to show and at which step. */

import { branchOfWord, ExampleView, isInspectorTab, type Sight } from '@rulebench/panels';
import { exampleOf, variantOfWord, type Library } from '@rulebench/rulings';
import { useCallback, useMemo, useState } from 'react';
import { contents } from '../library/contents.ts';
import { exampleStoryId } from '../shell/links.ts';
import { navigationIn, shownOf, type Code } from './destinations.ts';
import { keepShown } from './navigate.ts';
import { ProblemsPage } from './problems-page.tsx';
import './pages.css';

export interface ExamplePageProps {
  /** Of the example's module. */
  readonly library: Library;
  readonly code: Code;
  /** `ea/joker` */
  readonly ruling: string;
  /** Its slug. */
  readonly example: string;
  /** The ruling file, as problems name it. */
  readonly file: string;
  /** Where the cursor starts, as the address says; the panels decide where it says nothing. */
  readonly step?: number;
  /** As links carry it. */
  readonly variant?: string;
  /** The panel that is open. */
  readonly tab?: string;
  /** A branch in one word, as links carry it. */
  readonly branch?: string;
  /** Whether the page opens with the tour. */
  readonly tour?: boolean;
}

/** Fills the canvas. While the file has a mistake where the example was, says which. */
export function ExamplePage({ library, code, ruling, example: slug, file, step, variant, tab, branch, tour }: ExamplePageProps) {
  const example = exampleOf(library, ruling, slug);
  // The address follows the cursor, not the other way round: what it said at first is where the run is opened.
  const [opened] = useState({ step, variant: variant === undefined ? undefined : variantOfWord(variant), tour, tab: isInspectorTab(tab) ? tab : undefined, branch: branch === undefined ? undefined : branchOfWord(branch) });
  const navigation = useMemo(() => navigationIn(code), [code]);
  const keep = useKept(example === undefined ? undefined : exampleStoryId(example));
  if (example === undefined) return <ProblemsPage file={file} problems={library.problems.filter(({ place }) => place.file === file)} />;
  return <ExampleView library={library} rulings={contents} example={example} {...opened} {...navigation} onSight={keep} />;
}

const PAUSE = 250;

/** Keeps step, panel and branch in the address once they rest, but not the one the page opened at. */
function useKept(storyId: string | undefined): (sight: Sight) => void {
  const [memory] = useState<{ timer?: ReturnType<typeof setTimeout>; opened?: true }>({});
  return useCallback((sight: Sight) => {
    clearTimeout(memory.timer);
    if (memory.opened === undefined) {
      memory.opened = true;
      return;
    }
    memory.timer = setTimeout(() => { if (storyId !== undefined) keepShown(storyId, { step: sight.step, tab: undefined, branch: undefined, ...shownOf(sight) }); }, PAUSE);
  }, [memory, storyId]);
}
