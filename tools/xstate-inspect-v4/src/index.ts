/** `@xstate/inspect`'s receiving side, beside the xstate 4 that it needs. Nothing else in the workspace may depend on either. */
export { createWebSocketReceiver, createWindowReceiver } from '@xstate/inspect';
export type { InspectReceiver, ParsedReceiverEvent } from '@xstate/inspect';
