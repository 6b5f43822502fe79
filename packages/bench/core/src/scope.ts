/**
 * All that Rulebench needs of XState and XState does not document, in one place: a reused actor scope, taken
 * transitions and raised events, candidate transitions, the parts of built-in guards. `test/scope.test.ts` holds it
 * against the documented functions.
 */

import {
  and, createActor, isMachineSnapshot, not, or,
  type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, type InspectionEvent,
} from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import { isRecord } from './json.ts';

/** One microstep as XState took it. */
export interface RawMicrostep {
  readonly event: AnyEventObject;
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly snapshot: AnyMachineSnapshot;
  readonly emitted: readonly AnyEventObject[];
  readonly raised: readonly AnyEventObject[];
}

export interface RawStep {
  readonly snapshot: AnyMachineSnapshot;
  readonly microsteps: readonly RawMicrostep[];
}

interface Scope {
  readonly machine: AnyStateMachine;
  readonly actorScope: MachineScope;
  microsteps: RawMicrostep[];
  emitted: AnyEventObject[];
  raised: AnyEventObject[];
}

/** The scope that a machine asks for, typed as the machine types it. */
type MachineScope = Parameters<AnyStateMachine['transition']>[2];

const scopes = new WeakMap<AnyStateMachine, Scope>();
/** XState loops for ever by default; a machine that does not limit itself is limited here. */
export const MAX_ITERATIONS = 1000;

/** A machine that is never started gives the scope; it is made once a machine, as making it costs most of a transition. */
function scopeOf(machine: AnyStateMachine): Scope {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  if (machine.options.maxIterations === Infinity) machine.options.maxIterations = MAX_ITERATIONS;
  const self = createActor(machine);
  const nothing = (): void => undefined;
  const scope: Scope = {
    machine,
    microsteps: [],
    emitted: [],
    raised: [],
    actorScope: {
      self, system: self.system, id: self.id, sessionId: self.sessionId,
      defer: nothing, logger: nothing, stopChild: nothing, emit: nothing,
      actionExecutor: (action: { type: string; params: unknown }) => {
        const event = isRecord(action.params) ? action.params['event'] : undefined;
        if (action.type === 'xstate.emit') scope.emitted.push(event as AnyEventObject); // boundary: what `emit` carries
        if (action.type === 'xstate.raise') scope.raised.push(event as AnyEventObject); // boundary: what `raise` carries
      },
    } as MachineScope, // boundary: the scope's type is XState's own
  };
  self.system.inspect((seen: InspectionEvent) => {
    if (seen.type !== '@xstate.microstep') return;
    scope.microsteps.push({
      event: seen.event, transitions: seen._transitions, snapshot: seen.snapshot as AnyMachineSnapshot, // boundary: the snapshot of this machine
      emitted: scope.emitted, raised: scope.raised,
    });
    scope.emitted = [];
    scope.raised = [];
  });
  scopes.set(machine, scope);
  return scope;
}

/** `machine.transition` with what it did on the way. Custom actions are not run. Pure. @throws what a guard or action throws */
export function takeStep(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): RawStep {
  return collect(machine, (scope) => machine.transition(snapshot, event, scope) as AnyMachineSnapshot); // boundary: this machine's snapshot
}

/** Runs `work` with fewer iterations granted to a machine than it grants itself. Returns what `work` returns. @throws XState's error at a step that takes more */
export function withinIterations<T>(machine: AnyStateMachine, limit: number, work: () => T): T {
  scopeOf(machine); // sets the limit of a machine that has none
  const { maxIterations = MAX_ITERATIONS } = machine.options;
  machine.options.maxIterations = Math.min(maxIterations, limit);
  try { return work(); } finally { machine.options.maxIterations = maxIterations; }
}

/** The initial snapshot with what happened on the way to it. Pure; a context that throws gives status `error`. */
export function takeInitialStep(machine: AnyStateMachine, input: unknown): RawStep {
  return collect(machine, (scope) => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot); // boundary: this machine's snapshot
}

function collect(machine: AnyStateMachine, work: (scope: MachineScope) => AnyMachineSnapshot): RawStep {
  const scope = scopeOf(machine);
  const outer = { microsteps: scope.microsteps, emitted: scope.emitted, raised: scope.raised };
  Object.assign(scope, { microsteps: [], emitted: [], raised: [] });
  try {
    const snapshot = work(scope.actorScope);
    const { emitted, raised, microsteps } = scope;
    // Entering the initial states is no microstep that XState tells; what it emitted is told here where none followed.
    const untold: RawMicrostep = { event: { type: 'xstate.init' }, transitions: [], snapshot, emitted, raised };
    return { snapshot, microsteps: emitted.length + raised.length === 0 ? microsteps : [...microsteps, untold] };
  } finally {
    Object.assign(scope, outer);
  }
}

/** A live snapshot of `machine` from a persisted or live one. @throws what XState throws at a value it does not know */
export function revive(machine: AnyStateMachine, snapshot: unknown): AnyMachineSnapshot {
  if (isMachineSnapshot(snapshot) && snapshot.machine === machine) return snapshot;
  const persisted = isMachineSnapshot(snapshot) ? snapshot.machine.getPersistedSnapshot(snapshot as never) : snapshot; // boundary: its own machine's snapshot
  return machine.restoreSnapshot(persisted as never, scopeOf(machine).actorScope) as AnyMachineSnapshot; // boundary: checked by the caller
}

/** The active states, root first. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return [...(snapshot._nodes as AnyStateNode[])].sort((a, b) => a.order - b.order); // boundary: XState types it as any
}

/** The transitions that one state would consider for an event, in the order XState considers them: exact names, then longer wildcards first. Pure. */
export function candidatesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  const descriptors = [...node.transitions.keys()];
  const wildcards = descriptors.filter((one) => one !== eventType && matches(eventType, one)).sort((a, b) => b.length - a.length);
  return [eventType, ...wildcards].flatMap((one) => node.transitions.get(one) ?? []);
}

function matches(eventType: string, descriptor: string): boolean {
  if (descriptor === '*') return true;
  return descriptor.endsWith('.*') && (eventType === descriptor.slice(0, -2) || eventType.startsWith(descriptor.slice(0, -1)));
}

/** A transition that does nothing on purpose: it forbids the event in its state. The same test as `snapshot.can` makes. */
export function isForbidden(transition: AnyTransitionDefinition): boolean {
  return transition.target === undefined && transition.actions.length === 0;
}

/** A guard as a machine names it, resolved to its function, parameters and, for `and`, `or` and `not`, its parts. */
export interface ResolvedGuard {
  readonly name: string;
  readonly implementation: unknown;
  readonly params: unknown;
  readonly builtin?: { readonly kind: 'all' | 'any' | 'not'; readonly parts: readonly unknown[] };
}

/** Built-in guards are told by the function that checks them: names do not survive minifying. */
const BUILTIN = [
  { kind: 'all', check: checkOf(and([])) },
  { kind: 'any', check: checkOf(or([])) },
  { kind: 'not', check: checkOf(not(() => true)) },
] as const;

function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : undefined;
}

function nameOf(type: unknown, guard: unknown): string {
  return typeof type === 'string' ? type : typeof guard === 'function' ? guard.name : '';
}

export function resolveGuard(machine: AnyStateMachine, guard: unknown, context: unknown, event: unknown): ResolvedGuard {
  const reference = isRecord(guard) ? guard : undefined;
  const name = typeof guard === 'string' ? guard : nameOf(reference?.['type'], guard);
  const implementation: unknown = typeof guard === 'function' ? guard : machine.implementations.guards[name];
  const given = reference?.['params'];
  const params: unknown = typeof given === 'function' ? (given as (args: object) => unknown)({ context, event }) : given; // boundary: a params function
  if (typeof implementation === 'string' || isRecord(implementation)) return { ...resolveGuard(machine, implementation, context, event), name };
  const check = checkOf(implementation);
  const kind = check === undefined ? undefined : BUILTIN.find((one) => one.check === check)?.kind;
  const parts = typeof implementation === 'function' && 'guards' in implementation ? implementation.guards : undefined;
  return {
    name: name === '' ? 'guard' : name, implementation, params,
    ...(Array.isArray(parts) && kind !== undefined ? { builtin: { kind, parts: parts as unknown[] } } : {}), // boundary: an array of whatever
  };
}

/** The answer of any guard, as XState finds it. @throws what the guard throws, or XState where it is not implemented */
export function passes(snapshot: AnyMachineSnapshot, guard: unknown, event: AnyEventObject): boolean {
  return evaluateGuard(guard as never, snapshot.context, event, snapshot); // boundary: XState's own guard type
}
