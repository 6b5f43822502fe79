/** What every page of the debugger has in common: colours, a full canvas, and axe as a judge. */

import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import '@rulebench/panels/panels.css';
import './preview.css';
import { SCHEME_GLOBAL, schemeChoice } from '../src/shell/scheme.ts';

function InScheme({ choice, children }: { readonly choice: unknown; readonly children: ReactNode }) {
  const scheme = schemeChoice(choice);
  useEffect(() => {
    if (scheme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = scheme;
  }, [scheme]);
  return children;
}

const preview: Preview = {
  decorators: [
    (Story, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => <InScheme choice={globals[SCHEME_GLOBAL]}><Story /></InScheme>,
  ],
  globalTypes: {
    [SCHEME_GLOBAL]: {
      description: 'Colours',
      toolbar: {
        title: 'Colours',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Colours: as the system', icon: 'mirror' },
          { value: 'light', title: 'Colours: light', icon: 'sun' },
          { value: 'dark', title: 'Colours: dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { [SCHEME_GLOBAL]: 'system' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
  },
};
export default preview;
