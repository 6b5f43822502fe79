/** The page of an example: the debugger, told which run to show and at which step. */

import { ExampleView } from '@rulebench/panels';
import { exampleOf, type Library } from '@rulebench/rulings';
import { useMemo, useState } from 'react';
import { contents } from '../library/contents.ts';
import { exampleStoryId } from '../shell/links.ts';
import { navigationIn, SHOWN, shownOf, type Code } from './destinations.ts';
import { openedBy, unreadIn, type Shown } from './opened.ts';
import { ProblemsPage } from './problems-page.tsx';
import { useAddress } from './use-address.ts';
import './pages.css';

export interface ExamplePageProps extends Shown {
  /** Of the example's module. */
  readonly library: Library;
  readonly code: Code;
  /** `ea/joker` */
  readonly ruling: string;
  /** Its slug. */
  readonly example: string;
  /** The ruling file, as problems name it. */
  readonly file: string;
  /** Whether the page opens with the tour. */
  readonly tour?: boolean;
}

/** Fills the canvas. While the file has a mistake where the example was, says which. */
export function ExamplePage({ library, code, ruling, example: slug, file, tour, ...shown }: ExamplePageProps) {
  const example = exampleOf(library, ruling, slug);
  // The address follows the cursor, not the other way round: what it said at first is where the run is opened.
  const [opened] = useState(() => ({ tour, ...openedBy(shown, example && library.modules.get(example.module), unreadIn(SHOWN, shown)) }));
  const navigation = useMemo(() => navigationIn(code), [code]);
  const keep = useAddress(example === undefined ? undefined : exampleStoryId(example), SHOWN);
  if (example === undefined) return <ProblemsPage file={file} problems={library.problems.filter(({ place }) => place.file === file)} />;
  return <ExampleView library={library} rulings={contents} example={example} {...opened} {...navigation} onSight={(sight) => { keep(shownOf(sight, example.variant)); }} />;
}
