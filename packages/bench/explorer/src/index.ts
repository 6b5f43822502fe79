/** `@rulebench/explorer`: what a rule module can come to. Runs in browsers, workers and Node. */
export { xstateStepper, type Reached, type State, type Stepper } from './stepper.ts';
export { fingerprintOf, statePrint, type Fingerprint } from './fingerprint.ts';
export { collisionOdds, visitedSet, type Visited, type VisitedData } from './visited.ts';
export { compile, stepperOf, type Compilation } from './compile/compile.ts';
