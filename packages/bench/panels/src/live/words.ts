/** What is said of an attached app and its sessions. */

import { counted } from '@rulebench/rulings';
import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '@rulebench/core/bench';
import type { Live, LiveSession } from '@rulebench/inspect/live';
import { isLeftOut, type LeftOutKind } from '@rulebench/inspect/live';
import type { Attached } from './attached.ts';

/** Where the history of a session begins. Pure. */
export function sinceWords({ since, steps, forgotten }: LiveSession): string {
  const first = (steps[0]?.n ?? 0);
  if (forgotten > 0 || since === 'later') return `What came before was let go: the first ${counted(first, 'step')}.`;
  return since === 'start' ? 'Told from its start.' : 'Attached while it ran: its history starts there.';
}

/** What became of a session, in a word. Pure. */
export function statusWords({ status }: LiveSession): string {
  switch (status) {
    case 'active': return 'running';
    case 'done': return 'at the end';
    case 'error': return 'broken';
    case 'left': return 'gone with its app';
    case 'detached': return 'no longer attached';
    default: return 'stopped';
  }
}

/** Why nothing more can be done with a session, if so. Pure. */
export function overWords({ status }: LiveSession, app: Attached): string | undefined {
  switch (status) {
    case 'active': return undefined;
    case 'left': return `The ${app} is gone: nothing can be sent to it.`;
    case 'detached': return `The ${app} shows this machine no more: nothing can be sent to it.`;
    default: return 'The machine runs no more: there is nothing left to do.';
  }
}

const CUT: readonly string[] = ['entries', 'text', 'depth'] satisfies LeftOutKind[];

/** Whether a part of what an app holds was too much to be sent, so that a change of it cannot be seen. Pure. */
export function isCut(value: unknown): boolean {
  if (isLeftOut(value)) return CUT.includes(value['@leftOut']) || isCut(value.of);
  return typeof value === 'object' && value !== null && Object.values(value).some(isCut);
}

/** What is missing, if something is. Pure. */
export function droppedWords({ dropped }: Live): string | undefined {
  return dropped === 0 ? undefined : `${counted(dropped, 'step')} left out: they came faster than they could be told.`;
}

/** A context as text, with what was left out in angle quotes. Pure. */
export function contextText(context: unknown): string {
  return JSON.stringify(context, (_, value: unknown) => (isLeftOut(value) ? leftOutText(value) : value), 2) ?? 'nothing';
}

function leftOutText({ says, of }: { readonly says: string; readonly of?: unknown }): unknown {
  return of === undefined ? `‹${says}›` : { [`‹${says}›`]: of };
}

/** The events that the active states know, XState's own left out. Pure. */
export function eventsKnown(snapshot: AnyMachineSnapshot): readonly string[] {
  const known = activeNodes(snapshot).flatMap((node) => [...node.transitions.keys()]);
  return [...new Set(known)].filter((type) => type !== '' && !type.startsWith('xstate.') && !type.includes('*'));
}
