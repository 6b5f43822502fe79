/**
 * The debugger's own state: which run is looked at, where the cursor stands, whether it plays, what is being tried, and
 * the branch that a person plays beside the example's run. Stepping moves the cursor and nothing else: every step holds
 * its snapshot. Components only draw what this machine says.
 */

import { assign, setup, type AnyEventObject } from 'xstate';
import { step, type Run, type Step } from '@rulebench/core/bench';

/** What somebody played by hand after a step of the example's own run. */
export interface Branch {
  /** The index of the step after which it leaves the run. */
  readonly from: number;
  readonly steps: readonly Step[];
}

export interface DebuggerInput {
  readonly run: Run;
  /** The first step that parts from what the ruling expects. */
  readonly parts?: number;
  /** Where the cursor starts; the last step unless told. */
  readonly at?: number;
}

export interface DebuggerContext {
  readonly run: Run;
  readonly parts: number | undefined;
  /** The steps that are shown: the run's, or its beginning and the branch. */
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly perSecond: number;
  readonly branch: Branch | undefined;
  readonly onBranch: boolean;
  /** An event that is explained at the cursor without being played. */
  readonly tried: AnyEventObject | undefined;
}

export type DebuggerEvent =
  | { readonly type: 'FIRST' | 'BACK' | 'FORWARD' | 'LAST' | 'PLAY' | 'PAUSE' | 'TOGGLE' }
  | { readonly type: 'GO'; readonly to: number }
  | { readonly type: 'SPEED'; readonly perSecond: number }
  | { readonly type: 'TRY'; readonly event: AnyEventObject }
  | { readonly type: 'LEAVE_TRY' }
  /** Plays an event after the cursor, on a branch. */
  | { readonly type: 'PLAY_EVENT'; readonly event: AnyEventObject }
  /** Back to the example's own run; the branch is kept. */
  | { readonly type: 'SHOW_RUN' }
  | { readonly type: 'SHOW_BRANCH' };

/** Steps a second that can be chosen. */
export const SPEEDS = [0.5, 1, 2, 5, 10] as const;

const within = (index: number, steps: readonly Step[]): number => Math.max(0, Math.min(Math.trunc(index), steps.length - 1));
const joined = (run: Run, branch: Branch): readonly Step[] => [...run.steps.slice(0, branch.from + 1), ...branch.steps];

/** The step at the cursor; a run is never empty. Pure. */
export function stepAt({ steps, cursor, run }: Pick<DebuggerContext, 'steps' | 'cursor' | 'run'>): Step {
  return steps[cursor] ?? run.steps[0];
}

/** The branch that comes of playing an event at the cursor. Pure. */
export function branched({ run, steps, cursor, branch, onBranch }: DebuggerContext, event: AnyEventObject): Branch {
  const before = steps[cursor] ?? run.steps[0];
  const played = step(run.bench, before.snapshot, event);
  if (!onBranch || branch === undefined || cursor <= branch.from) return { from: cursor, steps: [played] };
  return { from: branch.from, steps: [...branch.steps.slice(0, cursor - branch.from), played] };
}

/**
 * The machine of the debugger. The only clock in it is the pace at which a run is played.
 *
 * @example
 * const actor = createActor(debuggerMachine, { input: { run } }).start();
 * actor.send({ type: 'BACK' });
 */
export const debuggerMachine = setup({
  types: {
    context: {} as DebuggerContext,
    events: {} as DebuggerEvent,
    input: {} as DebuggerInput,
  },
  delays: { pace: ({ context }) => 1000 / context.perSecond },
  guards: {
    isAtEnd: ({ context }) => context.cursor >= context.steps.length - 1,
    hasBranch: ({ context }) => context.branch !== undefined,
  },
  actions: {
    toFirst: assign({ cursor: 0, tried: undefined }),
    toLast: assign({ cursor: ({ context }) => context.steps.length - 1, tried: undefined }),
    back: assign({ cursor: ({ context }) => within(context.cursor - 1, context.steps), tried: undefined }),
    forward: assign({ cursor: ({ context }) => within(context.cursor + 1, context.steps), tried: undefined }),
    showRun: assign(({ context }) => ({
      steps: context.run.steps, onBranch: false, tried: undefined,
      cursor: context.onBranch ? within(context.branch?.from ?? context.cursor, context.run.steps) : context.cursor,
    })),
    showBranch: assign(({ context }) => {
      const steps = context.branch === undefined ? context.run.steps : joined(context.run, context.branch);
      return { steps, onBranch: context.branch !== undefined, tried: undefined, cursor: steps.length - 1 };
    }),
  },
}).createMachine({
  id: 'debugger',
  context: ({ input }) => ({
    run: input.run, parts: input.parts, steps: input.run.steps, perSecond: 1,
    cursor: within(input.at ?? input.run.steps.length - 1, input.run.steps),
    branch: undefined, onBranch: false, tried: undefined,
  }),
  initial: 'paused',
  on: {
    FIRST: { target: '.paused', actions: 'toFirst' },
    BACK: { target: '.paused', actions: 'back' },
    FORWARD: { target: '.paused', actions: 'forward' },
    LAST: { target: '.paused', actions: 'toLast' },
    GO: { target: '.paused', actions: assign({ cursor: ({ context, event }) => within(event.to, context.steps), tried: undefined }) },
    SPEED: { actions: assign({ perSecond: ({ event }) => Math.max(0.1, Math.min(event.perSecond, 60)) }) },
    TRY: { target: '.paused', actions: assign({ tried: ({ event }) => event.event }) },
    LEAVE_TRY: { actions: assign({ tried: undefined }) },
    PLAY_EVENT: {
      target: '.paused',
      actions: assign(({ context, event }) => {
        const branch = branched(context, event.event);
        const steps = joined(context.run, branch);
        return { branch, steps, onBranch: true, tried: undefined, cursor: steps.length - 1 };
      }),
    },
    SHOW_RUN: { target: '.paused', actions: 'showRun' },
    SHOW_BRANCH: { guard: 'hasBranch', target: '.paused', actions: 'showBranch' },
  },
  states: {
    paused: {
      on: {
        PLAY: [{ guard: 'isAtEnd', target: 'playing', actions: 'toFirst' }, { target: 'playing' }],
        TOGGLE: [{ guard: 'isAtEnd', target: 'playing', actions: 'toFirst' }, { target: 'playing' }],
      },
    },
    playing: {
      always: { guard: 'isAtEnd', target: 'paused' },
      on: { PAUSE: 'paused', TOGGLE: 'paused' },
      after: { pace: { target: 'playing', reenter: true, actions: 'forward' } },
    },
  },
});
