/**
 * The built debugger, as somebody puts it on a server: under a path of its own, with no network beyond that server.
 * Needs the build (`npm run build`).
 */

import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';
import { serve, type Served } from './serve.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

interface Entry { readonly id: string; readonly title: string; readonly name: string; readonly tags: readonly string[] }

let served: Served;
let browser: Browser;
let entries: readonly Entry[];

beforeAll(async () => {
  const built = await stat(`${DIST}/index.json`).catch(() => undefined);
  if (built === undefined) throw new Error('apps/debugger/dist is not there: run `npm run build` in apps/debugger first');
  const index = JSON.parse(await readFile(`${DIST}/index.json`, 'utf8')) as { entries: Record<string, Entry> }; // boundary: Storybook's index
  entries = Object.values(index.entries);
  served = await serve(DIST, '/some/path/');
  browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
});

afterAll(async () => {
  await browser?.close();
  await served?.close();
});

/** A page that may reach the server and nothing else, and what went wrong in it. */
async function opened(path: string): Promise<{ page: Page; wrong: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const wrong: string[] = [];
  const own = (url: string): boolean => url.startsWith(served.url) || /^(data|blob|about):/.test(url);
  await context.route((url) => !own(url.href), (route) => {
    wrong.push(`asks for ${route.request().url()}`);
    return route.abort();
  });
  page.on('console', (message) => { if (message.type() === 'error') wrong.push(`console: ${message.text()}`); });
  page.on('pageerror', (error) => { wrong.push(`error: ${error.message}`); });
  page.on('response', (response) => { if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`); });
  await page.goto(`${served.url}${path}`);
  return { page, wrong, close: () => context.close() };
}

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');
const examples = (): readonly Entry[] => entries.filter(({ tags }) => tags.includes('agrees'));

describe('the static build, under a sub-path and without a network', () => {
  test('opens with the front page, and its links lead on', async () => {
    const { page, wrong, close } = await opened('');
    await canvas(page).getByRole('heading', { level: 1, name: 'Every ruling is a document whose examples run' }).waitFor();
    await canvas(page).getByRole('link', { name: 'Open an example' }).click();
    await canvas(page).getByRole('region', { name: 'Timeline' }).waitFor();
    expect(page.url()).toMatch(/\/some\/path\/\?path=\/story\/.+--\d+-/);
    expect(wrong).toEqual([]);
    await close();
  });

  test('lists the rulings below their module, with a mark on each example', async () => {
    expect(examples().length).toBeGreaterThan(0);
    const [first] = examples();
    const { page, wrong, close } = await opened(`?path=/story/${first?.id ?? ''}`);
    const own = page.locator(`[data-item-id="${first?.id ?? ''}"]`);
    await own.waitFor();
    await own.getByRole('img', { name: 'agrees with the ruling' }).waitFor();
    expect(wrong).toEqual([]);
    await close();
  });

  test('explains each module on a page of its own', async () => {
    const overviews = entries.filter(({ id }) => id.endsWith('--overview'));
    expect(overviews.length).toBeGreaterThan(0);
    for (const { id, title } of overviews) {
      const { page, wrong, close } = await opened(`?path=/story/${id}`);
      await canvas(page).getByRole('heading', { level: 1, name: title.split('/')[0] ?? title }).waitFor();
      expect(wrong).toEqual([]);
      await close();
    }
  }, 240_000);

  test('steps through examples with the keyboard', async () => {
    for (const { id } of [examples()[0], examples().at(Math.floor(examples().length / 2)), examples().at(-1)].filter((one) => one !== undefined)) {
      const { page, wrong, close } = await opened(`?path=/story/${id}`);
      const cursor = canvas(page).getByRole('slider', { name: 'Scrub through the steps' });
      await cursor.waitFor();
      const last = Number(await cursor.getAttribute('max'));
      await canvas(page).getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Home');
      await expect.poll(() => cursor.inputValue()).toBe('0');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => cursor.inputValue()).toBe(String(Math.min(1, last)));
      await page.keyboard.press('End');
      await expect.poll(() => cursor.inputValue()).toBe(String(last));
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => cursor.inputValue()).toBe(String(Math.max(0, last - 1)));
      expect(wrong).toEqual([]);
      await close();
    }
  });

  test('reopens an example at the step that its address names', async () => {
    const [first] = examples();
    const { page, wrong, close } = await opened(`?path=/story/${first?.id ?? ''}`);
    const cursor = canvas(page).getByRole('slider', { name: 'Scrub through the steps' });
    await cursor.waitFor();
    await canvas(page).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Home');
    await page.waitForURL(/args=step:0/);
    await page.reload();
    await expect.poll(() => cursor.inputValue(), { timeout: 20_000 }).toBe('0');
    expect(wrong).toEqual([]);
    await close();
  });

  test('follows the system in its colours, and a switch', async () => {
    const { page, wrong, close } = await opened('');
    const paper = () => canvas(page).locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
    const side = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await canvas(page).getByRole('heading', { level: 1 }).waitFor();
    const light = [await paper(), await side()];
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => [await paper(), await side()].filter((colour) => light.includes(colour))).toEqual([]);
    await page.getByRole('button', { name: /Colours/ }).click();
    await page.getByRole('option', { name: 'Light' }).click();
    await expect.poll(async () => [await paper(), await side()]).toEqual(light);
    expect(wrong).toEqual([]);
    await close();
  });

  test('has nothing that axe finds in the dark either', async () => {
    const sorts = [entries[0], entries.find(({ id }) => id.endsWith('--overview')), examples().find(({ name }) => name.includes('refused')), examples().at(-1)];
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
    for (const { id } of sorts.filter((one) => one !== undefined)) {
      const page = await context.newPage();
      await page.goto(`${served.url}iframe.html?id=${id}&viewMode=story`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.addScriptTag({ content: axe.source });
      const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('#storybook-root')); // boundary: the script just added
      expect(violations.map(({ id: rule, nodes }) => `${id}: ${rule} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      await page.close();
    }
    await context.close();
  });

  test('opens an example from nothing, and tells how long that took', async () => {
    const [first] = examples();
    const times: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const before = performance.now();
      const { page, wrong, close } = await opened(`?path=/story/${first?.id ?? ''}`);
      await canvas(page).getByRole('region', { name: 'Timeline' }).waitFor();
      times.push(Math.round(performance.now() - before));
      expect(wrong).toEqual([]);
      await close();
    }
    process.stdout.write(`first view of an example: ${times.join(', ')} ms\n`);
  });
});
