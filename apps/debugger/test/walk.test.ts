/**
 * The first visit of somebody who knows nothing of this: from the front page to an example of their own, by what is on screen alone.
 * `docs/walk.md` tells it with the pictures that this makes.
 */

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FrameLocator, Page } from 'playwright';
import { openBuilt, type Built } from './built.ts';
import { picture } from './picture.ts';

let built: Built;
beforeAll(async () => { built = await openBuilt(); });
afterAll(async () => { await built?.close(); });

test('from the front page to an example of one’s own', { timeout: 180_000 }, async () => {
  const { page, wrong, close } = await built.open('');
  const view = page.frameLocator('#storybook-preview-iframe');
  await findsTheRuling(page, view);
  await stepsThrough(page, view);
  await changesTheTable(page, view);
  await savesIt(page, view);
  expect(wrong).toEqual([]);
  await close();
});

async function findsTheRuling(page: Page, view: FrameLocator): Promise<void> {
  await view.getByRole('searchbox', { name: 'Find a ruling' }).fill('two ships and a stopped crew');
  await view.getByText('6 clauses, the best first').waitFor();
  const first = view.getByRole('search').getByRole('listitem').first();
  await expect.poll(() => first.innerText()).toContain('When one of two ships there was stopped in its attempt, you may attempt from the other.');
  await picture(page, 'walk/1-find');
  await first.getByRole('link').click();
  await view.getByRole('heading', { level: 1, name: /^When one of two ships there was stopped/ }).waitFor();
}

async function stepsThrough(page: Page, view: FrameLocator): Promise<void> {
  const scrubber = view.getByRole('slider', { name: 'Scrub through the steps' });
  const at = (step: number) => expect.poll(() => scrubber.getAttribute('aria-valuetext'), { timeout: 20_000 }).toBe(`step ${String(step)} of 4`);
  await at(4);
  await view.getByRole('button', { name: 'First step' }).click();
  await at(0);
  for (const step of [1, 2, 3]) {
    await view.getByRole('button', { name: 'Step forward' }).click();
    await at(step);
    if (step === 2) await picture(page, 'walk/2-step');
  }
  const why = view.getByRole('tabpanel', { name: /^Why/ });
  await why.getByText('U.S.S. Galaxy is stopped, and nobody attempts from there.').first().waitFor();
  await why.getByText('cr98/stopped/4').first().waitFor();
  await view.getByRole('region', { name: 'What would make it legal' }).waitFor();
  await picture(page, 'walk/3-why');
}

async function changesTheTable(page: Page, view: FrameLocator): Promise<void> {
  await view.getByRole('button', { name: /^Change the table and play it/ }).click();
  await view.getByRole('tabpanel', { name: /^Why/ }).getByText('Taken.').waitFor();
  await view.getByText('your branch, after step 2').waitFor();
  await view.getByText(/^table changed by hand: U\.S\.S\. Galaxy is not stopped/).waitFor();
  await picture(page, 'walk/4-legal');
}

async function savesIt(page: Page, view: FrameLocator): Promise<void> {
  await view.getByRole('button', { name: 'Save as example' }).click();
  const dialog = view.getByRole('dialog', { name: 'Save as example' });
  await dialog.getByLabel('Its name, as a sentence').fill('Where nobody was stopped, the first ship attempts again');
  await picture(page, 'walk/5-save');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await readFile(await (await coming).path(), 'utf8');
  expect(saved).toBe([
    '```example', 'name: Where nobody was stopped, the first ship attempts again', 'given: { fixture: seeded-in-space }', 'when:',
    '  - ATTEMPT: { player: P, location: L2, team: [ navigator, diplomat ] }',
    '    then: { effects: [ { type: attempt-begins, number: 1, player: P, location: L2, prepared: true }, { type: encounter, request: dilemma, answers: [ ENCOUNTERED ], player: P, card: first, location: L2, terrain: space, team: [ navigator, diplomat ], ship: galaxy, prepared: true } ] }',
    'then: { state: { attempt: meeting } }', '```', '',
  ].join('\n'));
}

test('the walk is told with these pictures', async () => {
  const told = await readFile(new URL('../../../docs/walk.md', import.meta.url), 'utf8');
  expect([...told.matchAll(/\]\(images\/(walk\/[\w-]+)\.png\)/g)].map(([, name]) => name)).toEqual(['walk/1-find', 'walk/2-step', 'walk/3-why', 'walk/4-legal', 'walk/5-save']);
});
