/** The shell around the canvas: brand, colours, and the marks of the examples in the sidebar. */

import { addons, experimental_getStatusStore, type API } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS, SET_INDEX } from 'storybook/internal/core-events';
import { managerTheme } from '../src/shell/manager-theme.ts';
import { clauseNumberIn, markIn } from '../src/shell/marks.ts';
import { SCHEME_GLOBAL, schemeChoice, schemeOf, type SchemeChoice } from '../src/shell/scheme.ts';

const ADDON = 'rulebench/shell';
const STORED = 'rulebench.scheme';
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const marks = experimental_getStatusStore('rulebench/mark');

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

addons.setConfig({
  theme: managerTheme(schemeOf(stored(), systemIsDark.matches)),
  showPanel: false,
  panelPosition: 'bottom',
  enableShortcuts: false,
  sidebar: {
    showRoots: true,
    renderLabel: (item) => {
      const clause = item.type === 'story' ? clauseNumberIn(item.id) : undefined;
      if (clause === undefined) return item.name;
      return (
        <span>
          <span style={{ opacity: 0.72 }} title={`Clause ${clause}`}>{clause}.</span> {item.name}
        </span>
      );
    },
  },
});

addons.register(ADDON, (api) => {
  followScheme(api);
  showMarks(api);
});

function followScheme(api: API): void {
  let choice = stored();
  const paint = () => api.setOptions({ theme: managerTheme(schemeOf(choice, systemIsDark.matches)) });
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

function showMarks(api: API): void {
  api.on(SET_INDEX, (index: Record<string, { readonly id: string; readonly type: string; readonly tags?: readonly string[] }>) => {
    marks.unset();
    marks.set(
      Object.values(index).flatMap(({ id, type, tags }) => {
        const mark = type === 'story' ? markIn(tags ?? []) : undefined;
        if (mark === undefined) return [];
        const agrees = mark === 'agrees';
        return [{
          storyId: id,
          typeId: 'rulebench/mark',
          value: agrees ? 'status-value:success' as const : 'status-value:error' as const,
          title: agrees ? 'Agrees with the ruling' : 'Parts from the ruling',
          description: agrees ? 'The run is as the ruling says.' : 'The run is not as the ruling says: open the example to see where.',
        }];
      }),
    );
  });
}
