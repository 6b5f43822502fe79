/**
 * A thread that looks at states for a walk. It keeps the states that it met itself until the walk has decided which of them are new, since most of what it is asked for next is
 * among them; any other state it makes again by its numbers. So nothing of a state is ever sent, and a thread that is new to the walk can do any shard.
 */

import type { Bench } from '@rulebench/core/explain';
import type { Fingerprint } from '../fingerprint.ts';
import { ChartSeen } from '../explore/chart-seen.ts';
import { lookAt } from '../explore/looker.ts';
import { Replay } from '../explore/replay.ts';
import { Report } from '../explore/report.ts';
import { RulesSeen, type Where } from '../explore/rules-seen.ts';
import { codeOf } from '../explore/saved-walk.ts';
import type { State, Stepper } from '../stepper.ts';
import { metIn, visitedSet, type Met } from '../visited.ts';
import { benchAt } from './bench-at.ts';
import type { FromHand, HandTask, SeenBefore, Shard, ToHand } from './explore-job.ts';

/** Looks at states until it is told to end. @throws RB430 where the module cannot be loaded */
export async function lookForWalk({ module, inputs, port }: HandTask): Promise<void> {
  const { bench, stepper } = await benchAt(module);
  const hand = new Hand(bench, stepper, inputs);
  const tell = (told: FromHand): void => { port.postMessage(told, told.what === 'told' ? [told.told.numbers.buffer as ArrayBuffer] : []); }; // boundary: a report's numbers are a copy of its own
  tell({ what: 'ready', code: codeOf(bench) });
  await new Promise<void>((resolve) => {
    port.on('message', (asked: ToHand) => {
      if (asked === 'end') { port.close(); resolve(); return; }
      const since = performance.now();
      try {
        const told = hand.look(asked).told();
        tell({ what: 'told', id: asked.id, told, time: performance.now() - since });
      } catch {
        tell({ what: 'failed', id: asked.id });
      }
    });
  });
}

class Hand {
  readonly #bench: Bench;
  readonly #stepper: Stepper;
  readonly #inputs: readonly unknown[];
  readonly #pieces: Int32Array[] = [];
  #slots: Int32Array = new Int32Array(1);
  #seen: SeenBefore = { rules: [], unseen: { states: [], transitions: [] } };
  #layer = -1;
  /** Those met while the layer before was looked at, and those met in this one. */
  #kept = new Kept();
  #meeting = new Kept();

  constructor(bench: Bench, stepper: Stepper, inputs: readonly unknown[]) {
    this.#bench = bench;
    this.#stepper = stepper;
    this.#inputs = inputs;
  }

  look({ layer, places, seen, pieces, slots }: Shard): Report {
    if (layer !== this.#layer) {
      this.#kept = layer === this.#layer + 1 ? this.#meeting : new Kept();
      this.#meeting = new Kept();
      this.#layer = layer;
    }
    this.#pieces.push(...pieces);
    this.#slots = slots ?? this.#slots;
    this.#seen = seen ?? this.#seen;
    const [bench, stepper] = [this.#bench, this.#stepper];
    const met = metIn({ pieces: this.#pieces, slots: this.#slots });
    const replay = new Replay({ bench, stepper, inputs: this.#inputs, met });
    const rules = new RulesSeen(bench.rules, this.#seen.rules);
    const chart = new ChartSeen(bench, this.#seen.unseen);
    const report = new Report();
    for (const place of places) {
      const state = this.#kept.take(met, place) ?? replay.at(place);
      if (state === undefined) throw new Error('a state cannot be come to again');
      report.add(lookAt({ bench, stepper, met, rules, chart, onNew: (one, print, where) => this.#meeting.keep(one, print, where) }, place, state));
    }
    return report;
  }
}

interface KeptState { readonly state: State; readonly print: Fingerprint; readonly where: Where }

/** States that were met, of each the one that the first try of all led to. */
class Kept {
  readonly #prints = visitedSet();
  readonly #states: (KeptState | undefined)[] = [];

  /** @returns whether it is the first of its kind, or comes before those that were kept */
  keep(state: State, print: Fingerprint, where: Where): boolean {
    const at = this.#prints.add(print, -1, 0);
    const before = this.#states[at]?.where;
    if (before !== undefined && (before.place < where.place || (before.place === where.place && before.number < where.number))) return false;
    this.#states[at] = { state, print, where };
    return true;
  }

  /** The state of a place, where it was kept as the walk met it; it is let go. */
  take(met: Met, place: number): State | undefined {
    const at = this.#prints.placeOf(met.printOf(place));
    const kept = this.#states[at];
    if (kept?.where.place !== met.parentOf(place) || kept.where.number !== met.moveOf(place)) return undefined;
    this.#states[at] = undefined;
    return kept.state;
  }
}
