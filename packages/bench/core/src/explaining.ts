/** `@rulebench/core/explain`: why an event is taken or refused, what is legal, what a player sees, restoring a snapshot. */
export {
  explain, metaOf, nodesOf,
  type Broken, type Candidate, type Explainable, type ExplainedMicrostep, type Explanation, type NotNow, type Over, type Refused, type Taken,
} from './explain.ts';
export { judgedMoves, legal, type JudgedMove, type LegalMoves } from './legal.ts';
export { benchOf, plainModule, variantsIn, type Bench } from './module.ts';
export { persist, restore } from './snapshot.ts';
export { contextOf, stateValueOf } from './typed.ts';
export { HIDDEN, mask, veil } from './veil.ts';
export { eventSeenBy, hiddenFrom, playerView, type PlayerView } from './view.ts';
