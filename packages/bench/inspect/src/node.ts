/** `@rulebench/inspect/node`: shows a running actor of a Node process to a debugger that connects to it. */
export { attach, type NodeAttachment, type NodeAttachOptions } from './attach-node.ts';
