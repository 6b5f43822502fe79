/** Events with something wrong about their form: what a broken client, a hostile message or a slip of the hand would send. */

import { isRecord, type RuleModule } from '@rulebench/core';
import { start, step } from '@rulebench/core/bench';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { eventMismatches } from '@rulebench/rulings';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PlayOptions } from './play.ts';
import { oneOf, randomFrom } from './random.ts';
import { eventsAt } from './tries.ts';

/** Names that are nobody's, some of which every object has. */
const NOBODY = ['nobody', '', '__proto__', 'constructor', 'toString'];

/** One way in which an event went wrong: where, and whether its form suffered or only a name in it. */
export interface Mutilated {
  readonly event: AnyEventObject;
  readonly at: string;
  readonly how: 'missing' | 'kind' | 'name';
  /** The name, where that is what is wrong. */
  readonly name?: string;
}

/** Every field and item of an event, also deep inside: left out, of another kind, or with a name that nobody has. Lazy; pure. */
export function* mutilationsOf(event: AnyEventObject): Generator<Mutilated> {
  const { type, ...rest } = event;
  for (const { value, ...wrong } of ofRecord(rest, type)) yield { event: { type, ...value }, ...wrong };
}

type Wrong<V> = Omit<Mutilated, 'event'> & { readonly value: V };

function* ofRecord(record: Readonly<Record<string, unknown>>, at: string): Generator<Wrong<Readonly<Record<string, unknown>>>> {
  for (const [field, inner] of Object.entries(record)) {
    const { [field]: _left, ...others } = record;
    yield { value: others, at: `${at}.${field}`, how: 'missing' };
    for (const { value, ...rest } of ofValue(inner, `${at}.${field}`)) yield { ...rest, value: { ...record, [field]: value } };
  }
}

function* ofValue(value: unknown, at: string): Generator<Wrong<unknown>> {
  for (const other of [null, 7.5, true, 'x', [], {}, [null], { length: 1 }].filter((one) => kindOf(one) !== kindOf(value))) yield { value: other, at, how: 'kind' };
  if (typeof value === 'string') for (const name of NOBODY) yield { value: name, at, how: 'name', name };
  if (Array.isArray(value)) yield* ofItems(value, at);
  else if (isRecord(value)) yield* ofRecord(value, at);
}

function* ofItems(list: readonly unknown[], at: string): Generator<Wrong<readonly unknown[]>> {
  for (const [i, item] of list.slice(0, 2).entries()) {
    for (const { value, ...rest } of ofValue(item, `${at}[${i}]`)) yield { ...rest, value: list.with(i, value) };
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/**
 * Plays at random, and before every step sends each event that would be taken in every mutilated form. What the schema calls no event is answered
 * RB216 and changes nothing; what is one still, but names nobody, is refused or leaves things as they are, and nothing ever breaks.
 *
 * @returns how many were sent
 * @throws an error that names the event where something does not hold
 */
export function sendMutilated<C, I>(module: RuleModule<C, I>, { inputs, seed, events, perRun = 250 }: PlayOptions<C, I>): number {
  const random = randomFrom(seed);
  const bench = benchOf(module);
  let sent = 0;
  for (let tried = 0, run = 0; tried < events; run += 1) {
    let { snapshot } = start(bench, 'call' in inputs ? inputs(random) : inputs[run % inputs.length]);
    for (let k = 0; k < perRun && tried < events && snapshot.status === 'active'; k += 1, tried += 1) {
      const legal = eventsAt(module, snapshot, random).filter((event) => snapshot.can(event));
      if (legal.length === 0) break;
      const event = oneOf(random, legal);
      for (const mutilated of mutilationsOf(event)) { hold(bench, snapshot, mutilated); sent += 1; }
      ({ snapshot } = step(bench, snapshot, event));
    }
  }
  return sent;
}

/** Whether somebody bears the name after all, or it is only a clause that is cited. */
function isSomebody(before: AnyMachineSnapshot, at: string, name: string): boolean {
  return at.includes('.cites[') || JSON.stringify(before.context).includes(JSON.stringify(name));
}

function hold(bench: Bench, before: AnyMachineSnapshot, { event, at, how, name = '' }: Mutilated): void {
  const isEvent = eventMismatches(bench.module, event).length === 0;
  const { outcome, snapshot, error } = step(bench, before, event);
  const isFlawed = outcome === 'broken' && error?.code === 'RB216';
  const taken = before.can(event);
  if (isEvent ? outcome === 'broken' || (taken && how === 'name' && !isSomebody(before, at, name)) : !isFlawed || taken || snapshot !== before) {
    throw new Error(`${JSON.stringify(event)}, where ${at} is wrong (${how}), is ${outcome}${error === undefined ? '' : `: ${error.message}`}`);
  }
}
