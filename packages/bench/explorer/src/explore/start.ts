/** Where an exploration starts: an input of its own, the examples of the rulings, and the fixtures that they share. */

import { validateInput } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { examplesOf, inForce, inputOf, type Example, type Fixture, type Library } from '@rulebench/rulings';
import { fingerprintOf } from '../fingerprint.ts';

export interface Start {
  /** What people call it: an example by its clause and name, a fixture by its name, an input by its file. */
  readonly name: string;
  readonly input: unknown;
  /** The example that starts so; a link can open what is found on its page. */
  readonly example?: Example;
  /** The fixture that it is, or is made of. */
  readonly fixture?: Fixture;
}

/**
 * The starts of all examples of a module under a variant, and its fixtures, each table once; those that the rules of input refuse are left out. Pure.
 * An example that names another variant is none of this one's.
 */
export function startsOf(library: Library, bench: Bench): readonly Start[] {
  const { module, variant } = bench;
  const fixtures = library.fixtures.filter((one) => one.module === module.id);
  const ofExamples = examplesOf(inForce(library), module.id)
    .filter((example) => example.variant === undefined || example.variant === variant)
    .map((example): Start => {
      const fixture = fixtures.find(({ name }) => name === example.given.fixture);
      return { name: `${example.clause}: ${example.name}`, input: inputOf(library, example), example, ...(fixture === undefined ? {} : { fixture }) };
    });
  const ofFixtures = fixtures.map((fixture): Start => ({ name: `fixture ${fixture.name}`, input: fixture.input, fixture }));
  const ownFixtures = Object.entries(module.fixtures ?? {}).map(([name, input]): Start => ({ name: `fixture ${name}`, input }));
  return once([...ofExamples, ...ofFixtures, ...ownFixtures]).filter(({ input }) => isAccepted(bench, input));
}

function once(starts: readonly Start[]): readonly Start[] {
  const seen = new Set<string>();
  return starts.filter(({ input }) => {
    const { high, low } = fingerprintOf(input);
    const print = `${String(high)} ${String(low)}`;
    return input !== undefined && !seen.has(print) && seen.add(print);
  });
}

/** A rule of input that throws refuses nothing: the start will break, and that is found. */
function isAccepted({ rules }: Bench, input: unknown): boolean {
  try { return validateInput(rules, input).ok; } catch { return true; }
}
