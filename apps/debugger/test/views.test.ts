/**
 * The key views of the debugger, in both colour schemes: nothing for axe to find, nothing wider than the page, from 1024 pixels on.
 * `npm run pictures` keeps them in `docs/images/views` as they look now.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openBuilt, picture, type Built } from './built.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface View {
  readonly name: string;
  readonly story: string;
  readonly args?: string;
  /** What is to be done before it is looked at. */
  readonly first?: (page: Page) => Promise<unknown>;
}

const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();

const VIEWS: readonly View[] = [
  { name: 'front-page', story: 'start-here--start-here-page' },
  { name: 'refused', story: 'cr98-stopped--5-a-third-ship', args: 'step:1', first: (page) => page.getByRole('region', { name: 'What would make it legal' }).waitFor() },
  { name: 'spaceline', story: 'cr98-stopped--4-from-the-other', args: 'step:2' },
  { name: 'display-sheets', story: 'ea-joker--1-a-joker-is-not-used-twice', args: 'step:1' },
  { name: 'moves', story: 'cr98-stopped--4-from-the-other', args: 'step:0;tab:moves' },
  { name: 'two-days', story: 'cr98-mission-attempts-from-outposts--6-now', args: 'step:1;tab:compare', first: async (page) => {
    await page.getByRole('combobox', { name: 'Compared with' }).selectOption('The rules of two days…');
    await page.getByText('The runs part at step 1.').waitFor();
  } },
  { name: 'ruling', story: 'cr98-ship-staffing--1-both-icons-on-one-captain-are-one-hand', args: 'step:1', first: tab(/^Ruling/) },
  { name: 'module', story: 'mission-attempt--overview' },
  { name: 'coverage', story: 'coverage--coverage-of-all' },
  { name: 'own-table', story: 'ship-movement--table' },
  { name: 'attach', story: 'live--attach' },
];

/** The views whose dark picture is kept too. */
const ALSO_DARK = ['front-page', 'refused', 'coverage'];

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

async function shown(view: View, options: { readonly colorScheme: 'light' | 'dark'; readonly width?: number }) {
  const opened = await built.open(`iframe.html?id=${view.story}&viewMode=story${view.args === undefined ? '' : `&args=${view.args}`}`, {
    colorScheme: options.colorScheme, viewport: { width: options.width ?? 1280, height: 800 },
  });
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  await view.first?.(opened.page);
  await opened.page.waitForTimeout(400);
  return opened;
}

describe.each(VIEWS)('$name', (view) => {
  test.each(['light', 'dark'] as const)('gives axe nothing to find, %s', { timeout: 120_000 }, async (colorScheme) => {
    const { page, wrong, close } = await shown(view, { colorScheme });
    if (colorScheme === 'light' || ALSO_DARK.includes(view.name)) await picture(page, `views/${view.name}${colorScheme === 'dark' ? '-dark' : ''}`);
    await page.evaluate(AXE);
    const found: unknown = await page.evaluate("axe.run('#storybook-root').then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join()))");
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await close();
  });

  test('is no wider than a page of 1024 pixels', { timeout: 120_000 }, async () => {
    const { page, close } = await shown(view, { colorScheme: 'light', width: 1024 });
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await close();
  });
});
