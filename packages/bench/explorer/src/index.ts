/** `@rulebench/explorer`: what a rule module can come to. Runs in browsers, workers and Node. */
export { xstateStepper, type Reached, type State, type Stepper } from './stepper.ts';
export { fingerprintOf, statePrint, type Fingerprint } from './fingerprint.ts';
export { collisionOdds, visitedSet, type Visited, type VisitedData } from './visited.ts';
export { explore, type Exploration, type ExploreOptions, type Limits, type Progress, type Reason } from './explore/explore.ts';
export type { Finding, FindingKind } from './explore/finding.ts';
export { startsOf, type Start } from './explore/start.ts';
export { exampleFor, linkFor, rulingFor, slugOf, traceFor } from './explore/shown.ts';
