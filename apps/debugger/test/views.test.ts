/**
 * The key views of the debugger, in both colour schemes: nothing for axe to find, nothing wider than the page, from 1024 pixels on.
 * `npm run pictures` keeps them in `docs/images/views` as they look now.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openBuilt, type Built } from './built.ts';
import { partApart, picture, PICTURES, settled } from './picture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface View {
  readonly name: string;
  readonly story: string;
  readonly args?: string;
  /** What is to be done before it is looked at. */
  readonly first?: (page: Page) => Promise<unknown>;
}

const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();

/** A picture is taken once every example was run, so that it is always the same. */
const checked = (page: Page) => (PICTURES ? page.getByText(/^examples agree/).first().waitFor({ timeout: 160_000 }) : Promise.resolve());

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
  { name: 'module', story: 'mission-attempt--overview', first: checked },
  { name: 'coverage', story: 'coverage--coverage-of-all', first: checked },
  { name: 'own-table', story: 'ship-movement--table' },
  { name: 'attach', story: 'live--attach' },
];

/** The views whose dark picture is kept too. */
const ALSO_DARK = ['front-page', 'refused', 'coverage'];

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

async function axeFinds(page: Page): Promise<unknown> {
  return page.evaluate("axe.run('#storybook-root').then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join()))");
}

/** Time for what is drawn to settle. */
const SETTLED = 400;

test.each(VIEWS)('$name: nothing for axe to find in light and dark, and no wider than 1024 pixels', { timeout: 180_000 }, async ({ name, story, args, first }) => {
  const { page, wrong, close } = await built.open(`iframe.html?id=${story}&viewMode=story${args === undefined ? '' : `&args=${args}`}`, { colorScheme: 'light' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await first?.(page);
  await page.waitForTimeout(SETTLED);
  // While examples are still run a page looks otherwise every moment.
  const pictured = PICTURES || first !== checked;
  if (pictured) await picture(page, `views/${name}`);
  await page.evaluate(AXE);
  expect(await axeFinds(page)).toEqual([]);
  const paper = () => page.evaluate('getComputedStyle(document.querySelector(".rb")).backgroundColor');
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
  if (pictured && ALSO_DARK.includes(name)) await picture(page, `views/${name}-dark`);
  expect(await axeFinds(page)).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.waitForTimeout(SETTLED);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  expect(wrong).toEqual([]);
  await close();
});

test('a picture that shows another step, another panel or another size of it is told from one that is only drawn a little otherwise', { timeout: 90_000 }, async () => {
  const { page, close } = await built.open('iframe.html?id=cr98-stopped--4-from-the-other&viewMode=story&args=step:2', { colorScheme: 'light' });
  await page.getByRole('region', { name: 'Timeline' }).waitFor();
  const now = await settled(page);
  await page.addStyleTag({ content: '* { letter-spacing: 0.005em; }' });
  expect(await partApart(page, now, await settled(page))).toBeLessThan(0.04);
  await page.getByRole('tab', { name: /^Moves/ }).click();
  expect(await partApart(page, now, await settled(page))).toBeGreaterThan(0.04);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await partApart(page, now, await settled(page))).toBe(1);
  await close();
});
