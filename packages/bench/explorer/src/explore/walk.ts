/**
 * The walk itself: breadth first from all starts at once, so that the run by which a state is met first is a shortest one. A state is told from others by its
 * fingerprint; of each are kept the state it was met from and the number of the try that led there. Live states are kept only until they were looked at.
 */

import { errorOf, stampOf } from '@rulebench/core';
import { invariantHolds } from '@rulebench/core/bench';
import type { Bench } from '@rulebench/core/explain';
import { fingerprintOf, statePrint, type Fingerprint } from '../fingerprint.ts';
import type { State, Stepper } from '../stepper.ts';
import { visitedSet, type Visited } from '../visited.ts';
import { ChartSeen } from './chart-seen.ts';
import { KeySamples } from './key-samples.ts';
import { Edges, Numbers } from './numbers.ts';
import { RulesSeen, type Where } from './rules-seen.ts';
import { changed, codeOf, savedWalk, type SavedWalk } from './saved-walk.ts';
import type { Start } from './start.ts';
import { triesAt, type Try } from './tries.ts';

/** Something that was found in states or tries: where first, and how often. */
export interface Sighting {
  readonly first: Where;
  readonly times: number;
  /** What was thrown, where something was. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** What is known of one state, in a few bits. */
export const END = 1;
/** A player has moves there that lead to different other states. */
export const DECIDES = 2;

export interface WalkOptions {
  readonly bench: Bench;
  readonly stepper: Stepper;
  readonly starts: readonly Start[];
  /** An earlier walk from the same starts, to go on with. */
  readonly saved?: unknown;
}

export class Walk {
  readonly bench: Bench;
  readonly starts: readonly Start[];
  readonly stepper: Stepper;
  readonly visited: Visited = visitedSet();
  readonly edges = new Edges();
  readonly rules: RulesSeen;
  readonly chart: ChartSeen;
  readonly keys: KeySamples;
  /** By the id of the invariant. */
  readonly invariants = new Map<string, Sighting>();
  /** By code and event. */
  readonly broken = new Map<string, Sighting>();
  /** Where nothing can happen, by the state's value. */
  readonly deadEnds = new Map<string, Sighting>();
  /** Of how many states the chance was sampled, and of how many not all moves were looked at. */
  sampled = 0;
  capped = 0;
  taken = 0;
  /** The longest of the shortest runs to what was met so far. */
  depth = 0;
  ends = 0;
  /** States that were met and not looked at yet, in the order of their places. */
  readonly #queue: (State | undefined)[] = [];
  readonly #marks = new Numbers();
  #head = 0;
  /** How many events lead to the states that are being looked at, and how many states were met with so few. */
  #layer = 0;
  #layerEnd = 0;

  /** @throws RB404 where what was saved is no walk of this module from these starts */
  constructor({ bench, stepper, starts, saved }: WalkOptions) {
    this.bench = bench;
    this.stepper = stepper;
    this.starts = starts;
    this.rules = new RulesSeen(bench.rules);
    this.chart = new ChartSeen(bench);
    this.keys = new KeySamples(this);
    for (const [i, { input }] of starts.entries()) this.#begin(input, i);
    this.#layerEnd = this.visited.size;
    if (saved !== undefined) this.#goOn(savedWalk(saved, bench, this.#startsPrint()));
  }

  get states(): number { return this.visited.size; }
  /** How many states have been looked at. */
  get expanded(): number { return this.edges.states; }
  get isDone(): boolean { return this.expanded === this.states; }
  get bytes(): number { return this.visited.bytes + this.edges.bytes + this.#marks.bytes; }

  is(place: number, mark: number): boolean {
    return (this.#marks.at(place) & mark) !== 0;
  }

  /** Looks at the next state that was met and not looked at: tries everything there. */
  expand(): void {
    const place = this.expanded;
    const state = this.#queue[this.#head];
    if (state === undefined) return;
    this.#queue[this.#head] = undefined;
    this.#head += 1;
    if (this.#head > 4096 && this.#head * 2 > this.#queue.length) { this.#queue.splice(0, this.#head); this.#head = 0; }
    if (state.status === 'active') this.#tryAll(place, state);
    else this.#leadsTo([], END);
    this.depth = this.states > this.#layerEnd ? this.#layer + 1 : this.depth;
    if (this.expanded === this.#layerEnd) { this.#layer += 1; this.#layerEnd = this.states; }
  }

  /** What tells a state from others: its value, its context (or the module's key of it), and whether it is over. */
  printOf(state: State): Fingerprint {
    const { module } = this.bench;
    return statePrint(state, module.key === undefined ? undefined : (context) => module.key?.(context));
  }

  /** The walk so far, to be gone on with. */
  saved(): SavedWalk {
    const { parent, move } = this.visited.data();
    const { ends, to } = this.edges.data();
    const { layer, layerEnd } = { layer: this.#layer, layerEnd: this.#layerEnd };
    return {
      kind: 'exploration', of: stampOf(this.bench.module, this.bench.variant), starts: this.#startsPrint(), code: codeOf(this.bench), states: this.#statesPrint(),
      parents: [...parent], moves: [...move], ends: [...ends], to: [...to], marks: [...this.#marks.data()],
      layer, layerEnd, depth: this.depth, taken: this.taken, sampled: this.sampled, capped: this.capped,
      rules: this.rules.noted(), unseen: { states: [...this.chart.states], transitions: [...this.chart.transitions] },
      broken: [...this.broken].filter(([, { first }]) => first.place >= 0), deadEnds: [...this.deadEnds],
    };
  }

  /** Makes every state again that was met before: children come in the order of their parents, so that a parent is let go after its last child. */
  #goOn(saved: SavedWalk): void {
    const expanded = saved.ends.length;
    let at = -1;
    let tries: readonly Try[] = [];
    for (let place = 0; place < saved.parents.length; place += 1) {
      const [parent = -1, number = -1] = [saved.parents[place], saved.moves[place]];
      if (parent === -1) { if (this.visited.parentOf(place) !== -1 || this.visited.moveOf(place) !== number) throw changed(); continue; }
      if (parent !== at) {
        for (; at < parent; at += 1) if (at >= 0) this.#queue[at] = undefined;
        const state = this.#queue[parent];
        tries = state === undefined ? [] : triesAt(this.bench.module, state).tries;
      }
      const [state, tried] = [this.#queue[parent], tries[number]];
      const reached = state === undefined || tried === undefined ? undefined : this.stepper.next(state, tried.event);
      if (reached?.outcome !== 'taken' || this.#meet(reached.state, parent, number) !== place) throw changed();
    }
    if (this.#statesPrint() !== saved.states) throw changed();
    this.#queue.splice(0, expanded);
    for (const [place, end] of saved.ends.entries()) this.edges.push(saved.to.slice(saved.ends[place - 1] ?? 0, end));
    for (const mark of saved.marks) { this.#marks.push(mark); if ((mark & END) !== 0) this.ends += 1; }
    this.#layer = saved.layer;
    this.#layerEnd = saved.layerEnd;
    this.depth = saved.depth;
    this.taken = saved.taken;
    this.sampled = saved.sampled;
    this.capped = saved.capped;
    for (const [rule, outcome, where] of saved.rules) this.rules.note(rule, outcome, where);
    this.chart.goOn(saved.unseen);
    for (const [key, sighting] of saved.broken) this.broken.set(key, sighting);
    for (const [key, sighting] of saved.deadEnds) this.deadEnds.set(key, sighting);
  }

  #startsPrint(): string {
    return printWords(fingerprintOf(this.starts.map(({ input }) => input)));
  }

  /** One print of all: the order counts. */
  #statesPrint(): string {
    let print: Fingerprint = { high: 0, low: 0 };
    for (let place = 0; place < this.states; place += 1) print = fingerprintOf([print.high, print.low, this.visited.printOf(place).high, this.visited.printOf(place).low]);
    return printWords(print);
  }

  #begin(input: unknown, start: number): void {
    const where = { place: -1, number: start };
    const { result: reached } = this.rules.during(where, () => this.stepper.start(input));
    if (reached.outcome !== 'taken') {
      if (reached.outcome === 'broken') this.#sight(this.broken, `${reached.error.code}/start`, where, reached.error);
      return;
    }
    this.chart.noteStart(input);
    this.#meet(reached.state, -1, start);
  }

  #tryAll(place: number, state: State): void {
    const successors = new Set<number>();
    const byPlayers = new Set<number>();
    const { tries, sampled, more, error } = triesAt(this.bench.module, state);
    if (sampled) this.sampled += 1;
    if (more) this.capped += 1;
    if (error !== undefined) this.#sight(this.broken, `moves/${error.code}`, { place, number: -1 }, error);
    let stuck = error === undefined;
    for (const [number, { event, of }] of tries.entries()) {
      const where = { place, number };
      const { result: reached, consulted } = this.rules.during(where, () => this.stepper.next(state, event));
      if (reached.outcome === 'broken') { stuck = false; this.#sight(this.broken, `${reached.error.code}/${event.type}`, where, reached.error); }
      if (reached.outcome !== 'taken') continue;
      stuck = false;
      this.taken += 1;
      this.chart.note(state, event, reached.state, reached.effects, consulted);
      const to = this.#meet(reached.state, place, number);
      successors.add(to);
      if (of === 'player' && to !== place) byPlayers.add(to);
    }
    if (stuck) this.#sight(this.deadEnds, JSON.stringify(state.value), { place, number: -1 });
    this.#leadsTo(successors, byPlayers.size > 1 ? DECIDES : 0);
  }

  #leadsTo(successors: Iterable<number>, mark: number): void {
    this.edges.push(successors);
    this.#marks.push(mark);
    if (mark === END) this.ends += 1;
  }

  /** The place of a state, new or known. What holds everywhere must hold in a new one. */
  #meet(state: State, parent: number, number: number): number {
    const known = this.visited.size;
    const place = this.visited.add(this.printOf(state), parent, number);
    if (place < known) { this.keys.meetAgain(place, state); return place; }
    this.#queue.push(state);
    this.keys.meet(place, state);
    for (const invariant of this.bench.module.invariants ?? []) {
      const broken = breaks(() => invariantHolds(this.bench, invariant, state));
      if (broken !== undefined) this.#sight(this.invariants, invariant.id, { place, number: -1 }, broken === true ? undefined : broken);
    }
    return place;
  }

  #sight(sightings: Map<string, Sighting>, key: string, where: Where, error?: Sighting['error']): void {
    const before = sightings.get(key);
    sightings.set(key, before === undefined ? { first: where, times: 1, ...(error === undefined ? {} : { error }) } : { ...before, times: before.times + 1 });
  }
}

/** Whether an invariant is broken: true, or what it threw. */
function breaks(holds: () => boolean): true | { readonly code: string; readonly message: string } | undefined {
  try { return holds() ? undefined : true; } catch (thrown) { return errorOf(thrown); }
}

function printWords({ high, low }: Fingerprint): string {
  return `${String(high)} ${String(low)}`;
}
