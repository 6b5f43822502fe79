/**
 * Every actor of a page as it starts, without a word from whoever made it. XState tells of an actor only whom the actor was
 * made to tell; all of them are started by the one method that `Actor` documents, so that method is listened to.
 * `test/starts.test.ts` holds it against XState.
 */

import { Actor, type AnyActor, type AnyActorRef } from 'xstate';

/**
 * Calls `hear` with each actor that nobody else started, just before it starts, in this copy of XState. What `hear` throws is
 * not the app's concern, and is told on the console.
 *
 * @returns how to stop
 */
export function onStart(hear: (actor: AnyActorRef) => void): () => void {
  const { prototype } = Actor;
  const own = Object.getOwnPropertyDescriptor(prototype, 'start')?.value as (this: AnyActor) => AnyActor; // boundary: a method as a value
  function start(this: AnyActor): AnyActor {
    try {
      if (this._parent === undefined) hear(this);
    } catch (thrown) {
      console.error(thrown);
    }
    return own.call(this);
  }
  prototype.start = start;
  // Whoever came later keeps what he had; then this one only hands on.
  return () => {
    if (Object.is(Object.getOwnPropertyDescriptor(prototype, 'start')?.value, start)) prototype.start = own;
    hear = () => undefined;
  };
}
