/** What the shell tells of the modules and rulings: the front page, the page of a module, the matrix of what is covered. Tried on the build, as somebody would. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openBuilt, type Built } from './built.ts';

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

const opened = async (story: string) => {
  const one = await built.open(`iframe.html?id=${story}&viewMode=story`);
  await one.page.getByRole('heading', { level: 1 }).waitFor();
  return one;
};

/** Once every example was run. */
const checked = (page: Page) => page.getByText(/^examples agree/).first().waitFor({ timeout: 150_000 });

const MODULES = [
  { id: 'repair', title: 'Ship repairs', decides: /^Decides where a damaged ship is repaired/, ruling: 'Ship Repairs', clause: 'cr98/ship-repairs/1', variant: 'matching-outposts' },
  { id: 'dilemma', title: 'Dilemmas', decides: /^Decides what happens when one crew or Away Team meets one dilemma/, ruling: 'Meeting a dilemma', clause: 'base/dilemma/1' },
];

describe('the page of a module', { timeout: 180_000 }, () => {
  test.each(MODULES)('$id: what it decides, how it goes, its rulings and rules, what is covered, and how to embed it', async ({ id, title, decides, ruling, clause, variant }) => {
    const { page, wrong, close } = await opened(`${id}--overview`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.getByText(decides).waitFor();
    await page.getByRole('region', { name: 'Statechart' }).getByRole('group', { name: `Statechart of ${id}` }).waitFor();
    await checked(page);
    for (const told of ['clauses covered', 'rules seen both ways']) await page.getByText(told).first().waitFor();
    const rulings = page.getByRole('region', { name: 'Rulings' });
    const one = rulings.getByRole('listitem').filter({ has: page.getByText(ruling, { exact: true }) }).first();
    await one.getByText('holds:').first().waitFor({ state: 'attached' });
    await one.getByText(ruling, { exact: true }).click();
    await one.getByText(clause, { exact: true }).waitFor();
    const rules = page.getByRole('region', { name: 'Rules', exact: true });
    expect(await rules.getByRole('row').count()).toBeGreaterThan(5);
    // No rule leaves the reader without a word on where it comes from.
    const cells = await rules.getByRole('row').filter({ has: page.getByRole('cell') }).evaluateAll((rows) => rows.map((row) => row.querySelectorAll('td')[0]?.textContent?.trim() ?? ''));
    expect(cells.filter((cell) => cell === '')).toEqual([]);
    if (variant !== undefined) await page.getByRole('region', { name: 'Variants' }).getByText(variant, { exact: true }).waitFor();
    const embed = page.getByRole('region', { name: 'How to embed it' });
    await embed.getByText(`npm i @rulebench/${id}`).first().waitFor();
    expect(await embed.getByRole('table').count(), 'tables of the README are tables').toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    await close();
  });

  test('leads to the other pages of its module, and they lead back', async () => {
    const { page, close } = await built.open('?path=/story/status--overview');
    const view = page.frameLocator('#storybook-preview-iframe');
    const pages = view.getByRole('navigation', { name: 'Pages of this module' });
    const titles = { 'A table of your own: what if?': 'A table of your own', 'Explore: can it get stuck?': 'Explore', 'Compare: what would a change break?': 'Compare', 'Simulate: how often, and who gains?': 'Simulate', 'Odds: exactly how likely?': 'Odds' };
    for (const [link, title] of Object.entries(titles)) {
      await pages.getByRole('link', { name: link }).click();
      await view.getByRole('heading', { level: 1, name: `${title}: Statuses of cards` }).waitFor();
      await expect.poll(() => pages.getByRole('link', { name: link }).getAttribute('aria-current')).toBe('page');
    }
    await pages.getByRole('link', { name: 'Overview: what it decides' }).click();
    await view.getByRole('heading', { level: 1, name: 'Statuses of cards', exact: true }).waitFor();
    await close();
  });
});

describe('what is covered', { timeout: 240_000 }, () => {
  test('stands with what is not covered first, before anything was run, and can be narrowed to it', async () => {
    const { page, close } = await opened('coverage--coverage-of-all');
    const [first, second] = [0, 1].map((n) => page.getByRole('main').getByRole('region').nth(n));
    await first?.getByText(/of them planned/).waitFor();
    expect(await second?.getByText(/of them planned/).count()).toBe(0);
    // The rulings by how they stand, in their order.
    const standing = async () => (await first?.getByRole('listitem').allInnerTexts() ?? []).flatMap((text) => /^(planned|not checked yet|holds|not to be run): *$/m.exec(text)?.[1] ?? []);
    const order = await standing();
    expect(order.length).toBeGreaterThan(60);
    expect(order.slice(0, order.indexOf('not checked yet')).every((word) => word === 'planned')).toBe(true);
    expect(order.slice(order.indexOf('not checked yet'))).not.toContain('planned');
    await page.getByRole('checkbox', { name: /^Only what is not covered: \d+ clauses of \d+ rulings$/ }).check();
    await expect.poll(() => page.getByText('not checked yet').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Find a ruling, a clause or an example' }).fill('Docked at its outpost');
    await page.getByText('Nothing that is not covered mentions “Docked at its outpost”.').waitFor();
    await page.getByRole('checkbox', { name: /^Only what is not covered/ }).uncheck();
    await page.getByRole('button', { name: 'Docked at its outpost' }).waitFor();
    await close();
  });
});

test('the front page says what this is, and the tour shows an example in five steps', { timeout: 90_000 }, async () => {
  const { page, close } = await built.open('');
  const view = page.frameLocator('#storybook-preview-iframe');
  await view.getByText(/it says of every move why it is legal or refused, and which clause says so/).waitFor();
  for (const heading of ['How to read an example', 'One colour for one meaning', 'The rule areas that are here', 'Two kinds of people use it']) await view.getByRole('heading', { level: 2, name: heading }).waitFor();
  expect(await view.getByRole('link', { name: /^Overview of / }).count()).toBe(9);
  await view.getByRole('link', { name: 'Take the tour: an example in five steps' }).click();
  for (const n of [1, 2, 3, 4, 5]) {
    const stop = view.getByRole('dialog', { name: 'Tour' });
    await stop.getByText(`${String(n)} of 5`).waitFor();
    await stop.getByRole('button', { name: n === 5 ? 'Done' : 'Next' }).click();
  }
  await expect.poll(() => view.getByRole('dialog').count()).toBe(0);
  await close();
});
