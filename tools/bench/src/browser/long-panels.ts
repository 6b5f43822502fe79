/** Every panel that goes over a whole run, with 10,000 steps: how long its frames take while it is opened and used. */

import type { Page } from 'playwright';
import { framesDuring, type Frames } from './frames.ts';

/** What is done in one of them, and how it is seen to be done. */
type Doing = readonly [what: string, prepare: (page: Page) => Promise<unknown>, work: (page: Page) => Promise<unknown>];

const LONG = 300_000;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const nothing = () => Promise.resolve();
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Scrub through the steps' });

async function keyAt(page: Page, key: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press(key);
}

/** A breakpoint at the rule that is offered last: none of the first steps asks it, so that most of the run is looked through. */
async function breakAtRule(page: Page): Promise<void> {
  await button(page, 'Breakpoints').click();
  await page.getByRole('combobox', { name: 'Stop at' }).selectOption('rule');
  await page.waitForTimeout(2000);
  const name = await page.locator('datalist option').last().getAttribute('value');
  await page.getByRole('combobox', { name: 'Name of the rule' }).fill(name ?? '');
  await button(page, 'Set').click();
  await page.keyboard.press('Escape');
}

const DOINGS: readonly Doing[] = [
  ['changes since', async (page) => { await keyAt(page, 'End'); }, async (page) => {
    await tab(page, /^Changes/).click();
    await page.getByRole('combobox', { name: 'Changed since' }).selectOption({ index: 1 });
    await page.getByRole('heading', { name: /^Between step/ }).waitFor();
  }],
  ['watch', async (page) => { await tab(page, /^Watch/).click(); }, async (page) => {
    await page.getByRole('combobox', { name: 'Expression to watch' }).fill('table');
    await button(page, 'Watch').click();
    await page.getByRole('list', { name: 'Values of table along the timeline' }).waitFor({ timeout: LONG });
  }],
  ['filter', nothing, async (page) => {
    await button(page, 'Filter').click();
    await page.getByRole('combobox', { name: 'Came of it' }).selectOption('chance');
    await button(page, /of 10001 shown$/).waitFor({ timeout: LONG });
    await button(page, 'Show all').click();
    await page.keyboard.press('Escape');
  }],
  ['run on to a rule', async (page) => { await breakAtRule(page); await keyAt(page, 'Home'); }, async (page) => {
    await button(page, 'Run on').click();
    while (await scrubber(page).inputValue() === '0') await page.waitForTimeout(50);
  }],
  ['compare', async (page) => { await tab(page, /^Why/).click(); }, async (page) => {
    await tab(page, /^Compare/).click();
    await page.getByText(/No difference\.|The runs part at step/).waitFor({ timeout: LONG });
  }],
  ['stepping, compared', nothing, async (page) => {
    for (let i = 0; i < 20; i += 1) await button(page, 'Step back').click();
  }],
  ['trace saved', async (page) => { await tab(page, /^Why/).click(); }, async (page) => {
    await Promise.all([page.waitForEvent('download', { timeout: LONG }), button(page, 'Trace').click()]);
  }],
  ['branch at the end', async (page) => { await keyAt(page, 'End'); await keyAt(page, 'ArrowLeft'); await tab(page, /^Moves/).click(); }, async (page) => {
    await page.getByRole('tabpanel').getByRole('button', { name: /^Play/ }).first().click();
    await page.getByRole('group', { name: 'Branches' }).waitFor({ timeout: LONG });
  }],
  ['saved as example', nothing, async (page) => {
    await button(page, 'Save as example').click();
    await page.getByRole('textbox', { name: 'What is written' }).waitFor({ timeout: LONG });
    await button(page, 'Close').click();
  }],
];

/** Frames of what was done, by its words, and the milliseconds until it was done. */
export type PanelFigures = Readonly<Record<string, Frames & { readonly took: number }>>;

/** Goes through all panels of a page that shows a run of 10,000 steps. */
export async function panelsOf(page: Page): Promise<PanelFigures> {
  await scrubber(page).waitFor();
  const figures: Record<string, Frames & { readonly took: number }> = {};
  for (const [what, prepare, work] of DOINGS) {
    await prepare(page);
    await page.waitForTimeout(600);
    const before = performance.now();
    let took = 0;
    const frames = await framesDuring(page, async () => {
      await work(page);
      took = Math.round(performance.now() - before);
      await page.waitForTimeout(400);
    });
    figures[what] = { ...frames, took };
  }
  return figures;
}
