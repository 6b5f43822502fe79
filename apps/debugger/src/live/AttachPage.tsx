/** Live: the page that an app names as its `url`, or that connects to a Node process. */

import { LiveView } from '@rulebench/panels';
import { receiveFromSocket, receiveFromWindow } from '@rulebench/inspect-receiver';
import type { LiveSource } from '@rulebench/inspect/live';
import { useEffect, useState, type FormEvent } from 'react';
import { code, library } from 'virtual:rulebench/library';
import { navigationIn } from '../pages/destinations.ts';
import { keepAddress, openedAt, processOfWord } from './address.ts';
import '../pages/pages.css';

const navigation = navigationIn(code);

export interface AttachPageProps {
  /** The process that is listened to, as the address of this page has it. */
  readonly at?: string;
}

/** Hears the app whose window this one is in or was opened by, until somebody names a process. The page's address keeps that, so that a reload connects again. */
export function AttachPage({ at }: AttachPageProps) {
  const [url, setUrl] = useState(() => openedAt(at));
  const source = useSource(url);
  const connect = (to: string | undefined) => { setUrl(to); keepAddress(to); };
  if (source === undefined) return null;
  return (
    <LiveView source={source} rulings={library} {...navigation} onDisconnect={url === undefined ? undefined : () => { connect(undefined); }}>
      <HowTo url={url ?? processOfWord(at)} trying={url !== undefined} onConnect={connect} />
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

interface HowToProps {
  readonly url: string | undefined;
  readonly trying: boolean;
  readonly onConnect: (url: string) => void;
}

function HowTo({ url, trying, onConnect }: HowToProps) {
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
          {trying && <p className="soft" role="status">Trying {url} …</p>}
        </section>
      </div>
    </div>
  );
}
