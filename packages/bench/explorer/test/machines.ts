/** Machines made at random, of all that the compiler knows: what each is made of is plain data first, so that a failing one shrinks to its core. */

import * as fc from 'fast-check';
import { and, assign, createMachine, emit, enqueueActions, log, not, or, raise, stateIn, type AnyEventObject, type AnyStateMachine, type StateValue } from 'xstate';

export const EVENTS = ['A', 'B', 'C', 'ns.a', 'ns.b', 'ns.b.c'] as const;
const DESCRIPTORS = ['A', 'B', 'C', 'ns.a', 'ns.b', 'ns.*', 'ns.b.*', '*', 'R.a', 'R.b', 'R.*'] as const;
/** What machines raise. Transitions that may answer it raise nothing, so that machines come to rest more often than not. */
const RAISED = ['R.a', 'R.b', 'R.c'] as const;

type GuardSpec =
  | { readonly kind: 'named' | 'inline' | 'params' | 'paramsMade' | 'alias'; readonly n: number }
  | { readonly kind: 'stateIn'; readonly n: number; readonly by: 'id' | 'value' | 'path' }
  | { readonly kind: 'missing' | 'throws' | 'hasFuel' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly GuardSpec[] }
  | { readonly kind: 'not'; readonly part: GuardSpec };

type ActionSpec =
  | { readonly kind: 'note' | 'assign' | 'assignEach' | 'named' | 'params' | 'paramsMade' | 'emit' | 'emitMade' | 'raise' | 'raiseMade' | 'custom' | 'log' | 'missing' | 'throws'; readonly n: number }
  | { readonly kind: 'enqueue'; readonly n: number; readonly check: GuardSpec; readonly then: readonly ActionSpec[] };

interface TransitionSpec {
  readonly targets: readonly number[];
  readonly reenter: boolean;
  readonly guard: GuardSpec | null;
  readonly actions: readonly ActionSpec[];
}

interface StateSpec {
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly children: readonly StateSpec[];
  readonly on: readonly { readonly descriptor: number; readonly transitions: readonly TransitionSpec[] }[];
  readonly forbids: readonly number[];
  readonly always: readonly TransitionSpec[];
  readonly done: readonly TransitionSpec[];
  readonly entry: readonly ActionSpec[];
  readonly exit: readonly ActionSpec[];
  readonly initial: readonly ActionSpec[];
  readonly output: 'none' | 'fixed' | 'made';
  readonly deep: boolean;
  readonly target: number | null;
}

/** What a transition of a made machine has to do with, by `source descriptor index`. */
export type Features = ReadonlyMap<string, readonly string[]>;

export interface Made {
  readonly machine: AnyStateMachine;
  readonly features: Features;
}

const n = fc.nat(7);
const leafGuard: fc.Arbitrary<GuardSpec> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('named', 'inline', 'params', 'paramsMade', 'alias'), n }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stateIn'), n: fc.nat(30), by: fc.constantFrom('id', 'value', 'path') }) },
);
const { guard } = fc.letrec<{ guard: GuardSpec }>((tie) => ({
  guard: fc.oneof({ maxDepth: 2 },
    { weight: 8, arbitrary: leafGuard },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('and', 'or'), parts: fc.array(tie('guard'), { minLength: 1, maxLength: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('not'), part: tie('guard') }) },
  ),
}));
/** Once in a while a guard that throws: it ends most runs, so it is rare. */
const anyGuard = fc.oneof({ weight: 80, arbitrary: guard }, { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('missing', 'throws') }) });

const plainAction: fc.Arbitrary<ActionSpec> = fc.record({
  kind: fc.oneof(
    { weight: 80, arbitrary: fc.constantFrom('note', 'assign', 'assignEach', 'named', 'params', 'paramsMade', 'emit', 'emitMade', 'custom', 'log', 'missing') },
    { weight: 6, arbitrary: fc.constantFrom('raise', 'raiseMade') },
    { weight: 1, arbitrary: fc.constant('throws') },
  ), n,
});
const { action } = fc.letrec<{ action: ActionSpec }>((tie) => ({
  action: fc.oneof({ maxDepth: 2 }, { weight: 6, arbitrary: plainAction }, {
    weight: 1, arbitrary: fc.record({ kind: fc.constant('enqueue'), n, check: guard, then: fc.array(tie('action'), { maxLength: 3 }) }),
  }),
}));
const actions = fc.array(action, { maxLength: 2 });

const transition: fc.Arbitrary<TransitionSpec> = fc.record({
  targets: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 4, arbitrary: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }) }),
  reenter: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  guard: fc.option(anyGuard, { freq: 2 }), actions,
});
const guarded = transition.chain((one) => guard.map((by) => ({ ...one, guard: by })));
const some = (of: fc.Arbitrary<TransitionSpec>, maxLength: number): fc.Arbitrary<readonly TransitionSpec[]> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(of, { minLength: 1, maxLength }) });

const common = {
  on: fc.array(fc.record({ descriptor: fc.nat(DESCRIPTORS.length - 1), transitions: fc.array(transition, { minLength: 1, maxLength: 3 }) }), { maxLength: 4 }),
  forbids: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(fc.nat(EVENTS.length - 1), { maxLength: 2 }) }),
  always: some(guarded, 2), done: fc.array(transition, { maxLength: 2 }), entry: actions, exit: actions, initial: actions,
  output: fc.constantFrom('none', 'fixed', 'made'), deep: fc.boolean(), target: fc.option(fc.nat(30)),
} as const;
const { state } = fc.letrec<{ state: StateSpec; parent: StateSpec }>((tie) => ({
  state: fc.oneof({ maxDepth: 3, depthSize: 'small' },
    { weight: 6, arbitrary: fc.record({ type: fc.oneof({ weight: 5, arbitrary: fc.constant('atomic' as const) }, { weight: 2, arbitrary: fc.constant('final' as const) }, { weight: 1, arbitrary: fc.constant('history' as const) }), children: fc.constant([]), ...common }) },
    { weight: 5, arbitrary: tie('parent') }),
  parent: fc.record({ type: fc.constantFrom('compound', 'compound', 'parallel'), children: fc.array(tie('state'), { minLength: 2, maxLength: 4 }), ...common }),
}));
const root: fc.Arbitrary<StateSpec> = fc.record({ type: fc.constantFrom('compound', 'compound', 'parallel'), children: fc.array(state, { minLength: 2, maxLength: 4 }), ...common });

/** Any machine that XState accepts; one that fails is printed as its configuration. */
export const machines: fc.Arbitrary<Made> = root.map((spec) => Object.assign(made(spec), { [fc.toStringMethod]: () => JSON.stringify(spec) }));

interface Placed { readonly type: StateSpec['type']; readonly spec: StateSpec; readonly id: string; readonly key: string; readonly parent: Placed | undefined; readonly children: Placed[] }

function made(spec: StateSpec): Made {
  const all: Placed[] = [];
  const place = (one: StateSpec, parent: Placed | undefined): Placed => {
    // A state without any child that can be active is none that XState could enter.
    const isParent = one.children.some(({ type }) => type !== 'history');
    const type = isParent ? one.type : one.children.length > 0 ? 'atomic' : one.type;
    const placed: Placed = { type, spec: one, id: `s${all.length}`, key: `k${all.length}`, parent, children: [] };
    all.push(placed);
    if (isParent) placed.children.push(...one.children.map((child) => place(child, placed)));
    return placed;
  };
  const top = place(spec, undefined);
  const features = new Map<string, readonly string[]>();
  const config = { ...stateOf(top, { all, features }), context: ({ input }: { input: number }) => ({ count: input, fuel: FUEL, notes: [] }), options: { maxIterations: 30 } };
  return { machine: createMachine(config as never, implementations as never), features }; // boundary: typed by a configuration that is known, and this one was drawn
}

interface Making { readonly all: readonly Placed[]; readonly features: Map<string, readonly string[]> }

function stateOf(placed: Placed, making: Making): Record<string, unknown> {
  const { spec, type, id, children } = placed;
  const states = Object.fromEntries(children.map((child) => [child.key, stateOf(child, making)]));
  if (type === 'history') {
    const target = spec.target === null ? undefined : inside(placed.parent, spec.target);
    return { id, type, history: spec.deep ? 'deep' : 'shallow', ...(target === undefined ? {} : { target: `#${target.id}` }) };
  }
  const on: Record<string, unknown> = {};
  for (const { descriptor, transitions } of spec.on) {
    const name = DESCRIPTORS[descriptor] ?? '*';
    on[name] ??= transitions.map((one, i) => transitionOf(one, placed, name, i, making));
  }
  for (const forbidden of spec.forbids) on[EVENTS[forbidden] ?? 'A'] = undefined;
  const done = `xstate.done.state.${id}`;
  const first = children.find((child) => child.type !== 'history');
  return {
    id, ...(type === 'atomic' ? {} : { type, states }),
    ...(type === 'final' ? { type } : {}),
    ...(type === 'compound' && first !== undefined ? { initial: { target: first.key, actions: spec.initial.map(actionOf) } } : {}),
    on, entry: [note(`+${id}`), ...spec.entry.map(actionOf)], exit: [note(`-${id}`), ...spec.exit.map(actionOf)],
    ...(type === 'final' ? {} : { always: spec.always.map((one, i) => transitionOf(one, placed, '', i, making)) }),
    ...(type === 'compound' || type === 'parallel' ? { onDone: spec.done.map((one, i) => transitionOf(one, placed, done, i, making)) } : {}),
    ...(spec.output === 'none' || (type !== 'final' && placed.parent !== undefined) ? {} : { output: spec.output === 'fixed' ? { of: id } : outputOf(id) }),
  };
}

const outputOf = (id: string) => ({ context, event }: { context: Context; event: { type: string; output?: unknown } }): unknown => ({ id, count: context.count, by: event.type, of: event.output ?? null });

/** A state below another, to be the target of a history state. */
function inside(parent: Placed | undefined, index: number): Placed | undefined {
  const below = (one: Placed): Placed[] => one.children.filter((child) => child.type !== 'history').flatMap((child) => [child, ...below(child)]);
  const all = parent === undefined ? [] : below(parent);
  return all[index % Math.max(1, all.length)];
}

function transitionOf(spec: TransitionSpec, source: Placed, descriptor: string, index: number, making: Making): Record<string, unknown> {
  const targets = together(spec.targets, making.all);
  const isAnswer = descriptor === '' || descriptor === '*' || descriptor.startsWith('R.');
  const acts = isAnswer ? spec.actions.filter(({ kind }) => kind !== 'raise' && kind !== 'raiseMade') : spec.actions;
  const actions = [note(`${source.id}/${descriptor}/${index}`), descriptor === '' ? burn : refuel, ...acts.map(actionOf)];
  making.features.set(`${source.id} ${descriptor} ${index}`, featuresOf({ ...spec, actions: acts }, source, descriptor, targets));
  return {
    actions, ...(targets.length === 0 ? {} : { target: targets.map(({ id }) => `#${id}`) }),
    ...(spec.reenter ? { reenter: true } : {}), ...(spec.guard === null ? {} : { guard: descriptor === '' ? guardOf({ kind: 'and', parts: [{ kind: 'hasFuel' }, spec.guard] }, making.all) : guardOf(spec.guard, making.all) }),
  };
}

/** Of the targets asked for, the first, and those of the others that can be active together with all before them. */
function together(wanted: readonly number[], all: readonly Placed[]): readonly Placed[] {
  const found: Placed[] = [];
  for (const index of wanted) {
    const one = all[1 + index % Math.max(1, all.length - 1)];
    if (one !== undefined && found.every((other) => areOrthogonal(one, other))) found.push(one);
  }
  return found;
}

function areOrthogonal(a: Placed, b: Placed): boolean {
  const [aboveA, aboveB] = [a, b].map((one) => { const path: Placed[] = []; for (let at: Placed | undefined = one; at !== undefined; at = at.parent) path.unshift(at); return path; });
  if (aboveA === undefined || aboveB === undefined) return false;
  const parts = aboveA.findIndex((one, i) => one !== aboveB[i]);
  return parts > 0 && parts < aboveB.length && aboveA[parts - 1]?.type === 'parallel' && a.type !== 'history' && b.type !== 'history';
}

function featuresOf(spec: TransitionSpec, source: Placed, descriptor: string, targets: readonly Placed[]): readonly string[] {
  const guards = (one: GuardSpec): readonly string[] => [`guard ${one.kind}${one.kind === 'stateIn' ? ` by ${one.by}` : ''}`, ...('parts' in one ? one.parts.flatMap(guards) : 'part' in one ? guards(one.part) : [])];
  const acts = (one: ActionSpec): readonly string[] => [`action ${one.kind}`, ...(one.kind === 'enqueue' ? one.then.flatMap((each) => acts(each).map((name) => `queued ${name}`)) : [])];
  const isInside = (one: Placed): boolean => { for (let at: Placed | undefined = one.parent; at !== undefined; at = at.parent) if (at === source) return true; return false; };
  return [
    ...(descriptor === '' ? ['always'] : descriptor.endsWith('*') ? [`wildcard ${descriptor}`] : descriptor.startsWith('xstate.done') ? ['done'] : ['event']),
    ...(spec.guard === null ? [] : guards(spec.guard)), ...spec.actions.flatMap(acts),
    ...(targets.length === 0 ? ['no target'] : targets.length > 1 ? ['several targets'] : []),
    ...targets.flatMap((one) => [
      ...(one === source ? [spec.reenter ? 'to itself, reentering' : 'to itself'] : isInside(one) ? [spec.reenter ? 'inside, reentering' : 'inside'] : []),
      ...(one.type === 'history' ? [`history, ${one.spec.deep ? 'deep' : 'shallow'}`] : []),
    ]),
  ];
}

interface Context { readonly count: number; readonly fuel: number; readonly notes: readonly string[] }
interface Told { readonly context: Context; readonly event: { readonly type: string; readonly n?: number; readonly output?: unknown } }

const MOST = 64;
/** What happened is written down, so that another order is another context. */
const note = (text: string) => assign(({ context, event }: Told) => ({ notes: [...context.notes.slice(-8), `${text} ${event.type} ${JSON.stringify(event.output)}`] }));
/** How many `always` transitions an event may lead to; they would go round for ever otherwise. */
const FUEL = 3;
const burn = assign(({ context }: Told) => ({ fuel: context.fuel - 1 }));
const refuel = assign(({ context, event }: Told) => ({ fuel: RAISED.some((one) => one === event.type) ? context.fuel : FUEL }));
const passes = ({ context, event }: Told, by: number): boolean => (context.count + (event.n ?? 0) + by) % 3 !== 0;

function guardOf(spec: GuardSpec, all: readonly Placed[]): unknown {
  switch (spec.kind) {
    case 'named': return 'isOdd';
    case 'alias': return 'isOddToo';
    case 'inline': return (told: Told) => passes(told, spec.n);
    case 'params': return { type: 'by', params: { by: spec.n } };
    case 'paramsMade': return { type: 'by', params: ({ context }: Told) => ({ by: context.count + spec.n }) };
    case 'stateIn': return stateIn(inOf(all[spec.n % all.length], spec.by));
    case 'hasFuel': return ({ context }: Told) => context.fuel > 0;
    case 'missing': return 'isNowhere';
    case 'throws': return ({ context }: Told) => { if (context.count % 2 === 0) throw new Error(`no answer at ${context.count}`); return true; };
    case 'and': return and(spec.parts.map((part) => guardOf(part, all)) as never); // boundary: typed by kinds of guards that are known, and these were drawn
    case 'or': return or(spec.parts.map((part) => guardOf(part, all)) as never); // boundary: typed by kinds of guards that are known, and these were drawn
    case 'not': return not(guardOf(spec.part, all) as never); // boundary: as above
  }
}

function inOf(placed: Placed | undefined, by: 'id' | 'value' | 'path'): StateValue {
  if (placed === undefined || placed.parent === undefined || by === 'id') return `#${placed?.id ?? 's0'}`;
  const keys: string[] = [];
  for (let at: Placed = placed; at.parent !== undefined; at = at.parent) keys.unshift(at.key);
  return by === 'path' ? keys.join('.') : keys.reduceRight<StateValue | undefined>((below, key) => (below === undefined ? key : { [key]: below }), undefined) ?? placed.key;
}

const raisedEvent = (which: number, by: number): AnyEventObject => ({ type: RAISED[which % RAISED.length] ?? RAISED[0], n: by });

function actionOf(spec: ActionSpec): unknown {
  const { n: by } = spec;
  switch (spec.kind) {
    case 'note': return note(`n${by}`);
    case 'assign': return assign(({ context }: Told) => ({ count: (context.count + by) % MOST }));
    case 'assignEach': return assign({ count: ({ context, event }: Told) => (context.count * 2 + by + (event.n ?? 0)) % MOST, notes: [`each ${by}`] });
    case 'named': return 'inc';
    case 'params': return { type: 'add', params: { by } };
    case 'paramsMade': return { type: 'add', params: ({ context, event }: Told) => ({ by: context.count + (event.n ?? 0) }) };
    case 'emit': return emit({ type: 'fixed', cites: [], by });
    case 'emitMade': return emit(({ context, event }: Told) => ({ type: 'made', cites: [], count: context.count, on: event.type }));
    case 'raise': return raise(raisedEvent(by, by));
    case 'raiseMade': return raise(({ context }: Told) => raisedEvent(context.count + by, context.count));
    case 'custom': return () => { throw new Error('what acts on the world outside is not run'); };
    case 'log': return log(({ context }: Told) => context.count);
    case 'missing': return 'doNothing';
    case 'throws': return assign(({ context }: Told) => { if (context.count % 4 === 0) throw new Error(`cannot at ${context.count}`); return {}; });
    case 'enqueue': return enqueueActions((({ context, enqueue, check }: Queueing) => {
      if (by % 2 === 0) enqueue.assign({ count: (context.count + 1) % MOST });
      if (check(spec.check.kind === 'stateIn' || spec.check.kind === 'and' || spec.check.kind === 'or' || spec.check.kind === 'not' ? guardOf(spec.check, [PLACELESS]) : guardOf(spec.check, []))) for (const one of spec.then) enqueue(actionOf(one));
      if (by === 1) enqueue.raise({ type: 'R.a', n: by });
      if (by === 3) enqueue.emit({ type: 'queued', cites: [], count: context.count });
      if (by === 5) enqueue({ type: 'add', params: { by } });
      if (by === 7) enqueue('inc');
    }) as never); // boundary: `enqueueActions` is typed by a machine that is not known
  }
}

const PLACELESS: Placed = { type: 'atomic', spec: {} as StateSpec, id: 's1', key: 'k1', parent: undefined, children: [] }; // boundary: only its id is read

interface Queueing extends Told {
  readonly check: (guard: unknown) => boolean;
  readonly enqueue: ((action: unknown) => void) & { assign(update: unknown): void; raise(event: unknown): void; emit(event: unknown): void };
}

const implementations = {
  guards: { isOdd: ({ context, event }: Told) => (context.count + (event.n ?? 0)) % 2 === 1, isOddToo: 'isOdd', by: (told: Told, { by }: { by: number }) => passes(told, by) },
  actions: {
    inc: assign(({ context }: Told) => ({ count: (context.count + 1) % MOST })),
    add: assign(({ context }: Told, { by }: { by: number }) => ({ count: (context.count + by) % MOST })),
  },
};
