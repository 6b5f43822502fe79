/**
 * Two variants of a module side by side: both take the same events from the same start, breadth-first, until one event comes to something
 * else under the one than under the other. What is found first is a shortest run in which they part.
 */

import type { AnyEventObject } from 'xstate';
import type { RuleModule } from '@rulebench/core';
import { triesAt, type Tries } from '../explore/tries.ts';
import type { Start } from '../explore/start.ts';
import { fingerprintOf, statePrint, type Fingerprint } from '../fingerprint.ts';
import { visitedSet } from '../visited.ts';
import { differenceOf } from './differ.ts';
import { nextOf, pairOf, startOf, type Pair, type Parting, type Sides } from './sides.ts';

export interface PartLimits {
  /** How many pairs of states are kept at the most. */
  readonly maxStates: number;
  /** Milliseconds. */
  readonly maxTime: number;
  /** How many events a run has at the most; any number unless told. */
  readonly maxDepth?: number;
  /** Asked now and then; true ends the walk. */
  readonly stopped?: () => boolean;
}

/** Where a walk was cut: by a limit, by chance of which only some outcomes were tried, by moves without end or that no module lists, or by whoever waited. */
export type Cut = 'states' | 'time' | 'depth' | 'chance' | 'moves' | 'no-moves' | 'broken' | 'stopped';

/** What was looked at. */
export interface Walked {
  /** Whether nothing was left out: no other run is shorter, or there is none at all. */
  readonly complete: boolean;
  /** Why something was left out. */
  readonly limit?: Cut;
  readonly starts: number;
  /** Pairs of states, one under each variant. */
  readonly pairs: number;
  /** Events tried under both. */
  readonly tried: number;
  /** The longest run that was looked at, in events. */
  readonly depth: number;
}

export interface Parted {
  readonly parting?: Parting;
  readonly walked: Walked;
}

type Placed = Pair & { readonly place: number };

/**
 * The shortest run in which two variants part, from any of some starts. Yields what was looked at so far, now and then, so that a page can
 * show it; `stopped` ends it with what it has. States that the module's `key` takes for one are looked at once. Pure but for the clock.
 *
 * @param known a parting that was found otherwise: it is the answer where no run is shorter
 * @throws what the module's `key` throws, and RB890 where a context is no plain data
 */
export function* partingOf(sides: Sides, starts: readonly Start[], limits: PartLimits, known?: Parting, now: () => number = Date.now): Generator<Walked, Parted> {
  const until = now() + limits.maxTime;
  const shorter = known === undefined ? Infinity : known.events.length - 1;
  const most = Math.min(limits.maxDepth ?? Infinity, shorter);
  const visited = visitedSet();
  const left: { cut?: Cut } = sides.module.moves === undefined && sides.module.chance === undefined ? { cut: 'no-moves' } : {};
  let [tried, depth] = [0, 0];
  const walked = ({ cut } = left): Walked => ({ complete: cut === undefined, ...(cut === undefined ? {} : { limit: cut }), starts: starts.length, pairs: visited.size, tried, depth });
  const ended = (more: { readonly cut?: Cut } = left): Parted => ({ ...(known === undefined ? {} : { parting: known }), walked: walked(more) });
  const over = (): Cut | undefined => (limits.stopped?.() === true ? 'stopped' : now() > until ? 'time' : undefined);
  const keep = (pair: Pair | undefined, parent: number, move: number): readonly Placed[] => {
    if (pair === undefined) return [];
    const [print, size] = [printOf(sides.module, pair), visited.size];
    if (size >= limits.maxStates) {
      if (visited.placeOf(print) === -1) left.cut = 'states';
      return [];
    }
    const place = visited.add(print, parent, move);
    return place === size && pair.a.status === 'active' ? [{ ...pair, place }] : [];
  };

  let pairs: Placed[] = [];
  for (const [i, start] of starts.entries()) {
    const end = over();
    if (end !== undefined) return ended({ cut: end });
    const reached = startOf(sides, start);
    tried += 1;
    const aspect = differenceOf(reached.a, reached.b);
    if (aspect !== undefined) return { parting: { start, events: [], aspect, ...reached }, walked: walked() };
    pairs.push(...keep(pairOf(reached), -1, i));
  }
  for (let level = 0; pairs.length > 0 && level < most; level += 1) {
    const next: Placed[] = [];
    for (const pair of pairs) {
      const end = over();
      if (end !== undefined) return ended({ cut: end });
      const { events, cut } = eventsAt(sides.module, pair);
      if (cut !== undefined) left.cut ??= cut;
      for (const [n, event] of events.entries()) {
        const reached = nextOf(sides, pair, event);
        tried += 1;
        depth = level + 1;
        const aspect = differenceOf(reached.a, reached.b);
        if (aspect !== undefined) {
          const before = runTo(sides, starts, visited.movesTo(pair.place));
          return { parting: { ...before, events: [...before.events, event], aspect, ...reached }, walked: walked() };
        }
        next.push(...keep(pairOf(reached), pair.place, n));
      }
      yield walked();
    }
    pairs = left.cut === 'states' ? [] : next;
  }
  return ended(pairs.length > 0 && most < shorter ? { cut: 'depth' } : left);
}

/** Every event to try in a pair of states: what is tried under the first, and what is tried under the second alone. */
function eventsAt(module: RuleModule, { a, b }: Pair): { readonly events: readonly AnyEventObject[]; readonly cut?: Cut } {
  const [ofA, ofB] = [triesAt(module, a), triesAt(module, b)];
  const known = new Set(ofA.tries.map(({ event }) => JSON.stringify(event)));
  const others = ofB.tries.filter(({ event }) => !known.has(JSON.stringify(event)));
  const some = (is: (of: Tries) => boolean): boolean => [ofA, ofB].some(is);
  const cut: Cut | undefined = some(({ error }) => error !== undefined) ? 'broken' : some(({ more }) => more) ? 'moves' : some(({ sampled }) => sampled) ? 'chance' : undefined;
  return { events: [...ofA.tries, ...others].map(({ event }) => event), ...(cut === undefined ? {} : { cut }) };
}

/** The start and events that some moves are, made again one by one. */
function runTo(sides: Sides, starts: readonly Start[], [first = 0, ...moves]: readonly number[]): Pick<Parting, 'start' | 'events'> {
  const start = starts[first];
  if (start === undefined) throw new RangeError('a run that begins nowhere');
  const events: AnyEventObject[] = [];
  let pair = pairOf(startOf(sides, start));
  for (const move of moves) {
    const event: AnyEventObject | undefined = pair === undefined ? undefined : eventsAt(sides.module, pair).events[move];
    if (pair === undefined || event === undefined) break;
    events.push(event);
    pair = pairOf(nextOf(sides, pair, event));
  }
  return { start, events };
}

/** One state under each variant is one pair. */
function printOf(module: RuleModule, { a, b }: Pair): Fingerprint {
  const key = module.key?.bind(module);
  const [one, other] = [statePrint(a, key), statePrint(b, key)];
  return fingerprintOf([one.high, one.low, other.high, other.low]);
}
