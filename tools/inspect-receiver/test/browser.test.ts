/** In a real browser: an app's page and the debugger's page in a frame of it, on two ports of this machine. */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LiveSession } from '@rulebench/inspect/live';
import type { Frames } from './page/app.ts';
import { serve, type Served } from './serve.ts';

const HTML = '<!doctype html><meta charset="utf-8"><title>page</title><link rel="icon" href="data:,"><body>';
const served: Served[] = [];
let browser: Browser;
let appOrigin: string;
let pageOrigin: string;
let page: Page;
const wrong: string[] = [];

async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`page/${name}.ts`, import.meta.url))], bundle: true, format: 'esm', platform: 'browser', write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  const [app, debuggerPage] = [await bundled('app'), await bundled('debugger')];
  const ours = await serve({ '/': `${HTML}<iframe></iframe><script type="module" src="/app.js"></script>`, '/app.js': app });
  const theirs = await serve({ '/': `${HTML}<script type="module" src="/debugger.js"></script>`, '/debugger.js': debuggerPage });
  served.push(ours, theirs);
  appOrigin = ours.origin;
  pageOrigin = theirs.origin;
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  for (const { close } of served) close();
});
afterEach(async () => { await page.close(); });

interface Flags { readonly debuggerUrl?: string; readonly allow?: true; readonly awkward?: true; readonly later?: true }

/** Opens the app's page; its frame shows the debugger's. */
async function opened(flags: Flags = {}): Promise<Frame> {
  await started(flags);
  return inFrame();
}

async function started({ debuggerUrl = `${pageOrigin}/`, ...flags }: Flags): Promise<void> {
  page = await browser.newPage();
  wrong.length = 0;
  page.on('pageerror', (error) => { wrong.push(error.message); });
  const asked = new URLSearchParams({ debugger: debuggerUrl, ...Object.fromEntries(Object.keys(flags).map((flag) => [flag, '1'])) });
  await page.goto(`${appOrigin}/?${asked}`);
  await page.waitForFunction('globalThis.app !== undefined');
}

async function inFrame(): Promise<Frame> {
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith(pageOrigin)), { timeout: 10_000 }).toBe(true);
  const frame = page.frames().find((one) => one.url().startsWith(pageOrigin));
  if (frame === undefined) throw new Error('no frame');
  await frame.waitForFunction('globalThis.page !== undefined');
  return frame;
}

type Shown = LiveSession & { readonly count: number };
const session = (frame: Frame): Promise<Shown | undefined> => frame.evaluate<Shown | undefined>('page.session()');
const arrived = (frame: Frame, what: (shown: Shown | undefined) => unknown) => expect.poll(async () => what(await session(frame)), { timeout: 15_000 });

test('an actor that ran before is shown in the frame, from the attachment on, and moves with the app', async () => {
  const frame = await opened();
  await arrived(frame, (shown) => shown?.steps.at(-1)?.value).toBe('shut');
  expect(await session(frame)).toMatchObject({ since: 'attach', count: 1, offers: { events: false, explain: true, legal: true } });
  await page.evaluate("app.actor.send({ type: 'OPEN', key: 'brass' })");
  await arrived(frame, (shown) => shown?.steps.at(-1)?.value).toBe('open');
  expect((await session(frame))?.steps.at(-1)?.microsteps.map(({ raised, value }) => [raised, value])).toEqual([[false, 'ajar'], [true, 'open']]);
  expect(wrong).toEqual([]);
});

test('events from the frame are taken where the app allows it', async () => {
  const frame = await opened({ allow: true });
  await arrived(frame, (shown) => shown?.count).toBe(1);
  expect(await frame.evaluate("page.send({ type: 'OPEN', key: 'brass' })")).toEqual({ ok: true, result: null });
  expect(await page.evaluate('app.state()')).toBe('open');
  await page.close();
  const other = await opened();
  await arrived(other, (shown) => shown?.count).toBe(1);
  expect(await other.evaluate("page.send({ type: 'OPEN', key: 'brass' })")).toMatchObject({ ok: false, code: 'RB610' });
  expect(await page.evaluate('app.state()')).toBe('shut');
});

test('why and what is legal are answered by the app', async () => {
  const frame = await opened();
  await arrived(frame, (shown) => shown?.count).toBe(1);
  expect(await frame.evaluate("page.explain({ type: 'OPEN', key: 'tin' })")).toMatchObject({ ok: true, result: { outcome: 'refused', by: ['toy/door/1'] } });
  expect(await frame.evaluate('page.legal()')).toEqual({ ok: true, result: { moves: [{ event: { type: 'OPEN', key: 'brass' } }], more: false } });
});

test('a window that the app opens is told the same', async () => {
  await started({ later: true, allow: true });
  const opening = page.waitForEvent('popup');
  await page.evaluate("app.join('window')");
  const popup = await opening;
  await popup.waitForFunction('globalThis.page !== undefined');
  await arrived(popup.mainFrame(), (shown) => shown?.count).toBe(1);
  expect(await popup.evaluate("page.send({ type: 'OPEN', key: 'brass' })")).toEqual({ ok: true, result: null });
  expect(await page.evaluate('app.state()')).toBe('open');
  await popup.close();
});

test('a frame that went to another origin is told nothing and obeyed in nothing', async () => {
  await arrived(await opened({ allow: true }), (shown) => shown?.count).toBe(1);
  // The same page by another name of this machine is another origin.
  const elsewhere = pageOrigin.replace('127.0.0.1', 'localhost');
  await page.evaluate(`document.querySelector('iframe').src = '${elsewhere}/'`).catch(() => undefined);
  await expect.poll(() => page.frames().some((one) => one.url().startsWith(elsewhere))).toBe(true);
  const stranger = page.frames().find((one) => one.url().startsWith(elsewhere));
  await stranger?.waitForFunction('globalThis.page !== undefined');
  await stranger?.evaluate(`parent.postMessage({ type: 'xstate.event', service: 'x:0', event: JSON.stringify({ data: { type: 'OPEN', key: 'brass' } }) }, '*')`);
  await page.evaluate("app.actor.send({ type: 'OPEN', key: 'tin' })");
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  expect(await stranger?.evaluate('page.connected()')).toBe(false);
  expect(await page.evaluate('app.state()')).toBe('shut');
});

test('a debugger that was told which origins to listen to is deaf to others', async () => {
  const frame = await opened({ debuggerUrl: `${pageOrigin}/?origin=https://app.example` });
  await page.evaluate("app.actor.send({ type: 'OPEN', key: 'brass' })");
  await page.evaluate('new Promise((done) => setTimeout(done, 300))');
  expect(await frame.evaluate('page.connected()')).toBe(false);
  const named = `${pageOrigin}/?origin=${encodeURIComponent(appOrigin)}`;
  await page.close();
  await arrived(await opened({ debuggerUrl: named }), (shown) => shown?.count).toBe(1);
});

test('a debugger that is loaded again is told what is kept', async () => {
  const frame = await opened();
  await arrived(frame, (shown) => shown?.count).toBe(1);
  await page.evaluate("app.actor.send({ type: 'OPEN', key: 'brass' })");
  await arrived(frame, (shown) => shown?.count).toBe(2);
  await frame.evaluate('location.reload()').catch(() => undefined);
  await arrived(await inFrame(), (shown) => shown?.count).toBe(2);
});

test('a context with nodes, windows of others, functions, cycles, bigints, prototypes and five megabytes is shown as far as it can be', async () => {
  const frame = await opened({ awkward: true });
  await arrived(frame, (shown) => shown?.count).toBe(1);
  const context = (await session(frame))?.steps[0]?.context;
  expect(context).toMatchObject({
    turns: 1,
    extra: {
      node: { '@leftOut': 'node', says: '<body>' }, window: { '@leftOut': 'window' }, run: { '@leftOut': 'function' }, self: { '@leftOut': 'cycle' },
      big: { '@leftOut': 'bigint', says: '18446744073709551616n' }, map: { '@leftOut': 'map', of: [['k', { '@leftOut': 'set', of: [1] }]] },
    },
  });
  expect(JSON.stringify(context)).toContain('more entries');
  expect(await frame.evaluate('({}).polluted')).toBeUndefined();
  const frames = await page.evaluate<Frames>('app.flood(100, 1)');
  expect(frames.longest).toBeLessThan(500);
  expect(wrong).toEqual([]);
});

test('ten thousand events a second leave the page alive, and the debugger arrives at the last state', async () => {
  await started({ later: true });
  const alone = await page.evaluate<Frames>('app.flood(10_000, 2)');
  await page.evaluate('app.join()');
  const frame = await inFrame();
  await arrived(frame, (shown) => shown?.count).toBeGreaterThan(0);
  const watched = await page.evaluate<Frames>('app.flood(10_000, 4)');
  const said = (name: string, { sent, seconds, median, p95, longest }: Frames): string => `${name}: ${Math.round(sent / seconds)} events a second; frames: median ${median} ms, 95 % within ${p95} ms, longest ${longest} ms`;
  console.log([said('alone', alone), said('watched', watched)].join('\n'));
  expect(watched.sent).toBe(40_000);
  // A machine that is busy with other things shows it in both.
  expect(watched.median).toBeLessThan(Math.max(50, 2 * alone.median));
  expect(watched.longest).toBeLessThan(Math.max(500, 3 * alone.longest));
  await arrived(frame, (shown) => shown?.steps.at(-1)?.n).toBe(40_000);
  expect(await frame.evaluate('page.dropped()')).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
