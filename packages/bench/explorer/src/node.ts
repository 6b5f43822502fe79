/** `@rulebench/explorer/node`: the same on many threads, and with saved frontiers. */
export {};
