/** The page of a table of one's own with a trace of thousands of events: it is opened with progress, and the page stays alive meanwhile. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { run, traceOf } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { PlaygroundView } from '../../src/index.ts';
import { CARAVAN, caravanModule } from '../toy/caravan.ts';
import { library, pageForEachTest, reload, show } from './host.tsx';

pageForEachTest();

const MANY = 3_000;

const long = (name: string) => {
  const trace = traceOf(run(benchOf(caravanModule), CARAVAN, [{ type: 'WEATHER', roll: 2 }, ...Array.from({ length: MANY - 1 }, () => ({ type: 'TRAVEL', player: 'Basalt', to: 'Bir' }))]));
  return new File([JSON.stringify(trace)], name, { type: 'application/json' });
};
const AFTER = 'After it come the 3,000 events of the trace, as they were recorded.';
const scrubber = () => page.getByRole('slider', { name: 'Scrub through the steps' });

test('a long trace is opened with progress, and played as it was recorded', { timeout: 60_000 }, async () => {
  show(<PlaygroundView library={library} module="caravan" />);
  await expect.element(page.getByRole('button', { name: 'Open a trace…' })).toBeVisible();
  let progress = 0;
  const observer = new MutationObserver(() => { if (document.querySelector('progress') !== null) progress += 1; });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.upload(page.getByLabelText('A trace to open'), long('long.json'));
  await expect.element(page.getByText('long.json goes today as it was recorded.'), { timeout: 30_000 }).toBeVisible();
  observer.disconnect();
  expect(progress).toBeGreaterThan(0);
  await expect.element(page.getByText(AFTER)).toBeVisible();
  expect(page.getByRole('textbox', { name: 'The table, in YAML' }).element()).toHaveValue(expect.stringContaining('when: []'));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect.element(page.getByRole('slider', { name: 'Scrub through the steps' }), { timeout: 30_000 }).toHaveAttribute('max', String(MANY));
  await page.getByRole('tab', { name: 'Compare' }).click();
  await expect.element(page.getByText('Steps 2,920 to 3,000 of 3,000, those around the cursor.'), { timeout: 30_000 }).toBeVisible();
  expect(page.getByRole('rowheader').elements()).toHaveLength(81);
  await page.getByRole('button', { name: 'First step' }).click();
  await expect.element(page.getByText('Steps 0 to 80 of 3,000, those around the cursor.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the table' }).click();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect.element(page.getByText('The events of the trace are left out.')).toBeVisible();
  await expect.element(page.getByText(/^After it come/)).not.toBeInTheDocument();
});

test('a trace that was opened is there again after a reload, with the branch that was played on from it', { timeout: 90_000 }, async () => {
  show(<PlaygroundView library={library} module="caravan" />);
  await userEvent.upload(page.getByLabelText('A trace to open'), long('kept.json'));
  await expect.element(page.getByText(AFTER), { timeout: 30_000 }).toBeVisible();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect.element(scrubber(), { timeout: 30_000 }).toHaveAttribute('max', String(MANY));
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: /^Play/ }).first().click();
  await expect.element(page.getByText(`your branch, after step ${String(MANY)}`)).toBeVisible();
  reload();
  show(<PlaygroundView library={library} module="caravan" step={MANY} />);
  await expect.element(scrubber(), { timeout: 30_000 }).toHaveAttribute('max', String(MANY));
  await page.getByRole('button', { name: 'To your branch' }).click();
  await expect.element(scrubber()).toHaveAttribute('max', String(MANY + 1));
  await page.getByRole('button', { name: 'Change the table' }).click();
  await expect.element(page.getByText(AFTER)).toBeVisible();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  reload();
  show(<PlaygroundView library={library} module="caravan" />);
  await expect.element(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
  await expect.element(page.getByText(/^After it come/)).not.toBeInTheDocument();
});

test('a file that is too large, or no trace, is refused in a line', async () => {
  show(<PlaygroundView library={library} module="caravan" />);
  await expect.element(page.getByRole('button', { name: 'Open a trace…' })).toBeVisible();
  const large = new File(['{}'], 'large.json', { type: 'application/json' });
  Object.defineProperty(large, 'size', { value: 250_400_000 });
  const input = page.getByLabelText('A trace to open').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no such field');
  Object.defineProperty(input, 'files', { value: [large], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('This file has 251 MB, and traces of up to 200 MB are opened.')).toBeVisible();
  Object.defineProperty(input, 'files', { value: [new File(['{'], 'broken.json')], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText(/^This file is no JSON\./)).toBeVisible();
});
