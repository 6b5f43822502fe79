/** What the pages on which rules are tried are tested for, in a browser: what is asked in the worker comes back, and can be stopped. */

import { expect, userEvent, waitFor, type within } from 'storybook/test';
import type { LabPageProps } from './lab-page.tsx';

type Canvas = ReturnType<typeof within>;

/** Low limits are enough to see that a page works; the explorer's own tests say that it is right. */
export async function playLab({ args: { page }, canvas }: { readonly args: LabPageProps; readonly canvas: Canvas }): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  if (page === 'explore') await explored(canvas);
  if (page === 'compare') await compared(canvas);
  if (page === 'simulate') await simulated(canvas);
  if (page === 'odds') await toldOdds(canvas);
}

const LOOKED = /Everything was looked at|Not everything was looked at/;

async function explored(canvas: Canvas): Promise<void> {
  await setNumber(canvas, 'At most so many states', '200');
  await userEvent.click(canvas.getByRole('button', { name: 'Explore' }));
  await expect(await canvas.findByText(LOOKED, undefined, { timeout: 30_000 })).toBeVisible();
  const more = canvas.queryByRole('button', { name: /^Go on/ });
  if (more === null) return;
  await userEvent.click(more);
  await expect(await canvas.findByText(LOOKED, undefined, { timeout: 30_000 })).toBeVisible();
}

async function compared(canvas: Canvas): Promise<void> {
  const begin = canvas.queryByRole('button', { name: 'Compare' });
  if (begin === null) { await expect(canvas.getByText(/nothing to compare/)).toBeVisible(); return; }
  await setNumber(canvas, 'At most so many states', '200');
  await userEvent.click(begin);
  await expect(await canvas.findByRole('region', { name: 'The shortest run in which they part' }, { timeout: 60_000 })).toBeVisible();
}

async function simulated(canvas: Canvas): Promise<void> {
  await setNumber(canvas, 'Runs', '20');
  await userEvent.click(canvas.getByRole('button', { name: 'Simulate' }));
  const ended = await canvas.findByRole('region', { name: 'How the runs ended' }, { timeout: 30_000 });
  await waitFor(() => expect(ended).toHaveTextContent('20 runs'));
}

/** Odds, or a reason in one sentence why there are none. */
async function toldOdds(canvas: Canvas): Promise<void> {
  const begin = canvas.queryByRole('button', { name: 'Work out the odds' });
  if (begin === null) { await expect(canvas.getByText(/no odds to tell/)).toBeVisible(); return; }
  await userEvent.click(begin);
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'What was followed' }) ?? canvas.queryByRole('alert')).toBeVisible(), { timeout: 45_000 });
}

async function setNumber(canvas: Canvas, label: string, value: string): Promise<void> {
  const field = canvas.getByRole('spinbutton', { name: label });
  await userEvent.tripleClick(field);
  await userEvent.keyboard(value);
}
