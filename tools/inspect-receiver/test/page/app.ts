/** The app's page: a door, attached to the debugger named in the address, and what a test asks of it. */

import { createActor } from 'xstate';
import { benchOf } from '@rulebench/core/explain';
import { attach } from '@rulebench/inspect';
import { doorModule, doorOf } from '../door.ts';

export interface Frames { readonly sent: number; readonly seconds: number; readonly frames: number; readonly median: number; readonly p95: number; readonly longest: number }

const asked = new URLSearchParams(location.search);
const iframe = document.querySelector('iframe');
const url = asked.get('debugger') ?? '';

/** All that a careless context may hold. */
function awkward(): unknown {
  const cycle: Record<string, unknown> = { node: document.body, window, event: new MouseEvent('click'), run: () => 1, big: 2n ** 64n, map: new Map([['k', new Set([1])]]) };
  cycle['self'] = cycle;
  cycle['other'] = iframe?.contentWindow;
  cycle['rows'] = Array.from({ length: 50_000 }, (_, i) => ({ id: i, text: 'x'.repeat(80) }));
  Object.defineProperty(cycle, '__proto__', { enumerable: true, value: { polluted: true } });
  return cycle;
}

const actor = createActor(doorOf(undefined, asked.has('awkward') ? awkward() : undefined)).start();
actor.send({ type: 'OPEN', key: 'brass' });
actor.send({ type: 'CLOSE' });

const join = (into?: 'window'): void => {
  attach(actor, { url, ...(iframe === null || into === 'window' ? {} : { iframe }), allowEvents: asked.has('allow'), bench: benchOf(doorModule) });
};

/** Sends `perSecond` events for some seconds, and measures the frames of this page meanwhile. */
function flood(perSecond: number, seconds: number): Promise<Frames> {
  return new Promise((resolve) => {
    const started = performance.now();
    const times: number[] = [];
    let last = started;
    let sent = 0;
    const timer = setInterval(() => {
      const due = Math.min(seconds, (performance.now() - started) / 1000) * perSecond;
      for (; sent < due; sent += 1) actor.send(sent % 2 === 0 ? { type: 'OPEN', key: 'brass' } : { type: 'CLOSE' });
    }, 4);
    const frame = (now: number): void => {
      times.push(now - last);
      last = now;
      if (now - started < seconds * 1000) return void requestAnimationFrame(frame);
      clearInterval(timer);
      const sorted = times.slice(1).sort((a, b) => a - b);
      const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      resolve({ sent, seconds: (now - started) / 1000, frames: sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) });
    };
    requestAnimationFrame(frame);
  });
}

Object.assign(globalThis, { app: { actor, flood, join, state: () => actor.getSnapshot().value } });
if (!asked.has('later')) join();
