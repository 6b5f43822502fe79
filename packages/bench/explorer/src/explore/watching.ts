/** Watches a walk: whether one of its limits is reached, and that now and then it is told and kept how far it is. */

import type { SavedWalk } from './saved-walk.ts';
import type { Walk } from './walk.ts';

/** Why not everything was explored. */
export type Reason = 'max-states' | 'max-time' | 'max-memory' | 'interrupted' | 'thread-lost' | 'chance-sampled' | 'moves-capped';

export interface Limits {
  /** States to be met, at the most. */
  readonly states?: number;
  /** Milliseconds. */
  readonly time?: number;
  /** Bytes; asked of `memory`, else of what the walk itself holds. */
  readonly memory?: number;
}

export interface Progress {
  readonly states: number;
  /** Met and not looked at yet. */
  readonly open: number;
  readonly depth: number;
  readonly transitions: number;
  /** Milliseconds so far. */
  readonly time: number;
}

export interface Watched {
  readonly limits?: Limits;
  /** Ends the walk with what was found so far. */
  readonly signal?: AbortSignal;
  /** How much memory the program takes, in bytes. */
  readonly memory?: () => number;
  /** Told a walk that ends before it saw everything, and every now and then before, so that it can be gone on with. */
  readonly onSave?: (walk: SavedWalk) => void;
  /** Milliseconds between two tellings; half a minute unless told. */
  readonly saveEvery?: number;
  /** Told now and then how far it is. */
  readonly onProgress?: (progress: Progress) => void;
}

const SAVE_EVERY = 30_000;

export class Watching {
  readonly mostStates: number;
  readonly #options: Watched;
  readonly #since = performance.now();
  #saved = this.#since;

  constructor(options: Watched) {
    this.#options = options;
    this.mostStates = options.limits?.states ?? Infinity;
  }

  /** Milliseconds so far. */
  get time(): number { return performance.now() - this.#since; }

  get isLate(): boolean { return this.time >= (this.#options.limits?.time ?? Infinity); }

  /** Why the walk is to end now, where it is. To be asked every few hundredths of a second. */
  look(walk: Walk): Reason | undefined {
    const { limits, signal, memory, onSave, saveEvery, onProgress } = this.#options;
    if (signal?.aborted === true) return 'interrupted';
    if (this.isLate) return 'max-time';
    if ((memory?.() ?? walk.bytes) >= (limits?.memory ?? Infinity)) return 'max-memory';
    if (onSave !== undefined && performance.now() - this.#saved >= (saveEvery ?? SAVE_EVERY)) {
      onSave(walk.saved());
      this.#saved = performance.now();
    }
    onProgress?.({ states: walk.states, open: walk.states - walk.expanded, depth: walk.depth, transitions: walk.taken, time: this.time });
    return undefined;
  }
}

/** Others who look at states for a walk: threads, where there are some. */
export interface Crew {
  /** So long, in milliseconds, a walk goes on alone before a crew is called. Where it is 0, the walk waits for it. */
  readonly patience: number;
  /** A crew is worth its while once so many states wait to be looked at. */
  readonly worthwhile: number;
  /** Makes itself ready for a walk. @returns whether it is; it is not where its module is another */
  begin(walk: Walk): Promise<boolean>;
  /** Goes on with the walk until all was looked at, or there is a reason to end. */
  goOn(walk: Walk, watching: Watching): Promise<Reason | undefined>;
  /** Ends what `begin` began. */
  end(): void;
}
