/** For actors that the panel does not find by itself: those of another copy of XState than the addon's. */

import type { AnyActorRef, InspectionEvent } from 'xstate';
import { stageOfPage } from './page-stage.ts';

/**
 * Shows an actor in the panel from its start on.
 *
 * @example
 * const actor = createActor(machine, { inspect }).start();
 */
export function inspect(event: InspectionEvent): void {
  if (event.type !== '@xstate.event' || event.event.type !== 'xstate.init') return;
  const actor = event.actorRef as AnyActorRef; // boundary: inspection hands out the actors themselves
  if (actor._parent === undefined) stageOfPage.show(actor, 'start');
}
