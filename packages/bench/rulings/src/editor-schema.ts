/** JSON Schemas for editors. */
import type { RuleModule } from '@rulebench/core';

export interface EditorSchemas {
  /** Of an example block. */
  readonly example: object;
  /** Of `source.yaml`. */
  readonly source: object;
  /** Of a fixtures file. */
  readonly fixtures: object;
}

/** The schemas for the examples and fixtures of some modules. Pure. */
export function schemaFor(_modules: readonly RuleModule[]): EditorSchemas {
  return { example: {}, source: {}, fixtures: {} };
}
