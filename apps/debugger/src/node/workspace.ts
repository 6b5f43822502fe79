/**
 * The rulings, fixtures and modules of the workspace, as Storybook's index and the bundler need them. Read once, and
 * again only when a file changed.
 */

import type { Example, Fixture, Problem, Ruling, Source } from '@rulebench/rulings';

/** A rule module of the workspace. */
export interface WorkspaceModule {
  readonly id: string;
  readonly title: string;
  /** The file that exports `ruleModule`. */
  readonly entry: string;
  /** The folder of its package. */
  readonly folder: string;
}

export interface Workspace {
  readonly modules: readonly WorkspaceModule[];
  readonly sources: readonly Source[];
  readonly rulings: readonly Ruling[];
  readonly fixtures: readonly Fixture[];
  readonly problems: readonly Problem[];
  /** Every file that any of it was read from. */
  readonly files: readonly string[];
  /** Whether the run of an example agrees with its ruling. */
  agrees(example: Example): boolean;
}
