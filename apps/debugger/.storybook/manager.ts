/** The shell around the canvas: brand, colours, and the marks of the examples in the sidebar. */

import { addons, type API } from 'storybook/manager-api';
import { DOCS_RENDERED, GLOBALS_UPDATED, SET_GLOBALS, STORY_ERRORED, STORY_MISSING, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { firstSight, storyIn } from '../src/shell/first-sight.ts';
import { labelOf } from '../src/shell/labels.ts';
import { managerTheme } from '../src/shell/manager-theme.ts';
import { DARK, LIGHT } from '../src/shell/palette.ts';
import { SCHEME_GLOBAL, schemeChoice, schemeOf, type Scheme, type SchemeChoice } from '../src/shell/scheme.ts';

const SEARCH = 'Find rulings and examples';
const ADDON = 'rulebench/shell';
const FIRST_SIGHT = 'rulebench/first-sight';
const NARROW = 1200;
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
  // A narrow window leaves the page what it needs.
  layout: { showPanel: false, panelPosition: 'bottom', navSize: window.innerWidth < NARROW ? 250 : 300 },
  // What a page of a debugger has no use for; a build has no addons' panels either.
  toolbar: { zoom: { hidden: true }, remount: { hidden: true }, addons: { hidden: window.CONFIG_TYPE === 'PRODUCTION' } },
  // The panels have keys of their own: letters and arrows belong to the run that is looked at.
  ui: { enableShortcuts: false },
  sidebar: {
    showRoots: true,
    filters: { [FIRST_SIGHT]: firstSight(storyIn(window.location.search)) },
    renderLabel: (item, api: API) => labelOf(item, (id) => api.getIndex()?.entries[id]?.tags ?? []),
  },
});

addons.register(ADDON, (api) => {
  followScheme(api);
  listAll(api);
});
callByName();

function followScheme(api: API): void {
  let choice = stored();
  let painted = first;
  const paint = () => {
    const scheme = schemeOf(choice, systemIsDark.matches);
    // Another theme, even the same one again, has the whole shell drawn anew.
    if (scheme === painted) return;
    painted = scheme;
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

/** Milliseconds after which the sidebar lists everything though no page has come. */
const PATIENCE = 5_000;
/** Milliseconds in which a page that is there may settle first. */
const PAUSE = 500;

/** Has the sidebar list everything once the page is there, or somebody turns to the sidebar. */
function listAll(api: API): void {
  const signs = [STORY_RENDERED, DOCS_RENDERED, STORY_MISSING, STORY_ERRORED, STORY_THREW_EXCEPTION];
  const turns = ['pointerdown', 'focusin', 'keydown'] as const;
  const timer = window.setTimeout(list, PATIENCE);
  for (const sign of signs) api.on(sign, whenIdle);
  for (const turn of turns) window.addEventListener(turn, list, { capture: true });
  function whenIdle(): void {
    for (const sign of signs) api.off(sign, whenIdle);
    window.setTimeout(() => { window.requestIdleCallback(list, { timeout: PATIENCE }); }, PAUSE);
  }
  function list(): void {
    window.clearTimeout(timer);
    for (const turn of turns) window.removeEventListener(turn, list, { capture: true });
    void api.experimental_setFilter(FIRST_SIGHT, () => true);
  }
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
