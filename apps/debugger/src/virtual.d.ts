/** The library of the workspace, made by the Vite plugin (`src/node/plugin.ts`). */
declare module 'virtual:rulebench/library' {
  import type { Library } from '@rulebench/rulings';

  export const library: Library;
  /** The story ids of the examples whose run parts from the ruling. */
  export const parting: ReadonlySet<string>;
}
