/** A player's view of the table: what the rules hide from that player is masked, in data, verdicts, moves, effects and errors. */

import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Path } from './json.ts';
import type { Bench } from './module.ts';
import { stateValueOf } from './typed.ts';
import { mask } from './veil.ts';

export interface PlayerView {
  readonly player: string;
  readonly value: StateValue;
  readonly status: string;
  /** The context with `HIDDEN` wherever the player may not look. */
  readonly context: unknown;
  readonly output?: unknown;
}

/** The places hidden from a player now; none where nobody asks or the module keeps no secrets. Pure. */
export function hiddenFrom(bench: Partial<Bench>, snapshot: AnyMachineSnapshot, player: string | undefined): readonly Path[] {
  return player === undefined ? [] : bench.module?.secrets?.context(snapshot.context, player) ?? [];
}

/** What a player sees of a snapshot. Pure. */
export function playerView(bench: Bench, snapshot: AnyMachineSnapshot, player: string): PlayerView {
  return {
    player, value: stateValueOf(snapshot), status: snapshot.status,
    context: mask(snapshot.context, hiddenFrom(bench, snapshot, player)),
    ...(snapshot.output === undefined ? {} : { output: snapshot.output as unknown }), // boundary: XState types it as any
  };
}

/** An event or effect as a player may know it. Pure. */
export function eventSeenBy<E extends { readonly type: string }>(bench: Bench, event: E, snapshot: AnyMachineSnapshot, player: string): unknown {
  return mask(event, bench.module.secrets?.event(event, snapshot.context, player) ?? []);
}
