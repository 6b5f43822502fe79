/** The library of the workspace in parts, made by the Vite plugin (`src/node/library-code.ts`). */

/** Of all modules. */
declare module 'virtual:rulebench/library' {
  import type { Library } from '@rulebench/rulings';

  export const library: Library;
  /** Where rules are written: `file:line` by module and id. */
  export const code: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The story ids of the examples whose run parts from the ruling. */
  export const parting: ReadonlySet<string>;
}

/** What there is, in words and names: `library/contents.ts` knows what it looks like. */
declare module 'virtual:rulebench/contents' {
  export const contents: unknown;
}
