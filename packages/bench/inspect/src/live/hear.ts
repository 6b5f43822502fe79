/** How sessions grow from what is heard. Pure: a batch of news gives a new `Live`, and what did not change stays the same object. */

import type { AnyEventObject } from 'xstate';
import { sameJson } from '@rulebench/core';
import type { Offers, Since } from '../protocol.ts';
import type { Live, LiveMicrostep, LiveSession, LiveStep } from './model.ts';
import { outcomeOf } from './outcome.ts';
import type { StateShape } from './shape.ts';

/** A state as it was told. */
export interface HeardState {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
  readonly output?: unknown;
  readonly error?: string;
}

export type Heard =
  | { readonly kind: 'register'; readonly sessionId: string; readonly id: string; readonly parent?: string; readonly shape: StateShape; readonly state: HeardState; readonly since: Since; readonly step: number; readonly offers: Offers }
  | { readonly kind: 'event'; readonly sessionId: string; readonly step?: number; readonly event: AnyEventObject }
  | { readonly kind: 'microstep'; readonly sessionId: string; readonly microstep: LiveMicrostep }
  /** `told`: whether the app tells what it took. `changed`: whether it says that something was taken. */
  | { readonly kind: 'state'; readonly sessionId: string; readonly state: HeardState; readonly told: boolean; readonly changed?: boolean; readonly event?: AnyEventObject }
  | { readonly kind: 'stop'; readonly sessionId: string; readonly status: string }
  | { readonly kind: 'dropped'; readonly steps: number }
  | { readonly kind: 'left' };

/** How much is kept: steps of one session, sessions that are over. */
const MOST_STEPS = 10_000;
const MOST_OVER = 50;

interface Open { readonly event?: AnyEventObject; readonly step?: number; readonly microsteps: LiveMicrostep[] }
type Draft = Omit<LiveSession, 'steps' | 'forgotten' | 'status'> & { steps: LiveStep[]; forgotten: number; status: string };

/** Keeps what belongs together until it is whole. */
export interface Hearing {
  readonly hear: (live: Live, news: readonly Heard[]) => Live;
}

export function hearing(): Hearing {
  const open = new Map<string, Open>();
  /** Dropped steps that no step has told of yet. */
  let gap = 0;

  return {
    hear: (live, news) => {
      const sessions = new Map(live.sessions);
      const drafts = new Map<string, Draft>();
      let { connected, dropped } = live;
      const draftOf = (sessionId: string): Draft | undefined => {
        const known = drafts.get(sessionId);
        const session = sessions.get(sessionId);
        if (known !== undefined || session === undefined) return known;
        const draft = { ...session, steps: [...session.steps] };
        drafts.set(sessionId, draft);
        return draft;
      };

      for (const heard of news) {
        // Whoever comes after an app that left tells all there is to tell: it may be another one, with the same names for other actors.
        if (heard.kind === 'register' && !connected) { sessions.clear(); drafts.clear(); open.clear(); dropped = gap = 0; }
        connected = heard.kind !== 'left';
        switch (heard.kind) {
          case 'left':
            open.clear();
            for (const sessionId of sessions.keys()) { const draft = draftOf(sessionId); if (draft?.status === 'active') draft.status = 'left'; }
            break;
          case 'dropped':
            gap += heard.steps;
            dropped += heard.steps;
            break;
          case 'register': {
            open.delete(heard.sessionId);
            sessions.delete(heard.sessionId);
            drafts.delete(heard.sessionId);
            sessions.set(heard.sessionId, registered(heard));
            break;
          }
          case 'event': {
            const draft = draftOf(heard.sessionId);
            const before = open.get(heard.sessionId);
            if (draft === undefined) break;
            if (before?.event !== undefined && !isStart(before.event)) { add(draft, untold(before, draft)); }
            open.set(heard.sessionId, { event: heard.event, microsteps: [], ...(heard.step === undefined ? {} : { step: heard.step }) });
            break;
          }
          case 'microstep':
            open.get(heard.sessionId)?.microsteps.push(heard.microstep);
            break;
          case 'state': {
            const draft = draftOf(heard.sessionId);
            if (draft === undefined) break;
            const told = open.get(heard.sessionId);
            open.delete(heard.sessionId);
            const whole = { microsteps: told?.microsteps ?? [], ...told, ...(told?.event === undefined && heard.event !== undefined ? { event: heard.event } : {}) };
            if (whole.event === undefined || isStart(whole.event)) restart(draft, heard.state);
            else { add(draft, stepOf(draft, whole, heard, gap)); gap = 0; }
            draft.status = heard.state.status;
            break;
          }
          case 'stop': {
            const draft = draftOf(heard.sessionId);
            if (draft !== undefined) draft.status = draft.status === 'active' ? heard.status : draft.status;
            break;
          }
        }
      }
      for (const [sessionId, draft] of drafts) sessions.set(sessionId, draft);
      forgetOver(sessions);
      return { connected, dropped, sessions };
    },
  };
}

function registered({ sessionId, id, parent, shape, state, since, step, offers }: Extract<Heard, { kind: 'register' }>): LiveSession {
  return {
    sessionId, id, ...(parent === undefined ? {} : { parent }), shape, since, offers, status: state.status, forgotten: 0,
    steps: [{ n: step, outcome: 'start', microsteps: [], dropped: 0, ...state }],
  };
}

function isStart({ type }: AnyEventObject): boolean {
  return type === 'xstate.init' || type === '';
}

/** A state without an event: what is known of the start is this. Later it is what the app says now, and no step. */
function restart(draft: Draft, state: HeardState): void {
  const first = draft.steps[0];
  if (draft.steps.length === 1 && first?.outcome === 'start') draft.steps = [{ ...first, ...state }];
}

function stepOf(draft: Draft, { event, step, microsteps }: Open, { state, told, changed }: Extract<Heard, { kind: 'state' }>, dropped: number): LiveStep {
  const last = draft.steps.at(-1);
  const same = sameJson(last?.value, state.value) && sameJson(last?.context, state.context) && last?.status === state.status;
  return {
    n: step ?? (last?.n ?? 0) + 1, ...(event === undefined ? {} : { event }), microsteps, dropped, ...state,
    outcome: outcomeOf({ shape: draft.shape, before: last?.value, event, status: state.status, statusBefore: last?.status ?? 'active', microsteps, told, taken: changed ?? !same }),
  };
}

function untold({ event, step, microsteps }: Open, draft: Draft): LiveStep {
  const last = draft.steps.at(-1);
  return {
    n: step ?? (last?.n ?? 0) + 1, ...(event === undefined ? {} : { event }), microsteps, dropped: 0, outcome: 'untold',
    value: last?.value, context: last?.context, status: last?.status ?? 'active',
  };
}

function add(draft: Draft, step: LiveStep): void {
  draft.steps.push(step);
  const over = draft.steps.length - MOST_STEPS;
  if (over <= 0) return;
  draft.steps.splice(0, over);
  draft.forgotten += over;
}

function forgetOver(sessions: Map<string, LiveSession>): void {
  const over = [...sessions.values()].filter(({ status }) => status !== 'active');
  for (const { sessionId } of over.slice(0, Math.max(0, over.length - MOST_OVER))) sessions.delete(sessionId);
}
