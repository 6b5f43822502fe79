/** `@rulebench/inspect/live`: the debugger's side as plain data: sessions, their steps, and a machine to draw them with. */
export { hearing, type Heard, type HeardState, type Hearing } from './live/hear.ts';
export { receiveFromPort } from './live/port.ts';
export { sourceOf, type Source } from './live/source.ts';
export { NOTHING, type Live, type LiveMicrostep, type LiveSession, type LiveSource, type LiveStep, type Reply } from './live/model.ts';
export type { StateShape, TransitionShape } from './live/shape.ts';
export { shapeOfV4 } from './live/shape-of-v4.ts';
export { shapeOfV5 } from './live/shape-of-v5.ts';
export { skeletonOf } from './live/skeleton.ts';
export { benchOfSession, stepsOfSession } from './live/steps.ts';
export { isLoopbackOrigin } from './loopback.ts';
export { isLeftOut, type LeftOut, type LeftOutKind } from './plain.ts';
export { envelopeOf, MICROSTEP, withoutPrototypes, type Offers, type Since } from './protocol.ts';
