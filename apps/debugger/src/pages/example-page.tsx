/** The page of an example: the debugger, told which run to show and at which step. */

import { branchOfWord, ExampleView, isInspectorTab } from '@rulebench/panels';
import { exampleOf, variantOfWord, type Library } from '@rulebench/rulings';
import { useMemo, useState } from 'react';
import { contents } from '../library/contents.ts';
import { exampleStoryId } from '../shell/links.ts';
import { navigationIn, type Code } from './destinations.ts';
import { ProblemsPage } from './problems-page.tsx';
import { useKeptShown } from './use-kept-shown.ts';
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
  const keep = useKeptShown(example === undefined ? undefined : exampleStoryId(example), true);
  if (example === undefined) return <ProblemsPage file={file} problems={library.problems.filter(({ place }) => place.file === file)} />;
  return <ExampleView library={library} rulings={contents} example={example} {...opened} {...navigation} onSight={keep} />;
}
