/**
 * Which actors are shown: those of the story that has the stage. That is every actor that starts while it is shown, and any
 * other of the page that is sent an event meanwhile.
 */

import { createActor, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { showing, type Showing, type Since } from '@rulebench/inspect';
import { benchOfActor } from './benches.ts';

/** `parameters.rulebench` of a story. All of it may be left out. */
export interface RulebenchParameter {
  /** A machine that the story is about and that nothing in it starts: an actor of it runs as long as the story is shown. */
  readonly machine?: AnyStateMachine;
  /** The input of `machine`. */
  readonly input?: unknown;
  /** An actor that the story's file or its app made, running or not. */
  readonly actor?: AnyActorRef;
  /** Whether events are taken from the panel; they are, unless this is false. */
  readonly allowEvents?: boolean;
  /** Takes the panel away. */
  readonly disable?: boolean;
}

export interface Story {
  readonly id: string;
}

export interface Stage {
  /** A story begins; what is returned ends it. */
  readonly begin: (story: Story, parameter: RulebenchParameter) => () => void;
  /** Shows an actor with the stories that it belongs to. */
  readonly show: (actor: AnyActorRef, since?: Since) => void;
  /** Speaks to the panel behind a port. */
  readonly connect: (port: MessagePort) => void;
}

/** As many steps are kept as the panel can hold: it is opened at any time, and tells all of them. */
const ROOM = { kept: 10_000, waiting: 10_000 };

/** @param onStory told when another story has the stage, and the panel is to ask anew */
export function stageOf(onStory: () => void): Stage {
  const playing = new Set<string>();
  const known = new WeakSet<AnyActorRef>();
  let shown: Showing | undefined;

  function opened(allowEvents: boolean): Showing {
    shown?.stop();
    shown = showing({ allowEvents, bench: benchOfActor, room: ROOM });
    onStory();
    return shown;
  }

  /** What runs on from before is shown from the first event that it gets while a story is shown. */
  function meet(actor: AnyActorRef): void {
    if (known.has(actor)) return;
    known.add(actor);
    actor.system.inspect({ next: ({ type }) => { if (type === '@xstate.event' && playing.size > 0) shown?.show(actor); } });
  }

  return {
    begin: ({ id }, { machine, input, actor, allowEvents = true, disable = false }) => {
      // On a page of documentation several stories play at once.
      const showing = shown === undefined || playing.size === 0 ? opened(allowEvents) : shown;
      playing.add(id);
      const own = machine === undefined || disable ? undefined : createActor(machine, { input });
      if (actor !== undefined && !disable) showing.show(actor);
      if (own !== undefined) { showing.show(own); own.start(); }
      return () => {
        playing.delete(id);
        own?.stop();
      };
    },
    show: (actor, since) => {
      if (benchOfActor(actor) === undefined) return;
      meet(actor);
      if (playing.size > 0) shown?.show(actor, since);
    },
    connect: (port) => { shown?.connect(port); },
  };
}
