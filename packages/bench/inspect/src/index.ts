/** `@rulebench/inspect`: shows a running actor of this page in the debugger. */
export { attach, type Attachment, type AttachOptions, type Shown } from './attach.ts';
export type { Allowed } from './answer.ts';
export { isLeftOut, LIMITS, type LeftOut, type LeftOutKind, type Limits } from './plain.ts';
export type { Room } from './record.ts';
