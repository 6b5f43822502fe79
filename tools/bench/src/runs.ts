/** The runs that the entries measure with: those of the library's own examples, and a long one made from a module's moves. */

import { createActor, type AnyEventObject } from 'xstate';
import { sameJson } from '@rulebench/core';
import { start, step, type Run, type Step } from '@rulebench/core/bench';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { runExample, type Library } from '@rulebench/rulings';

/** The runs of all examples whose start was accepted. */
export function runsOf(library: Library): readonly Run[] {
  const examples = library.rulings.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.examples));
  const runs = examples.flatMap((example) => runExample(library, example).run ?? []);
  if (runs.length === 0) throw new Error('there is no example to measure with');
  return runs;
}

/** Sends a run's events to an actor of XState's own, with nobody looking on. */
export function sendToActor({ bench, input, steps }: Run): void {
  const actor = createActor(bench.machine, { input });
  // An input that a rule refuses throws at the start; an actor reports it here instead of to the process.
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const { event } of steps) if (event !== undefined) actor.send(event);
  actor.stop();
}

/**
 * A run of as many steps as asked, made from the moves of a module that can be made again and again: those that leave it in the state
 * it starts in.
 */
export function longRun(library: Library, length: number): Run {
  for (const { bench: { module, variant }, input } of runsOf(library)) {
    const bench = benchOf(module, variant);
    const long = lengthened(bench, input, repeatable(bench, input), length);
    if (long !== undefined) return long;
  }
  throw new Error('no module has a move that can be made again and again');
}

function repeatable(bench: Bench, input: unknown): readonly AnyEventObject[] {
  const { snapshot } = start(bench, input);
  if (snapshot.status !== 'active') return [];
  return [...bench.module.moves?.(snapshot) ?? []].map(({ event }) => event).filter((event) => {
    const { outcome, snapshot: after } = step(bench, snapshot, event);
    return outcome === 'taken' && after.status === 'active' && sameJson(after.value, snapshot.value);
  });
}

/** The events in turn, those that are taken and leave the state as it is; nothing where all of them cease to be. */
function lengthened(bench: Bench, input: unknown, events: readonly AnyEventObject[], length: number): Run | undefined {
  const first = start(bench, input);
  const steps: [Step, ...Step[]] = [first];
  let last = first;
  while (steps.length < length) {
    const before = steps.length;
    for (const event of events) {
      const next = step(bench, last.snapshot, event);
      if (next.outcome !== 'taken' || next.snapshot.status !== 'active' || !sameJson(next.snapshot.value, first.snapshot.value)) continue;
      steps.push(next);
      last = next;
      if (steps.length === length) break;
    }
    if (steps.length === before) return undefined;
  }
  return { bench, input, steps };
}
