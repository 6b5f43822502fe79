/** `@rulebench/explorer`: what a rule module can come to. Runs in browsers, workers and Node. */
export { compared, sideOf, startsOfBoth, type Between, type Compared, type ComparisonProgress, type Side } from './compare/compare.ts';
export { ASPECT_WORDS, partingExample, partingRuling } from './compare/as-ruling.ts';
export { partingOf, type Cut, type Parted, type PartLimits, type Walked } from './compare/part.ts';
export type { Parting, Sides } from './compare/sides.ts';
export type { Aspect } from './compare/differ.ts';
export type { PlayedRun, Playing } from './simulate/play.ts';
export { seeded, simulatedRun, simulateSpan, type SeededSpan } from './simulate/simulate.ts';
export type { Bar, Figures, Interval, Quantile, Rate } from './simulate/statistics.ts';
export { summaryOf, type MetricSummary, type Summary } from './simulate/summary.ts';
export { ENDINGS, type Ending, type PolicySpec, type Row, type ScriptedEvent, type Simulation, type Span } from './simulate/types.ts';
export { xstateStepper, type Reached, type State, type Stepper } from './stepper.ts';
export { fingerprintOf, statePrint, type Fingerprint } from './fingerprint.ts';
export { collisionOdds, visitedSet, type Visited, type VisitedData } from './visited.ts';
export { explore, type Exploration, type ExploreOptions, type Limits, type Progress, type Reason } from './explore/explore.ts';
export type { Finding, FindingKind } from './explore/finding.ts';
export { startsOf, type Start } from './explore/start.ts';
export { exampleFor, linkFor, rulingFor, slugOf, traceFor } from './explore/shown.ts';
export { compile, stepperOf, type Compilation } from './compile/compile.ts';
