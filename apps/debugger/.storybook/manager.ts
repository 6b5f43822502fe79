/** The shell around the canvas: brand, colours, and the marks of the examples in the sidebar. */

import { addons, type API } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { labelOf } from '../src/shell/labels.ts';
import { managerTheme } from '../src/shell/manager-theme.ts';
import { DARK, LIGHT } from '../src/shell/palette.ts';
import { SCHEME_GLOBAL, schemeChoice, schemeOf, type Scheme, type SchemeChoice } from '../src/shell/scheme.ts';

const SEARCH = 'Find rulings and examples';
const ADDON = 'rulebench/shell';
const STORED = 'rulebench.scheme';
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** What the reader chose last; a private window may refuse to remember. */
function stored(): SchemeChoice {
  try {
    return schemeChoice(window.localStorage.getItem(STORED));
  } catch {
    return 'system';
  }
}

function remember(choice: SchemeChoice): void {
  try {
    window.localStorage.setItem(STORED, choice);
  } catch {
    // A window without storage forgets the choice; everything else works.
  }
}

/** The colours of the marks in the sidebar. */
function paintMarks(scheme: Scheme): void {
  const { allowed, refused } = scheme === 'dark' ? DARK : LIGHT;
  document.documentElement.style.setProperty('--rulebench-agrees', allowed);
  document.documentElement.style.setProperty('--rulebench-parts', refused);
}

const first = schemeOf(stored(), systemIsDark.matches);
paintMarks(first);

addons.setConfig({
  theme: managerTheme(first),
  layout: { showPanel: false, panelPosition: 'bottom' },
  // What a page of a debugger has no use for; a build has no addons' panels either.
  toolbar: { zoom: { hidden: true }, remount: { hidden: true }, addons: { hidden: window.CONFIG_TYPE === 'PRODUCTION' } },
  // The panels have keys of their own: letters and arrows belong to the run that is looked at.
  ui: { enableShortcuts: false },
  sidebar: {
    showRoots: true,
    renderLabel: (item, api: API) => labelOf(item, (id) => api.getIndex()?.entries[id]?.tags ?? []),
  },
});

addons.register(ADDON, followScheme);
callByName();

function followScheme(api: API): void {
  let choice = stored();
  const paint = () => {
    const scheme = schemeOf(choice, systemIsDark.matches);
    paintMarks(scheme);
    api.setOptions({ theme: managerTheme(scheme) });
  };
  const choose = (value: unknown) => {
    choice = schemeChoice(value);
    remember(choice);
    paint();
  };
  systemIsDark.addEventListener('change', paint);
  api.on(SET_GLOBALS, () => {
    if (choice !== 'system' && !window.location.search.includes(`${SCHEME_GLOBAL}:`)) api.updateGlobals({ [SCHEME_GLOBAL]: choice });
    else choose(api.getGlobals()[SCHEME_GLOBAL]);
  });
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => choose(globals[SCHEME_GLOBAL]));
}

/** The shell's own words for itself, where Storybook offers no setting: the window's title and the search field. */
function callByName(): void {
  const rename = () => {
    const title = document.title.replace('Storybook', 'Rulebench');
    if (title !== document.title) document.title = title;
    const search = document.querySelector<HTMLInputElement>('#storybook-explorer-searchfield');
    if (search !== null && search.placeholder !== SEARCH) search.placeholder = SEARCH;
  };
  new MutationObserver(rename).observe(document.documentElement, { childList: true, subtree: true });
}
