/**
 * What an attached app answers to the debugger's commands: events are taken where the app allows it, `explain` and
 * `legal` are worked out here, where the rules are.
 *
 * | code | meaning |
 * | --- | --- |
 * | RB601 | the page that should show the actor could not be opened |
 * | RB602 | an address that has no origin to check |
 * | RB603 | a host beyond this machine without the origins that may connect |
 * | RB604 | a port that is taken |
 * | RB610 | the app takes no events from a debugger |
 * | RB611 | there is no such session |
 * | RB612 | the actor is over |
 * | RB613 | an event of XState's own |
 * | RB614 | the app does not explain, or has no moves |
 * | RB615 | a step that is no longer kept |
 */

import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { errorOf, RulebenchError } from '@rulebench/core';
import { explain, legal, type Bench } from '@rulebench/core/explain';
import { machineSnapshot, statusOf } from './actors.ts';
import { jsonOf, LIMITS, type Limits } from './plain.ts';
import type { Answer, Command, Offers } from './protocol.ts';
import type { Recording, Session } from './record.ts';

export interface Allowed {
  /** Whether events are taken from the debugger. */
  readonly allowEvents?: boolean;
  /** The module of the attached actor: with it the debugger can ask why, and what is legal. A plain machine's is `benchOf(plainModule(machine))`. A function tells it for each actor. */
  readonly bench?: Bench | BenchOf;
}

/** The module of an actor; none where it cannot be explained. */
export type BenchOf = (actor: AnyActorRef) => Bench | undefined;

type Asked = Exclude<Command, { type: 'inspecting' | 'seen' }>;

/** A verdict tree is read by people: more of it than of a context. */
const ANSWER: Limits = { ...LIMITS, depth: 40, values: 100_000, characters: 2_000_000 };

export function offersOf(allowed: Allowed, session: Session, recording: Recording): Offers {
  const own = benchOfSession(allowed, session, recording);
  return { events: allowed.allowEvents === true, explain: own !== undefined, legal: own?.module.moves !== undefined };
}

/** A bench is the attached actor's, not that of the actors it starts. */
function benchOfSession({ bench }: Allowed, session: Session, recording: Recording): Bench | undefined {
  return typeof bench === 'function' ? bench(session.ref) : session === recording.sessions()[0] ? bench : undefined;
}

/** What comes of a command. Never throws. */
export function answerTo(command: Asked, recording: Recording, allowed: Allowed): Answer {
  const { sessionId, request, type } = command;
  const head = { type: 'service.answer', to: type, sessionId, ...(request === undefined ? {} : { request }) } as const;
  try {
    const session = recording.session(sessionId);
    if (type === 'event' && allowed.allowEvents !== true) throw new RulebenchError('RB610', 'this app takes no events from a debugger; attach it with { allowEvents: true } to let it');
    if (session === undefined) throw new RulebenchError('RB611', `there is no actor "${sessionId.slice(0, 100)}" here`);
    return { ...head, ok: true, result: jsonOf(done(command, session, recording, allowed) ?? null, ANSWER) };
  } catch (thrown) {
    const { code, message } = errorOf(thrown);
    return { ...head, ok: false, code, message: message.replace(/^RB\d{3}: /, '').slice(0, 2000) };
  }
}

function done(command: Asked, session: Session, recording: Recording, allowed: Allowed): unknown {
  switch (command.type) {
    case 'event': {
      if (command.event.type.startsWith('xstate.')) throw new RulebenchError('RB613', `"${command.event.type.slice(0, 100)}" is an event that only XState sends`);
      const status = statusOf(recording.snapshotAt(session));
      if (status !== 'active') throw new RulebenchError('RB612', `the actor is over (${status})`);
      session.ref.send(command.event);
      return null;
    }
    case 'explain': {
      const { bench, snapshot } = benchFor(command, session, recording, allowed);
      return explain(bench, snapshot, command.event, asked(command));
    }
    case 'legal': {
      const { bench, snapshot } = benchFor(command, session, recording, allowed);
      if (bench.module.moves === undefined) throw new RulebenchError('RB614', `module "${bench.module.id}" does not say which moves there are`);
      return legal(bench, snapshot, asked(command));
    }
  }
}

function asked({ as }: { readonly as?: string }): { readonly as?: string } {
  return as === undefined ? {} : { as };
}

/** What is judged is the very machine that runs. */
function benchFor({ step }: { readonly step?: number }, session: Session, recording: Recording, allowed: Allowed): { readonly bench: Bench; readonly snapshot: AnyMachineSnapshot } {
  const bench = benchOfSession(allowed, session, recording);
  if (bench === undefined) throw new RulebenchError('RB614', 'this app does not explain this actor; attach it with { bench } to have it explained');
  const snapshot = machineSnapshot(recording.snapshotAt(session, step));
  if (snapshot === undefined) throw new RulebenchError('RB615', step === undefined ? 'there is no machine to ask' : `step ${step} is no longer kept`);
  return { bench: { ...bench, machine: snapshot.machine }, snapshot };
}
