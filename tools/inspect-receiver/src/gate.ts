/** What may pass to `@xstate/inspect`'s receivers, which believe everything: texts where texts belong, of a bearable length, without prototypes. */

import { isRecord } from '@rulebench/core';
import { withoutPrototypes } from '@rulebench/inspect/live';

const LONGEST = 16_000_000;
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'service.register': ['machine', 'state'], 'service.event': ['event'], 'service.state': ['state'],
};

/** A message that may be handed on, or none. A definition that would reach a prototype is written anew without it. Never throws. */
export function passed(message: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(message) || typeof message['type'] !== 'string' || !message['type'].startsWith('service.')) return undefined;
  const texts = TEXTS[message['type']] ?? [];
  if (!texts.every((field) => { const text = message[field]; return typeof text === 'string' && text.length <= LONGEST; })) return undefined;
  return message['type'] === 'service.register' ? cleaned(message) : message;
}

function cleaned(message: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const { machine } = message;
  try {
    const definition: unknown = typeof machine === 'string' ? JSON.parse(machine, withoutPrototypes) : undefined;
    // What a definition without it would only be warned about.
    return isRecord(definition) ? { ...message, machine: JSON.stringify({ predictableActionArguments: true, ...definition }) } : undefined;
  } catch {
    return undefined;
  }
}
