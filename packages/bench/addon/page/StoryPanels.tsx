/** The panels of the story that is shown; before it has a machine, how it gets one. */

import { LiveView } from '@rulebench/panels';
import { receiveFromPort, type LiveSource } from '@rulebench/inspect/live';
import { useEffect, useState } from 'react';
import { CONNECT, READY, THEME } from '../src/names.ts';

/** Hears Storybook's window: the colours, and a port for each story. */
function useStory(): LiveSource | undefined {
  const [source, setSource] = useState<LiveSource>();
  useEffect(() => {
    const hear = ({ data, source: from, origin, ports: [port] }: MessageEvent<unknown>): void => {
      if (from !== window.parent || origin !== location.origin || typeof data !== 'object' || data === null || !('type' in data)) return;
      if (data.type === THEME && 'theme' in data) document.documentElement.dataset['theme'] = data.theme === 'dark' ? 'dark' : 'light';
      if (data.type === CONNECT && port !== undefined) setSource(receiveFromPort(port));
    };
    window.addEventListener('message', hear);
    window.parent.postMessage({ type: READY }, location.origin);
    return () => { window.removeEventListener('message', hear); };
  }, []);
  useEffect(() => () => { source?.stop(); }, [source]);
  return source;
}

export function StoryPanels() {
  const source = useStory();
  if (source === undefined) return null;
  return <LiveView source={source} attached="story"><HowTo /></LiveView>;
}

function HowTo() {
  return (
    <div className="how">
      <h2>This story has started no machine yet</h2>
      <p>An XState machine is shown here as soon as the story starts an actor of it, by <code>useMachine</code>, <code>createActor</code>, or however it does.</p>
      <p>Where nothing in the story starts it, name it: <code>{'parameters: { rulebench: { machine } }'}</code>.</p>
    </div>
  );
}
