/** The library of the workspace, made by the Vite plugin (`src/node/plugin.ts`). */
declare module 'virtual:rulebench/library' {
  import type { Library } from '@rulebench/rulings';

  export const library: Library;
  /** Where rules are written: `file:line` by module and id. */
  export const code: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The story ids of the examples whose run parts from the ruling. */
  export const parting: ReadonlySet<string>;
}
