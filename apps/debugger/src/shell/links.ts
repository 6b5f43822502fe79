/** What pages are called in links: made of names that stay, so that a link lasts. */

import type { LabPage } from '@rulebench/panels';

export { exampleStoryId, tableStoryId } from '@rulebench/rulings';

/** The part of a story's id that its ruling gives: `ea-joker` of `ea/joker`. Pure. */
export const rulingKey = (rulingId: string): string => rulingId.replaceAll('/', '-');

/** The page of sources, rulings, clauses and examples. */
export const COVERAGE_STORY_ID = 'coverage--coverage-of-all';

/** The page that a running machine is attached to. */
export const LIVE_STORY_ID = 'live--attach';

/** The pages on which a module's rules are tried. */
export const LAB_PAGES = ['explore', 'compare', 'simulate', 'odds'] as const satisfies readonly LabPage[];

/** `energy-allocation--explore`. Pure. */
export const labStoryId = (module: string, page: LabPage): string => `${module}--${page}`;

/** `energy-allocation--overview`. Pure. */
export const moduleStoryId = (module: string): string => `${module}--overview`;
