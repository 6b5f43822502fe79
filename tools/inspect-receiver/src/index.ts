/** `@rulebench/inspect-receiver`: the debugger's side of live attachment. */
export { receiveFromSocket, type SocketLike, type SocketOptions } from './socket.ts';
export { receiveFromWindow, type WindowOptions } from './window.ts';
