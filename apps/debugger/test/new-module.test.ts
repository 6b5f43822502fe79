/** A module that is made while the debugger runs, in a folder with nothing else in it: it is in the sidebar, and its pages open. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';
import { devServer, PATIENCE, type DevServer } from './dev-server.ts';

const COMMAND = fileURLToPath(new URL('../../../packages/bench/cli/bin/rulebench.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulebench-'));
let served: DevServer;
let browser: Browser;
beforeAll(async () => {
  served = await devServer(folder);
  browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
}, PATIENCE + 10_000);
afterAll(async () => {
  served.close();
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('a new module shows without a restart, and is explored', { timeout: 90_000 }, async () => {
  expect(await served.pages()).not.toContain('whale-probe--overview');
  execFileSync(process.execPath, [COMMAND, 'new', 'whale-probe'], { cwd: folder });
  await expect.poll(() => served.pages(), { timeout: 30_000 }).toEqual(expect.arrayContaining(['whale-probe--overview', 'whale-probe-paying--1-three-of-four-counters-are-paid']));
  const page = await browser.newPage();
  await page.goto(`${served.url}/?path=/story/whale-probe--explore`);
  const view = page.frameLocator('#storybook-preview-iframe');
  await view.getByRole('heading', { level: 1, name: 'Explore: Whale probe' }).waitFor();
  await view.getByRole('button', { name: 'Explore', exact: true }).click();
  await view.getByText('Everything was looked at. Nothing is wrong in what was.').waitFor();
});
