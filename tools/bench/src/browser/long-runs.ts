/** The debugger with runs of 2,500, 5,000 and 10,000 steps in Chromium: how long its frames take, and how much memory it holds. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Library } from '@rulebench/rulings';
import type { Browser, Page } from 'playwright';
import { build, preview } from 'vite';
import { framesDuring, type Frames } from './frames.ts';
import { panelsOf, type PanelFigures } from './long-panels.ts';
import { randomRun } from './random-run.ts';

const PAGE = fileURLToPath(new URL('../../page/', import.meta.url));
const MODULE = 'self-controlling';
const LENGTHS = [2_500, 5_000, 10_000] as const;

/** What one length comes to. */
export interface LongRunFigures {
  readonly steps: number;
  /** Milliseconds from the click that opens it until it can be stepped. */
  readonly opened: number;
  readonly opening: Frames;
  readonly scrubbing: Frames;
  readonly stepping: Frames;
  /** Megabytes that the page holds more than before it was opened. */
  readonly memory: number;
  /** The panels that go over all steps, where the run is the longest. */
  readonly panels?: PanelFigures;
}

/** Measures every length, the shortest first, each in a page of its own. */
export async function longRuns(browser: Browser, library: Library): Promise<readonly LongRunFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rulebench-bench-'));
  await build({ configFile: join(PAGE, 'vite.config.ts'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  writeFileSync(join(folder, 'run.json'), JSON.stringify(randomRun(library, MODULE, LENGTHS[LENGTHS.length - 1] ?? 0)));
  const server = await preview({ configFile: false, root: folder, appType: 'mpa', logLevel: 'silent', build: { outDir: '.' }, preview: { host: '127.0.0.1' } });
  try {
    const all: LongRunFigures[] = [];
    for (const steps of LENGTHS) all.push(await measured(browser, `${server.resolvedUrls?.local[0] ?? ''}?length=${String(steps)}`, steps));
    return all;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

async function measured(browser: Browser, address: string, steps: number): Promise<LongRunFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.getByRole('button', { name: 'Open the run' }).waitFor();
  const empty = await heapOf(page);
  const scrubber = page.getByRole('slider', { name: 'Scrub through the steps' });
  const before = performance.now();
  let opened = 0;
  const opening = await framesDuring(page, async () => {
    await page.getByRole('button', { name: 'Open the run' }).click();
    await scrubber.waitFor({ timeout: 300_000 });
    opened = Math.round(performance.now() - before);
    await page.waitForTimeout(1500);
  });
  if (Number(await scrubber.getAttribute('max')) !== steps) throw new Error(`the page shows a run of ${String(await scrubber.getAttribute('max'))} steps, not of ${String(steps)}`);
  const memory = Math.round((await heapOf(page) - empty) / 1e5) / 10;
  const scrubbing = await framesDuring(page, () => scrub(page));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  const stepping = await framesDuring(page, () => holdRight(page));
  const at = Number(await scrubber.inputValue());
  if (at < HELD) throw new Error(`→ was held for ${String(HELD)} steps, and the run is at ${String(at)}`);
  const panels = steps === LENGTHS.at(-1) ? await panelsOf(page) : undefined;
  await page.close();
  return { steps, opened, opening, scrubbing, stepping, memory, ...(panels === undefined ? {} : { panels }) };
}

/** Drags the scrubber from its end to its beginning and back. */
async function scrub(page: Page): Promise<void> {
  const box = await page.getByRole('slider', { name: 'Scrub through the steps' }).boundingBox();
  if (box === null) throw new Error('the scrubber cannot be seen');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, y, { steps: 120 });
  await page.mouse.move(box.x + box.width - 8, y, { steps: 120 });
  await page.mouse.up();
}

/** Steps for which → is held, and milliseconds between two of them, as a keyboard repeats. */
const HELD = 120;
const REPEAT = 33;

async function holdRight(page: Page): Promise<void> {
  for (let i = 0; i < HELD; i += 1) {
    await page.keyboard.down('ArrowRight');
    await page.waitForTimeout(REPEAT);
  }
  await page.keyboard.up('ArrowRight');
}

/** Bytes of the page's heap after its rubbish was collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
