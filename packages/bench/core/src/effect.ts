/** What machines say to the table: effects that change it, requests that ask another rule area, choices that wait for a player. */

import type { ClauseId } from './clause.ts';
import type { Json } from './json.ts';

/** Plain data emitted by a machine: what changes, and by which clauses. */
export interface Effect {
  readonly type: string;
  readonly cites: readonly ClauseId[];
}

/** An effect that asks another rule area for something; the machine waits for one of the `answers`. */
export interface Request extends Effect {
  readonly request: string;
  /** The event types that answer it. */
  readonly answers: readonly string[];
}

export function isRequest(effect: Effect): effect is Request {
  return 'request' in effect && 'answers' in effect;
}

/** A decision that the rules give to a named player. It stands in `context.choices` until it is answered, by `CHOOSE` unless it says otherwise. */
export interface Choice<Option extends Json = Json> {
  readonly id: string;
  readonly player: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** The type of the event that answers it, where that is not `CHOOSE`. */
  readonly answer?: string;
  readonly cites: readonly ClauseId[];
}

/** The answer to a choice. */
export interface Choose<Option extends Json = Json> {
  readonly type: 'CHOOSE';
  readonly choice: string;
  readonly picks: readonly Option[];
}

/** What `meta` of a state or transition may say: the clauses a procedure comes from, and why a state forbids an event. */
export interface ProcedureMeta {
  readonly cites?: readonly ClauseId[];
  readonly forbids?: Readonly<Record<string, readonly ClauseId[]>>;
  /** Why the state forbids an event, in words. */
  readonly says?: string;
}
