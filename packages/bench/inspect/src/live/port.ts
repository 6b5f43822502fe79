/** Hears a page at the other end of a port: `showing` of `@rulebench/inspect`. The protocol's messages are read here, without its receivers. */

import { isRecord } from '@rulebench/core';
import { withoutPrototypes } from '../protocol.ts';
import type { LiveSource } from './model.ts';
import { sourceOf } from './source.ts';

/** Which fields of a message are JSON texts. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'service.register': ['machine', 'state'], 'service.event': ['event'], 'service.state': ['state'],
};

/**
 * Live sessions of the page that holds the other end of a port. Who may hold it is for those to decide who hand out ports;
 * what comes through it is still not trusted.
 */
export function receiveFromPort(port: MessagePort): LiveSource {
  const source = sourceOf((message) => { port.postMessage(message); }, () => { port.close(); });
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parsedIn(data);
    if (message !== undefined) source.take(message);
    source.count();
  };
  port.postMessage({ type: 'xstate.inspecting' });
  return source.live;
}

/** A message with its texts parsed; none where one of them is no JSON. Never throws. */
function parsedIn(message: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(message) || typeof message['type'] !== 'string') return undefined;
  try {
    const read = (TEXTS[message['type']] ?? []).map((field): [string, unknown] => [field, JSON.parse(String(message[field]), withoutPrototypes)]);
    const { machine, ...rest } = Object.fromEntries(read);
    return { ...message, ...rest, ...(machine === undefined ? {} : { machine: { config: machine } }) };
  } catch {
    return undefined;
  }
}
