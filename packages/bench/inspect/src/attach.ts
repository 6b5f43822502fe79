/** The browser's way: between the app's window and the debugger's, in a frame, around it, or in a window of its own. */

import type { AnyActorRef } from 'xstate';
import { RulebenchError } from '@rulebench/core';
import { answerTo, offersOf, type Allowed } from './answer.ts';
import { linkOf } from './link.ts';
import { beside, isShownIn, isToAnswer, join, part, windowAt, type Neighbour } from './neighbours.ts';
import { LIMITS, type Limits } from './plain.ts';
import { commandOf, type Told } from './protocol.ts';
import { record, type Room } from './record.ts';
import { overTold, tellerOf } from './tell.ts';

export interface Shown extends Allowed {
  /** How much of a context, an event, an output is sent. */
  readonly limits?: Partial<Limits>;
  /** How many steps are kept for a debugger that is opened again (200), and how many may wait for it (1000). */
  readonly room?: Partial<Room>;
}

export interface AttachOptions extends Shown {
  /** The debugger's address. Its origin is the only one that is spoken to and listened to. */
  readonly url: string;
  /** The frame to open it in. */
  readonly iframe?: HTMLIFrameElement;
  /** The debugger's window, where it is open already: `window.parent` where the app runs inside the debugger. */
  readonly target?: Window;
}

export interface Attachment {
  /** Whether a debugger has asked. */
  readonly isConnected: () => boolean;
  /** Stops telling and listening; the actor goes on. */
  readonly detach: () => void;
}

const ROOM: Room = { kept: 200, waiting: 1000 };

export function roomOf({ kept = ROOM.kept, waiting = ROOM.waiting }: Partial<Room> = {}): Room {
  return { kept, waiting: Math.max(kept, waiting) };
}

/**
 * Shows an actor and those it starts in the debugger at `url`, from now on: an actor that already runs is shown in the
 * state it is in, and its history starts there. The actor itself is left alone; events from the debugger are refused unless
 * `allowEvents` is true.
 *
 * @returns how to stop
 * @throws RB601 where no window could be opened, RB602 where `url` has no origin
 * @example
 * const actor = createActor(machine).start();
 * const { detach } = attach(actor, { url: 'http://localhost:6006/live', iframe: document.querySelector('iframe') });
 */
export function attach(actor: AnyActorRef, options: AttachOptions): Attachment {
  const { url, iframe, limits, room } = options;
  const own = window;
  const origin = originOf(url);
  const isOpen = options.target !== undefined || (iframe === undefined ? windowAt(url) !== undefined : isShownIn(iframe, url));
  const debuggerWindow = options.target ?? (iframe === undefined ? shownAgain(url) ?? opened(url) : undefined);
  const targetOf = (): Window | null => debuggerWindow ?? iframe?.contentWindow ?? null;
  const post = (message: Told | { readonly type: 'xstate.disconnect' }): void => { targetOf()?.postMessage(message, origin); };

  const recording = record([actor], roomOf(room), () => { link.news(); });
  const link = linkOf(recording, tellerOf({ ...LIMITS, ...limits }), (session) => offersOf(options, session, recording), { post }, () => { recording.trim(link.told() ?? 0); });
  const self: Neighbour = { target: targetOf, url, iframe, knows: (sessionId) => recording.session(sessionId) !== undefined, posted: link.posted };

  function hear({ data, origin: from, source }: MessageEvent): void {
    if (from !== origin || source === null || source !== targetOf()) return;
    const command = commandOf(data);
    if (command === undefined) return;
    switch (command.type) {
      case 'inspecting': return link.connect();
      // The debugger counts what the whole page sends.
      case 'seen': return link.seen(command.messages - beside(self).reduce((sum, { posted }) => sum + posted(), 0));
      default: if (isToAnswer(self, command.sessionId)) link.say(answerTo(command, recording, options));
    }
  }

  function leave(): void {
    if (link.told() !== undefined) post({ type: 'xstate.disconnect' });
  }

  /** The app is still there, and shows other actors. */
  function takeBack(): void {
    if (link.told() !== undefined) for (const session of recording.sessions()) post(overTold(session, 'detached'));
  }

  own.addEventListener('message', hear);
  own.addEventListener('pagehide', leave);
  join(self);
  if (isOpen) post({ type: 'service.attached' });
  else iframe?.setAttribute('src', url);

  return {
    isConnected: () => link.told() !== undefined,
    detach: () => {
      if (beside(self).length === 0) leave(); else takeBack();
      part(self);
      own.removeEventListener('message', hear);
      own.removeEventListener('pagehide', leave);
      recording.stop();
      link.close();
    },
  };
}

function originOf(url: string): string {
  const base = globalThis.location?.href;
  const origin = URL.canParse(url, base) ? new URL(url, base).origin : 'null';
  if (origin === 'null') throw new RulebenchError('RB602', `"${url}" has no origin that messages could be checked by; give the debugger's http or https address`);
  return origin;
}

function shownAgain(url: string): Window | undefined {
  const found = windowAt(url);
  found?.focus();
  return found;
}

function opened(url: string): Window {
  const found = window.open(url, 'rulebench');
  if (found === null) throw new RulebenchError('RB601', 'the browser did not open the debugger; attach when a button is pressed, or give an iframe');
  return found;
}
