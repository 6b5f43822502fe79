/** Seeded runs: a span of them, or one alone. The numbers of a run depend on the seed and its number, never on who else was simulated. */

import { playRun, type PlayedRun, type Playing } from './play.ts';
import { placesOf, randomsFrom, type Place } from './random.ts';
import type { Row, Span } from './types.ts';

/** Some runs of a simulation, with the place where the numbers of the first begin: what it takes to make them. Plain data. */
export interface SeededSpan extends Span { readonly place: Place }

/**
 * The runs of a span, one after another, as they are asked for. Pure.
 *
 * @throws RB420 where a metric or policy is named that the module does not have
 * @example
 * const [all] = seeded(simulation.seed, [{ from: 0, to: simulation.runs }]);
 * const rows = [...simulateSpan({ bench, stepper: xstateStepper(bench), simulation }, all)];
 */
export function* simulateSpan(playing: Playing, { from, to, place }: SeededSpan): Generator<Row> {
  const randoms = randomsFrom(place);
  for (let run = from; run < to; run += 1) {
    const { value: random } = randoms.next();
    yield playRun(playing, run, random).row;
  }
}

/** One run of a simulation made again, with its events. Pure. @throws RB420 as above */
export function simulatedRun(playing: Playing, run: number): PlayedRun {
  const [{ place }] = seeded(playing.simulation.seed, [{ from: run, to: run + 1 }]);
  return playRun(playing, run, randomsFrom(place).next().value);
}

/** Spans with their seeds. Pure. @param spans in order */
export function seeded(seed: number, spans: readonly [Span]): readonly [SeededSpan];
export function seeded(seed: number, spans: readonly Span[]): readonly SeededSpan[];
export function seeded(seed: number, spans: readonly Span[]): readonly SeededSpan[] {
  const places = placesOf(seed, spans);
  return spans.map((span, i) => ({ ...span, place: places[i] ?? [] }));
}

/** A span cut into spans of about equal length. Pure. */
export function spansOf({ from, to }: Span, size: number): readonly Span[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => ({ from: from + i * size, to: Math.min(to, from + (i + 1) * size) }));
}
