/** `@rulebench/inspect`: shows the running actors of this page in the debugger. */
export { attach, type Attachment, type AttachOptions, type Shown } from './attach.ts';
export type { Allowed, BenchOf } from './answer.ts';
export { isLeftOut, LIMITS, type LeftOut, type LeftOutKind, type Limits } from './plain.ts';
export type { Since } from './protocol.ts';
export type { Room } from './record.ts';
export { showing, type Showing } from './show.ts';
export { onStart } from './starts.ts';
