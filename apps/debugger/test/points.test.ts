/** What the debugger promises beyond a single panel, tried on the build as somebody would: taken along, shared, typed, opened again. */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { titleOf } from '@rulebench/core';
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

  test('is laid out in a worker, and in plain rows with all the same in it where there is none', async () => {
    const drawn = async (blocked: boolean) => {
      const { page, close } = await built.open('favicon.svg');
      if (blocked) await page.route(/layout-worker/, (route) => route.abort());
      await page.goto(`${built.url}iframe.html?id=base-attack--1-qs-turn-not-ps&viewMode=story`);
      const chart = page.getByRole('group', { name: /^Statechart of/ });
      await chart.waitFor();
      await page.getByRole('button', { name: 'Whole chart (0)' }).click();
      const places = async () => Promise.all((await chart.getByRole('img', { name: /^state / }).all()).map(async (state) => {
        const { x = 0, y = 0 } = await state.boundingBox() ?? {};
        return { name: await state.getAttribute('aria-label'), at: `${String(Math.round(x))},${String(Math.round(y))}` };
      }));
      let [before, now] = ['', JSON.stringify(await places())];
      while (before !== now) { await page.waitForTimeout(700); [before, now] = [now, JSON.stringify(await places())]; }
      const states = await places();
      const edges = await chart.getByRole('img', { name: /, from / }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')).sort());
      await close();
      return { names: states.map(({ name }) => name).sort(), at: states.map(({ at }) => at), edges };
    };
    const [aside, plain] = [await drawn(false), await drawn(true)];
    expect(aside.names.length).toBeGreaterThan(3);
    expect([plain.names, plain.edges]).toEqual([aside.names, aside.edges]);
    expect(plain.at).not.toEqual(aside.at);
    for (const { at } of [aside, plain]) expect(new Set(at).size).toBe(at.length);
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

describe('a clause', { timeout: 90_000 }, () => {
  test.each([['base-attack--1-qs-turn-not-ps', 1], ['base-movement--1-a-ship-that-there-is-not-takes-no-orders', 1], ['ea-select--1-a-card-that-was-not-drawn-is-refused', 2]])('that refuses something in %s leads to its sentence, its examples, and lines of code that are there', async (id, step) => {
    const { page, close } = await opened(`iframe.html?id=${id}&viewMode=story&args=step:${String(step)}`);
    const panel = page.getByRole('tabpanel');
    await panel.getByText(/Refused\./).first().waitFor();
    await panel.getByRole('blockquote').first().getByRole('button').click();
    expect(await page.getByRole('tab', { name: 'Ruling' }).getAttribute('aria-selected')).toBe('true');
    await panel.getByRole('heading', { name: /examples of this clause$/i }).waitFor();
    const citing = await panel.getByRole('list', { name: 'Rules that cite it' }).getByRole('listitem').all();
    expect(citing.length).toBeGreaterThan(0);
    for (const rule of citing) {
      const [, file = '', line = ''] = /^(.*):(\d+)$/.exec(await rule.getByTitle(/:\d+$/).getAttribute('title') ?? '') ?? [];
      const code = (await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')).split('\n')[Number(line) - 1] ?? '';
      expect(await rule.innerText()).toContain(titleOf(/\bid: '(\w+)'/.exec(code)?.[1] ?? `no rule in ${file}:${line}`));
    }
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
