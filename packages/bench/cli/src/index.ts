/** `rulebench`: the command as a function, for tests and for tools that call it in their own process. */
export { main } from './main.ts';
export type { Io, Sink } from './io.ts';
