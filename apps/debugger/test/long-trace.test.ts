/** A trace of 10,000 events in the built debugger: opened, played, and there again after a reload and after its tab was killed. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { run, step, start, traceOf } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { examplesOf, inputOf } from '@rulebench/rulings';
import { loadLibrary } from '@rulebench/rulings/node';
import { fileURLToPath } from 'node:url';
import { openBuilt, type Built } from './built.ts';

const MODULE = 'ship-movement';
const EVENTS = 10_000;

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

/** A run of the module's own moves, one after the other, legal or not. */
async function longTrace(): Promise<string> {
  const { library } = await loadLibrary({ root: fileURLToPath(new URL('../../..', import.meta.url)) });
  const module = library.modules.get(MODULE);
  const [example] = examplesOf(library.rulings, MODULE);
  if (module?.moves === undefined || example === undefined) throw new Error(`${MODULE} has no moves, or no example`);
  const bench = benchOf(module);
  const input = inputOf(library, example);
  let { snapshot } = start(bench, input);
  const events = Array.from({ length: EVENTS }, (_, i) => {
    const moves = [...module.moves?.(snapshot) ?? []].map(({ event }) => event);
    for (let n = 0; n < moves.length; n += 1) {
      const event = moves[(i + n) % moves.length];
      const next = event && step(bench, snapshot, event);
      if (event === undefined || next?.snapshot.status !== 'active') continue;
      ({ snapshot } = next);
      return event;
    }
    throw new Error('the run is over');
  });
  return JSON.stringify(traceOf(run(bench, input, events)));
}

const inFrame = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const LONG = { timeout: 120_000 };

async function expectStep(page: Page, at: number): Promise<void> {
  await inFrame(page).getByRole('slider', { name: 'Scrub through the steps' }).waitFor(LONG);
  await inFrame(page).getByRole('status').filter({ hasText: `Step ${String(at)} of ${String(EVENTS)}:` }).waitFor({ ...LONG, state: 'attached' });
}

test('a trace of 10,000 events outlives a reload and a killed tab, at the step that was looked at', { timeout: 400_000 }, async () => {
  const trace = await longTrace();
  const { page, wrong, close } = await built.open(`?path=/story/${MODULE}--table`);
  const frame = inFrame(page);
  await frame.getByRole('button', { name: 'Open a trace…' }).waitFor(LONG);
  await frame.getByLabel('A trace to open').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(trace) });
  await frame.getByText('long.json goes today as it was recorded.').waitFor(LONG);
  await frame.getByRole('button', { name: 'Play from here' }).click();
  await expectStep(page, EVENTS);
  for (let i = 0; i < 3; i += 1) await frame.getByRole('button', { name: 'Step back' }).click();
  await page.waitForURL(/step:9997/, LONG);
  await page.reload();
  await expectStep(page, 9997);

  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => { /* it is gone */ });
  await crashed;
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expectStep(again, 9997);
  expect(wrong).toEqual([]);
  await close();
});
