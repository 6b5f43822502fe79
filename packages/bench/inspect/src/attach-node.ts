/**
 * Node's way: a WebSocket server that the debugger's page connects to. It listens on this machine only unless told
 * otherwise, and as any web page may try to connect to this machine, it takes connections only from the origins it was given.
 */

import { WebSocketServer } from 'ws';
import type { AnyActorRef } from 'xstate';
import { RulebenchError } from '@rulebench/core';
import { answerTo, offersOf } from './answer.ts';
import { roomOf, type Shown } from './attach.ts';
import { linkOf, type Link } from './link.ts';
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts';
import { LIMITS } from './plain.ts';
import { commandOf } from './protocol.ts';
import { record } from './record.ts';
import { tellerOf } from './tell.ts';

export interface NodeAttachOptions extends Shown {
  /** 8098 unless told; 0 takes any that is free. */
  readonly port?: number;
  /** `127.0.0.1` unless told. */
  readonly host?: string;
  /** The origins of pages that may connect, `http://localhost:6006`; those of this machine unless told. Needed where `host` is beyond this machine. */
  readonly origins?: readonly string[];
}

export interface NodeAttachment {
  /** What the debugger connects to: `ws://127.0.0.1:8098`. */
  readonly url: string;
  /** Closes the connections and stops listening; the actor goes on. */
  readonly detach: () => Promise<void>;
}

/** Bytes that may wait in a socket. */
const FULL = 4_000_000;
const LONGEST_MESSAGE = 1_000_000;

/**
 * Shows an actor and those it starts to debuggers that connect, from now on.
 *
 * @returns once it listens
 * @throws RB603 where `host` is beyond this machine and no origins are given, RB604 where the port is taken; what Node says otherwise
 * @example
 * const { url, detach } = await attach(createActor(machine).start(), { port: 8098 });
 */
export async function attach(actor: AnyActorRef, options: NodeAttachOptions = {}): Promise<NodeAttachment> {
  const { host = '127.0.0.1', port = 8098, origins, limits, room } = options;
  if (!isLoopbackHost(host) && origins === undefined) {
    throw new RulebenchError('RB603', `${host} can be reached from other machines; name the origins that may connect: { origins: ['https://…'] }`);
  }
  const links = new Set<Link>();
  const server = await listening(host, port, origins);
  const recording = record([actor], roomOf(room), () => { for (const link of links) link.news(); });
  const teller = tellerOf({ ...LIMITS, ...limits });

  /** What every debugger has been told need not be kept. */
  const trim = (): void => { recording.trim(Math.min(...[...links].flatMap((link) => link.told() ?? []))); };

  server.on('connection', (socket) => {
    const link = linkOf(recording, teller, (session) => offersOf(options, session, recording), {
      post: (message) => { if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message)); },
      isFull: () => socket.bufferedAmount > FULL,
    }, trim);
    links.add(link);
    socket.on('error', () => { socket.terminate(); });
    socket.on('close', () => { links.delete(link); link.close(); });
    socket.on('message', (data: { toString(): string }, isBinary: boolean) => {
      const command = isBinary ? undefined : commandOf(parsed(data.toString()));
      if (command === undefined) return;
      switch (command.type) {
        case 'inspecting': return link.connect();
        case 'seen': return link.seen(command.messages);
        default: return link.say(answerTo(command, recording, options));
      }
    });
  });

  return {
    url: addressOf(server, host),
    detach: () => {
      recording.stop();
      for (const socket of server.clients) socket.terminate();
      return new Promise((resolve) => { server.close(() => { resolve(); }); });
    },
  };
}

function listening(host: string, port: number, origins: readonly string[] | undefined): Promise<WebSocketServer> {
  return new Promise((resolve, reject) => {
    const server: WebSocketServer = new WebSocketServer({
      host, port, maxPayload: LONGEST_MESSAGE,
      verifyClient: ({ origin, req }: { origin?: string; req: { headers: { host?: string | undefined } } }) =>
        mayConnect(origin, origins) && (!isLoopbackHost(host) || isLoopbackHost(hostOf(req.headers.host))),
    });
    server.once('listening', () => { resolve(server); });
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new RulebenchError('RB604', `port ${port} of ${host} is taken, perhaps by another actor that is attached; give another, or { port: 0 } for any that is free`) : error);
    });
  });
}

/** Programs of this machine send no origin; browsers always do. */
function mayConnect(origin: string | undefined, origins: readonly string[] | undefined): boolean {
  if (origins === undefined) return origin === undefined || isLoopbackOrigin(origin);
  return origin !== undefined && origins.includes(origin);
}

/** A name that leads here without being this machine's own comes from somebody who bent it. */
function hostOf(header: string | undefined): string {
  const url = `ws://${header ?? ''}`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

function addressOf(server: WebSocketServer, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `ws://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

