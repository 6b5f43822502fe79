/** What the players of an example do, with chance left open. */

import type { RuleModule } from '@rulebench/core';
import type { ScriptedEvent } from '../simulate/types.ts';
import type { State, Stepper } from '../stepper.ts';

/**
 * The events of a run that are not of chance: without those of a type that chance could have brought when they came, and without those that changed nothing. Pure.
 * @param events as they were sent, chance among them
 */
export function ownScript(module: RuleModule, stepper: Stepper, input: unknown, events: readonly ScriptedEvent[]): readonly ScriptedEvent[] {
  const begun = stepper.start(input);
  let state = begun.outcome === 'taken' ? begun.state : undefined;
  return events.filter((event) => {
    if (state === undefined) return false;
    const ofChance = isOfChance(module, state, event);
    const reached = stepper.next(state, event);
    if (reached.outcome !== 'taken') return false;
    state = reached.state;
    return !ofChance;
  });
}

function isOfChance(module: RuleModule, state: State, { type }: ScriptedEvent): boolean {
  const offered = module.chance?.(state) ?? [];
  if ('sample' in offered) return offered.sample(0).type === type;
  for (const { event } of offered) if (event.type === type) return true;
  return false;
}
