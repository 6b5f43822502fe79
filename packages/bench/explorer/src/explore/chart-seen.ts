/**
 * Which states of the chart were entered on a walk, and which of its transitions taken. A compiled machine tells with each step, as states with `always` are left in the same step;
 * of others XState is asked, until nothing is left to be seen.
 */

import type { AnyEventObject, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeNodes, isForbidden, refOf, start, step, type Step } from '@rulebench/core/bench';
import { nodesOf, restore, type Bench } from '@rulebench/core/explain';
import { transitionId } from '@rulebench/rulings';
import type { Reached, Shown, State } from '../stepper.ts';

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

type Taken = Extract<Reached, { readonly outcome: 'taken' }>;

export class ChartSeen {
  readonly #bench: Bench;
  readonly #states: Set<string>;
  readonly #transitions: Set<string>;
  /** Microsteps that were noted; a stepper shows the same object for the same. */
  readonly #noted = new WeakSet<Shown>();

  /** @param unseen what was not seen so far; all that the chart has, unless told */
  constructor(bench: Bench, { states, transitions } = allOf(bench)) {
    this.#bench = bench;
    this.#states = new Set(states);
    this.#transitions = new Set(transitions);
  }

  /** The ids of the states that were not entered, and of the transitions that were not taken yet. */
  get states(): ReadonlySet<string> { return this.#states; }
  get transitions(): ReadonlySet<string> { return this.#transitions; }

  /** The same, as plain data. */
  get unseen(): Shown { return { states: [...this.#states], transitions: [...this.#transitions] }; }

  noteStart(input: unknown): void {
    const begun = start(this.#bench, input);
    this.see(shownIn(begun));
    this.see({ states: activeNodes(begun.snapshot).map(({ id }) => id), transitions: [] });
  }

  /** Notes a step that was taken. @returns what it shows for the first time, where it does */
  note(before: State, event: AnyEventObject, { shows }: Taken): Shown | undefined {
    if (this.#states.size + this.#transitions.size === 0) return undefined;
    if (shows === undefined) return this.see(shownIn(step(this.#bench, liveOf(this.#bench, before), event)));
    const others = shows.filter((one) => !this.#noted.has(one));
    for (const one of others) this.#noted.add(one);
    return others.length === 0 ? undefined : this.see({ states: others.flatMap(({ states }) => states), transitions: others.flatMap(({ transitions }) => transitions) });
  }

  /** @returns what of it was not seen before, where something was not */
  see({ states, transitions }: Shown): Shown | undefined {
    const news: Shown = { states: states.filter((id) => this.#states.delete(id)), transitions: transitions.filter((id) => this.#transitions.delete(id)) };
    return news.states.length + news.transitions.length === 0 ? undefined : news;
  }

  /** Goes on from an earlier walk, by what that had not seen. */
  goOn(unseen: Shown): void {
    const [states, transitions] = [new Set(unseen.states), new Set(unseen.transitions)];
    for (const one of this.#states) if (!states.has(one)) this.#states.delete(one);
    for (const one of this.#transitions) if (!transitions.has(one)) this.#transitions.delete(one);
  }
}

function allOf({ machine }: Bench): Shown {
  return { states: nodesOf(machine.root).map(({ id }) => id), transitions: transitionsOf(machine).map(({ id }) => id) };
}

/** The states that a step of XState's enters, and the transitions that it takes; a state that is left as soon as it is entered is the source of one. Pure. */
export function shownIn({ microsteps }: Pick<Step, 'microsteps'>): Shown {
  const taken = microsteps.flatMap(({ transitions }) => transitions);
  return { states: [...microsteps.flatMap(({ entered }) => entered), ...taken.map(({ source }) => source)], transitions: taken.map(transitionId) };
}

/** The live snapshot of a state: itself where XState gave it. */
export function liveOf(bench: Bench, state: State): Step['snapshot'] {
  return restore(bench, 'machine' in state ? state : { children: {}, historyValue: {}, ...state });
}
