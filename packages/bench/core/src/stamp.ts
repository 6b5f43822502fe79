/** Whose a snapshot is: module, version and variant, in the context as `of`. */

/** The variant in which nothing is replaced. */
export const DEFAULT_VARIANT = 'default';

/** The stamp that a machine puts into its context as `of`. */
export interface Stamp {
  readonly module: string;
  readonly version: string;
  readonly variant: string;
}

/** The stamp for a machine's context. Pure. */
export function stampOf(module: { readonly id: string; readonly version: string }, variant: string = DEFAULT_VARIANT): Stamp {
  return { module: module.id, version: module.version, variant };
}
