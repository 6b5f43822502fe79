/**
 * The messages between an attached app and the debugger's page. `service.*` and `xstate.*` are those of @xstate/inspect
 * 0.8, whose receivers understand them; what Rulebench adds are fields named `note`, the event `@xstate.microstep`, and
 * the message types that the receivers hand through.
 */

import type { AnyEventObject, StateValue } from 'xstate';
import { isRecord } from '@rulebench/core';
import type { TransitionRef } from '@rulebench/core/bench';

/** What an app lets the debugger do. */
export interface Offers {
  readonly events: boolean;
  readonly explain: boolean;
  readonly legal: boolean;
}

/** Where the history of a session begins: with the actor, where it was attached while it ran, or later, as older steps were let go. */
export type Since = 'start' | 'attach' | 'later';

/** What a registration says beyond the protocol. */
export interface RegisterNote {
  readonly since: Since;
  /** The number of the step that the registered state came of; 0 is the start, or the state in which the actor was attached. */
  readonly step: number;
  readonly offers: Offers;
}

/** What a state says beyond the protocol. */
export interface StateNote {
  readonly step: number;
  /** Whether the event was taken. The state's own `changed` says the same, and gets lost in the protocol's receivers. */
  readonly took: boolean;
  readonly status: string;
  readonly output?: unknown;
  readonly error?: string;
}

export const MICROSTEP = '@xstate.microstep';

/** A microstep, sent as an event of that type so that it keeps its place among the protocol's own messages. */
export interface MicrostepEvent {
  readonly type: typeof MICROSTEP;
  readonly event: AnyEventObject;
  /** Whether it is not the event of the step itself: raised, or another of the machine's own. */
  readonly raised: boolean;
  readonly transitions: readonly TransitionRef[];
  readonly value: StateValue | null;
  readonly emitted: readonly unknown[];
  readonly raises: readonly unknown[];
}

export type AnswerTo = 'event' | 'explain' | 'legal';

/** From the app to the debugger. `machine`, `state`, `event` and `result` are JSON texts. */
export type Told =
  | { readonly type: 'service.register'; readonly sessionId: string; readonly id: string; readonly parent?: string; readonly machine: string; readonly state: string; readonly note: RegisterNote }
  | { readonly type: 'service.event'; readonly sessionId: string; readonly event: string; readonly note: { readonly step: number } }
  | { readonly type: 'service.state'; readonly sessionId: string; readonly state: string; readonly note: StateNote }
  | { readonly type: 'service.stop'; readonly sessionId: string; readonly note: { readonly status: string } }
  /** An app is there that was not when the debugger asked. */
  | { readonly type: 'service.attached' }
  /** The debugger was not fast enough: so many steps are left out here. */
  | { readonly type: 'service.dropped'; readonly steps: number }
  | Answer;

export type Answer = { readonly type: 'service.answer'; readonly to: AnswerTo; readonly sessionId: string; readonly request?: string } & Outcome;

/** What came of a command. */
export type Outcome =
  | { readonly ok: true; readonly result: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** From the debugger to the app. */
export type Command =
  | { readonly type: 'inspecting' }
  /** How many messages the debugger has worked through. */
  | { readonly type: 'seen'; readonly messages: number }
  | { readonly type: 'event'; readonly sessionId: string; readonly request?: string; readonly event: AnyEventObject }
  /** `step`: judged after that step; now where it is left out. */
  | { readonly type: 'explain'; readonly sessionId: string; readonly request?: string; readonly event: AnyEventObject; readonly step?: number; readonly as?: string }
  | { readonly type: 'legal'; readonly sessionId: string; readonly request?: string; readonly step?: number; readonly as?: string };

/** A longer message is no command that a person sent. */
const LONGEST = 1_000_000;

/** A command, if the message is one; anything else is none of ours, or malformed, and gives undefined. Pure; never throws. */
export function commandOf(message: unknown): Command | undefined {
  try {
    return isRecord(message) ? commandFrom(message) : undefined;
  } catch {
    return undefined;
  }
}

function commandFrom(message: Readonly<Record<string, unknown>>): Command | undefined {
  switch (message['type']) {
    case 'xstate.inspecting': return { type: 'inspecting' };
    case 'rulebench.seen': {
      const messages = message['messages'];
      return typeof messages === 'number' && Number.isSafeInteger(messages) && messages >= 0 ? { type: 'seen', messages } : undefined;
    }
    case 'xstate.event': return eventCommand(message);
    case 'rulebench.explain': {
      const event = eventIn(message['event']);
      const asked = askedIn(message);
      return event === undefined || asked === undefined ? undefined : { type: 'explain', event, ...asked };
    }
    case 'rulebench.legal': {
      const asked = askedIn(message);
      return asked && { type: 'legal', ...asked };
    }
    default: return undefined;
  }
}

/** The session is named by `service`, or as @xstate/inspect does it, by the envelope's `origin`. */
function eventCommand(message: Readonly<Record<string, unknown>>): Command | undefined {
  const envelope = parsed(message['event']);
  if (!isRecord(envelope)) return undefined;
  const sessionId = textIn(message['service']) ?? textIn(envelope['origin']);
  const event = eventFrom(envelope['data']);
  return sessionId === undefined || event === undefined ? undefined : { type: 'event', sessionId, event, ...requestIn(message) };
}

function askedIn(message: Readonly<Record<string, unknown>>) {
  const { service, step, as } = message;
  if (typeof service !== 'string' || !(step === undefined || typeof step === 'number') || !(as === undefined || typeof as === 'string')) return undefined;
  return { sessionId: service, ...requestIn(message), ...(step === undefined ? {} : { step }), ...(as === undefined ? {} : { as }) };
}

function requestIn({ request }: Readonly<Record<string, unknown>>): { request?: string } {
  return typeof request === 'string' && request.length <= 100 ? { request } : {};
}

function eventIn(text: unknown): AnyEventObject | undefined {
  return eventFrom(parsed(text));
}

function eventFrom(data: unknown): AnyEventObject | undefined {
  return isRecord(data) && typeof data['type'] === 'string' ? { ...data, type: data['type'] } : undefined;
}

/** @throws where the text is no JSON */
function parsed(text: unknown): unknown {
  return typeof text === 'string' && text.length <= LONGEST ? JSON.parse(text, withoutPrototypes) : undefined;
}

/** For `JSON.parse`: an app that merges what it is sent must not get a prototype with it. */
export function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The envelope in which the protocol carries events. Pure. */
export function envelopeOf<E extends { readonly type: string }>(data: E, origin?: string) {
  return { name: data.type, data, $$type: 'scxml', type: 'external', ...(origin === undefined ? {} : { origin }) };
}
