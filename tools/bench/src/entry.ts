/**
 * What `npm run bench` measures. An entry is a file of `entries/` that exports `entry`; a new file is a new ratio. A ratio is the time of
 * one thing against the time of another in the same run, since a ratio means the same on every machine, and milliseconds do not.
 */

import type { Library } from '@rulebench/rulings';

/** The two things whose times are compared. Both do comparable work, once a call. */
export interface Contest {
  readonly measured: () => unknown;
  readonly base: () => unknown;
  /** Both walk through states and return how many, the `same` number or each its `own`: then the time of a state is compared, and states a second are told too. */
  readonly states?: 'same' | 'own';
  /** Lets go of what was made ready. */
  readonly close?: () => Promise<void>;
}

/** A number that is the same on every machine, and so needs nothing to be measured against. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly measure: () => number;
}

/** One ratio. */
export interface Entry {
  /** Its name in the report: a word or two in camel case, never changed again. */
  readonly name: string;
  /** What it is a ratio to. */
  readonly against: string;
  /** Makes ready what both sides need, outside what is timed. */
  readonly prepare: (library: Library) => Contest | Promise<Contest>;
}
