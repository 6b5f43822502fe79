/** The middle of every receiver: news are taken together once a frame, commands wait for their answers. */

import type { AnyEventObject } from 'xstate';
import { envelopeOf } from '../protocol.ts';
import { hearing, type Heard } from './hear.ts';
import { NOTHING, type Live, type LiveSource, type Reply } from './model.ts';
import { answerIn, heardIn, WITHOUT_NOTE } from './news.ts';

export interface Source {
  readonly live: LiveSource;
  /** A message as `@xstate/inspect`'s receiver hands it out. */
  readonly take: (message: unknown) => void;
  readonly hear: (news: Heard) => void;
  /** So many messages came; the app is told once a frame, so that it does not run ahead. */
  readonly count: () => void;
  /** A new beginning: nothing was received yet. */
  readonly recount: () => void;
}

const PATIENCE = 10_000;
/** News that wait for a frame which does not come. */
const MOST_NEWS = 20_000;

/**
 * A source of live sessions that is fed with messages.
 * @param post sends a command to the app
 * @param stop called once, when nobody looks any more
 */
export function sourceOf(post: (message: object) => void, stop: () => void): Source {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (reply: Reply<unknown>) => void>();
  const { hear } = hearing();
  let live: Live = NOTHING;
  let news: Heard[] = [];
  let received = 0;
  let said = 0;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    timer = frame = undefined;
    if (news.length > 0) {
      const batch = news;
      news = [];
      live = hear(live, batch);
      for (const listener of listeners) listener();
    }
    if (received !== said) post({ type: 'rulebench.seen', messages: received });
    said = received;
  }

  /** Frames do not come to a page in the background. */
  function plan(): void {
    if (news.length > MOST_NEWS) return flush();
    if (timer !== undefined) return;
    const shown = typeof requestAnimationFrame === 'function';
    timer = setTimeout(flush, shown ? 100 : 16);
    if (shown) frame = requestAnimationFrame(flush);
  }

  function heard(one: Heard): void {
    news.push(one);
    plan();
  }

  function ask<T>(message: object): Promise<Reply<T>> {
    asked += 1;
    const request = `r${asked}`;
    return new Promise((resolve) => {
      const given = setTimeout(() => { settle({ ok: false, code: 'RB621', message: 'the app does not answer' }); }, PATIENCE);
      const settle = (reply: Reply<unknown>): void => {
        clearTimeout(given);
        waiting.delete(request);
        resolve(reply as Reply<T>); // boundary: what the attached app answers to this question
      };
      waiting.set(request, settle);
      post({ ...message, request });
    });
  }

  function offered(sessionId: string, what: 'events' | 'explain' | 'legal'): Reply<never> | undefined {
    flush();
    const session = live.sessions.get(sessionId);
    if (session === undefined) return { ok: false, code: 'RB611', message: `there is no session "${sessionId}"` };
    return session.offers[what] ? undefined : { ok: false, code: what === 'events' ? 'RB610' : 'RB614', message: REFUSALS[what] };
  }

  const context = ({ step, as }: { readonly step?: number; readonly as?: string } = {}): object =>
    ({ ...(step === undefined ? {} : { step }), ...(as === undefined ? {} : { as }) });

  return {
    take: (message) => {
      const answer = answerIn(message);
      if (answer !== undefined) {
        const { ok, result, code, message: words } = answer;
        waiting.get(answer.request)?.(ok ? { ok, result } : { ok: false, code, message: words });
        return;
      }
      const one = heardIn(message);
      if (one !== undefined) heard(one);
    },
    hear: heard,
    count: () => { received += 1; plan(); },
    recount: () => { received = said = 0; },
    live: {
      getSnapshot: () => live,
      subscribe: (listener) => { listeners.add(listener); return () => { listeners.delete(listener); }; },
      send: (sessionId, event: AnyEventObject) => {
        const refused = offered(sessionId, 'events');
        if (refused !== undefined) return Promise.resolve(refused);
        const command = { type: 'xstate.event', service: sessionId, event: JSON.stringify(envelopeOf(event, sessionId)) };
        if (live.sessions.get(sessionId)?.offers !== WITHOUT_NOTE) return ask<null>(command);
        post(command);
        return Promise.resolve({ ok: true, result: null });
      },
      explain: (sessionId, event, options) => {
        const refused = offered(sessionId, 'explain');
        return refused === undefined ? ask({ type: 'rulebench.explain', service: sessionId, event: JSON.stringify(event), ...context(options) }) : Promise.resolve(refused);
      },
      legal: (sessionId, options) => {
        const refused = offered(sessionId, 'legal');
        return refused === undefined ? ask({ type: 'rulebench.legal', service: sessionId, ...context(options) }) : Promise.resolve(refused);
      },
      stop: () => {
        clearTimeout(timer);
        if (frame !== undefined) cancelAnimationFrame(frame);
        for (const settle of waiting.values()) settle({ ok: false, code: 'RB621', message: 'the debugger stopped listening' });
        listeners.clear();
        stop();
      },
    },
  };
}

const REFUSALS = {
  events: 'this app takes no events from a debugger',
  explain: 'this app does not explain its moves',
  legal: 'this app does not say which moves there are',
} as const;
