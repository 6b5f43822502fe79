/** Hears an app in another window: the one around this page, the one that opened it, or one in a frame of this page. */

import { isRecord } from '@rulebench/core';
import { isLoopbackOrigin, sourceOf, type LiveSource } from '@rulebench/inspect/live';
import { createWindowReceiver } from '@rulebench/xstate-inspect-v4';
import { passed } from './gate.ts';
import { heardInStately, isStately, STATELY_HELLO } from './stately.ts';

export interface WindowOptions {
  /** The app's window; the one around this page or that opened it, unless told. */
  readonly target?: Window;
  /** The app's origins that are listened to; this page's own and those of this machine, unless told. */
  readonly origins?: readonly string[];
}

/**
 * Live sessions of the app in another window, through `@xstate/inspect`'s window receiver. Messages of other windows and
 * origins are ignored. An app that uses `@statelyai/inspect` is heard too.
 */
export function receiveFromWindow({ target = around(), origins }: WindowOptions = {}): LiveSource {
  const isHeard = (origin: string): boolean => (origins === undefined ? origin === location.origin || isLoopbackOrigin(origin) : origins.includes(origin));
  const own = window;
  /** Commands go to the origin that was heard; before that only the question whether somebody is there goes out. */
  let origin: string | undefined;
  let hand: ((event: { readonly data: unknown }) => void) | undefined;

  const post = (message: object): void => { if (origin !== undefined) target?.postMessage(message, origin); };
  const source = sourceOf(post, () => {
    own.removeEventListener('message', hear);
    receiver.stop?.();
  });

  function hear({ data, origin: from, source: sender }: MessageEvent<unknown>): void {
    if (!isHeard(from) || !isRecord(data)) return;
    // A page that goes says so, and is no window any more when it is heard.
    if (sender === null && from === origin && data['type'] === 'xstate.disconnect') return source.hear({ kind: 'left' });
    if (sender === null || sender !== target) return;
    if (isStately(data)) {
      origin = from;
      const news = heardInStately(data);
      if (news !== undefined) source.hear(news);
    } else if (data['type'] === 'service.attached') {
      origin = from;
      knock();
    } else if (data['type'] === 'xstate.disconnect') {
      source.hear({ kind: 'left' });
    } else {
      const message = passed(data);
      if (message === undefined) return;
      origin = from;
      handOn(message);
      source.count();
    }
  }

  /** What its parser cannot read is no message; the next one may be. */
  function handOn(data: unknown): void {
    try {
      hand?.({ data });
    } catch {
      return;
    }
  }

  function knock(): void {
    source.recount();
    const to = origin ?? (origins?.length === 1 ? origins[0] : undefined) ?? '*';
    target?.postMessage({ type: 'xstate.inspecting' }, to);
  }

  // The receiver gets neither window: this one's messages after they were checked, and a way to the other that minds its origin.
  const receiver = createWindowReceiver({
    window: { addEventListener: (_: string, listener: typeof hand) => { hand = listener; }, removeEventListener: () => { hand = undefined; } } as unknown as Window, // boundary: all of a window that it uses
    targetWindow: { postMessage: (message: object) => { if ('type' in message && message.type === 'xstate.inspecting') knock(); else post(message); } } as unknown as Window, // boundary: likewise
  });
  receiver.subscribe(source.take);
  own.addEventListener('message', hear);
  target?.postMessage(STATELY_HELLO, origins?.length === 1 ? origins[0] ?? '*' : '*');
  return source.live;
}

function around(): Window | undefined {
  const found: unknown = window.self === window.top ? window.opener : window.parent;
  return found === null || found === window ? undefined : found as Window; // boundary: a window that may be of another origin
}
