/** The compiled machine against XState: machines made at random, and every step of long runs through them. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition, type AnyEventObject, type AnyMachineSnapshot, type ExecutableActionObject } from 'xstate';
import { isRecord, sameJson } from '@rulebench/core';
import { activeNodes, step, type Step } from '@rulebench/core/bench';
import { benchOf, plainModule, type Bench } from '@rulebench/core/explain';
import { shownIn } from '../src/explore/chart-seen.ts';
import { compile, xstateStepper, type Reached, type State } from '../src/index.ts';
import type { Shown } from '../src/stepper.ts';
import { EVENTS, machines, type Features } from './machines.ts';

const DEEP = process.env['RULEBENCH_DEEP'] === '1';
const [MACHINES, LENGTH] = DEEP ? [1000, 1000] : [100, 100];
/** Everyday runs are the same each time; deep ones are others each time. */
const seed = DEEP ? Date.now() : 11;

/** What must have happened, so that the comparison is one of all that the compiler knows. */
const FEATURES = [
  'event', 'always', 'done', 'raised', 'forbidden', 'several regions', 'wildcard *', 'wildcard ns.*', 'wildcard ns.b.*', 'wildcard R.*',
  'no target', 'several targets', 'inside', 'inside, reentering', 'to itself', 'to itself, reentering', 'history, deep', 'history, shallow',
  ...['named', 'inline', 'params', 'paramsMade', 'alias', 'and', 'or', 'not', 'stateIn by id', 'stateIn by value', 'stateIn by path'].map((kind) => `guard ${kind}`),
  ...['assign', 'assignEach', 'named', 'params', 'paramsMade', 'emit', 'emitMade', 'raise', 'raiseMade', 'custom', 'log', 'missing', 'throws', 'enqueue'].map((kind) => `action ${kind}`),
  ...['assign', 'named', 'params', 'emit', 'raise', 'enqueue'].map((kind) => `queued action ${kind}`),
  'outcome taken', 'outcome refused', 'outcome not-now', 'outcome over', 'outcome broken', 'error RB204', 'error RB206', 'ends', 'ends with output',
];

const events: fc.Arbitrary<AnyEventObject> = fc.record({ type: fc.constantFrom(...EVENTS, ...EVENTS, 'other', 'xstate.done.state.s1'), n: fc.nat(5) });
/** Long runs are cheaper to make, and shrink better, as a few events that are gone through again and again with another step. */
const runs = fc.record({ inputs: fc.array(fc.nat(9), { minLength: 1, maxLength: 4 }), events: fc.array(events, { minLength: 3, maxLength: 40 }), stride: fc.integer({ min: 1, max: 12 }) });

/** What a step says, as plain data that can be compared. */
function told(reached: Reached): unknown {
  if (reached.outcome !== 'taken') return reached;
  const { state: { value, context, status, output, historyValue = {} }, effects } = reached;
  return { value, context, status, output, effects, past: Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])) };
}

function agree(compiled: Reached, xstate: Reached): void {
  const [one, other] = [told(compiled), told(xstate)];
  if (!sameJson(one, other)) expect(one).toEqual(other);
}

interface Counts { readonly of: Map<string, number>; steps: number; taken: number; broken: number; machines: number }

test(`${MACHINES} machines made at random, ${LENGTH} events each: no step differs from XState's`, () => {
  const counts: Counts = { of: new Map(), steps: 0, taken: 0, broken: 0, machines: 0 };
  fc.assert(fc.property(machines, runs, ({ machine, features }, run) => {
    const bench = benchOf(plainModule(machine));
    const { stepper, reasons } = compile(bench);
    expect(reasons).toEqual([]);
    expect(stepper.compiled).toBe(true);
    const reference = xstateStepper(bench);
    fc.pre(run.inputs.some((input) => reference.start(input).outcome === 'taken'));
    counts.machines += 1;
    const looksClose = counts.machines % (DEEP ? 20 : 2) === 0;
    let restarts = 0;
    let here: { compiled: State; xstate: State } | undefined;
    for (let i = 0; i < LENGTH; i += 1) {
      if (here === undefined || here.xstate.status !== 'active') {
        const input = run.inputs[restarts % run.inputs.length];
        const [compiled, xstate] = [stepper.start(input), reference.start(input)];
        agree(compiled, xstate);
        restarts += 1;
        if (compiled.outcome !== 'taken' || xstate.outcome !== 'taken') { counts.broken += 1; continue; }
        here = { compiled: compiled.state, xstate: xstate.state };
        if (looksClose) documented(initialTransition(machine, input), compiled);
      }
      const event = run.events[(i * run.stride) % run.events.length];
      if (event === undefined) continue;
      const [compiled, xstate] = [stepper.next(here.compiled, event), reference.next(here.xstate, event)];
      agree(compiled, xstate);
      counts.steps += 1;
      if (compiled.outcome === 'broken') counts.broken += 1;
      const before = here.xstate as AnyMachineSnapshot; // boundary: XState's stepper gives snapshots
      if (looksClose) note(bench, { before, event, compiled }, features, counts);
      if (compiled.outcome !== 'taken' || xstate.outcome !== 'taken') continue;
      counts.taken += 1;
      if (looksClose) documented(transition(machine, before, event), compiled);
      here = { compiled: compiled.state, xstate: xstate.state };
    }
  }), { numRuns: MACHINES, seed, maxSkipsPerRun: 20 });
  if (DEEP) console.log(JSON.stringify({ ...counts, of: Object.fromEntries([...counts.of].sort()) }));
  expect(FEATURES.filter((name) => !counts.of.has(name))).toEqual([]);
  expect(counts.taken).toBeGreaterThan(counts.steps / 5);
}, 3_600_000);

/** What XState's documented functions say: the same state, and the same effects. */
function documented([snapshot, actions]: readonly [AnyMachineSnapshot, readonly ExecutableActionObject[]], reached: Reached): void {
  if (reached.outcome !== 'taken') throw new Error(reached.outcome);
  const { value, context, status, output } = snapshot;
  const { state } = reached;
  expect({ value: state.value, context: state.context, status: state.status, output: state.output }).toEqual({ value, context, status, output });
  const emitted = actions.flatMap(({ type, params }) => (type === 'xstate.emit' ? [isRecord(params) ? params['event'] : params] : []));
  expect(reached.effects).toEqual(emitted);
}

/** What a step shows of the chart. XState names among its transitions those that another keeps from being taken, and no state that is entered again. */
function showsTheSame(before: AnyMachineSnapshot, shows: readonly Shown[], xstates: Step): void {
  const [states, transitions] = [new Set(shows.flatMap((one) => one.states)), new Set(shows.flatMap((one) => one.transitions))];
  const theirs = shownIn(xstates);
  for (const id of transitions) expect(theirs.transitions).toContain(id);
  if (xstates.microsteps.some((one) => one.transitions.length > 1)) return;
  expect([...transitions].toSorted()).toEqual([...new Set(theirs.transitions)].toSorted());
  for (const { id } of [...activeNodes(before), ...activeNodes(xstates.snapshot)]) states.add(id);
  expect([...states]).toEqual(expect.arrayContaining([...theirs.states]));
  for (const { id } of [...activeNodes(before), ...activeNodes(xstates.snapshot)]) states.delete(id);
  for (const id of states) expect(theirs.states).toContain(id);
}

/** Counts what the transitions that a step took have to do with. */
function note(bench: Bench, { before, event, compiled }: { readonly before: AnyMachineSnapshot; readonly event: AnyEventObject; readonly compiled: Reached }, features: Features, { of }: Counts): void {
  const count = (name: string): void => { of.set(name, (of.get(name) ?? 0) + 1); };
  const xstates = step(bench, before, event);
  const { outcome, microsteps, raised, error, snapshot } = xstates;
  if (compiled.outcome === 'taken') showsTheSame(before, compiled.shows ?? [], xstates);
  count(`outcome ${outcome}`);
  if (error !== undefined) count(`error ${error.code}`);
  if (raised.length > 0) count('raised');
  if (snapshot.status === 'done') count(snapshot.output === undefined ? 'ends' : 'ends with output');
  for (const { transitions } of microsteps) {
    if (transitions.length > 1) count('several regions');
    for (const { source, descriptor, index } of transitions) for (const name of features.get(`${source} ${descriptor} ${index}`) ?? ['forbidden']) count(name);
  }
}
