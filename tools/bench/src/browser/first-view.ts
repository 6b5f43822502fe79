/** The built debugger as somebody opens it for the first time at an example: how long until it can be stepped through. */

import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { preview } from 'vite';

const BUILD = fileURLToPath(new URL('../../../../apps/debugger/dist/', import.meta.url));
const VISITS = 10;
/** Milliseconds that a window is given to come to rest before an address is opened in it. */
const CALM = 2_000;

export interface FirstView {
  /** Milliseconds from the address to the timeline, with nothing in the browser's cache. */
  readonly passed: number;
  /** Milliseconds for which the page that holds the example computed until then. */
  readonly worked: number;
}

/** Several first visits, each in a window that stands open and knows nothing. @throws where the debugger is not built */
export async function firstViews(browser: Browser): Promise<readonly FirstView[]> {
  const { entries } = JSON.parse(readFileSync(`${BUILD}index.json`, 'utf8')) as { entries: Readonly<Record<string, { id: string; tags: readonly string[] }>> }; // boundary: Storybook's index
  const example = Object.values(entries).find(({ tags }) => tags.includes('agrees'));
  if (example === undefined) throw new Error('the debugger that was built has no example');
  const server = await preview({ configFile: false, root: BUILD, appType: 'mpa', logLevel: 'silent', build: { outDir: '.' }, preview: { host: '127.0.0.1' } });
  try {
    const views: FirstView[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) views.push(await visited(browser, `${server.resolvedUrls?.local[0] ?? ''}?path=/story/${example.id}`));
    return views;
  } finally {
    await server.close();
  }
}

async function visited(browser: Browser, address: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await setTimeout(CALM); // The window itself, which somebody who follows a link has open, is drawn by then.
  const before = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'Timeline' }).waitFor();
  const passed = Math.round(performance.now() - before);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return { passed, worked: Math.round((metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000) };
}
