/** Which examples of a module turn out otherwise under another variant: what a change of the rules breaks, or mends. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import { runExample } from './run-example.ts';
import { inForce, type Library } from './library.ts';
import type { Example, ExampleResult } from './types.ts';

/** An example that holds under one of two variants and not under the other. */
export interface Flip {
  readonly example: Example;
  readonly a: ExampleResult;
  readonly b: ExampleResult;
}

/**
 * The examples of a module that hold under one variant and not under the other, by clause. Examples that name a variant
 * of their own are run under it whatever is asked, and cannot flip: they are left out. Pure; lazy, so that a page can stop between two.
 */
export function* flipsOf(library: Library, module: string, a: string, b: string): Generator<Flip | undefined> {
  for (const example of inForce(library).flatMap(({ clauses }) => clauses).flatMap(({ examples }) => examples)) {
    if (example.module !== module || example.variant !== undefined) continue;
    const under = (variant: string): ExampleResult => runExample(library, example, variant === DEFAULT_VARIANT ? {} : { variant });
    const [one, other] = [under(a), under(b)];
    yield one.ok === other.ok ? undefined : { example, a: one, b: other };
  }
}
