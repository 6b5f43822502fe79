/** The debugger's page: everything it knows came through the receiver. */

import type { AnyEventObject } from 'xstate';
import { receiveFromWindow } from '../../src/index.ts';

const origins = new URLSearchParams(location.search).getAll('origin');
const live = receiveFromWindow(origins.length === 0 ? {} : { origins });

const session = () => [...live.getSnapshot().sessions.values()].find(({ parent }) => parent === undefined);
const id = (): string => session()?.sessionId ?? '';

Object.assign(globalThis, {
  page: {
    connected: () => live.getSnapshot().connected,
    dropped: () => live.getSnapshot().dropped,
    session: () => { const found = session(); return found && { ...found, steps: found.steps.slice(-3), count: found.steps.length }; },
    send: (event: AnyEventObject) => live.send(id(), event),
    explain: (event: AnyEventObject) => live.explain(id(), event),
    legal: () => live.legal(id()),
  },
});
