/**
 * The layers of the workspace, lowest first: what the code of a package (its `src`) may import. dependency-cruiser and ESLint both
 * read this table; nothing else says who may import whom. Tests and scripts may import more.
 */

/**
 * @typedef {object} Layer
 * @property {string} folder below `packages/`; `*` stands for any one folder
 * @property {readonly string[]} packages the folders of the packages that it may import, likewise
 * @property {readonly string[] | 'any'} libraries the packages from elsewhere that it may import
 * @property {boolean} node whether it may use Node's own modules (a package that also runs in browsers keeps them behind a door of its own)
 */

/** What a game that embeds a module carries along: nothing but xstate. */
const BARE = /** @type {const} */ (['xstate']);

/** @type {readonly Layer[]} */
export const layers = [
  { folder: 'bench/core', packages: [], libraries: BARE, node: false },
  { folder: 'bench/rulings', packages: ['bench/core'], libraries: 'any', node: true },
  { folder: 'bench/chart', packages: ['bench/core'], libraries: 'any', node: false },
  { folder: 'bench/inspect', packages: ['bench/core'], libraries: 'any', node: false },
  { folder: 'bench/explorer', packages: ['bench/core', 'bench/rulings'], libraries: 'any', node: true },
  { folder: 'bench/panels', packages: ['bench/core', 'bench/rulings', 'bench/chart', 'bench/inspect', 'bench/explorer'], libraries: 'any', node: false },
  { folder: 'bench/addon', packages: ['bench/core', 'bench/inspect'], libraries: 'any', node: true },
  { folder: 'bench/cli', packages: ['bench/core', 'bench/rulings', 'bench/chart', 'bench/explorer'], libraries: 'any', node: true },
  { folder: 'table/board', packages: ['bench/core'], libraries: BARE, node: false },
  { folder: 'table/cards', packages: ['bench/core', 'table/board'], libraries: BARE, node: false },
  { folder: 'rules/*', packages: ['bench/core', 'table/board', 'table/cards'], libraries: BARE, node: false },
  { folder: 'sources/*', packages: [], libraries: [], node: false },
];

/**
 * A folder of the table as the source of a regular expression.
 * @param {string} folder
 */
export function patternOf(folder) {
  return folder.replaceAll('*', '[^/]+');
}

/**
 * Names that differ from their folder's: the command's, and one that Storybook's own catalogue can find.
 * @type {Readonly<Record<string, string | undefined>>}
 */
const NAMES = { cli: 'rulebench', addon: '@rulebench/storybook-addon' };

/**
 * The npm name of a package of the table.
 * @param {string} folder
 */
export function nameOf(folder) {
  const name = folder.slice(folder.indexOf('/') + 1);
  return NAMES[name] ?? `@rulebench/${name}`;
}
