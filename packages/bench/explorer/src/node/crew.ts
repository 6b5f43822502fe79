/**
 * A walk on many threads. Layer by layer, the states that wait are dealt to the threads in shards: each gets those that it met itself, and who has nothing left takes from who has most.
 * What the threads tell is taken in in the order of the places, so that all is as it is on one thread. A thread that dies is replaced, and what it was asked for is asked again;
 * it is counted where it is taken in, which is once.
 */

import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { sameJson } from '@rulebench/core';
import { ChartSeen } from '../explore/chart-seen.ts';
import { replayOf } from '../explore/evidence.ts';
import { lookAt } from '../explore/looker.ts';
import { Reading, Report } from '../explore/report.ts';
import { RulesSeen } from '../explore/rules-seen.ts';
import { codeOf } from '../explore/saved-walk.ts';
import type { Walk } from '../explore/walk.ts';
import type { Tables } from '../visited.ts';
import type { Crew, Reason, Watching } from '../explore/watching.ts';
import type { FromHand, HandTask, SeenBefore, Shard } from './explore-job.ts';
import type { ModuleRef } from './job.ts';

export interface CrewOptions {
  readonly threads: number;
  /** So long, in milliseconds, a walk goes on alone before threads are started; half a second unless told. */
  readonly patience?: number;
}

/** A crew of threads, kept from walk to walk until it is closed. */
export interface ThreadCrew extends Crew {
  readonly close: () => Promise<void>;
}

const PATIENCE = 500;
/** Of so many states a thread, so that each has enough to do. */
const WORTHWHILE = 16;
/** A shard is to take at least and at most about so many milliseconds. */
const [SHORTEST, LONGEST] = [2, 20];
const [SMALLEST, LARGEST] = [4, 4096];
/** States that nobody of the crew met are dealt in blocks of so many: what lies side by side came from the same states. */
const BLOCK = 16;
/** So many shards a thread is given at once, so that it need not wait. */
const AHEAD = 2;
/** A shard that so many threads died of is given up. */
const MOST_DEATHS = 3;
const NOBODY = -1;
/** So often, in milliseconds, the walk is watched. */
const LOOK = 40;

/** Threads that explore the module of a file. Whoever makes a crew closes it. */
export function crewOf(module: ModuleRef, { threads, patience = PATIENCE }: CrewOptions): ThreadCrew {
  let pool: Piscina<HandTask, undefined> | undefined;
  const poolOf = (): Piscina<HandTask, undefined> => {
    if (pool !== undefined) return pool;
    pool = new Piscina({ filename: new URL('./worker.js', import.meta.url).href, name: 'lookForWalk', minThreads: threads, maxThreads: threads, concurrentTasksPerWorker: 1 });
    pool.on('error', () => undefined); // a thread that dies between two walks has lost nothing
    return pool;
  };
  let hands: readonly Hand[] = [];
  return {
    patience,
    worthwhile: patience === 0 ? 1 : threads * WORTHWHILE,
    async begin(walk) {
      const code = codeOf(walk.bench);
      hands = Array.from({ length: threads }, () => new Hand((port) => poolOf().run({ module, inputs: walk.starts.map(({ input }) => input), port }, { transferList: [port] })));
      const codes = await Promise.all(hands.map(({ ready }) => ready));
      return codes.every((one) => one === code);
    },
    goOn: (walk, watching) => new Layers(walk, watching, hands).go(),
    end() {
      for (const hand of hands) hand.end();
      hands = [];
    },
    close: async () => { await pool?.destroy(); },
  };
}

/** What a thread was asked for. */
interface Asked { readonly places: Int32Array; deaths: number }
interface Answered { readonly asked: Asked; readonly message: Exclude<FromHand, { readonly what: 'ready' }> }

/** A thread, as the walk knows it. */
class Hand {
  readonly #run: (port: MessagePort) => Promise<unknown>;
  #port: MessagePort | undefined;
  #ended = false;
  /** Whether it died, and no other could be begun in its place. */
  isGone = false;
  /** What it was told last. */
  #pieces = 0;
  #slots: Int32Array | undefined;
  #seen: SeenBefore | undefined;
  readonly #asked = new Map<number, Asked>();
  /** What it is to look at in this layer, and has not been asked for, ascending. */
  queue: number[] = [];
  /** Milliseconds that a state takes. */
  pace = 1;
  /** How its module is written, once it is loaded; nothing where it cannot be. */
  ready: Promise<string | undefined> = Promise.resolve(undefined);
  isReady = false;
  readonly answers: Answered[] = [];
  /** What it was asked for when it died. */
  readonly lost: Asked[] = [];
  wake: () => void = () => undefined;

  constructor(run: (port: MessagePort) => Promise<unknown>) {
    this.#run = run;
    this.#begin();
  }

  get waits(): number { return this.#asked.size; }

  ask({ id, layer }: Pick<Shard, 'id' | 'layer'>, asked: Asked, seen: SeenBefore, { pieces, slots }: Tables): void {
    const shard: Shard = {
      id, layer, places: asked.places, pieces: pieces.slice(this.#pieces),
      ...(slots === this.#slots ? {} : { slots }), ...(seen === this.#seen ? {} : { seen }),
    };
    this.#asked.set(id, asked);
    this.#port?.postMessage(shard);
    this.#pieces = pieces.length;
    this.#slots = slots;
    this.#seen = seen;
  }

  end(): void {
    this.#ended = true;
    this.#port?.postMessage('end');
  }

  #begin(): void {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#pieces = 0;
    this.#slots = undefined;
    this.#seen = undefined;
    this.isReady = false;
    this.ready = new Promise((resolve) => {
      port1.on('message', (message: FromHand) => {
        if (message.what === 'ready') { this.isReady = true; resolve(message.code); } else this.#answered(message);
        this.wake();
      });
      void this.#run(port2).catch(() => undefined).finally(() => {
        resolve(undefined);
        port1.close();
        this.#died();
      });
    });
  }

  #answered(message: Answered['message']): void {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (asked === undefined) return;
    if (message.what === 'told') this.pace = (this.pace + message.time / asked.places.length) / 2;
    this.answers.push({ asked, message });
  }

  #died(): void {
    if (this.#ended) return;
    const began = this.isReady;
    this.isReady = false;
    for (const asked of this.#asked.values()) { asked.deaths += 1; this.lost.push(asked); }
    this.#asked.clear();
    if (!began) { this.isGone = true; this.wake(); return; }
    this.#begin();
    this.wake();
  }
}

interface Open { readonly reading: Reading; readonly hand: number }

class Layers {
  readonly #walk: Walk;
  readonly #watching: Watching;
  readonly #hands: readonly Hand[];
  /** Who met the states of the next layer, in the order of their places. */
  #metBy: number[] = [];
  /** Reports that are not taken in to their end, by the place that comes next in them. */
  readonly #open = new Map<number, Open>();
  /** Shards whose thread died. */
  readonly #again: Asked[] = [];
  #id = 0;
  #seen: SeenBefore | undefined;
  #wake: () => void = () => undefined;

  constructor(walk: Walk, watching: Watching, hands: readonly Hand[]) {
    this.#walk = walk;
    this.#watching = watching;
    this.#hands = hands;
    for (const hand of hands) hand.wake = () => { this.#wake(); };
  }

  async go(): Promise<Reason | undefined> {
    for (let layer = 0; !this.#walk.isDone; layer += 1) {
      const reason = await this.#layer(layer);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  async #layer(layer: number): Promise<Reason | undefined> {
    const walk = this.#walk;
    const end = walk.layerEnd;
    this.#deal(walk.expanded, end);
    const seen = seenBy(walk, this.#seen);
    this.#seen = seen;
    let looked = performance.now();
    while (walk.expanded < end) {
      const woken = new Promise<void>((resolve) => { this.#wake = resolve; });
      const deaths = this.#bringTogether();
      if (deaths >= MOST_DEATHS || this.#hands.every(({ isGone }) => isGone)) return 'thread-lost';
      for (const hand of this.#hands) this.#askFor(hand, layer, seen);
      if (this.#takeIn(end) === 'full') return 'max-states';
      if (performance.now() - looked >= LOOK) {
        const reason = this.#watching.look(walk);
        if (reason !== undefined) return reason;
        looked = performance.now();
      }
      if (walk.expanded < end) await Promise.race([woken, later()]);
    }
    return undefined;
  }

  /** Deals a layer: to each what it met itself; what nobody did goes round in blocks. */
  #deal(from: number, end: number): void {
    const metBy = this.#metBy;
    this.#metBy = Array.from({ length: this.#walk.states - end }, () => NOBODY);
    for (const hand of this.#hands) hand.queue = [];
    for (let place = from; place < end; place += 1) {
      const met = metBy[place - from] ?? NOBODY;
      const to = met === NOBODY ? Math.floor((place - from) / BLOCK) % this.#hands.length : met;
      this.#hands[to]?.queue.push(place);
    }
  }

  /** Brings answers and losses together. @returns of how many threads a shard that was lost was the death, at the most */
  #bringTogether(): number {
    let most = 0;
    for (const [at, hand] of this.#hands.entries()) {
      for (const { asked, message } of hand.answers.splice(0)) {
        const reading = new Reading(message.what === 'told' ? message.told : this.#lookHere(asked.places).told());
        if (reading.place !== undefined) this.#open.set(reading.place, { reading, hand: at });
      }
      for (const lost of hand.lost.splice(0)) { most = Math.max(most, lost.deaths); this.#again.push(lost); }
    }
    return most;
  }

  /** Gives a thread enough to do. */
  #askFor(hand: Hand, layer: number, seen: SeenBefore): void {
    while (hand.isReady && hand.waits < AHEAD) {
      const asked = this.#again.shift() ?? this.#nextFor(hand);
      if (asked === undefined) return;
      this.#id += 1;
      hand.ask({ id: this.#id, layer }, asked, seen, this.#walk.visited.tables());
    }
  }

  #nextFor(hand: Hand): Asked | undefined {
    if (hand.queue.length === 0) {
      const richest = this.#hands.reduce((one, other) => (other.queue.length > one.queue.length ? other : one));
      if (richest.queue.length < SMALLEST * 2) return undefined;
      hand.queue = richest.queue.splice(Math.ceil(richest.queue.length / 2));
    }
    const lasting = (time: number): number => Math.round(time / hand.pace);
    const size = Math.max(SMALLEST, lasting(SHORTEST), Math.min(lasting(LONGEST), Math.ceil(hand.queue.length / 3), LARGEST));
    const places = hand.queue.splice(0, size);
    return places.length === 0 ? undefined : { places: Int32Array.from(places), deaths: 0 };
  }

  /** Takes in what was told, as far as nothing is missing before it. */
  #takeIn(end: number): 'full' | undefined {
    const walk = this.#walk;
    while (walk.expanded < end) {
      const open = this.#open.get(walk.expanded);
      if (open === undefined) return undefined;
      if (walk.states >= this.#watching.mostStates) return 'full';
      this.#open.delete(walk.expanded);
      walk.takeIn(open.reading.next(), () => { this.#metBy.push(open.hand); });
      if (open.reading.place !== undefined) this.#open.set(open.reading.place, open);
    }
    return undefined;
  }

  /** Looks at states in this thread, where another threw something: so it is thrown here. */
  #lookHere(places: Int32Array): Report {
    const { bench, stepper, visited: met } = this.#walk;
    const [rules, chart] = [new RulesSeen(bench.rules, this.#walk.rules.answers()), new ChartSeen(bench, this.#walk.chart.unseen)];
    const replay = replayOf(this.#walk);
    const report = new Report();
    for (const place of places) {
      const state = replay.at(place);
      if (state === undefined) throw new Error('a state cannot be come to again');
      report.add(lookAt({ bench, stepper, met, rules, chart, onNew: () => true }, place, state));
    }
    return report;
  }
}

/** What a walk has seen: what is known of it already, where nothing came to it. */
function seenBy({ rules, chart }: Walk, before: SeenBefore | undefined): SeenBefore {
  const seen: SeenBefore = { rules: rules.answers(), unseen: chart.unseen };
  return before !== undefined && sameJson(before, seen) ? before : seen;
}

function later(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, LOOK); });
}
