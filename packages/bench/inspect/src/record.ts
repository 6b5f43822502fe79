/**
 * What happens in a running actor and in those it starts, kept as it was told: references only, so that recording costs
 * an app next to nothing. Steps keep the order in which their events were sent. There is room for so many; older ones are
 * let go, and what they led to becomes the state from which the history of a session is told.
 */

import type { AnyEventObject, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate';
import { isRecord } from '@rulebench/core';
import { stateValueOf } from '@rulebench/core/explain';
import { childrenOf, hasStarted, isWithin, machineSnapshot, seen, snapshotOf, statusOf, type Seen } from './actors.ts';
import type { Since } from './protocol.ts';

/** One actor, from its first sight on. */
export interface Session {
  readonly ref: Seen;
  readonly sessionId: string;
  /** The state from which its history is told, and the number of the step that led to it. */
  base: { readonly snapshot: unknown; readonly step: number };
  since: Since;
  /** The number of its newest step. */
  last: number;
  /** Steps whose end is not known yet, in the order in which their events were sent. */
  readonly open: SeenStep[];
  current: SeenStep | undefined;
  /** Whether it was ever seen to run: what is sent to an actor before that waits in it. */
  begun: boolean;
  over: boolean;
}

export interface SeenMicrostep {
  readonly event: AnyEventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly value: StateValue | null;
  emitted: readonly unknown[];
  raises: readonly unknown[];
}

interface Told {
  readonly session: Session;
  /** How many steps were recorded before it. */
  readonly before: number;
}

/** One event sent to an actor with all that came of it. */
export interface SeenStep extends Told {
  readonly kind: 'step';
  readonly n: number;
  readonly event: AnyEventObject;
  readonly microsteps: SeenMicrostep[];
  /** How it ended; none while that is not known. */
  end?: { readonly snapshot: unknown; readonly status: string; readonly error?: unknown };
  emitted: unknown[];
  raises: unknown[];
}

export type Entry = SeenStep | (Told & { readonly kind: 'born' }) | (Told & { readonly kind: 'over'; readonly status: string });

/** How many entries are kept. */
export interface Room {
  /** Told ones, for a debugger that is opened again and for explaining a step of the past. */
  readonly kept: number;
  /** Those that wait to be told as well. */
  readonly waiting: number;
}

export interface Recording {
  /** The number of the oldest entry that is kept, and the one after the newest. */
  readonly range: () => { readonly first: number; readonly end: number };
  readonly at: (number: number) => Entry | undefined;
  /** Every session that has an entry or still lives, parents before the children. */
  readonly sessions: () => readonly Session[];
  readonly session: (sessionId: string) => Session | undefined;
  /** The snapshot after a step of a session, now where none is named; undefined where it is not kept. */
  readonly snapshotAt: (session: Session, step?: number) => unknown;
  /** Ends the steps that ended without being told: nothing was sent after the actor failed or was over. */
  readonly settle: () => void;
  /** Lets go of entries before `told` that there is no room for. */
  readonly trim: (told: number) => void;
  /** Records one more actor, and what it starts; one that was over and starts again begins anew. */
  readonly add: (top: Seen, since?: Since) => void;
  readonly stop: () => void;
}

/**
 * Records `tops` and what they start from now on. Nothing about the actors changes.
 * @param onNews called at every entry, often: it should do no more than plan something
 */
export function record(tops: readonly Seen[], room: Room, onNews: () => void): Recording {
  const watched = new Set<Seen>();
  const systems = new Map<Seen['system'], { unsubscribe(): void }>();
  const sessions = new Map<string, Session>();
  let entries: Entry[] = [];
  let first = 0;
  let steps = 0;

  function isWatched(ref: Seen): boolean {
    for (const top of watched) if (isWithin(ref, top)) return true;
    return false;
  }

  function push(entry: Entry): void {
    entries.push(entry);
    if (entry.kind === 'step') steps += 1;
    // Some more than there is room for, so that not every entry moves all others.
    if (entries.length > room.waiting * 1.25) letGo(entries.length - room.waiting);
    onNews();
  }

  function letGo(count: number): void {
    for (const entry of entries.slice(0, count)) {
      const { session } = entry;
      if (entry.kind === 'step') {
        session.since = 'later';
        if (entry.end !== undefined) session.base = { snapshot: entry.end.snapshot, step: entry.n };
        else session.open.splice(session.open.indexOf(entry), 1);
      }
      if (entry.kind === 'over' && sessions.get(session.sessionId) === session) sessions.delete(session.sessionId);
    }
    entries = entries.slice(count);
    first += count;
  }

  function meet(ref: Seen, since: Since, born: boolean): Session {
    const session: Session = {
      ref, sessionId: ref.sessionId, since, base: { snapshot: snapshotOf(ref), step: 0 }, last: 0, open: [], current: undefined,
      begun: hasStarted(ref), over: false,
    };
    sessions.set(session.sessionId, session);
    if (born) push({ kind: 'born', session, before: steps });
    for (const child of childrenOf(session.base.snapshot)) if (!sessions.has(child.sessionId)) meet(child, since, born);
    return session;
  }

  function begin(session: Session, event: AnyEventObject): SeenStep {
    session.last += 1;
    const step: SeenStep = { kind: 'step', session, before: steps, n: session.last, event, microsteps: [], emitted: [], raises: [] };
    session.open.push(step);
    push(step);
    return step;
  }

  function finish(session: Session, step: SeenStep, end: NonNullable<SeenStep['end']>): void {
    const last = step.microsteps.at(-1);
    if (last !== undefined) Object.assign(last, { emitted: [...last.emitted, ...step.emitted], raises: [...last.raises, ...step.raises] });
    step.end = end;
    session.open.splice(session.open.indexOf(step), 1);
    if (session.current === step) session.current = undefined;
  }

  function end(session: Session, status: string): void {
    if (status === 'active' || session.over) return;
    session.over = true;
    push({ kind: 'over', session, status, before: steps });
  }

  function hear(told: InspectionEvent): void {
    const ref = seen(told.actorRef);
    if (told.type === '@xstate.actor' || !isWatched(ref)) return;
    const session = sessions.get(ref.sessionId) ?? (statusOf(snapshotOf(ref)) === 'active' ? meet(ref, 'start', true) : undefined);
    if (session === undefined) return;
    session.begun ||= hasStarted(ref);
    switch (told.type) {
      case '@xstate.event':
        if (told.event.type !== 'xstate.init' && told.event.type !== 'xstate.stop') begin(session, told.event);
        return;
      case '@xstate.action': return act(session.current ?? session.open[0], told.action);
      case '@xstate.microstep': {
        const step = session.open.find(({ event }) => event === told.event) ?? session.current ?? session.open[0];
        session.current = step;
        if (step === undefined) return;
        const machine = machineSnapshot(told.snapshot);
        step.microsteps.push({
          event: told.event, transitions: told._transitions, value: machine === undefined ? null : stateValueOf(machine), emitted: step.emitted, raises: step.raises,
        });
        Object.assign(step, { emitted: [], raises: [] });
        return;
      }
      case '@xstate.snapshot': {
        const status = statusOf(told.snapshot);
        if (told.event.type === 'xstate.init') {
          if (session.base.step === 0 && session.last === session.open.length) session.base = { snapshot: told.snapshot, step: 0 };
        } else if (told.event.type !== 'xstate.stop') {
          finish(session, session.open.find(({ event }) => event === told.event) ?? begin(session, told.event), { snapshot: told.snapshot, status });
        }
        // Not everything that is stopped says so in its snapshot.
        return end(session, told.event.type === 'xstate.stop' && status === 'active' ? 'stopped' : status);
      }
      case '@xstate.transition': return;
    }
  }

  function add(top: Seen, since: Since = hasStarted(top) ? 'attach' : 'start', born = true): void {
    if (sessions.get(top.sessionId)?.over === false) return;
    watched.add(top);
    if (!systems.has(top.system)) systems.set(top.system, top.system.inspect({ next: hear }));
    meet(top, since, born);
  }

  for (const top of tops) add(top, undefined, false);

  return {
    add,
    range: () => ({ first, end: first + entries.length }),
    at: (number) => entries[number - first],
    sessions: () => [...sessions.values()],
    session: (sessionId) => sessions.get(sessionId),
    snapshotAt: (session, step) => {
      if (step === undefined) return snapshotOf(session.ref);
      if (step === session.base.step) return session.base.snapshot;
      const found = entries.find((entry) => entry.kind === 'step' && entry.session === session && entry.n === step);
      return found?.kind === 'step' ? found.end?.snapshot : undefined;
    },
    settle: () => {
      for (const session of sessions.values()) {
        // React's hooks stop an actor and set it back to where it was not started; what it was sent is past all the same.
        if (session.open.length === 0 || !session.begun) continue;
        const snapshot = snapshotOf(session.ref);
        const status = statusOf(snapshot);
        const error: unknown = isRecord(snapshot) ? snapshot['error'] : undefined;
        for (const [i, step] of [...session.open].entries()) {
          finish(session, step, { snapshot, status, ...(i === 0 && status === 'error' && !session.over ? { error } : {}) });
        }
        end(session, status);
      }
    },
    trim: (told) => letGo(Math.max(0, Math.min(told - first, entries.length - room.kept))),
    stop: () => { for (const subscription of systems.values()) subscription.unsubscribe(); },
  };
}

/** What a machine raises at once, and what it emits, belongs to the microstep that is told after it. */
function act(step: SeenStep | undefined, { type, params }: { readonly type: string; readonly params: unknown }): void {
  if (step === undefined || !isRecord(params) || params['event'] === undefined) return;
  if (type === 'xstate.emit') step.emitted.push(params['event']);
  if (type === 'xstate.raise' && params['delay'] === undefined) step.raises.push(params['event']);
}
