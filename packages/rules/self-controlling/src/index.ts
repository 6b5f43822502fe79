/** Self-controlling cards: the machine, its rules and types, and what explains them. */
export { checkedInput, validateInput } from '@rulebench/core';
export { explain, legal, playerView, restore } from '@rulebench/core/explain';
export { machine, machineOf } from './machine.ts';
export { rules, type Rules } from './rules.ts';
export type {
  Acting, Affect, Arrive, Attack, Battle, BattleRequest, Battled, Choice, Choose, Context, Encounter, EndTurn, Entering, Event, Group, Input, Journey, Lot, LotFalls,
  Moment, Output, Play, SeedDilemma, Effect, StartPlay, Stays, Volley,
} from './model.ts';
