/** The module contract: what a rule area tells the bench beside its machine. Everything after `schema` may be missing. */

import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, MachineSnapshot, EventObject, MachineContext, StateValue } from 'xstate';
import type { ClauseId } from './clause.ts';
import type { Effect } from './effect.ts';
import { RulebenchError } from './errors.ts';
import type { Path } from './json.ts';
import type { Consult, RuleTable } from './rule.ts';
import type { Scene } from './scene.ts';
import { DEFAULT_VARIANT } from './stamp.ts';

/** A snapshot typed by its context, without the rest of XState's parameters. */
export type SnapshotOf<C extends MachineContext = MachineContext> = MachineSnapshot<C, EventObject, never, StateValue, string, unknown, never, never> | AnyMachineSnapshot;

/** Something somebody could try now, legal or not. */
export interface Move {
  readonly event: AnyEventObject;
  /** Whose move it is; none for what chance or the table does. */
  readonly player?: string;
}

/** One of the outcomes that a random event can have, and how often it comes relative to the others. */
export interface Chance {
  readonly event: AnyEventObject;
  readonly weight: number;
  /** Where several things are drawn side by side, which one this is an outcome of: no draw bears on another, and in which order they come makes no difference. */
  readonly draw?: string;
}

/** Chance with too many outcomes to list: `sample` turns a number in [0, 1) into one of them. */
export interface Sampler { readonly sample: (random: number) => AnyEventObject }

/** What holds in every reachable state. */
export interface Invariant<C> {
  readonly id: string;
  readonly cites: readonly ClauseId[];
  readonly says: string;
  /** `read` gives the value that a measure has there, under the variant that is played. */
  holds(snapshot: { readonly context: C; readonly value: StateValue; readonly status: string; readonly output?: unknown }, read: Consult['read']): boolean;
}

/** Some rules or measures replaced: an older ruling, a house rule, a proposal. */
export interface Variant {
  readonly id: string;
  readonly title: string;
  /** Since when these rules hold, where the variant is an older or newer ruling (ISO date). */
  readonly effective?: string;
  /** Of an older ruling: the clauses that state the change; until the first of them took effect, these rules held. */
  readonly before?: readonly ClauseId[];
  readonly replaced: RuleTable;
}

/** What the tools let a metric or a policy see of a snapshot. */
export interface Seen<C> { readonly context: C; readonly value: StateValue; readonly output?: unknown }

/** A number that simulations follow: what the end of a run shows, or what its steps add up to. It has one of both methods, or both. */
export interface Metric<C> {
  readonly id: string;
  readonly title: string;
  /** What one step adds to the sum; only what the machine took is asked about. */
  adds?(step: { readonly before: Seen<C>; readonly after: Seen<C>; readonly effects: readonly Effect[] }): number;
  /** The number of a run that ends here; the sum itself unless told. Nothing where this run has none: how long something took that never came about. */
  value?(snapshot: Seen<C>, sum: number): number | undefined;
}

/** How a player plays in simulations. */
export interface Policy<C> {
  readonly id: string;
  readonly title: string;
  /**
   * The move to make now. Pure but for `random`.
   * @param moves what this player could lawfully do, never empty, in the module's order
   * @param random numbers in [0, 1), from the run's own generator
   * @returns one of `moves`; nothing where the player lets the others go first
   */
  choose(snapshot: Seen<C>, moves: readonly Move[], random: () => number): Move | undefined;
}

/** JSON Schema of a module: `$defs` are named as the types of `model.ts`, with `Input`, `Context`, `Event`, `Effect` and `Output` among them. */
export interface ModuleSchema {
  readonly $defs: Readonly<Record<string, object>>;
}

/** How a player's view differs from the table. */
export interface Secrets<C> {
  /** The places of the context that a player may not see. */
  context(context: C, player: string): readonly Path[];
  /** The places of an event, effect or other player's move that a player may not see, while the context is this. */
  event(event: { readonly type: string }, context: C, player: string): readonly Path[];
}

/**
 * One rule area. Methods see the module's own context; the tools use `RuleModule` without parameters.
 * `schema` is left empty (`{ $defs: {} }`) by a plain machine.
 */
export interface RuleModule<C = unknown, I = unknown> {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  machineOf(rules: RuleTable, variant?: string): AnyStateMachine;
  readonly rules: RuleTable;
  readonly schema: ModuleSchema;
  moves?(snapshot: { readonly context: C; readonly value: StateValue }): Iterable<Move>;
  chance?(snapshot: { readonly context: C; readonly value: StateValue }): Iterable<Chance> | Sampler;
  readonly invariants?: readonly Invariant<C>[];
  readonly variants?: readonly Variant[];
  readonly metrics?: readonly Metric<C>[];
  readonly policies?: readonly Policy<C>[];
  key?(context: C): unknown;
  scene?(snapshot: { readonly context: C; readonly value: StateValue; readonly output?: unknown }): Scene;
  readonly secrets?: Secrets<C>;
  /**
   * What an effect does, in words that a player would use, without a full stop. Effect and context may be a player's masked view. Pure.
   * @returns nothing for one that it has no words for
   */
  effectWords?(effect: Effect, context: C): string | undefined;
  /** Everybody at the table, so that a misspelt name is told from one who is there. */
  players?(context: C): Iterable<string>;
  /** What exploring finds here and is as it should be: the id of each finding, and why. */
  readonly knownFindings?: Readonly<Record<string, string>>;
  /** Tables to start from where no ruling file is at hand. */
  readonly fixtures?: Readonly<Record<string, I>>;
}

/** A module under one variant, ready to run: what `explain`, `legal` and `play` work on. */
export interface Bench {
  readonly module: RuleModule;
  readonly machine: AnyStateMachine;
  readonly rules: RuleTable;
  readonly variant: string;
}

/**
 * The machine of a module under a variant, with the table it was made of.
 * @param variant its id, or several joined by `+`, of which a later one replaces what an earlier one does
 * @throws RB214 where the module has no such variant
 */
export function benchOf(module: RuleModule, variant: string = DEFAULT_VARIANT): Bench {
  const parts = variantsIn(module, variant);
  if (parts === undefined) {
    const known = [DEFAULT_VARIANT, ...(module.variants ?? []).map(({ id }) => id)];
    throw new RulebenchError('RB214', `module "${module.id}" has no variant "${variant}"; it has ${known.join(', ')}`);
  }
  const rules = parts.reduce<RuleTable>((table, { replaced }) => ({ ...table, ...replaced }), module.rules);
  return { module, rules, variant, machine: module.machineOf(rules, variant) };
}

/** The variants that a name stands for: none for the default, several where ids are joined by `+`; undefined where the module has one of them not. Pure. */
export function variantsIn({ variants = [] }: Pick<RuleModule, 'variants'>, name: string): readonly Variant[] | undefined {
  if (name === DEFAULT_VARIANT) return [];
  const found = name.split('+').map((one) => variants.find(({ id }) => id === one));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** A module around a machine that knows nothing of Rulebench: it can be explained, drawn and stepped. Pure. */
export function plainModule(machine: AnyStateMachine): RuleModule {
  return { id: machine.id, title: machine.id, version: machine.version ?? '0', machineOf: () => machine, rules: {}, schema: { $defs: {} } };
}
