/** The way of a page that shows whichever actors it has to a debugger at the other end of a port: Storybook's stories, and pages like them. */

import type { AnyActorRef } from 'xstate';
import { answerTo, offersOf } from './answer.ts';
import { roomOf, type Shown } from './attach.ts';
import { linkOf, type Link } from './link.ts';
import { LIMITS } from './plain.ts';
import { commandOf, type Since } from './protocol.ts';
import { record } from './record.ts';
import { tellerOf } from './tell.ts';

export interface Showing {
  /** Shows an actor and those it starts, from now on. One that was stopped and starts again begins anew. `since`: what is known of its history, if not by itself. */
  readonly show: (actor: AnyActorRef, since?: Since) => void;
  /** Speaks to the debugger that holds the other end, once it asks; the one before is spoken to no more. */
  readonly connect: (port: MessagePort) => void;
  /** Shows nothing any more; the actors go on. */
  readonly stop: () => void;
}

/**
 * Shows actors that come one by one, each as `attach` would. The other end is `receiveFromPort` of `@rulebench/inspect/live`.
 *
 * @example
 * const { port1, port2 } = new MessageChannel();
 * const { show, connect } = showing({ allowEvents: true });
 * connect(port1);
 * show(createActor(machine).start());
 * receiveFromPort(port2);
 */
export function showing(options: Shown = {}): Showing {
  const recording = record([], roomOf(options.room), () => { link?.news(); });
  const teller = (): ReturnType<typeof tellerOf> => tellerOf({ ...LIMITS, ...options.limits });
  let link: Link | undefined;
  let port: MessagePort | undefined;

  function leave(): void {
    link?.close();
    port?.close();
    link = port = undefined;
  }

  return {
    show: (actor, since) => { recording.add(actor, since); },
    connect: (to) => {
      leave();
      const next = linkOf(recording, teller(), (session) => offersOf(options, session, recording), { post: (message) => { to.postMessage(message); } }, () => { recording.trim(next.told() ?? 0); });
      link = next;
      port = to;
      to.onmessage = ({ data }: MessageEvent<unknown>) => {
        const command = commandOf(data);
        if (command === undefined) return;
        switch (command.type) {
          case 'inspecting': return next.connect();
          case 'seen': return next.seen(command.messages);
          default: return next.say(answerTo(command, recording, options));
        }
      };
    },
    stop: () => { leave(); recording.stop(); },
  };
}
