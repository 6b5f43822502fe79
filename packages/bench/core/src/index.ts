export type { ClauseId } from './clause.ts';
export { isRequest, type Choice, type Choose, type Effect, type ProcedureMeta, type Request } from './effect.ts';
export { errorOf, isRulebenchError, RulebenchError } from './errors.ts';
export {
  citesOf, explain, metaOf, nodesOf, reasonsOf,
  type Broken, type Candidate, type Explainable, type ExplainedMicrostep, type Explanation, type NotNow, type Over, type Refused, type Taken,
} from './explain.ts';
export { checkedInput, validateInput, type InputJudgement } from './input.ts';
export { isRecord, sameJson, type Json, type Path, type Values } from './json.ts';
export { bending, observing, outcomeOf, valueOf, verdictOf, type Bend, type Consulted, type Question } from './judge.ts';
export { judgedMoves, legal, type JudgedMove, type LegalMoves } from './legal.ts';
export {
  benchOf, DEFAULT_VARIANT, plainModule,
  type Bench, type Chance, type Invariant, type Metric, type ModuleSchema, type Move, type RuleModule, type Sampler, type Secrets, type Variant,
} from './module.ts';
export { rulesFor, type ArgsOf, type CombinedRule, type Consult, type LeafRule, type Measure, type Rule, type Ruled, type RuleTable, type Says } from './rule.ts';
export { run, start, step, type Microstep, type Run, type Step, type StepOutcome, type TransitionRef } from './run.ts';
export type { Die, Place, Scene, Sheet, SheetColumn, SheetTotal, Token, Tone, Track } from './scene.ts';
export { persist, restore, stampOf, type Stamp } from './snapshot.ts';
export { asker, guardsOf, isRuledGuard, reader, tableOf, type RuledGuard } from './table.ts';
export { replay, traceOf, type Divergence, type Trace, type TraceStep } from './trace.ts';
export { HIDDEN, mask, veil } from './veil.ts';
export {
  allOf, anyOf, holds, negated, titleOf, unknown, worded,
  type Decision, type Outcome, type Reading, type Verdict,
} from './verdict.ts';
export { eventSeenBy, hiddenFrom, playerView, type PlayerView } from './view.ts';
