/**
 * Messages of the protocol, read as `@xstate/inspect`'s receivers hand them out, as news for the debugger. Apps that speak the protocol without Rulebench's
 * notes are understood too, with less to say. Whatever has the wrong form gives no news.
 */

import { isRecord } from '@rulebench/core';
import { MICROSTEP, type Offers, type Since } from '../protocol.ts';
import type { Heard, HeardState } from './hear.ts';
import type { LiveMicrostep } from './model.ts';
import { shapeOfV4 } from './shape-of-v4.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An answer of the app to a command. */
export interface HeardAnswer { readonly request: string; readonly ok: boolean; readonly result: unknown; readonly code: string; readonly message: string }

/** An app without notes takes whatever it is sent, and answers nothing. */
export const WITHOUT_NOTE: Offers = { events: true, explain: false, legal: false };
const LONGEST_NAME = 1000;

/** The news in a parsed message; none where there is none. Pure. */
export function heardIn(message: unknown): Heard | undefined {
  if (!isRecord(message)) return undefined;
  if (message['type'] === 'service.dropped') return typeof message['steps'] === 'number' ? { kind: 'dropped', steps: message['steps'] } : undefined;
  const { sessionId } = message;
  if (typeof sessionId !== 'string' || sessionId.length > LONGEST_NAME) return undefined;
  switch (message['type']) {
    case 'service.register': return registerIn(sessionId, message);
    case 'service.event': return eventIn(sessionId, message);
    case 'service.state': {
      const told = isRecord(message['note']);
      const state = stateIn(message['state'], message['note']);
      const event = isRecord(message['state']) ? eventOf(message['state']['event']) : undefined;
      const changed = isRecord(message['note']) ? message['note']['took'] : isRecord(message['state']) ? message['state']['changed'] : undefined;
      return state && { kind: 'state', sessionId, state, told, ...(typeof changed === 'boolean' ? { changed } : {}), ...(event === undefined ? {} : { event }) };
    }
    case 'service.stop': {
      const note = isRecord(message['note']) ? message['note'] : {};
      return { kind: 'stop', sessionId, status: typeof note['status'] === 'string' ? note['status'] : 'stopped' };
    }
    default: return undefined;
  }
}

/** The answer in a message, if it is one. Pure. */
export function answerIn(message: unknown): HeardAnswer | undefined {
  if (!isRecord(message) || message['type'] !== 'service.answer' || typeof message['request'] !== 'string') return undefined;
  const { request, ok, result, code, message: words } = message;
  return {
    request, ok: ok === true, result: typeof result === 'string' ? parsed(result) : null,
    code: typeof code === 'string' ? code : 'RB620', message: typeof words === 'string' ? words : 'the app gave no reason',
  };
}

function registerIn(sessionId: string, message: Fields): Heard | undefined {
  const { machine, id, parent } = message;
  const note = isRecord(message['note']) ? message['note'] : undefined;
  const state = stateIn(message['state'], undefined);
  if (state === undefined || !isRecord(machine)) return undefined;
  const shape = shapeOfV4(machine['config']);
  return {
    kind: 'register', sessionId, shape, state, id: typeof id === 'string' ? id : shape.id,
    ...(typeof parent === 'string' ? { parent } : {}),
    since: sinceIn(note?.['since']),
    step: typeof note?.['step'] === 'number' ? note['step'] : 0,
    offers: note === undefined ? WITHOUT_NOTE : offersIn(note['offers']),
  };
}

/** Without a word about it, history starts where the debugger came. */
function sinceIn(since: unknown): Since {
  return since === 'start' || since === 'later' ? since : 'attach';
}

function offersIn(offers: unknown): Offers {
  const { events, explain, legal } = isRecord(offers) ? offers : {};
  return { events: events === true, explain: explain === true, legal: legal === true };
}

function eventIn(sessionId: string, message: Fields): Heard | undefined {
  const event = isRecord(message['event']) ? eventOf(message['event']['data']) : undefined;
  if (event === undefined) return undefined;
  if (event.type === MICROSTEP) {
    const microstep = microstepIn(event);
    return microstep && { kind: 'microstep', sessionId, microstep };
  }
  const step = isRecord(message['note']) ? message['note']['step'] : undefined;
  return { kind: 'event', sessionId, event, ...(typeof step === 'number' ? { step } : {}) };
}

function microstepIn(data: Fields): LiveMicrostep | undefined {
  const event = eventOf(data['event']);
  if (event === undefined) return undefined;
  const { raised, transitions, value, emitted, raises } = data;
  return {
    event, raised: raised === true, value, emitted: Array.isArray(emitted) ? emitted : [], raises: Array.isArray(raises) ? raises : [],
    transitions: Array.isArray(transitions) ? transitions.flatMap(transitionIn) : [],
  };
}

function transitionIn(transition: unknown): LiveMicrostep['transitions'] {
  if (!isRecord(transition)) return [];
  const { source, descriptor, index, targets } = transition;
  if (typeof source !== 'string' || typeof descriptor !== 'string' || typeof index !== 'number' || !Array.isArray(targets)) return [];
  return [{ source, descriptor, index, targets: targets.filter((target) => typeof target === 'string') }];
}

/** A `State` of XState 4, or what was sent in its place. */
function stateIn(state: unknown, note: unknown): HeardState | undefined {
  if (!isRecord(state)) return undefined;
  const { status, output, error } = isRecord(note) ? note : {};
  return {
    value: state['value'], context: state['context'],
    status: typeof status === 'string' ? status : state['done'] === true ? 'done' : 'active',
    ...(output === undefined ? {} : { output }),
    ...(typeof error === 'string' ? { error } : {}),
  };
}

function eventOf(data: unknown): { readonly type: string } & Fields | undefined {
  return isRecord(data) && typeof data['type'] === 'string' ? { ...data, type: data['type'] } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
