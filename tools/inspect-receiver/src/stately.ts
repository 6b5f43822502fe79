/** What `@statelyai/inspect` 0.7 sends, as news for the debugger: registrations, events and snapshots; it has no microsteps and no way back. */

import { isRecord } from '@rulebench/core';
import { shapeOfV5, withoutPrototypes, type Heard, type HeardState, type Offers } from '@rulebench/inspect/live';

/** With this its page asks for what was kept. */
export const STATELY_HELLO = { type: '@statelyai.connected' } as const;

const NOTHING: Offers = { events: false, explain: false, legal: false };

/** Whether a message is one of its. Pure. */
export function isStately(message: unknown): boolean {
  return isRecord(message) && typeof message['_version'] === 'string' && typeof message['type'] === 'string' && message['type'].startsWith('@xstate.');
}

/** The news in one of its messages; none where there is none. Pure. */
export function heardInStately(message: unknown): Heard | undefined {
  if (!isRecord(message) || typeof message['sessionId'] !== 'string') return undefined;
  const { sessionId, event, parentId, name } = message;
  switch (message['type']) {
    case '@xstate.actor': {
      const shape = shapeOfV5(configIn(message['definition']));
      return {
        kind: 'register', sessionId, shape, id: typeof name === 'string' ? name : shape.id, state: stateIn(message['snapshot']),
        ...(typeof parentId === 'string' ? { parent: parentId } : {}), since: 'start', step: 0, offers: NOTHING,
      };
    }
    case '@xstate.event': return isRecord(event) && typeof event['type'] === 'string' ? { kind: 'event', sessionId, event: { ...event, type: event['type'] } } : undefined;
    case '@xstate.snapshot': return {
      kind: 'state', sessionId, told: false, state: stateIn(message['snapshot']),
      ...(isRecord(event) && typeof event['type'] === 'string' ? { event: { ...event, type: event['type'] } } : {}),
    };
    default: return undefined;
  }
}

function stateIn(snapshot: unknown): HeardState {
  const { value, context, status, output, error } = isRecord(snapshot) ? snapshot : {};
  return {
    value: value ?? {}, context: context ?? {}, status: typeof status === 'string' ? status : 'active',
    ...(output === undefined ? {} : { output }), ...(error === undefined ? {} : { error: typeof error === 'string' ? error : JSON.stringify(error) }),
  };
}

function configIn(definition: unknown): unknown {
  try {
    return typeof definition === 'string' ? JSON.parse(definition, withoutPrototypes) : undefined;
  } catch {
    return undefined;
  }
}
