/** What a component sees of attached apps: the sessions as they come, a cursor that follows the newest step until it is moved, and answers that arrive. */

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Explanation, LegalMoves } from '@rulebench/core/explain';
import type { Live, LiveSession, LiveSource, Reply } from '@rulebench/inspect/live';

/** The sessions now. */
export function useLive(source: LiveSource): Live {
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
}

/** The session that had an event last, once one had. What a machine started goes on by itself, and is left out. */
export function useTouched({ sessions }: Live): string | undefined {
  const [touched, setTouched] = useState<string>();
  const before = useRef(sessions);
  useEffect(() => {
    const grown = [...sessions.values()].findLast(({ sessionId, parent, steps }) => parent === undefined && (steps.at(-1)?.n ?? 0) > (before.current.get(sessionId)?.steps.at(-1)?.n ?? 0));
    before.current = sessions;
    if (grown !== undefined) setTouched(grown.sessionId);
  }, [sessions]);
  return touched;
}

export interface Cursor {
  /** The index of the step that is looked at. */
  readonly at: number;
  /** Whether it stays with the newest step as more come. */
  readonly follows: boolean;
  readonly go: (index: number) => void;
}

/** A cursor over steps that grow at the end, and are let go at the beginning: it stays at its step, not at its index. */
export function useCursor({ steps }: Pick<LiveSession, 'steps'>): Cursor {
  const [held, setHeld] = useState<number>();
  const last = steps.length - 1;
  const found = held === undefined ? last : steps.findIndex(({ n }) => n >= held);
  const at = found === -1 ? last : found;
  return { at, follows: held === undefined, go: (index) => { setHeld(index >= last ? undefined : steps[Math.max(0, index)]?.n); } };
}

/** Moves on step by step while it plays; at the newest it goes on following. */
export function usePlaying({ at, follows, go }: Cursor, perSecond: number) {
  const [playing, setPlaying] = useState(false);
  const running = playing && !follows;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => { go(at + 1); }, 1000 / perSecond);
    return () => { clearTimeout(timer); };
  });
  return { playing: running, toggle: () => { if (running) return setPlaying(false); if (follows) go(0); setPlaying(true); }, pause: () => { setPlaying(false); } };
}

/** An answer that is waited for, has come, or is not to be had. */
export type Answered<T> = Reply<T> | 'asking' | undefined;

/** The app's explanation of an event in the state after a step; asked once a question. */
export function useRemoteExplanation(source: LiveSource, session: LiveSession, event: AnyEventObject | undefined, step: number | undefined): Answered<Explanation> {
  const wanted = session.offers.explain && event !== undefined && step !== undefined ? `${session.sessionId} ${step} ${JSON.stringify(event)}` : undefined;
  return useAnswer(wanted, () => source.explain(session.sessionId, event ?? { type: '' }, step === undefined ? {} : { step }));
}

/** The moves that the app calls legal in the state after a step. */
export function useRemoteMoves(source: LiveSource, session: LiveSession, step: number): Answered<LegalMoves> {
  return useAnswer(session.offers.legal ? `${session.sessionId} ${step}` : undefined, () => source.legal(session.sessionId, { step }));
}

/** The cursor may pass many steps before it rests. */
const REST = 60;

function useAnswer<T>(question: string | undefined, ask: () => Promise<Reply<T>>): Answered<T> {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly reply: Reply<T> }>();
  const asking = useRef(ask);
  useEffect(() => { asking.current = ask; });
  useEffect(() => {
    if (question === undefined) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void asking.current().then((reply) => { if (wanted) setAnswer({ to: question, reply }); });
    }, REST);
    return () => { wanted = false; clearTimeout(timer); };
  }, [question]);
  if (question === undefined) return undefined;
  return answer?.to === question ? answer.reply : 'asking';
}
