/**
 * Which states of the chart were entered on a walk, and which of its transitions taken. A stepper tells neither, as states with `always` are left in the
 * same step: XState is asked, but only about steps of a make not met before. Two steps are of one make where the state before and after, the event's type,
 * the effects, and all that the rules answered on the way are the same: then the same transitions were taken, as guards are rules. Where a machine has
 * guards that are none, every step is asked about until nothing is left to be seen.
 */

import type { AnyStateMachine, AnyStateNode, AnyEventObject, StateValue } from 'xstate';
import { isRecord, isRuledGuard, type Effect } from '@rulebench/core';
import { activeNodes, isForbidden, refOf, resolveGuard, start, step, type Consulted, type Step } from '@rulebench/core/bench';
import { nodesOf, restore, type Bench } from '@rulebench/core/explain';
import { transitionId } from '@rulebench/rulings';
import type { State } from '../stepper.ts';

type Transition = NonNullable<AnyStateNode['always']>[number];

/** One transition of the chart, as it is written. */
export interface Written {
  readonly id: string;
  readonly node: AnyStateNode;
  /** '' for `always`. */
  readonly descriptor: string;
  readonly index: number;
  readonly transition: Transition;
}

/** All transitions of a machine but those that forbid an event. Pure. */
export function transitionsOf(machine: AnyStateMachine): readonly Written[] {
  return nodesOf(machine.root).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
    .filter((transition) => !isForbidden(transition))
    .map((transition): Written => {
      const ref = refOf(transition);
      return { id: transitionId(ref), node: transition.source, descriptor: ref.descriptor, index: ref.index, transition };
    });
}

export class ChartSeen {
  readonly #bench: Bench;
  readonly #states: Set<string>;
  readonly #transitions: Set<string>;
  readonly #makes = new Set<string>();
  readonly #byMake: boolean;

  constructor(bench: Bench) {
    this.#bench = bench;
    this.#states = new Set(nodesOf(bench.machine.root).map(({ id }) => id));
    const written = transitionsOf(bench.machine);
    this.#transitions = new Set(written.map(({ id }) => id));
    this.#byMake = written.every(({ transition: { guard } }) => guard === undefined || isRuled(bench.machine, guard));
  }

  /** The ids of the states that were not entered yet. */
  get states(): ReadonlySet<string> { return this.#states; }

  /** The ids of the transitions that were not taken yet. */
  get transitions(): ReadonlySet<string> { return this.#transitions; }

  noteStart(input: unknown): void {
    this.#see(start(this.#bench, input));
  }

  note(before: State, event: AnyEventObject, after: State, effects: readonly Effect[], consulted: readonly Consulted[]): void {
    if (this.#states.size + this.#transitions.size === 0) return;
    if (this.#byMake) {
      const make = makeOf(before.value, event, after.value, effects, consulted);
      if (this.#makes.has(make)) return;
      this.#makes.add(make);
    }
    this.#see(step(this.#bench, liveOf(this.#bench, before), event));
  }

  /** Goes on from an earlier walk, by what that had not seen. */
  goOn(unseen: { readonly states: readonly string[]; readonly transitions: readonly string[] }): void {
    for (const one of this.#states) if (!unseen.states.includes(one)) this.#states.delete(one);
    for (const one of this.#transitions) if (!unseen.transitions.includes(one)) this.#transitions.delete(one);
  }

  #see({ microsteps, snapshot }: Step): void {
    for (const { id } of activeNodes(snapshot)) this.#states.delete(id);
    for (const { entered, transitions } of microsteps) {
      for (const id of entered) this.#states.delete(id);
      for (const taken of transitions) {
        this.#transitions.delete(transitionId(taken));
        this.#states.delete(taken.source); // a state that is left as soon as it is entered
      }
    }
  }
}

/** The live snapshot of a state: itself where XState gave it. */
export function liveOf(bench: Bench, state: State): Step['snapshot'] {
  return restore(bench, 'machine' in state ? state : { children: {}, historyValue: {}, ...state });
}

function makeOf(before: StateValue, { type }: AnyEventObject, after: StateValue, effects: readonly Effect[], consulted: readonly Consulted[]): string {
  const said = consulted.map(({ id, outcome }) => (outcome === undefined ? '' : `${id}${outcome[0] ?? ''}`)).join(' ');
  return [JSON.stringify(before), type, JSON.stringify(after), effects.map((one) => one.type).join(' '), said].join('\n');
}

function isRuled(machine: AnyStateMachine, guard: unknown): boolean {
  const named = isRecord(guard) && typeof guard['type'] === 'string' ? guard['type'] : guard;
  const { implementation, builtin } = resolveGuard(machine, named, {}, {});
  return builtin === undefined ? isRuledGuard(implementation) : builtin.parts.every((part) => isRuled(machine, part));
}
