/** Live machines in the built debugger: one in a frame of it, one in this very process. Needs the build. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { createActor, createMachine } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attach } from '@rulebench/inspect/node';
import { wordOfData } from '@rulebench/rulings';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';
import { serve, type Served } from './serve.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let served: Served;
let browser: Browser;

beforeAll(async () => {
  served = await serve(fileURLToPath(new URL('../dist', import.meta.url)), '/some/path/');
  browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

async function opened(story: string): Promise<{ readonly page: Page; readonly wrong: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const wrong: string[] = [];
  page.on('pageerror', (error) => { wrong.push(error.message); });
  await page.goto(`${served.url}iframe.html?id=${story}&viewMode=story`);
  return { page, wrong };
}

/** What axe finds in this page; the frame in it is a page of its own. */
async function violations(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate("axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join()))");
}

const position = (page: Page) => page.getByText(/^step \d+ of \d+$/);
const play = (app: FrameLocator) => app.getByRole('button').first().click();

test('a machine in a frame is shown, stepped back through, explained by its app, and moved from here', async () => {
  const { page, wrong } = await opened('live--in-a-frame');
  const app = page.frameLocator('iframe[title="The app"]');
  await page.getByText('An app is attached').waitFor();
  await play(app);
  await play(app);
  await expect.poll(() => position(page).textContent()).toBe('step 2 of 2');
  await page.getByText('What made it legal').waitFor();
  await page.getByText('Follows the app').waitFor();

  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.poll(() => position(page).textContent()).toBe('step 1 of 2');
  await page.getByText('Held here').waitFor();
  await play(app);
  await expect.poll(() => position(page).textContent()).toBe('step 1 of 3');
  await page.getByRole('button', { name: 'Last step' }).click();
  await page.getByText('Follows the app').waitFor();

  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: /^Send [A-Z]/ }).first().click();
  await expect.poll(() => position(page).textContent()).toBe('step 4 of 4');
  await page.getByText(/was sent\./).waitFor();

  await page.getByRole('combobox', { name: 'Type' }).fill('NONSENSE');
  await page.getByRole('button', { name: 'What would come of it?' }).click();
  await page.getByText('no state knows such an event').waitFor();
  await page.getByRole('button', { name: 'Back to the step' }).click();

  await page.getByRole('tab', { name: /^Changes/ }).click();
  await page.getByRole('tab', { name: 'Context' }).click();
  await page.getByRole('tabpanel', { name: 'Context' }).filter({ hasText: '{' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await page.close();
});

test('a machine that knows nothing of Rulebench, in a Node process, is shown from when it was attached', async () => {
  const machine = createMachine({
    id: 'kettle', context: { boiled: 0n, tell: () => 1 }, initial: 'cold',
    states: { cold: { on: { HEAT: 'boiling' } }, boiling: { after: { 600_000: 'cold' }, on: { POUR: 'cold' } } },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'HEAT' });
  const { url, detach } = await attach(actor, { port: 0 });
  const { page, wrong } = await opened('live--attach');
  await page.getByRole('textbox', { name: 'Address of the process' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Address of the process' }).fill(url);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('heading', { name: 'kettle in an app of its own' }).waitFor();
  await page.getByText('Attached while it ran: its history starts there.').waitFor();
  actor.send({ type: 'HEAT' });
  actor.send({ type: 'POUR' });
  await expect.poll(() => position(page).textContent()).toBe('step 2 of 2');
  await page.getByRole('region', { name: 'Statechart' }).getByText('now in cold').waitFor();
  await page.getByText('This app does not explain its moves.').waitFor();
  await page.getByRole('tab', { name: 'Context' }).click();
  await page.getByText('‹0n›').waitFor();
  await page.getByText('‹function tell›').waitFor();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByText('The app takes no events from here.').waitFor();
  expect(await violations(page)).toEqual([]);

  await detach();
  await page.getByText('The app is gone', { exact: true }).waitFor();
  expect(wrong).toEqual([]);
  await page.close();
});

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } } });

test('a page that is loaded again connects to the process again, until somebody disconnects', async () => {
  const actor = createActor(lamp).start();
  const { url, detach } = await attach(actor, { port: 0 });
  const { page, wrong } = await opened('live--attach');
  await page.getByRole('textbox', { name: 'Address of the process' }).fill(url);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('heading', { name: 'lamp in an app of its own' }).waitFor();
  actor.send({ type: 'PRESS' });
  await page.reload();
  await page.getByRole('heading', { name: 'lamp in an app of its own' }).waitFor();
  await expect.poll(() => position(page).textContent()).toBe('step 1 of 1');

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('heading', { name: 'No app is attached' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'No app is attached' }).waitFor();
  expect(wrong).toEqual([]);
  await detach();
  await page.close();
});

test('a link connects by itself to this machine alone', async () => {
  const asked: string[] = [];
  const page = await browser.newPage();
  page.on('websocket', (socket) => { asked.push(socket.url()); });
  await page.goto(`${served.url}iframe.html?id=live--attach&viewMode=story&args=at:${wordOfData('ws://far.example:1/')}`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Address of the process' }).inputValue()).toBe('ws://far.example:1/');
  expect(asked).toEqual([]);
  await page.close();
});

test('another process that takes the place of one that went is shown by itself', async () => {
  const first = await attach(createActor(lamp).start(), { port: 0 });
  const { page, wrong } = await opened('live--attach');
  await page.getByRole('textbox', { name: 'Address of the process' }).fill(first.url);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('heading', { name: 'lamp in an app of its own' }).waitFor();
  await first.detach();
  await page.getByText('The app is gone', { exact: true }).waitFor();
  const second = await attach(createActor(createMachine({ id: 'fan', states: {} })).start(), { port: Number(new URL(first.url).port) });
  await page.getByRole('heading', { name: 'fan in an app of its own' }).waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Sessions' }).getByRole('button').allTextContents()).toEqual(['fan running']);
  await page.getByRole('img', { name: 'machine fan, active' }).getByText('fan', { exact: true }).waitFor();
  expect(wrong).toEqual([]);
  await second.detach();
  await page.close();
});
