/**
 * The debugger's own state: which run is looked at, where the cursor stands, whether it plays, what is being tried,
 * where it is to stop, and the branches that a person plays beside the example's run. Stepping moves the cursor and
 * nothing else: every step holds its snapshot. Components only draw what this machine says.
 */

import { assign, setup, type AnyEventObject } from 'xstate';
import type { Mend } from '@rulebench/core';
import type { Run, Step } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import { joined, playedOn, type Branch } from './branches.ts';
import { MarksOfRun, metBy, sameBreakpoint, type Breakpoint } from './breakpoints.ts';
import { byHand } from './by-hand.ts';
import type { Waived } from './house.ts';

export interface DebuggerInput {
  readonly run: Run;
  /** The first step that parts from what the ruling expects. */
  readonly parts?: number;
  /** Where the cursor starts; the last step unless told. */
  readonly at?: number;
  /** What was kept of an earlier visit. */
  readonly branches?: readonly Branch[];
  /** The branch that is shown at first. */
  readonly shown?: number;
  readonly breakpoints?: readonly Breakpoint[];
  readonly watches?: readonly string[];
}

export interface DebuggerContext {
  readonly run: Run;
  readonly parts: number | undefined;
  /** The steps that are shown: the run's, or its beginning and a branch. */
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly perSecond: number;
  readonly branches: readonly Branch[];
  /** The branch that is shown, or was shown last. */
  readonly branch: Branch | undefined;
  readonly onBranch: boolean;
  /** An event that is explained at the cursor without being played. */
  readonly tried: AnyEventObject | undefined;
  readonly breakpoints: readonly Breakpoint[];
  /** The breakpoint that stopped the run at the cursor. */
  readonly stoppedBy: Breakpoint | undefined;
  /** Whether something was run to that no step on the way had. */
  readonly ranPast: boolean;
  /** Expressions whose values are followed. */
  readonly watches: readonly string[];
  /** What breakpoints can name, by step. */
  readonly marks: MarksOfRun;
  /** Where the way to the next breakpoint has come, and which way it goes; none while none is looked for. */
  readonly seeking: Seeking | undefined;
}

/** On the way to any breakpoint that is set, or to one alone. */
interface Seeking { readonly at: number; readonly by: 1 | -1; readonly to?: Breakpoint }

export type DebuggerEvent =
  | { readonly type: 'FIRST' | 'BACK' | 'FORWARD' | 'LAST' | 'PLAY' | 'PAUSE' | 'TOGGLE' }
  | { readonly type: 'GO'; readonly to: number }
  | { readonly type: 'SPEED'; readonly perSecond: number }
  | { readonly type: 'TRY'; readonly event: AnyEventObject }
  | { readonly type: 'LEAVE_TRY' }
  /** Plays an event after the cursor, on a branch; under a house rule where one is given, on a table changed by hand where that is. */
  | { readonly type: 'PLAY_EVENT'; readonly event: AnyEventObject; readonly waived?: Waived; readonly mend?: Mend }
  /** Back to the example's own run; the branches are kept. */
  | { readonly type: 'SHOW_RUN' }
  /** Shows a branch; the last one that was shown where none is named. */
  | { readonly type: 'SHOW_BRANCH'; readonly id?: number }
  | { readonly type: 'NAME_BRANCH'; readonly id: number; readonly name: string }
  | { readonly type: 'REMOVE_BRANCH'; readonly id: number }
  /** Sets a breakpoint, or takes it away. */
  | { readonly type: 'BREAK'; readonly at: Breakpoint }
  /** The same at the event of the step at the cursor. */
  | { readonly type: 'BREAK_HERE' }
  /** On to the next step that a breakpoint names, or to the end. */
  | { readonly type: 'RUN_ON' }
  /** Back to the last such step before the cursor, or to the start. */
  | { readonly type: 'RUN_BACK' }
  /** On to the next step that has something, without a breakpoint; stays where none has. */
  | { readonly type: 'RUN_TO'; readonly at: Breakpoint }
  | { readonly type: 'WATCH'; readonly expression: string }
  | { readonly type: 'UNWATCH'; readonly expression: string };

/** Steps a second that can be chosen. */
export const SPEEDS = [0.5, 1, 2, 5, 10] as const;

const within = (index: number, steps: readonly Step[]): number => Math.max(0, Math.min(Math.trunc(index), steps.length - 1));

/** The step at the cursor; a run is never empty. Pure. */
export function stepAt({ steps, cursor, run }: Pick<DebuggerContext, 'steps' | 'cursor' | 'run'>): Step {
  return steps[cursor] ?? run.steps[0];
}

/** The rules that a step of what is shown was played by: the branch's after it left the run. Pure. */
export function benchAt({ run, branch, onBranch }: Pick<DebuggerContext, 'run' | 'branch' | 'onBranch'>, index: number): Bench {
  return onBranch && branch !== undefined && index > branch.from ? branch.bench : run.bench;
}

/** The rules that the next event at the cursor is played by. Pure. */
export function benchNow({ run, branch, onBranch, cursor }: Pick<DebuggerContext, 'run' | 'branch' | 'onBranch' | 'cursor'>): Bench {
  return onBranch && branch !== undefined && cursor > branch.from ? branch.bench : run.bench;
}

type Stops = Pick<DebuggerContext, 'steps' | 'breakpoints' | 'marks' | 'run' | 'branch' | 'onBranch'>;

/** The breakpoint that a step meets, if it meets one. */
export function metAt(context: Stops, index: number): Breakpoint | undefined {
  return context.breakpoints.length === 0 ? undefined : metBy(context.marks.at(benchAt(context, index), context.steps, index), context.breakpoints);
}

/** Milliseconds for which a breakpoint is looked for at once: explaining thousands of steps takes longer than a frame. */
const SOUGHT_AT_ONCE = 8;

type Sought = Pick<DebuggerContext, 'cursor' | 'stoppedBy' | 'ranPast' | 'seeking'>;

/** The way to the next stop, as far as it is gone at once. The cursor moves once it has arrived. */
function soughtOn(context: Stops & Sought): Sought {
  const { seeking, cursor } = context;
  if (seeking === undefined) return context;
  const { by, to } = seeking;
  const stops = to === undefined ? context : { ...context, breakpoints: [to] };
  const end = by === 1 ? context.steps.length - 1 : 0;
  const until = performance.now() + SOUGHT_AT_ONCE;
  for (let at = seeking.at + by; by === 1 ? at <= end : at >= end; at += by) {
    const stoppedBy = metAt(stops, at);
    if (stoppedBy !== undefined) return { cursor: at, stoppedBy, ranPast: false, seeking: undefined };
    if (performance.now() >= until && at !== end) return { cursor, stoppedBy: undefined, ranPast: false, seeking: { ...seeking, at } };
  }
  return { cursor: to === undefined ? end : cursor, stoppedBy: undefined, ranPast: true, seeking: undefined };
}

/** Nothing is tried, and nothing was run to. */
const AFRESH = { tried: undefined, stoppedBy: undefined, ranPast: false } as const;

function switched(breakpoints: readonly Breakpoint[], at: Breakpoint): readonly Breakpoint[] {
  return breakpoints.some((one) => sameBreakpoint(one, at)) ? breakpoints.filter((one) => !sameBreakpoint(one, at)) : [...breakpoints, at];
}

type Shown = Pick<DebuggerContext, 'steps' | 'cursor' | 'branch' | 'onBranch' | 'tried' | 'stoppedBy' | 'ranPast'>;

function showing(run: Run, branch: Branch | undefined, cursor?: number): Shown {
  const steps = branch === undefined ? run.steps : joined(run, branch);
  return { steps, branch, onBranch: branch !== undefined, cursor: within(cursor ?? steps.length - 1, steps), ...AFRESH };
}

type Play = Extract<DebuggerEvent, { readonly type: 'PLAY_EVENT' }>;

function playing({ mend, ...play }: Play, context: DebuggerContext): Shown & Pick<DebuggerContext, 'branches'> {
  return mend === undefined ? branching(play, context) : branching(play, { ...context, ...branching({ ...play, event: byHand(mend) }, context) });
}

function branching({ event, waived }: Pick<Play, 'event' | 'waived'>, context: DebuggerContext): Shown & Pick<DebuggerContext, 'branches'> {
  const { run, steps, cursor, branches, branch, onBranch } = context;
  const next = Math.max(0, ...branches.map(({ id }) => id)) + 1;
  const played = playedOn({ run, steps, cursor, branch: onBranch ? branch : undefined }, event, next, waived);
  const known = branches.some(({ id }) => id === played.id);
  return { ...showing(run, played), branches: known ? branches.map((one) => (one.id === played.id ? played : one)) : [...branches, played] };
}

/**
 * The machine of the debugger. The only clocks in it are the pace at which a run is played, and how long a breakpoint is looked for between two frames.
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
    isStopped: ({ context }) => context.stoppedBy !== undefined,
    hasArrived: ({ context }) => context.seeking === undefined,
    hasBranch: ({ context }) => context.branches.length > 0,
  },
  actions: {
    toFirst: assign({ cursor: 0, ...AFRESH }),
    toLast: assign({ cursor: ({ context }) => context.steps.length - 1, ...AFRESH }),
    back: assign({ cursor: ({ context }) => within(context.cursor - 1, context.steps), ...AFRESH }),
    forward: assign({ cursor: ({ context }) => within(context.cursor + 1, context.steps), ...AFRESH }),
    playForward: assign(({ context }) => {
      const cursor = within(context.cursor + 1, context.steps);
      return { ...AFRESH, cursor, stoppedBy: metAt(context, cursor) };
    }),
    leaveStop: assign({ stoppedBy: undefined, ranPast: false }),
    seek: assign(({ context }, way: Omit<Seeking, 'at'>) => ({ ...AFRESH, seeking: { ...way, at: context.cursor } })),
    seekOn: assign(({ context }) => soughtOn(context)),
    leaveWay: assign({ seeking: undefined }),
    showRun: assign(({ context }) => ({
      ...showing(context.run, undefined, context.onBranch ? context.branch?.from ?? context.cursor : context.cursor), branch: context.branch,
    })),
    showBranch: assign(({ context }, { id }: { readonly id: number | undefined }) => {
      const wanted = context.branches.find((one) => one.id === id) ?? context.branch ?? context.branches.at(-1);
      return wanted === undefined ? {} : showing(context.run, wanted);
    }),
    nameBranch: assign(({ context }, { id, name }: { readonly id: number; readonly name: string }) => {
      const named = (one: Branch): Branch => (one.id === id && name.trim() !== '' ? { ...one, name: name.trim() } : one);
      return { branches: context.branches.map(named), branch: context.branch && named(context.branch) };
    }),
    removeBranch: assign(({ context }, { id }: { readonly id: number }) => {
      const branches = context.branches.filter((one) => one.id !== id);
      if (context.branch?.id !== id) return { branches };
      return context.onBranch ? { branches, ...showing(context.run, undefined, context.branch.from) } : { branches, branch: undefined };
    }),
  },
}).createMachine({
  id: 'debugger',
  context: ({ input }) => {
    const { run, branches = [] } = input;
    const shown = branches.find(({ id }) => id === input.shown);
    return {
      run, parts: input.parts, perSecond: 1, branches, breakpoints: input.breakpoints ?? [], watches: input.watches ?? [], marks: new MarksOfRun(), seeking: undefined,
      ...showing(run, shown, input.at),
    };
  },
  initial: 'paused',
  on: {
    FIRST: { target: '.paused', actions: 'toFirst' },
    BACK: { target: '.paused', actions: 'back' },
    FORWARD: { target: '.paused', actions: 'forward' },
    LAST: { target: '.paused', actions: 'toLast' },
    GO: { target: '.paused', actions: assign({ cursor: ({ context, event }) => within(event.to, context.steps), ...AFRESH }) },
    SPEED: { actions: assign({ perSecond: ({ event }) => Math.max(0.1, Math.min(event.perSecond, 60)) }) },
    TRY: { target: '.paused', actions: assign({ tried: ({ event }) => event.event }) },
    LEAVE_TRY: { actions: assign({ tried: undefined }) },
    PLAY_EVENT: { target: '.paused', actions: assign(({ context, event }) => playing(event, context)) },
    SHOW_RUN: { target: '.paused', actions: 'showRun' },
    SHOW_BRANCH: { guard: 'hasBranch', target: '.paused', actions: { type: 'showBranch', params: ({ event }) => ({ id: event.id }) } },
    NAME_BRANCH: { actions: { type: 'nameBranch', params: ({ event }) => event } },
    REMOVE_BRANCH: { target: '.paused', actions: { type: 'removeBranch', params: ({ event }) => event } },
    BREAK: { actions: assign(({ context, event }) => ({ breakpoints: switched(context.breakpoints, event.at), stoppedBy: undefined, ranPast: false })) },
    BREAK_HERE: {
      actions: assign(({ context }) => {
        const { event } = stepAt(context);
        return event === undefined ? {} : { breakpoints: switched(context.breakpoints, { on: 'event', name: event.type }), stoppedBy: undefined, ranPast: false };
      }),
    },
    RUN_ON: { target: '.seeking', actions: { type: 'seek', params: { by: 1 } } },
    RUN_BACK: { target: '.seeking', actions: { type: 'seek', params: { by: -1 } } },
    RUN_TO: { target: '.seeking', actions: { type: 'seek', params: ({ event }) => ({ by: 1, to: event.at }) } },
    WATCH: {
      actions: assign({ watches: ({ context: { watches }, event: { expression } }) => (expression.trim() === '' || watches.includes(expression.trim()) ? watches : [...watches, expression.trim()]) }),
    },
    UNWATCH: { actions: assign({ watches: ({ context: { watches }, event: { expression } }) => watches.filter((one) => one !== expression) }) },
  },
  states: {
    paused: {
      entry: 'leaveWay',
      on: {
        PLAY: [{ guard: 'isAtEnd', target: 'playing', actions: 'toFirst' }, { target: 'playing', actions: 'leaveStop' }],
        TOGGLE: [{ guard: 'isAtEnd', target: 'playing', actions: 'toFirst' }, { target: 'playing', actions: 'leaveStop' }],
      },
    },
    playing: {
      always: [{ guard: 'isAtEnd', target: 'paused' }, { guard: 'isStopped', target: 'paused' }],
      on: { PAUSE: 'paused', TOGGLE: 'paused' },
      after: { pace: { target: 'playing', reenter: true, actions: 'playForward' } },
    },
    /** On the way to a breakpoint: the page is drawn, and a key is heard, between two parts of it. */
    seeking: {
      entry: 'seekOn',
      always: { guard: 'hasArrived', target: 'paused' },
      on: { PAUSE: 'paused', TOGGLE: 'paused' },
      after: { 0: { target: 'seeking', reenter: true } },
    },
  },
});
