/** `rulebench`: the command as a function, for tests and for tools that call it in their own process; and what `rulebench new` writes. */
export { main } from './main.ts';
export type { Io, Sink } from './io.ts';
export { newModuleFiles, type NewModule } from './new/new-module.ts';
