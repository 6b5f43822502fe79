/** What a rule module is made of: rules, measures, tables, guards, checked input, effects. */
export type { ClauseId } from './clause.ts';
export { isRequest, type Choice, type Choose, type Effect, type ProcedureMeta, type Request } from './effect.ts';
export { errorOf, isRulebenchError, RulebenchError } from './errors.ts';
export { checkedInput, validateInput, type InputJudgement } from './input.ts';
export { isRecord, sameJson, type Json, type Path, type Values } from './json.ts';
export { outcomeOf, valueOf, verdictOf, type Question } from './judge.ts';
export type { Chance, Invariant, Metric, ModuleSchema, Move, Policy, RuleModule, Sampler, Secrets, Variant } from './module.ts';
export { citesOf, reasonsOf } from './reasons.ts';
export { rulesFor, type ArgsOf, type Combination, type CombinedRule, type Consult, type ContextChange, type LeafRule, type Measure, type Mend, type Rule, type Ruled, type RuleTable, type Says } from './rule.ts';
export type { Die, Held, Place, Scene, Sheet, SheetColumn, SheetTotal, Token, Tone, Track } from './scene.ts';
export { type Shape, type Shapes } from './shape.ts';
export { DEFAULT_VARIANT, stampOf, type Stamp } from './stamp.ts';
export { guardsOf, isRuledGuard, reader, tableOf, type RuledGuard, type TableFrom } from './table.ts';
export { allOf, anyOf, holds, negated, titleOf, unknown, worded, type Decision, type Outcome, type Reading, type Verdict } from './verdict.ts';
