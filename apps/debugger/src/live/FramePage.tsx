/** An app in a frame, and beside it the debugger that it is attached to. */

import { LiveView } from '@rulebench/panels';
import { receiveFromWindow } from '@rulebench/inspect-receiver';
import type { LiveSource } from '@rulebench/inspect/live';
import { useEffect, useRef, useState } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from '../pages/destinations.ts';
import '../pages/pages.css';

const navigation = navigationIn(code);

/** The app is another page of this Storybook, and knows nothing of this one but its address. */
export function FramePage() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState<LiveSource>();
  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (target === null || target === undefined) return undefined;
    const made = receiveFromWindow({ target, origins: [window.location.origin] });
    setSource(made);
    return () => { made.stop(); };
  }, []);
  const [app] = useState(() => new URL('iframe.html?id=live--the-app&viewMode=story', window.location.href).href);
  return (
    <div className="live-beside">
      <iframe ref={frame} src={app} title="The app" />
      <div>{source === undefined ? null : <LiveView source={source} rulings={library} {...navigation} />}</div>
    </div>
  );
}
