/** `@rulebench/explorer/node`: the same on many threads, and with files of what is done already. */
export { crewOf, type CrewOptions, type ThreadCrew } from './node/crew.ts';
export type { ModuleRef, SimulationShard, SpanDone } from './node/job.ts';
export { runShards, threadPool, type FailedShard, type ShardOptions, type ShardPool, type ShardsDone, type ThreadOptions } from './node/pool.ts';
export { addSaved, beginSaving, differingKey, readSaved, type Saved, type SavedFormat } from './node/saved.ts';
export { simulateOnThreads, type FailedSpan, type Simulated, type ThreadedOptions } from './node/simulate.ts';
