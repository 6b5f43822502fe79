/** What the debugger promises beyond a single panel, tried on the build as somebody would: taken along, shared, typed, opened again. */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openBuilt, type Built } from './built.ts';

const EXAMPLE = 'iframe.html?id=cr98-stopped--5-a-third-ship&viewMode=story';
const OWN_TABLE = 'iframe.html?id=ship-movement--table&viewMode=story';

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

const opened = async (path: string) => {
  const one = await built.open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  await one.page.getByRole('heading', { level: 1 }).waitFor();
  return one;
};

/** What a button gives to be kept: its name and its bytes. */
async function taken(page: Page, button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('a statechart', { timeout: 90_000 }, () => {
  test('is taken along as SVG, PNG and Mermaid', async () => {
    const { page, close } = await opened(EXAMPLE);
    await page.getByRole('button', { name: 'Save the statechart' }).click();
    const [svg, png, mermaid] = [await taken(page, 'SVG'), await taken(page, 'PNG'), await taken(page, 'Mermaid')];
    expect([svg.name, png.name, mermaid.name]).toEqual(['mission-attempt.svg', 'mission-attempt.png', 'mission-attempt.mmd']);
    expect(svg.bytes.toString()).toMatch(/^<svg[\s\S]*ATTEMPT[\s\S]*<\/svg>\s*$/);
    expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect(png.bytes.length).toBeGreaterThan(10_000);
    expect(mermaid.bytes.toString()).toMatch(/stateDiagram-v2[\s\S]*ATTEMPT/);
    await close();
  });

  test('is searched: what is found has the focus, and what is not is said', async () => {
    const { page, close } = await opened(EXAMPLE);
    await page.getByRole('button', { name: 'Search the statechart' }).click();
    const search = page.getByRole('dialog', { name: 'Search the statechart' });
    await search.getByLabel('State or event').fill('no such thing');
    await search.getByRole('button', { name: 'Find' }).click();
    await search.getByText('nothing of that name').waitFor();
    await search.getByLabel('State or event').fill('meeting');
    await search.getByRole('button', { name: 'Find' }).click();
    await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toMatch(/^state meeting/);
    await close();
  });
});

describe('a link', { timeout: 90_000 }, () => {
  test('opens step, panel, branch and variant again, in another browser', async () => {
    const { page, close } = await opened(`${EXAMPLE}&args=step:1`);
    await page.getByRole('combobox', { name: 'Rules in force' }).selectOption('from-outposts');
    await page.getByRole('button', { name: 'First step' }).click();
    await page.getByRole('tab', { name: /^Moves/ }).click();
    await page.getByRole('button', { name: /^Play BEAM/ }).first().click();
    await page.getByText('your branch, after step 0').waitFor();
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.getByRole('button', { name: 'Link' }).click();
    await page.getByText('The link is copied').waitFor();
    const link = new URL(String(await page.evaluate('navigator.clipboard.readText()')));
    await close();
    const again = await opened(`iframe.html?id=${link.searchParams.get('path')?.replace('/story/', '') ?? ''}&viewMode=story&args=${link.searchParams.get('args') ?? ''}`);
    await again.page.getByText('your branch, after step 0').waitFor();
    expect(await again.page.getByRole('tab', { name: /^Changes/ }).getAttribute('aria-selected')).toBe('true');
    expect(await again.page.getByRole('combobox', { name: 'Rules in force' }).inputValue()).toBe('from-outposts');
    expect(await again.page.getByRole('slider', { name: 'Scrub through the steps' }).getAttribute('aria-valuetext')).toBe('step 1 of 1');
    await again.close();
  });
});

describe('a table of one’s own', { timeout: 90_000 }, () => {
  test('is typed, told what is wrong with it by line and column, and played', async () => {
    const { page, close } = await opened(OWN_TABLE);
    const text = page.getByRole('textbox', { name: 'The table, in YAML' });
    const right = await text.inputValue();
    await text.fill(right.replace('when: []', 'when:\n  - MOVE: { player: P, ship: 7, to: L2 }\n'));
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/Line 5, column 30: "ship" must be text, not 7/);
    expect(await page.getByRole('button', { name: 'Play from here' }).isDisabled()).toBe(true);
    await text.fill(right);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('region', { name: 'Timeline' }).waitFor();
    await close();
  });

  test('comes from a trace that was saved, and goes as it did', async () => {
    const example = await opened('iframe.html?id=cr98-ship-staffing--1-both-icons-on-one-captain-are-one-hand&viewMode=story');
    const { name, bytes } = await taken(example.page, 'Trace');
    expect(name).toBe('ship-movement-trace.json');
    const last = await example.page.getByRole('slider', { name: 'Scrub through the steps' }).getAttribute('max');
    await example.close();
    const { page, close } = await opened(OWN_TABLE);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a trace…' }).click();
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: bytes });
    await page.getByText(`${name} goes today as it was recorded.`).waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    expect(await page.getByRole('slider', { name: 'Scrub through the steps' }).getAttribute('max')).toBe(last);
    await close();
  });
});

test('the rules of two days part where the ruling took effect, and not on days after it', { timeout: 90_000 }, async () => {
  const { page, close } = await opened('iframe.html?id=cr98-mission-attempts-from-outposts--6-now&viewMode=story&args=step:1;tab:compare');
  await page.getByRole('combobox', { name: 'Compared with' }).selectOption('The rules of two days…');
  await page.getByRole('columnheader', { name: 'The rules of 5 March 1998' }).waitFor();
  await page.getByText('The runs part at step 1.').waitFor();
  await page.getByLabel('Rules of', { exact: true }).fill('1998-03-06');
  await page.getByText('No difference.').waitFor();
  await close();
});

test('who wants less motion has none', { timeout: 90_000 }, async () => {
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page, close } = await built.open(EXAMPLE, { reducedMotion });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('group', { name: /^Statechart of/ }).waitFor();
    const seconds = await page.evaluate('Math.max(...[...document.querySelectorAll("#storybook-root *")].flatMap((one) => getComputedStyle(one).transitionDuration.split(",").map(parseFloat)))');
    await close();
    return seconds;
  };
  expect(await moving('no-preference')).toBeGreaterThan(0);
  expect(await moving('reduce')).toBe(0);
});
