/** Every view is a link, and nothing is lost: addresses that reopen what was in sight, browsers that crash, links and traces that mean harm. Tried on the build, by role and name. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FrameLocator, Page } from 'playwright';
import { dataOfWord, wordOfData } from '@rulebench/rulings';
import { openBuilt, type Built } from './built.ts';

const EXAMPLE = 'cr98-stopped--5-a-third-ship';

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

const inShell = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const position = (view: FrameLocator) => view.getByRole('slider', { name: 'Scrub through the steps' }).getAttribute('aria-valuetext');

/** Another browser at the same address. */
async function elsewhere(page: Page) {
  const other = await built.open(page.url().slice(built.url.length));
  return { ...other, view: inShell(other.page) };
}

async function playsFirst(view: FrameLocator): Promise<void> {
  await view.getByRole('tab', { name: /^Moves/ }).click();
  await view.getByRole('button', { name: /^Play [A-Z]/ }).first().click();
  await view.getByText(/^your branch, after step/).waitFor();
}

describe('the address', { timeout: 240_000 }, () => {
  test('of an example reopens variant, branch, panel, comparison and filter, also in another browser', async () => {
    const { page, close } = await built.open(`?path=/story/${EXAMPLE}`);
    const view = inShell(page);
    await view.getByRole('combobox', { name: 'Rules in force' }).selectOption('from-outposts');
    await page.waitForURL(/variant:from-outposts/);
    await view.getByRole('button', { name: 'First step' }).click();
    await playsFirst(view);
    await view.getByRole('button', { name: /^Play [A-Z]/ }).first().click();
    await view.getByRole('button', { name: 'Filter' }).click();
    await view.getByRole('combobox', { name: 'Came of it' }).selectOption('taken');
    await page.keyboard.press('Escape');
    await view.getByRole('tab', { name: /^Compare/ }).click();
    await view.getByRole('combobox', { name: 'Compared with' }).selectOption('The rules of two days…');
    await page.waitForURL(/branch:.*compare:\d{4}|compare:\d{4}.*branch:/);
    const other = await elsewhere(page);
    await other.view.getByText('your branch, after step 0').waitFor();
    expect(await other.view.getByRole('combobox', { name: 'Rules in force' }).inputValue()).toBe('from-outposts');
    expect(await other.view.getByRole('tab', { name: /^Compare/ }).getAttribute('aria-selected')).toBe('true');
    await other.view.getByRole('columnheader', { name: 'The rules of 5 March 1998' }).waitFor();
    await other.view.getByRole('button', { name: '2 of 3 shown' }).waitFor();
    expect(other.wrong).toEqual([]);
    await other.close();
    await close();
  });

  test('of a table of one’s own reopens the table and the branch, which is not a branch of another module’s table', async () => {
    const { page, close } = await built.open('?path=/story/ship-movement--table');
    await inShell(page).getByRole('button', { name: 'Play from here' }).click();
    await playsFirst(inShell(page));
    await page.waitForURL(/branch:/);
    const other = await elsewhere(page);
    await other.view.getByText('your branch, after step 0').waitFor();
    await other.close();
    await page.goto(`${built.url}?path=/story/repair--table`);
    await inShell(page).getByRole('button', { name: 'Play from here' }).click();
    await inShell(page).getByRole('region', { name: 'Timeline' }).waitFor();
    expect(await inShell(page).getByRole('button', { name: 'To your branch' }).count()).toBe(0);
    await close();
  });

  test('of a page of the lab reopens what it is set to', async () => {
    const { page, close } = await built.open('?path=/story/self-controlling--simulate');
    const field = (view: FrameLocator, name: string) => view.getByRole('spinbutton', { name, exact: true });
    await field(inShell(page), 'Runs').fill('77');
    await field(inShell(page), 'Seed').fill('5');
    await inShell(page).getByRole('combobox', { name: 'Under' }).selectOption({ index: 1 });
    const variant = await inShell(page).getByRole('combobox', { name: 'Under' }).inputValue();
    await expect.poll(() => dataOfWord(/settings:([\w-]+)/.exec(page.url())?.[1] ?? ''), { timeout: 20_000 }).toEqual({ runs: 77, seed: 5, variant });
    const other = await elsewhere(page);
    await expect.poll(() => field(other.view, 'Runs').inputValue(), { timeout: 20_000 }).toBe('77');
    expect([await field(other.view, 'Seed').inputValue(), await other.view.getByRole('combobox', { name: 'Under' }).inputValue()]).toEqual(['5', variant]);
    await other.close();
    await close();
  });

  test('goes back and forward between pages, each at the step where it was left', async () => {
    const { page, close } = await built.open(`?path=/story/${EXAMPLE}`);
    const view = inShell(page);
    await view.getByRole('button', { name: 'First step' }).click();
    await page.waitForURL(/step:0/);
    await view.getByRole('button', { name: 'Example before' }).click();
    await page.waitForURL(/cr98-stopped--4/);
    await view.getByText('From the other').first().waitFor();
    await page.goBack();
    await page.waitForURL(new RegExp(EXAMPLE));
    await expect.poll(() => position(view), { timeout: 20_000 }).toBe('step 0 of 3');
    await page.goForward();
    await page.waitForURL(/cr98-stopped--4/);
    await close();
  });
});

test('a page that crashes in the midst of work has lost nothing', { timeout: 120_000 }, async () => {
  const path = `iframe.html?id=${EXAMPLE}&viewMode=story`;
  const { page, close } = await built.open(path);
  await page.getByRole('button', { name: 'First step' }).click();
  await page.getByRole('tab', { name: /^Moves/ }).click();
  await page.getByRole('button', { name: /^Play BEAM/ }).first().click();
  await page.getByText('your branch, after step 0').waitFor();
  const crashed = page.waitForEvent('crash');
  const control = await page.context().newCDPSession(page);
  void control.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await page.context().newPage();
  await again.goto(`${built.url}${path}`);
  await again.getByRole('button', { name: 'To your branch' }).click();
  await again.getByText('your branch, after step 0').waitFor();
  expect(await again.getByRole('slider', { name: 'Scrub through the steps' }).getAttribute('aria-valuetext')).toBe('step 1 of 1');
  await close();
});

test('a branch that is too long for an address is there after a reload, and a link to it says elsewhere where it is', { timeout: 120_000 }, async () => {
  const events = Array.from({ length: 120 }, () => ({ type: 'BEAM', player: 'P', cards: ['navigator'], to: { in: 'aboard', at: 'nebula' } }));
  const path = `iframe.html?id=${EXAMPLE}&viewMode=story&args=${encodeURIComponent('branch:kept-1')}`;
  const { page, close } = await built.open('favicon.svg');
  await page.evaluate(([key, value]) => { localStorage.setItem(key ?? '', value ?? ''); }, ['rulebench:example:cr98/stopped/5 5-a-third-ship default', JSON.stringify({ branches: [{ id: 1, name: 'Long', from: 0, events, waived: {} }] })]);
  await page.goto(`${built.url}${path}`);
  await page.getByText('your branch, after step 0').waitFor();
  expect(await page.getByRole('slider', { name: 'Scrub through the steps' }).getAttribute('max')).toBe('120');
  await close();
  const other = await built.open(path);
  await other.page.getByRole('alert').getByText('kept only in the browser in which it was played').waitFor();
  await other.close();
});

const HARM = { id: 1, name: '<img src=x onerror="alert(1)">', from: 0, events: [{ type: '__proto__' }, { type: 'BEAM', player: { toString: 1 }, cards: 5 }, { type: 'constructor' }], waived: { constructor: 'allowed' } };

describe('what means harm', { timeout: 240_000 }, () => {
  test('in a link does none, and what is wrong is said in a line', async () => {
    const said = async (args: string): Promise<readonly string[]> => {
      const { page, wrong, close } = await built.open(`iframe.html?id=${EXAMPLE}&viewMode=story&args=${encodeURIComponent(args)}`);
      let dialogs = 0;
      page.on('dialog', (dialog) => { dialogs += 1; void dialog.dismiss(); });
      await page.getByRole('region', { name: 'Timeline' }).waitFor();
      const lines = (await page.getByRole('alert').allInnerTexts()).flatMap((text) => text.split('\n')).filter((line) => line !== '');
      expect([wrong, dialogs, await page.evaluate('Object.keys(Object.prototype).length')]).toEqual([[], 0, 0]);
      await close();
      return lines;
    };
    expect(await said('branch:%3Cscript%3E')).toEqual(['What this link says of “branch” cannot be read.']);
    expect(await said('branch:zzzz')).toEqual(['The branch of this link cannot be read: a part of the link may be missing.']);
    expect(await said('step:99')).toEqual(['There is no step 99 here: the run has 3.']);
    expect(await said('variant:nothing')).toEqual(['There is no variant “nothing” here: these are the rules as they are.']);
    expect(await said('tab:nowhere')).toEqual(['There is no panel “nowhere”.']);
    expect(await said('tab:compare;compare:nothing')).toEqual(['There is nothing called “nothing” to compare with here.']);
    expect(await said('filter:zz')).toEqual(['The filter of this link cannot be read.']);
    expect(await said(`branch:${wordOfData({ ...HARM, from: 77 })}`)).toEqual(['The branch of this link leaves the run after step 77, and the run ends with step 3.']);
    expect(await said(`branch:${wordOfData(HARM)}`)).toEqual([]);
  });

  test('in a link to a table or to the lab does none, and is said in a line', async () => {
    for (const [story, args, line] of [
      ['battle--table', 'table:zzzz', 'The table of this link cannot be read: a part of the link may be missing.'],
      ['battle--simulate', 'settings:zzzz', 'The settings of this link cannot be read: a part of the link may be missing.'],
    ] as const) {
      const { page, wrong, close } = await built.open(`iframe.html?id=${story}&viewMode=story&args=${args}`);
      await page.getByRole('alert').getByText(line).waitFor();
      expect(wrong).toEqual([]);
      await close();
    }
  });

  test('in a trace does none, and is said in a line', async () => {
    const { page, wrong, close } = await built.open('iframe.html?id=battle--table&viewMode=story');
    const brought = async (text: string): Promise<void> => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Open a trace…' }).click();
      await (await choosing).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    };
    const of = { module: 'battle', variant: 'default', version: '1' };
    const start = { outcome: 'start', value: 'x', status: 'active', effects: [], raised: [], microsteps: [] };
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const [text, line] of [
      ['no json', /^This file is no JSON\./],
      ['[]', /^This file is no trace/],
      [JSON.stringify({ of: { ...of, module: 'repair' }, steps: [start] }), /^This trace is of the module “repair”, and this page is of “battle”\.$/],
      [JSON.stringify({ of: { ...of, variant: '<b>' }, input: {}, steps: [start] }), /parts from what was recorded at step 0\. There is no variant “<b>” here/],
      [`{ "of": ${JSON.stringify(of)}, "input": { "__proto__": { "polluted": true } }, "steps": [${JSON.stringify(start)}] }`, /parts from what was recorded at step 0\.$/],
      [`{ "of": ${JSON.stringify(of)}, "input": ${deep}, "steps": [${JSON.stringify(start)}] }`, /^x\.json (?:cannot be opened|parts from what was recorded)|^This file is no JSON/],
    ] as const) {
      await brought(text);
      await page.getByRole('status').filter({ hasText: line }).waitFor();
    }
    expect([wrong, await page.evaluate('({}).polluted === undefined')]).toEqual([[], true]);
    await close();
  });
});
