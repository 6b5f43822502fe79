/** What a debugger knows of the apps that are attached to it, as plain data: sessions, each with its definition and its steps. */

import type { AnyEventObject } from 'xstate';
import type { StepOutcome, TransitionRef } from '@rulebench/core/bench';
import type { Explanation, LegalMoves } from '@rulebench/core/explain';
import type { Offers, Since } from '../protocol.ts';
import type { StateShape } from './shape.ts';

export interface LiveMicrostep {
  readonly event: AnyEventObject;
  /** Whether the machine raised the event itself, or it is another of the machine's own. */
  readonly raised: boolean;
  readonly transitions: readonly TransitionRef[];
  readonly value: unknown;
  readonly emitted: readonly unknown[];
  readonly raises: readonly unknown[];
}

export interface LiveStep {
  /** Counted by the app where it counts, else here; 0 is what the history starts with. */
  readonly n: number;
  /** None for what the history starts with. */
  readonly event?: AnyEventObject;
  /** `untold`: the app does not say what was taken, and nothing changed. */
  readonly outcome: StepOutcome | 'untold';
  readonly microsteps: readonly LiveMicrostep[];
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
  readonly output?: unknown;
  readonly error?: string;
  /** Steps of all sessions that were left out before this one, as they came too fast. */
  readonly dropped: number;
}

export interface LiveSession {
  readonly sessionId: string;
  readonly id: string;
  readonly parent?: string;
  readonly shape: StateShape;
  readonly since: Since;
  readonly offers: Offers;
  /** Its actor's, or `left` where its app is gone and `detached` where the app shows it no more: it may run on. */
  readonly status: string;
  /** Never empty. */
  readonly steps: readonly LiveStep[];
  /** How many older steps there were that are no longer kept here. */
  readonly forgotten: number;
}

export interface Live {
  /** Whether an app is there. */
  readonly connected: boolean;
  /** By session id, in the order in which they came. */
  readonly sessions: ReadonlyMap<string, LiveSession>;
  /** Steps of all sessions that were left out, as they came too fast. */
  readonly dropped: number;
}

export const NOTHING: Live = { connected: false, sessions: new Map(), dropped: 0 };

/** What came of a command to the app. */
export type Reply<T> =
  | { readonly ok: true; readonly result: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** Where live sessions come from, and how to speak to them. `subscribe` and `getSnapshot` suit React's `useSyncExternalStore`. */
export interface LiveSource {
  readonly getSnapshot: () => Live;
  /** `listener` is called once a frame at the most. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (sessionId: string, event: AnyEventObject) => Promise<Reply<null>>;
  /** `step`: judged in the state after that step; in the present one where it is left out. */
  readonly explain: (sessionId: string, event: AnyEventObject, asked?: { readonly step?: number; readonly as?: string }) => Promise<Reply<Explanation>>;
  readonly legal: (sessionId: string, asked?: { readonly step?: number; readonly as?: string }) => Promise<Reply<LegalMoves>>;
  readonly stop: () => void;
}
