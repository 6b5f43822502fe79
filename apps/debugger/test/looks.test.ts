/**
 * How the debugger looks, as far as that can be measured: where its panels are from 1024 pixels on, that nothing is cut off or too small to read, that one scale of type
 * serves all pages, and that axe finds nothing in what opens only when somebody asks for it. The key views themselves are held by `views.test.ts`.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openBuilt, type Built } from './built.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LONG = 'base-turn-steps--4-neither-before-it-is-time-nor-to-the-others-ship-nor-in-the-others-turn-nor-to-a-card-in-hand';

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

const opened = async (story: string, options?: Parameters<Built['open']>[1]) => {
  const one = await built.open(`iframe.html?id=${story}&viewMode=story`, options);
  await one.page.getByRole('heading', { level: 1 }).waitFor();
  return one;
};

const boxOf = async (page: Page, role: 'region' | 'button' | 'dialog' | 'tab', name: string | RegExp) => {
  const box = await page.getByRole(role, { name }).first().boundingBox();
  if (box === null) throw new Error(`${String(name)} is not there`);
  return box;
};

async function axeFinds(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate("axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join()))");
}

/** Time for a form to give way to what it began. */
const SETTLED = 400;

/** What the shell leaves a page of a window 1024 pixels wide. */
const NARROWEST = { width: 774, height: 728 };

describe('an example in a window 1024 pixels wide', { timeout: 90_000 }, () => {
  test('has why beside the table, its timeline in one row, and every tab in sight', async () => {
    const { page, close } = await opened(LONG, { viewport: NARROWEST });
    await page.getByText('step 7 of 7', { exact: true }).waitFor();
    const [table, inspector] = [await boxOf(page, 'region', 'Table'), await boxOf(page, 'region', 'Inspector')];
    expect(inspector.x).toBeGreaterThanOrEqual(table.x + table.width);
    expect(inspector.y).toBeLessThan(table.y + table.height);
    const tops = await Promise.all(['First step', 'Filter', 'Trace', 'Breakpoints'].map(async (name) => (await boxOf(page, 'button', name)).y));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    for (const name of [/^Why/, /^Ruling/]) {
      const tab = await boxOf(page, 'tab', name);
      expect(tab.x + tab.width).toBeLessThanOrEqual(NARROWEST.width);
    }
    await close();
  });

  test('the shell leaves it that much', async () => {
    const { page, close } = await built.open(`?path=/story/${LONG}`, { viewport: { width: 1024, height: 768 } });
    await page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: 'Timeline' }).waitFor();
    await expect.poll(async () => (await page.locator('#storybook-preview-iframe').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(NARROWEST.width);
    await close();
  });
});

describe('at every width', { timeout: 120_000 }, () => {
  test.each([NARROWEST, { width: 980, height: 760 }, { width: 1620, height: 1040 }])('$width: what opens from a button is in sight whole', async (viewport) => {
    const { page, close } = await opened(LONG, { viewport });
    for (const [button, dialog] of [['Filter', 'Filter the steps'], ['Breakpoints', 'Breakpoints'], ['Search the statechart', 'Search the statechart'], ['Save the statechart', 'Save the statechart']] as const) {
      await page.getByRole('button', { name: button }).click();
      const { x, y, width, height } = await boxOf(page, 'dialog', dialog);
      expect([x >= 0, y >= 0, x + width <= viewport.width, y + height <= viewport.height], dialog).toEqual([true, true, true, true]);
      await page.keyboard.press('Escape');
    }
    await close();
  });

  test('the title of the table stays while the table is scrolled', async () => {
    const { page, close } = await opened(LONG, { viewport: NARROWEST });
    const title = page.getByRole('region', { name: 'Table' }).getByRole('heading', { name: 'Table' });
    await page.getByRole('region', { name: 'Table' }).hover();
    for (const by of [2_000, -2_000]) {
      await page.mouse.wheel(0, by);
      await expect.poll(async () => ((await title.boundingBox())?.y ?? 0) - (await boxOf(page, 'region', 'Table')).y).toBeLessThan(20);
      expect(((await title.boundingBox())?.y ?? 0) - (await boxOf(page, 'region', 'Table')).y).toBeGreaterThan(-2);
    }
    await close();
  });
});

/** The sizes of type that are used by words that are seen, in pixels. */
const SIZES = `(() => {
  const sizes = new Set();
  for (const element of document.querySelectorAll('.rb, .rb *')) {
    if (element.closest('svg') !== null || ![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 2 && box.height > 2) sizes.add(parseFloat(getComputedStyle(element).fontSize));
  }
  return [...sizes].sort((a, b) => a - b);
})()`;
const SCALE = [12, 13, 14, 16, 18, 21, 30];

test.each([LONG, 'ea-joker--1-a-joker-is-not-used-twice', 'start-here--start-here-page', 'coverage--coverage-of-all', 'dilemma--overview', 'battle--compare', 'ship-movement--table', 'live--attach'])(
  '%s uses no size of type beside the seven', { timeout: 60_000 }, async (story) => {
    const { page, close } = await opened(story);
    const used = await page.evaluate<readonly number[]>(SIZES);
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((size) => !SCALE.includes(size))).toEqual([]);
    await close();
  },
);

describe('axe finds nothing in what opens only when it is asked for', { timeout: 240_000 }, () => {
  test.each(['light', 'dark'] as const)('in an example, %s', async (colorScheme) => {
    const { page, close } = await opened('cr98-stopped--5-a-third-ship', { colorScheme });
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      for (const summary of await page.getByRole('tabpanel').locator('summary').all()) await summary.click();
      expect(await axeFinds(page), await tab.innerText()).toEqual([]);
    }
    await page.getByRole('tab', { name: /^Why/ }).click();
    for (const button of ['Filter', 'Breakpoints', 'Search the statechart', 'Save the statechart', 'Tour of this page']) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').waitFor();
      expect(await axeFinds(page), button).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('tab', { name: /^Moves/ }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: /^Play/ }).first().click();
    await page.getByRole('button', { name: /^Save as/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeFinds(page), 'saving').toEqual([]);
    await close();
  });

  test.each(process.env['RULEBENCH_DEEP'] === '1' ? ['light', 'dark'] as const : ['dark'] as const)('in what the lab answers, %s', async (colorScheme) => {
    for (const [story, button] of [['energy-allocation--simulate', 'Simulate'], ['energy-allocation--odds', 'Work out the odds'], ['repair--compare', 'Compare'], ['repair--explore', 'Explore']] as const) {
      const { page, close } = await opened(story, { colorScheme });
      for (const [label, value] of [['Runs', '30'], ['And so many seconds', '3']] as const) {
        const field = page.getByRole('spinbutton', { name: label, exact: true });
        if (await field.count() === 1) await field.fill(value);
      }
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.waitForTimeout(SETTLED);
      await page.getByRole('button', { name: button, exact: true }).waitFor({ timeout: 40_000 });
      expect(await axeFinds(page), story).toEqual([]);
      await close();
    }
  });
});
