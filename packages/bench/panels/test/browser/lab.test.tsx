/** The pages on which rules are tried, as a person uses them: where to start from, going on after a limit, what is varied, and a run that opens. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isRecord, type RuleModule } from '@rulebench/core';
import { libraryFrom } from '@rulebench/rulings';
import { CompareView, ExploreView, labHere, OddsView, PlaygroundView, SimulateView, type Destination } from '../../src/index.ts';
import { caravanModule } from '../toy/caravan.ts';
import { axeFinds, library as toys, pageForEachTest, show } from './host.tsx';

pageForEachTest();

const measured: RuleModule = { ...caravanModule, metrics: [{ id: 'water', title: 'Water of Amber', value: ({ context }) => (isRecord(context) && isRecord(context['water']) ? Number(context['water']['Amber']) : 0) }] };
const library = libraryFrom({ ...toys, modules: [measured] });
const onNavigate = vi.fn<(to: Destination) => void>();
const props = { library, module: 'caravan', lab: labHere(library), onNavigate };
const button = (name: string | RegExp) => page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const choose = (label: string, option: string) => page.getByRole('combobox', { name: label, exact: true }).selectOptions(option);
const number = (label: string) => page.getByRole('spinbutton', { name: label });
const OWN = 'a table of your own';

beforeEach(() => { onNavigate.mockClear(); });

describe('exploring', () => {
  test('goes on where a limit ended it, with twice the states', async () => {
    show(<ExploreView {...props} />);
    await number('At most so many states').fill('40');
    await button('Explore').click();
    await expect.element(page.getByText(/^Not everything was looked at: as many states were met as the limit allows/)).toBeVisible();
    await button('Go on, up to 80 states').click();
    await expect.element(button('Go on, up to 160 states')).toBeVisible();
    await expect.element(number('At most so many states')).toHaveValue(80);
  });

  test('starts from one of the examples, or from a table that is typed, which is held against the schema', async () => {
    show(<ExploreView {...props} />);
    await choose('Start from', OWN);
    const table = page.getByRole('textbox', { name: 'The table, in YAML' });
    await table.fill('given: { imput: {} }');
    await expect.element(page.getByRole('alert')).toHaveTextContent('imput');
    await expect.element(button('Explore')).toBeDisabled();
    await button('Write it out').click();
    await button('Explore').click();
    await expect.element(page.getByText(/verything was looked at/)).toBeVisible();
  });

  test.each(['light', 'dark'])('has nothing that axe finds, in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    show(<ExploreView {...props} />);
    await choose('Start from', OWN);
    await number('At most so many states').fill('40');
    await button('Explore').click();
    await expect.element(button(/^Go on/)).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });
});

test('a comparison begins at a table of one’s own, and what it finds opens as one, at its last step', async () => {
  show(<CompareView {...props} />);
  await choose('Start from', OWN);
  await button('Write it out').click();
  await button('Compare').click();
  await button(/^See it under the rules/).click();
  const [to] = onNavigate.mock.calls[0] ?? [];
  if (to?.kind !== 'table' || to.step === undefined) throw new Error(`a table was to be opened, not ${JSON.stringify(to)}`);
  show(<PlaygroundView key="played" library={library} module="caravan" text={to.text} step={to.step} />);
  await expect.element(page.getByRole('slider', { name: 'Scrub through the steps' })).toHaveAttribute('aria-valuetext', `step ${String(to.step)} of ${String(to.step)}`);
  await button('Change the table').click();
  await expect.element(page.getByRole('textbox', { name: 'The table, in YAML' })).toHaveValue(to.text);
});

test('a run of a simulation that is too long for an address opens as a table of its own', async () => {
  show(<SimulateView {...props} />);
  await number('Runs').fill('3');
  await number('Steps a run, at most').fill('400');
  await button('Simulate').click();
  await button(/^Open a run with the least/).click();
  await expect.poll(() => onNavigate.mock.calls.length).toBe(1);
  const [to] = onNavigate.mock.calls[0] ?? [];
  expect(to?.kind === 'table' ? to.step : to?.kind === 'example' ? to.branch?.events.length : 0).toBeGreaterThan(0);
});

describe('odds', () => {
  const water = page.getByRole('region', { name: 'Water of Amber' });
  const rows = () => water.getByRole('row').elements().map((row) => [...row.children].map(({ textContent }) => textContent));

  test('are told for every value of what is varied, as a line and as a table', async () => {
    show(<OddsView {...props} />);
    await page.getByRole('combobox', { name: 'Vary', exact: true }).fill('water.Amber');
    const values = page.getByRole('textbox', { name: 'Over these values' }).first();
    await expect.element(values).toHaveValue(expect.stringMatching(/^0\.\.\d+$/));
    await values.fill('4..6');
    await choose('Start from', OWN);
    await button('Write it out').click();
    await button('Work out the odds').click();
    await expect.element(water).toBeVisible();
    expect(rows()).toEqual([['water.Amber', 'On average', 'Exactly'], ['4', '4', '4'], ['5', '5', '5'], ['6', '6', '6']]);
    await expect.element(page.getByRole('figure', { name: /^Water of Amber, as a line/ })).toBeVisible();
  });

  test('say what is wrong with what is varied', async () => {
    show(<OddsView {...props} />);
    await page.getByRole('combobox', { name: 'Vary', exact: true }).fill('water.Amber');
    await page.getByRole('textbox', { name: 'Over these values' }).first().fill('6..4');
    await expect.element(page.getByRole('alert')).toHaveTextContent('What is varied goes from 6 to 4.');
    await expect.element(button('Work out the odds')).toBeDisabled();
    await page.getByRole('textbox', { name: 'Over these values' }).first().fill('4..6');
    await page.getByRole('combobox', { name: 'Vary', exact: true }).fill('water.Nobody');
    await button('Work out the odds').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('there is no place "water.Nobody" to vary');
  });

  test.each(['light', 'dark'])('of two things varied have a line for each value of the first, and nothing that axe finds, in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    show(<OddsView {...props} />);
    await page.getByRole('combobox', { name: 'Vary', exact: true }).fill('water.Basalt');
    await page.getByRole('textbox', { name: 'Over these values' }).first().fill('2, 3');
    await page.getByRole('combobox', { name: 'And vary', exact: true }).fill('water.Amber');
    await page.getByRole('textbox', { name: 'Over these values' }).nth(1).fill('4..6');
    await button('Work out the odds').click();
    await expect.element(water).toBeVisible();
    expect(rows().map(([basalt, amber]) => [basalt, amber])).toEqual([['water.Basalt', 'water.Amber'], ['2', '4'], ['2', '5'], ['2', '6'], ['3', '4'], ['3', '5'], ['3', '6']]);
    expect(await axeFinds()).toEqual([]);
  });
});
