/**
 * How much a page has to do between one frame and the next while something is done in it. Two things are told: the time that passes
 * between frames, which is what people see, and the time for which the page's thread computes, which is the page's own doing on a machine that has
 * other work as well.
 */

import type { Page } from 'playwright';

/** Milliseconds of the frames: half of them, 95 in 100 of them, and all of them took at most so long. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** How many took longer than 50 ms. */
  readonly over50: number;
}

export interface Frames {
  readonly count: number;
  /** From frame to frame. */
  readonly passed: Figures;
  /** Of the page's thread, from frame to frame. */
  readonly worked: Figures;
}

/** What Chromium tells of a piece of work, in microseconds; `tdur` is what its thread computed. */
interface TraceEvent { readonly name: string; readonly pid: number; readonly tid: number; readonly ts: number; readonly dur?: number; readonly tdur?: number; readonly args?: { readonly name?: string } }

/** A task of the page's thread, and whether it is the one that makes a frame. */
interface Task { readonly at: number; readonly worked: number; readonly isFrame: boolean }

/** Does something while the frames of the page are watched. */
export async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<Frames> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await page.evaluate(() => {
    const kept = window as unknown as { watching?: boolean }; // boundary: a place of the benchmark's own
    kept.watching = true;
    const frame = (): void => { if (kept.watching === true) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
  });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await work();
  const trace = await browser.stopTracing();
  await page.evaluate(() => { (window as unknown as { watching?: boolean }).watching = false; }); // boundary: likewise
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }; // boundary: Chromium's trace
  return framesOf(tasksIn(traceEvents));
}

/** The tasks of the thread that draws frames, in order. Pure. */
function tasksIn(events: readonly TraceEvent[]): readonly Task[] {
  const fired = events.filter(({ name }) => name === 'FireAnimationFrame');
  const busiest = mostOf(fired.map(({ pid, tid }) => `${String(pid)} ${String(tid)}`));
  const own = events.filter(({ pid, tid }) => `${String(pid)} ${String(tid)}` === busiest);
  const frames = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts).sort((a, b) => a - b);
  return own.filter(({ name, dur }) => name === 'ThreadControllerImpl::RunTask' && dur !== undefined).sort((a, b) => a.ts - b.ts).map(({ ts, dur = 0, tdur = 0 }) =>
    ({ at: ts, worked: tdur, isFrame: frames.some((at) => at >= ts && at <= ts + dur) }));
}

function mostOf(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The frames that tasks make up: one begins with the task that draws it. Pure. @throws where there are fewer than two */
export function framesOf(tasks: readonly Task[]): Frames {
  const passed: number[] = [];
  const worked: number[] = [];
  let began: number | undefined;
  let sum = 0;
  for (const { at, worked: own, isFrame } of tasks) {
    if (isFrame) {
      if (began !== undefined) {
        passed.push((at - began) / 1000);
        worked.push(sum / 1000);
      }
      began = at;
      sum = 0;
    }
    sum += own;
  }
  return { count: passed.length, passed: figuresOf(passed), worked: figuresOf(worked) };
}

/** The figures of some times. Pure. @throws where there are none */
export function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  if (sorted.length === 0) throw new Error('no frame was drawn');
  const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), max: at(1), over50: sorted.filter((time) => time > 50).length };
}

function rounded(time: number): number {
  return Math.round(time * 10) / 10;
}
