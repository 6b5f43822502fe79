/**
 * The walk itself: breadth first from all starts at once, so that the run by which a state is met first is a shortest one. A state is told from others by its
 * fingerprint; of each are kept the state it was met from and the number of the try that led there. Live states are kept only until they were looked at.
 *
 * Looking at a state and taking in what came of it are two things: others may look (on other threads, in any order), and the walk takes in what they tell in the order of the
 * states' places. So all that it comes to is the same, whoever looked.
 */

import { stampOf } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { fingerprintOf, type Fingerprint } from '../fingerprint.ts';
import type { State, Stepper } from '../stepper.ts';
import { visitedSet, type Visited } from '../visited.ts';
import { ChartSeen } from './chart-seen.ts';
import { KeySamples } from './key-samples.ts';
import { brokenIn, lookAt, printOf } from './looker.ts';
import { Edges, Numbers } from './numbers.ts';
import { CAPPED, DECIDES, END, SAMPLED, type Edge, type Failure, type Looked, type Note } from './report.ts';
import { RulesSeen, type Where } from './rules-seen.ts';
import { changed, codeOf, savedWalk, type SavedWalk } from './saved-walk.ts';
import type { Start } from './start.ts';
import { triesAt, type Try } from './tries.ts';

/** Something that was found in states or tries: where first, and how often. */
export interface Sighting {
  readonly first: Where;
  readonly times: number;
  /** What was thrown, where something was. */
  readonly error?: Failure;
}

export interface WalkOptions {
  readonly bench: Bench;
  readonly stepper: Stepper;
  readonly starts: readonly Start[];
  /** An earlier walk from the same starts, to go on with. */
  readonly saved?: unknown;
  /** Whether what was met can be looked up by other threads. */
  readonly shared?: boolean;
}

export class Walk {
  readonly bench: Bench;
  readonly starts: readonly Start[];
  readonly stepper: Stepper;
  readonly visited: Visited;
  readonly edges = new Edges();
  readonly rules: RulesSeen;
  readonly chart: ChartSeen;
  readonly keys = new KeySamples();
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

  /** What was met in the state that is being looked at, by the number of its try. */
  readonly #fresh = new Map<number, { readonly state: State; readonly print: Fingerprint }>();

  /** @throws RB404 where what was saved is no walk of this module from these starts */
  constructor({ bench, stepper, starts, saved, shared = false }: WalkOptions) {
    this.bench = bench;
    this.stepper = stepper;
    this.starts = starts;
    this.rules = new RulesSeen(bench.rules);
    this.chart = new ChartSeen(bench);
    this.visited = visitedSet(undefined, shared);
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

  /** Those of the layer that is being looked at end before this place. */
  get layerEnd(): number { return this.#layerEnd; }

  /** Looks at the next state that was met and not looked at: tries everything there. */
  expand(): void {
    const state = this.#queue[this.#head];
    if (state === undefined) return;
    this.#queue[this.#head] = undefined;
    this.#head += 1;
    if (this.#head > 4096 && this.#head * 2 > this.#queue.length) { this.#queue.splice(0, this.#head); this.#head = 0; }
    this.#fresh.clear();
    const { bench, stepper, visited, rules, chart } = this;
    const onNew = (met: State, print: Fingerprint, { number }: Where): boolean => this.#isFresh(met, print, number);
    this.takeIn(lookAt({ bench, stepper, met: visited, rules, chart, onNew }, this.expanded, state));
  }

  /** Lets go of all states that wait to be looked at: from now on others look. */
  letGo(): void {
    this.#queue.length = 0;
    this.#head = 0;
  }

  /**
   * Takes in what came of looking at the next state.
   * @param onMet told of every state that was met there for the first time
   */
  takeIn({ place, marks, edges, notes }: Looked, onMet?: (place: number) => void): void {
    for (const note of notes) if (note.what !== 'invariant') this.#note(note);
    if ((marks & SAMPLED) !== 0) this.sampled += 1;
    if ((marks & CAPPED) !== 0) this.capped += 1;
    if ((marks & END) !== 0) this.ends += 1;
    this.taken += edges.length;
    const successors = new Set<number>();
    const byPlayers = new Set<number>();
    for (const edge of edges) {
      const to = this.#leadsTo(edge, place, notes, onMet);
      successors.add(to);
      if (edge.byPlayer && to !== place) byPlayers.add(to);
    }
    this.edges.push(successors);
    this.#marks.push((marks & END) | (byPlayers.size > 1 ? DECIDES : 0));
    this.depth = this.states > this.#layerEnd ? this.#layer + 1 : this.depth;
    if (this.expanded === this.#layerEnd) { this.#layer += 1; this.#layerEnd = this.states; }
  }

  /** What tells a state from others. */
  printOf(state: State): Fingerprint {
    return printOf(this.bench, state);
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
      rules: this.rules.noted(), unseen: this.chart.unseen,
      keys: this.keys.noted(), broken: [...this.broken].filter(([, { first }]) => first.place >= 0), deadEnds: [...this.deadEnds],
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
    this.keys.goOn(saved.keys);
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

  #note(note: Exclude<Note, { readonly what: 'invariant' }>): void {
    const { where, what } = note;
    switch (what) {
      case 'broken': this.#sight(this.broken, note.name, where, note.error); return;
      case 'dead-end': this.#sight(this.deadEnds, note.name, where); return;
      case 'answer': this.rules.note(note.name, note.outcome, where); return;
      case 'chart': this.chart.see(note.news);
    }
  }

  /** The place that a try leads to, new or known. What holds everywhere must hold in a new one. */
  #leadsTo({ number, to }: Edge, place: number, notes: readonly Note[], onMet: ((place: number) => void) | undefined): number {
    const known = this.visited.size;
    const reached = typeof to === 'number' ? to : this.visited.add(to, place, number);
    if (reached < known) {
      if (this.bench.module.key !== undefined) this.keys.again(reached, { place, number });
      return reached;
    }
    const fresh = this.#fresh.get(number);
    if (fresh !== undefined) this.#queue.push(fresh.state);
    for (const note of notes) if (note.what === 'invariant' && note.where.number === number) this.#sight(this.invariants, note.name, { place: reached, number: -1 }, note.error);
    onMet?.(reached);
    return reached;
  }

  /** Whether no other try in the state that is being looked at has led to the same. */
  #isFresh(state: State, print: Fingerprint, number: number): boolean {
    const isFirst = this.#fresh.size > MOST_ALIKE || ![...this.#fresh.values()].some((one) => one.print.high === print.high && one.print.low === print.low);
    this.#fresh.set(number, { state, print });
    return isFirst;
  }

  /** The place of a state that is met from a start, or made again. */
  #meet(state: State, parent: number, number: number): number {
    const known = this.visited.size;
    const place = this.visited.add(this.printOf(state), parent, number);
    if (place < known) return place;
    this.#queue.push(state);
    for (const { name, error } of brokenIn(this.bench, state)) this.#sight(this.invariants, name, { place, number: -1 }, error);
    return place;
  }

  #sight(sightings: Map<string, Sighting>, key: string, where: Where, error?: Failure): void {
    const before = sightings.get(key);
    sightings.set(key, before === undefined ? { first: where, times: 1, ...(error === undefined ? {} : { error }) } : { ...before, times: before.times + 1 });
  }
}

/** Among so many new states of one it is looked whether two are the same, so that the invariants are asked once. */
const MOST_ALIKE = 64;

function printWords({ high, low }: Fingerprint): string {
  return `${String(high)} ${String(low)}`;
}
