/** The page of a table of one's own with a trace of thousands of events: it is opened with progress, and the page stays alive meanwhile. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { run, traceOf } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { PlaygroundView } from '../../src/index.ts';
import { CARAVAN, caravanModule } from '../toy/caravan.ts';
import { library, pageForEachTest, show } from './host.tsx';

pageForEachTest();

const MANY = 3_000;

test('a long trace is opened with progress, and played as it was recorded', { timeout: 60_000 }, async () => {
  const trace = traceOf(run(benchOf(caravanModule), CARAVAN, Array.from({ length: MANY }, () => ({ type: 'TRAVEL', player: 'Amber', to: 'Bir' }))));
  show(<PlaygroundView library={library} module="caravan" />);
  await expect.element(page.getByRole('button', { name: 'Open a trace…' })).toBeVisible();
  let progress = 0;
  const observer = new MutationObserver(() => { if (document.querySelector('progress') !== null) progress += 1; });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.upload(page.getByLabelText('A trace to open'), new File([JSON.stringify(trace)], 'long.json', { type: 'application/json' }));
  await expect.element(page.getByText('long.json goes today as it was recorded.'), { timeout: 30_000 }).toBeVisible();
  observer.disconnect();
  expect(progress).toBeGreaterThan(0);
  await expect.element(page.getByText('After it come the 3,000 events of the trace, as they were recorded.')).toBeVisible();
  expect(page.getByRole('textbox', { name: 'The table, in YAML' }).element()).toHaveValue(expect.stringContaining('when: []'));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect.element(page.getByRole('slider', { name: 'Scrub through the steps' }), { timeout: 30_000 }).toHaveAttribute('max', String(MANY));
  await page.getByRole('button', { name: 'Change the table' }).click();
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect.element(page.getByText('The events of the trace are left out.')).toBeVisible();
  await expect.element(page.getByText(/^After it come/)).not.toBeInTheDocument();
});
