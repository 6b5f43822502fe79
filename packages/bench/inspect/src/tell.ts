/** What was recorded, as messages of the protocol: states dressed as XState 4 has them, everything within limits of size. */

import type { AnyEventObject } from 'xstate';
import { isRecord } from '@rulebench/core';
import { isForbidden, refOf } from '@rulebench/core/bench';
import { stateValueOf } from '@rulebench/core/explain';
import { machineOf, machineSnapshot, parentOf, statusOf } from './actors.ts';
import { definitionOf, emptyDefinition } from './definition.ts';
import { jsonOf, plainOf, type Limits } from './plain.ts';
import { envelopeOf, MICROSTEP, type MicrostepEvent, type Offers, type Told } from './protocol.ts';
import type { SeenMicrostep, SeenStep, Session } from './record.ts';

/** The messages of one attachment. The JSON of a context that a step left alone is not written again. */
export interface Teller {
  readonly register: (session: Session, offers: Offers) => Told;
  readonly step: (step: SeenStep) => readonly Told[];
}

export function tellerOf(limits: Limits): Teller {
  const written = new WeakMap<Session, { readonly context: unknown; readonly json: string }>();

  function stateJson(session: Session, snapshot: unknown, event: AnyEventObject, changed: boolean): string {
    const context: unknown = isRecord(snapshot) ? snapshot['context'] ?? {} : {};
    const known = written.get(session);
    const json = !changed && known !== undefined && known.context === context ? known.json : jsonOf(context, limits);
    written.set(session, { context, json });
    const machine = machineSnapshot(snapshot);
    const sent = plainOf(event, limits);
    const rest = JSON.stringify({
      value: machine === undefined ? {} : stateValueOf(machine),
      event: sent, _event: envelopeOf({ type: event.type, ...(isRecord(sent) ? sent : {}) }), _sessionid: session.sessionId,
      actions: [], activities: {}, events: [], transitions: [], children: {},
      meta: {}, tags: [...(machine?.tags ?? [])],
      done: statusOf(snapshot) === 'done', changed,
    });
    return `${rest.slice(0, -1)},"context":${json}}`;
  }

  return {
    register: (session, offers) => {
      const { ref, sessionId, base, since } = session;
      const machine = machineOf(ref);
      const parent = parentOf(ref)?.sessionId;
      return {
        type: 'service.register', sessionId, id: ref.id, ...(parent === undefined ? {} : { parent }),
        machine: JSON.stringify(machine === undefined ? emptyDefinition(ref.id) : definitionOf(machine)),
        state: stateJson(session, base.snapshot, { type: 'xstate.init' }, true),
        note: { since, step: base.step, offers },
      };
    },
    step: (step) => {
      const { session, n, event, microsteps, end } = step;
      const { sessionId } = session;
      const taken = microsteps.some(({ transitions }) => transitions.some((transition) => !isForbidden(transition)));
      const snapshot = end?.snapshot;
      const took = taken || machineSnapshot(snapshot) === undefined;
      const told = (data: AnyEventObject): Told => ({ type: 'service.event', sessionId, event: JSON.stringify(envelopeOf(data)), note: { step: n } });
      const failure = end?.error;
      return [
        told(plainEvent(event, limits)),
        ...microsteps.filter(({ transitions }) => transitions.length > 0).map((one) => told(microstepOf(one, event, limits))),
        {
          type: 'service.state', sessionId, state: stateJson(session, snapshot, event, took),
          note: {
            step: n, took, status: end?.status ?? 'active',
            ...(isRecord(snapshot) && snapshot['output'] !== undefined ? { output: plainOf(snapshot['output'], limits) } : {}),
            ...(failure === undefined ? {} : { error: failure instanceof Error ? failure.message.slice(0, 2000) : jsonOf(failure, limits) }),
          },
        },
      ];
    },
  };
}

export function overTold({ sessionId }: Session, status: string): Told {
  return { type: 'service.stop', sessionId, note: { status } };
}

function microstepOf({ event, transitions, value, emitted, raises }: SeenMicrostep, own: AnyEventObject, limits: Limits): MicrostepEvent {
  return {
    type: MICROSTEP, event: plainEvent(event, limits), raised: event !== own, transitions: transitions.map(refOf), value,
    emitted: emitted.map((one) => plainOf(one, limits)), raises: raises.map((one) => plainOf(one, limits)),
  };
}

function plainEvent(event: AnyEventObject, limits: Limits): AnyEventObject {
  const plain = plainOf(event, limits);
  return { ...(isRecord(plain) ? plain : {}), type: event.type };
}
