/** Live: the page that an app names as its `url`, or that connects to a Node process. */

import { LiveView } from '@rulebench/panels';
import { receiveFromSocket, receiveFromWindow } from '@rulebench/inspect-receiver';
import type { LiveSource } from '@rulebench/inspect/live';
import { useEffect, useState, type FormEvent } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from '../pages/destinations.ts';
import '../pages/pages.css';

const navigation = navigationIn(code);

/** Hears the app whose window this one is in or was opened by, until somebody names a process. */
export function AttachPage() {
  const [url, setUrl] = useState<string>();
  const source = useSource(url);
  if (source === undefined) return null;
  return (
    <LiveView source={source} rulings={library} {...navigation}>
      <HowTo url={url} onConnect={setUrl} />
    </LiveView>
  );
}

function useSource(url: string | undefined): LiveSource | undefined {
  const [source, setSource] = useState<LiveSource>();
  useEffect(() => {
    const made = url === undefined ? receiveFromWindow() : receiveFromSocket({ url });
    setSource(made);
    return () => { made.stop(); };
  }, [url]);
  return source;
}

const BROWSER = (address: string): string => `import { attach } from '@rulebench/inspect';

const actor = createActor(machine).start();
attach(actor, { url: '${address}' });`;
const NODE = `import { attach } from '@rulebench/inspect/node';

const actor = createActor(machine).start();
const { url } = await attach(actor); // ws://127.0.0.1:8098`;

function HowTo({ url, onConnect }: { readonly url: string | undefined; readonly onConnect: (url: string) => void }) {
  const here = new URL('iframe.html?id=live--attach&viewMode=story', window.location.href).href;
  const connect = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('url');
    if (typeof given === 'string') onConnect(given);
  };
  return (
    <div className="rb page">
      <p className="lead">Any XState machine that runs in an app of yours can be stepped through here while it runs.</p>
      <div className="grid">
        <section className="card">
          <h2>In a page</h2>
          <p className="soft">Attach it where a button is pressed; this page opens in a window of its own, or in a frame that you give.</p>
          <pre tabIndex={0}>{BROWSER(here)}</pre>
        </section>
        <section className="card">
          <h2>In a Node process</h2>
          <p className="soft">It listens on this machine only; connect to it here.</p>
          <pre tabIndex={0}>{NODE}</pre>
          <form onSubmit={connect}>
            <label className="rb-field"><span>Address of the process</span> <input className="rb-input" name="url" type="url" required pattern="wss?://.+" defaultValue={url ?? 'ws://127.0.0.1:8098'} /></label>{' '}
            <button type="submit" className="rb-button">Connect</button>
          </form>
          {url === undefined ? null : <p className="soft" role="status">Trying {url} …</p>}
        </section>
      </div>
    </div>
  );
}
