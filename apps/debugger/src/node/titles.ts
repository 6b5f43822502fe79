/** Where a page stands in the sidebar. */

import type { Ruling } from '@rulebench/rulings';

/** A slash parts levels of the sidebar; one inside a name is written with the division slash instead. Pure. */
const level = (text: string): string => text.replaceAll('/', '∕');

/** `Energy allocation/Jokers (ea∕joker)`. Pure. */
export const rulingTitle = (module: string, ruling: Ruling): string => `${level(module)}/${level(`${ruling.title} (${ruling.id})`)}`;

/** Pure. */
export const moduleTitle = (module: string): string => `${level(module)}/The module`;

/** Pure. */
export const problemTitle = (file: string): string => `Files with problems/${level(file)}`;

/** The part of a link that a file with problems gives; the file's own name, without its folders. Pure. */
export const problemsKey = (file: string): string => `problems-${file.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** A name that a JavaScript module can export, from which Storybook would make the slug again: `_3_a_joker_is_declared`. Pure. */
export const exportNameOf = (slug: string): string => `_${slug.replaceAll(/[^A-Za-z0-9]+/g, '_')}`;
