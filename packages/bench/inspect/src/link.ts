/**
 * One debugger that looks on: tells it what was recorded, so much a frame that neither the app nor the debugger's page
 * stands still, and says how many steps it had to leave out.
 */

import { framesFor } from './frames.ts';
import type { Offers, Told } from './protocol.ts';
import type { Recording, Session } from './record.ts';
import { overTold, type Teller } from './tell.ts';

/** How messages get across. */
export interface Wire {
  readonly post: (message: Told) => void;
  /** Whether what was posted piles up. */
  readonly isFull?: () => boolean;
}

export interface Link {
  /** The debugger asked: everything that is kept is told, from the beginning. */
  readonly connect: () => void;
  /** There is something new. */
  readonly news: () => void;
  /** The debugger has worked through so many messages. */
  readonly seen: (messages: number) => void;
  /** Sends an answer at once. */
  readonly say: (message: Told) => void;
  /** The number of the next entry to tell; undefined before the debugger asked. */
  readonly told: () => number | undefined;
  /** How many messages were sent since the debugger asked. */
  readonly posted: () => number;
  readonly close: () => void;
}

/** Milliseconds of one frame, steps of one frame. */
const BUDGET = 5;
const STEPS_A_FRAME = 60;
/** Messages that a debugger which says what it has seen may be behind. */
const AHEAD = 600;
/** After so many milliseconds without a word it is no longer waited for. */
const PATIENCE = 2000;

/** @param onTold called when some were told: what nobody still has to hear may be let go */
export function linkOf(recording: Recording, teller: Teller, offersOf: (session: Session) => Offers, wire: Wire, onTold: () => void): Link {
  const known = new Map<string, Session>();
  let next: number | undefined;
  let stepsTold = 0;
  let posted = 0;
  let seenByPage: number | undefined;
  let heardAt = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const frames = framesFor(pump);

  function post(message: Told): void {
    posted += 1;
    wire.post(message);
  }

  function register(session: Session): void {
    known.set(session.sessionId, session);
    post(teller.register(session, offersOf(session)));
  }

  /** Sessions that began before the oldest entry that is kept. */
  function registerAll(from: number): void {
    const later = new Set<Session>();
    for (let i = from; i < recording.range().end; i += 1) {
      const entry = recording.at(i);
      if (entry?.kind === 'born') later.add(entry.session);
    }
    const sessions = recording.sessions();
    for (const session of known.values()) if (!sessions.includes(session)) forget(session, 'stopped');
    for (const session of sessions) if (!known.has(session.sessionId) && !later.has(session)) register(session);
  }

  function forget(session: Session, status: string): void {
    if (known.delete(session.sessionId)) post(overTold(session, status));
  }

  function isBehind(): boolean {
    if (wire.isFull?.() ?? false) return true;
    return seenByPage !== undefined && posted - seenByPage > AHEAD && performance.now() - heardAt < PATIENCE;
  }

  function tell(number: number): boolean {
    const entry = recording.at(number);
    if (entry === undefined) return false;
    switch (entry.kind) {
      case 'born':
        register(entry.session);
        break;
      case 'step':
        if (entry.end === undefined) return false;
        if (known.has(entry.session.sessionId)) teller.step(entry).forEach(post);
        stepsTold = entry.before + 1;
        break;
      case 'over':
        forget(entry.session, entry.status);
        break;
    }
    return true;
  }

  function pump(): void {
    if (next === undefined) return;
    recording.settle();
    const until = performance.now() + BUDGET;
    for (let count = 0; count < STEPS_A_FRAME && next < recording.range().end; count += 1) {
      if (count > 0 && performance.now() > until) break;
      if (isBehind()) return wait();
      if (next < recording.range().first) next = catchUp(recording.range().first);
      if (!tell(next)) return;
      next += 1;
    }
    onTold();
    if (next < recording.range().end) frames.plan();
  }

  function catchUp(first: number): number {
    const steps = (recording.at(first)?.before ?? stepsTold) - stepsTold;
    if (steps > 0) post({ type: 'service.dropped', steps });
    stepsTold += steps;
    registerAll(first);
    return first;
  }

  function wait(): void {
    patience ??= setTimeout(() => { patience = undefined; pump(); }, PATIENCE / 4);
  }

  return {
    connect: () => {
      const { first } = recording.range();
      known.clear();
      posted = 0;
      seenByPage = undefined;
      next = first;
      stepsTold = recording.at(first)?.before ?? 0;
      registerAll(first);
      frames.plan();
    },
    news: () => { if (next !== undefined) frames.plan(); },
    seen: (messages) => {
      seenByPage = Math.min(messages, posted);
      heardAt = performance.now();
      if (next !== undefined) frames.plan();
    },
    say: post,
    told: () => next,
    posted: () => posted,
    close: () => {
      frames.stop();
      clearTimeout(patience);
      next = undefined;
    },
  };
}
