/** Storybook's side: a panel with the debugger's page in it, which is brought together with the story's page. */

import { createElement, useEffect, useRef, useState } from 'react';
import { addons, types, useChannel } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { ADDON, CONNECT, PAGE, PANEL, READY, STORY, THEME } from './names.ts';

const STORIES = '#storybook-preview-iframe';

/** The two pages speak to each other through the ends of a new channel; what was between them before is over. */
function bringTogether(panel: Window): void {
  const stories = document.querySelector<HTMLIFrameElement>(STORIES)?.contentWindow;
  if (stories === null || stories === undefined) return;
  const { port1, port2 } = new MessageChannel();
  stories.postMessage({ type: CONNECT }, location.origin, [port1]);
  panel.postMessage({ type: CONNECT }, location.origin, [port2]);
}

function DebuggerPanel({ active }: { readonly active: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState(active);
  const { base } = useTheme() as { readonly base?: string }; // boundary: Storybook's theme has it, the type of it has not
  const page = (): Window | undefined => frame.current?.contentWindow ?? undefined;
  const told = useRef(() => undefined);
  told.current = () => { page()?.postMessage({ type: THEME, theme: base }, location.origin); return undefined; };

  useEffect(() => { if (active) setOpened(true); }, [active]);
  useEffect(() => { told.current(); }, [base]);
  useChannel({ [STORY]: () => { const own = page(); if (own !== undefined) bringTogether(own); } });
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<unknown>): void => {
      const own = page();
      if (own === undefined || source !== own || origin !== location.origin) return;
      if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== READY) return;
      told.current();
      bringTogether(own);
    };
    window.addEventListener('message', hear);
    return () => { window.removeEventListener('message', hear); };
  }, []);

  if (!opened) return null;
  return createElement('iframe', {
    ref: frame, title: 'Rulebench', src: new URL(`${PAGE}/index.html`, document.baseURI).href, hidden: !active,
    style: { display: active ? 'block' : 'none', width: '100%', height: '100%', border: 0 },
  });
}

addons.register(ADDON, () => {
  addons.add(PANEL, {
    type: types.PANEL, title: 'Rulebench', paramKey: ADDON,
    render: ({ active }) => createElement(DebuggerPanel, { active: active === true }),
  });
});
