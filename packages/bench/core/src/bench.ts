/** `@rulebench/core/bench`: what the tools use: steps, runs, traces, replay, and asking again with rules bent. */
export { causeOf } from './errors.ts';
export { finished } from './finished.ts';
export { invariantHolds } from './invariant.ts';
export { bending, observing, type Bend, type Consulted } from './judge.ts';
export { added, measured, metricsOf } from './metric.ts';
export { endOf, reach, refOf, run, start, step, type End, type From, type Microstep, type Reach, type Run, type Step, type StepOutcome, type TransitionRef } from './run.ts';
export { activeNodes, candidatesOf, isForbidden, MAX_ITERATIONS, resolveGuard, type ResolvedGuard } from './scope.ts';
export { replay, traceOf, type Divergence, type Trace, type TraceStep } from './trace.ts';
