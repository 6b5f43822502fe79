/**
 * Somebody adds the addon to a Storybook of their own: the packed package, the lines of its README, and stories around a plain machine.
 * The static build is opened in Chromium, and the panel used by role and name. `npm run test:deep` has npm install all of it.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM } from '@rulebench/run/chromium';
import { ROOT } from './copy.ts';
import { ADDON, BRINGS, built, freshStorybook } from './fresh-storybook.ts';
import { packAll, snippetsOf } from './packed.ts';

const AXE = readFileSync(createRequire(join(ROOT, 'packages/bench/panels/')).resolve('axe-core/axe.min.js'), 'utf8');

const packed = packAll(BRINGS);
const readme = join(ROOT, 'packages/bench/addon/README.md');
let browser: Browser;
let server: PreviewServer;
let address: string;

beforeAll(async () => {
  const [main = ''] = snippetsOf(readme, ['ts']);
  const [story = ''] = snippetsOf(readme, ['tsx']);
  const project = freshStorybook(packed.folder, packed.packages, { main, story, install: process.env.RULEBENCH_DEEP === '1' });
  server = await preview({ configFile: false, root: built(project), base: '/their/path/', appType: 'mpa', logLevel: 'silent', build: { outDir: '.' }, preview: { host: '127.0.0.1' } });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}, 400_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  packed.remove();
});

interface Opened { readonly page: Page; readonly story: FrameLocator; readonly panel: FrameLocator; readonly wrong: string[] }

/** Storybook at a story, with the panel opened. */
async function opened(id: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme });
  const wrong: string[] = [];
  page.on('pageerror', (error) => { wrong.push(error.message); });
  page.on('console', (message) => { if (message.type() === 'error') wrong.push(message.text()); });
  page.on('response', (response) => { if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`); });
  await page.goto(`${address}?path=/story/${id}`);
  await page.getByRole('tab', { name: 'Rulebench' }).click();
  return { page, wrong, story: page.frameLocator('#storybook-preview-iframe'), panel: page.frameLocator('iframe[title="Rulebench"]') };
}

const position = (panel: FrameLocator) => panel.getByText(/^step \d+ of \d+$/);

/** What axe finds in the panel's page. */
async function violations(page: Page): Promise<unknown> {
  const frame = page.frames().find((one) => one.url().includes('rulebench-panel'));
  await frame?.evaluate(AXE);
  return frame?.evaluate("axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join()))");
}

it('the set-up is what its README says: one package and one line', () => {
  const [main = ''] = snippetsOf(readme, ['ts']);
  expect(main.split('\n').filter((line) => line.includes(ADDON))).toHaveLength(1);
  expect(snippetsOf(readme, ['sh'])).toEqual([`npm i -D ${ADDON}\n`]);
});

describe.each(['light', 'dark'] as const)('a story whose component runs a machine, in %s colours', (scheme) => {
  it('has its timeline, its statechart, and why an event was refused', async () => {
    const { page, story, panel, wrong } = await opened('vending--alone', scheme);
    await story.getByRole('button', { name: 'Pick' }).click();
    await story.getByRole('button', { name: 'Insert a coin' }).click();
    await story.getByRole('button', { name: 'Insert a coin' }).click();
    await expect.poll(() => position(panel).textContent()).toBe('step 3 of 3');
    await panel.getByText('Told from its start.').waitFor();
    await panel.getByRole('region', { name: 'Statechart' }).getByText('now in waiting').waitFor();

    // Back to the refused event, while the story stays as it is.
    await panel.getByRole('button', { name: 'Step back' }).click();
    await panel.getByRole('button', { name: 'Step back' }).click();
    await expect.poll(() => position(panel).textContent()).toBe('step 1 of 3');
    await panel.getByText('The guard “is paid” does not hold.').waitFor();
    await panel.getByRole('button', { name: /^PICK.*refused/ }).waitFor();
    await panel.getByRole('img', { name: /Statechart of vending/ }).or(panel.getByLabel(/Statechart of vending/)).first().waitFor();
    await panel.getByText('✕ PICK: is paid').first().waitFor();
    expect(await violations(page)).toEqual([]);

    // On in the story: the panel stays where it was put, and follows again from the end.
    await story.getByRole('button', { name: 'Pick' }).click();
    await expect.poll(() => position(panel).textContent()).toBe('step 1 of 4');
    await expect.poll(() => story.getByRole('status').textContent()).toBe('vended');
    await panel.getByRole('button', { name: 'Last step' }).click();
    await panel.getByText('Follows the story').waitFor();
    await panel.getByRole('region', { name: 'Statechart' }).getByText('now in vended').waitFor();

    // An event from the panel moves the story.
    await panel.getByRole('tab', { name: 'Moves' }).click();
    await panel.getByRole('button', { name: 'Send TAKE' }).click();
    await expect.poll(() => story.getByRole('status').textContent()).toBe('waiting');
    await expect.poll(() => position(panel).textContent()).toBe('step 5 of 5');
    expect(wrong).toEqual([]);
    await page.close();
  }, 60_000);
});

it('every way a story may have a machine is followed from story to story', async () => {
  const { page, story, panel, wrong } = await opened('vending--strict');
  const goTo = (id: string) => page.locator(`[data-item-id="${id}"]`).click();
  await story.getByRole('button', { name: 'Insert a coin' }).click();
  await expect.poll(() => position(panel).textContent()).toBe('step 1 of 1');
  await expect.poll(() => panel.getByRole('list', { name: 'Sessions' }).count()).toBe(0);

  await goTo('vending--shared');
  await story.getByRole('button', { name: 'Insert a coin' }).click();
  await panel.getByText('Attached while it ran: its history starts there.').waitFor();
  await expect.poll(() => position(panel).textContent()).toBe('step 1 of 1');

  await goTo('vending--nothing');
  await panel.getByRole('heading', { name: 'This story has started no machine yet' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Lamp' }).click().catch(() => undefined);
  await page.locator('[data-item-id="lamp--of-itself"]').click();
  await panel.getByRole('region', { name: 'Statechart' }).getByText('now in off').waitFor();
  await panel.getByRole('tab', { name: 'Moves' }).click();
  await panel.getByRole('button', { name: 'Send PRESS' }).click();
  await panel.getByRole('region', { name: 'Statechart' }).getByText('now in on').waitFor();

  await goTo('vending--off');
  await expect.poll(() => page.getByRole('tab', { name: 'Rulebench' }).count()).toBe(0);
  expect(wrong).toEqual([]);
  await page.close();
}, 60_000);
