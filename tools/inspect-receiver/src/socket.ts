/** Hears an app in a Node process, or anything else that speaks the protocol over a WebSocket. */

import { isRecord } from '@rulebench/core';
import { sourceOf, type LiveSource } from '@rulebench/inspect/live';
import { createWebSocketReceiver } from '@rulebench/xstate-inspect-v4';
import { passed } from './gate.ts';
import { heardInStately, isStately } from './stately.ts';

/** What is used of a WebSocket: the browser's, or that of a library with the same face. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  readonly readyState: number;
}

export interface SocketOptions {
  /** `ws://127.0.0.1:8098` */
  readonly url: string;
  /** Where the platform has none of its own. */
  readonly WebSocket?: new (url: string) => SocketLike;
}

/** Milliseconds until a connection that was lost is tried again. */
const AGAIN = 1000;
const OPEN = 1;

/** What the receiver of `@xstate/inspect` sets on the socket that it makes. */
interface Handlers {
  onopen?: (() => void) | undefined;
  onmessage?: ((event: { readonly data: string }) => void) | undefined;
  onerror?: ((event: unknown) => void) | undefined;
}

/**
 * Live sessions of the app behind a WebSocket, through `@xstate/inspect`'s WebSocket receiver. A connection that ends is
 * tried again until `stop`.
 */
export function receiveFromSocket({ url, WebSocket = globalThis.WebSocket }: SocketOptions): LiveSource {
  let socket: SocketLike | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let wasOpen = false;
  const handlers: Handlers & { send: (text: string) => void } = { send: (text) => { if (socket?.readyState === OPEN) socket.send(text); } };

  const source = sourceOf((message) => { handlers.send(JSON.stringify(message)); }, () => {
    stopped = true;
    clearTimeout(again);
    socket?.close();
  });

  function connect(): void {
    socket = new WebSocket(url);
    socket.onopen = () => { wasOpen = true; source.recount(); handlers.onopen?.(); };
    socket.onmessage = ({ data }: { readonly data: unknown }) => { if (typeof data === 'string') hear(data); };
    socket.onclose = () => {
      if (stopped) return;
      if (wasOpen) source.hear({ kind: 'left' });
      wasOpen = false;
      again = setTimeout(connect, AGAIN);
    };
    // A failed connection is told by `onclose` as well.
    socket.onerror = () => undefined;
  }

  function hear(text: string): void {
    const data = parsed(text);
    if (isStately(data)) {
      const news = heardInStately(data);
      if (news !== undefined) source.hear(news);
      return;
    }
    if (isRecord(data) && data['type'] === 'xstate.disconnect') return source.hear({ kind: 'left' });
    const message = passed(data);
    if (message === undefined) return;
    try {
      handlers.onmessage?.({ data: message === data ? text : JSON.stringify(message) });
    } finally {
      source.count();
    }
  }

  const receiver = withSocket(handlers, () => createWebSocketReceiver({ server: url.replace(/^wss?:\/\//, ''), protocol: url.startsWith('wss:') ? 'wss' : 'ws', serialize: undefined }));
  receiver.subscribe(source.take);
  connect();
  return source.live;
}

/**
 * The receiver makes its socket itself, keeps it to itself and never closes it. For the moment in which it does, the name
 * leads to a socket that is ours, so that what it hears can be checked and the connection ended.
 */
function withSocket<T>(ours: object, make: () => T): T {
  const { WebSocket: own } = globalThis;
  function Ours(): object { return ours; }
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: Ours });
  try {
    return make();
  } finally {
    Object.defineProperty(globalThis, 'WebSocket', { configurable: true, writable: true, value: own });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
