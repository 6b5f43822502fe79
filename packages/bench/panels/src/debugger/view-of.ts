/** What of a snapshot is drawn: the scene, the context, and who could look at it. */

import type { AnyMachineSnapshot } from 'xstate';
import { errorOf, type Scene } from '@rulebench/core';
import { eventSeenBy, playerView, stateValueOf, type Bench } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import type { EffectWording } from '../Changes.tsx';

/** A scene, or why there is none. */
export type SceneOf = { readonly scene: Scene } | { readonly problem: string } | undefined;

/** The module's picture of a snapshot, as a player sees it where one is given; none where the module has no pictures. */
export function sceneOf(bench: Bench, snapshot: AnyMachineSnapshot, as?: string): SceneOf {
  const { module } = bench;
  if (module.scene === undefined || snapshot.status === 'error') return undefined;
  try {
    return { scene: module.scene({ context: contextSeen(bench, snapshot, as), value: stateValueOf(snapshot), ...(snapshot.output === undefined ? {} : { output: snapshot.output as unknown }) /* boundary: a machine types its own output */ }) };
  } catch (thrown) {
    return { problem: errorOf(thrown).message };
  }
}

/** The context, with what is hidden from a player masked. */
export function contextSeen(bench: Bench, snapshot: AnyMachineSnapshot, as: string | undefined): unknown {
  return as === undefined ? snapshot.context : playerView(bench, snapshot, as).context;
}

/** An event or effect of a step as a player may know it, at the snapshot it came to. */
export function carrierSeen<E extends { readonly type: string }>(bench: Bench, carrier: E, at: AnyMachineSnapshot, as: string | undefined): E {
  return as === undefined ? carrier : eventSeenBy(bench, carrier, at, as) as E; // boundary: masking keeps the shape, but for what it hides
}

/** A step with its event and effects as a player may know them. */
export function stepSeen(bench: Bench, step: Step, as: string | undefined): Step {
  if (as === undefined || bench.module.secrets === undefined) return step;
  return {
    ...step,
    ...(step.event === undefined ? {} : { event: carrierSeen(bench, step.event, step.snapshot, as) }),
    effects: step.effects.map((effect) => carrierSeen(bench, effect, step.snapshot, as)),
    raised: step.raised.map((event) => carrierSeen(bench, event, step.snapshot, as)),
  };
}

/** How the module words the effects of the step that came to this snapshot; it has none for what it fails at. */
export function effectWording(bench: Bench, snapshot: AnyMachineSnapshot, as: string | undefined): EffectWording | undefined {
  const { module } = bench;
  if (module.effectWords === undefined || snapshot.status === 'error') return undefined;
  const context = contextSeen(bench, snapshot, as);
  return (effect) => {
    try {
      return module.effectWords?.(effect, context);
    } catch {
      return undefined;
    }
  };
}

const LOOKED_AT = 60;

/** The players who could ask, where a module keeps secrets from them: those of its first moves. */
export function playersOf({ module }: Bench, snapshot: AnyMachineSnapshot): readonly string[] {
  if (module.secrets === undefined || module.moves === undefined || snapshot.status !== 'active') return [];
  const players = new Set<string>();
  let seen = 0;
  for (const { player } of module.moves(snapshot)) {
    if (player !== undefined) players.add(player);
    seen += 1;
    if (seen === LOOKED_AT) break;
  }
  return [...players];
}
