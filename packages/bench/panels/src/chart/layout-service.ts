/** Layout by ELK in a worker; plain rows where a worker cannot be had, or does not answer: ELK is too large to be in the page as well. */

import { layOutSimply, type Chart, type LaidOutChart, type LayoutOptions } from '@rulebench/chart';
import type { LayoutDone, LayoutOrder } from './layout-worker.ts';

/** How long the worker is waited for before a plain layout stands for its own. */
const PATIENCE = 10_000;

let worker: Worker | undefined;
let refused = false;
let orders = 0;
const waiting = new Map<number, (laidOut: LaidOutChart | undefined) => void>();

function giveUp(): void {
  refused = true;
  worker?.terminate();
  worker = undefined;
  for (const done of waiting.values()) done(undefined);
  waiting.clear();
}

function started(): Worker | undefined {
  if (refused || typeof Worker === 'undefined') return undefined;
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(new URL('./layout-worker.js', import.meta.url), { type: 'module', name: 'rulebench-layout' });
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutDone>) => {
      waiting.get(data.n)?.(data.laidOut);
      waiting.delete(data.n);
    });
    worker.addEventListener('error', giveUp);
    worker.addEventListener('messageerror', giveUp);
    return worker;
  } catch {
    giveUp();
    return undefined;
  }
}

/** Lays a chart out in the worker. Never rejects: where the worker or ELK fails, the layout is plain. */
export async function laidOutAside(chart: Chart, options: LayoutOptions): Promise<LaidOutChart> {
  const aside = started();
  if (aside === undefined) return layOutSimply(chart, options);
  orders += 1;
  const order: LayoutOrder = { n: orders, chart, options };
  const laidOut = await new Promise<LaidOutChart | undefined>((resolve) => {
    const timer = setTimeout(giveUp, PATIENCE);
    waiting.set(order.n, (done) => { clearTimeout(timer); resolve(done); });
    aside.postMessage(order);
  });
  return laidOut ?? layOutSimply(chart, options);
}
