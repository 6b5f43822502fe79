/**
 * What is needed of running actors and XState does not document, in one place; `test/actors.test.ts` holds it against
 * what it documents.
 */

import { isMachineSnapshot, StateMachine, type ActorRefLike, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

/** An actor as inspection tells it. */
export type Seen = AnyActorRef;

/** Inspection events carry a narrower type than what they carry. */
export function seen(ref: ActorRefLike): Seen {
  return ref as AnyActorRef; // boundary: inspection hands out the actors themselves
}

/** The actor that started this one. */
export function parentOf(ref: Seen): Seen | undefined {
  return ref._parent;
}

/** Whether `ref` is `top` or was started by it, however far below. */
export function isWithin(ref: Seen, top: Seen): boolean {
  for (let at: Seen | undefined = ref; at !== undefined; at = parentOf(at)) if (at === top) return true;
  return false;
}

/** Whether it was started, stopped ones included. */
export function hasStarted(ref: Seen): boolean {
  return (ref as unknown as { _processingStatus: number })._processingStatus !== 0; // boundary: XState keeps this to itself
}

/** The machine that an actor runs, if it runs one. */
export function machineOf(ref: Seen): AnyStateMachine | undefined {
  const logic = (ref as unknown as { logic?: unknown }).logic; // boundary: an actor has it, a reference in general need not
  return logic instanceof StateMachine || looksLikeMachine(logic) ? logic as AnyStateMachine : undefined; // boundary: told apart above
}

/** A machine of another copy of XState. */
function looksLikeMachine(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic && 'getInitialSnapshot' in logic;
}

/** The snapshot as a machine's, if it is one. */
export function machineSnapshot(snapshot: unknown): AnyMachineSnapshot | undefined {
  return isMachineSnapshot(snapshot) ? snapshot : undefined;
}

/** What an actor holds now; undefined where it has nothing yet. */
export function snapshotOf(ref: Seen): unknown {
  return ref.getSnapshot();
}

/** `active`, `done`, `error` or `stopped`. */
export function statusOf(snapshot: unknown): string {
  return typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && typeof snapshot.status === 'string' ? snapshot.status : 'active';
}

/** The actors that an actor started and that still are there. */
export function childrenOf(snapshot: unknown): readonly Seen[] {
  const children = (machineSnapshot(snapshot)?.children ?? {}) as Readonly<Record<string, Seen | undefined>>; // boundary: untyped for machines in general
  return Object.values(children).filter((child) => child !== undefined);
}
