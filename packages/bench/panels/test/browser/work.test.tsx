/** What a person works with in the canvas: every button of the timeline at every position, filters, folded panels, tables changed by hand, the keyboard in the statechart. */

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ExampleView } from '../../src/index.ts';
import { axeFinds, exampleAt, hosted, library, pageForEachTest, reload, show } from './host.tsx';

pageForEachTest();

const FIRST = '1-the-first-day-of-the-crossing';
const status = () => page.getByRole('status').filter({ hasText: /^Step/ });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = async (step: number, slug = FIRST) => {
  show(<ExampleView library={library} example={exampleAt(slug)} step={step} />);
  await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(step)} of`));
};

describe('the buttons of the timeline', () => {
  const LAST = 8;
  const BUTTONS = ['First step', 'Step back', 'Step forward', 'Last step'] as const;
  const leads = (at: number) => ({ 'First step': 0, 'Step back': at - 1, 'Step forward': at + 1, 'Last step': LAST });

  test.each([0, 1, 4, LAST - 1, LAST])('at step %i lead where they say, and those that lead nowhere are off', async (at) => {
    for (const name of BUTTONS) {
      const to = leads(at)[name];
      const isOff = to < 0 || to > LAST || to === at;
      await open(at);
      if (isOff) await expect.element(button(name)).toBeDisabled();
      else {
        await button(name).click();
        await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(to)} of ${String(LAST)}`));
      }
      reload();
    }
  });

  test.each([[0, 1], [4, 5], [LAST, 0]])('Play at step %i goes on with step %i, and Pause holds it', async (at, next) => {
    await open(at);
    await page.getByRole('combobox', { name: 'Speed of playing, in steps a second' }).selectOptions('2 / s');
    await button('Play').click();
    await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(next)} of`));
    await button('Pause').click();
    const held = status().element().textContent;
    await new Promise((done) => { setTimeout(done, 700); });
    expect(status().element().textContent).toBe(held);
    await expect.element(button('Play')).toBeEnabled();
  });

  test('Play goes on to the last step and stops there', async () => {
    await open(LAST - 2);
    await page.getByRole('combobox', { name: 'Speed of playing, in steps a second' }).selectOptions('10 / s');
    await button('Play').click();
    await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(LAST)} of`));
    await expect.element(button('Play')).toBeEnabled();
  });
});

describe('a filter', () => {
  test.each([
    ['Came of it', 'refused', 4], ['Came of it', 'chance', 2], ['Came of it', 'a player’s choice', 1], ['Event', 'TRAVEL', 4], ['Player', 'Basalt', 2],
  ])('of %s: %s leaves out other cards, and no step', async (label, value, left) => {
    await open(0);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: label }).selectOptions(value);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: `${String(left)} of 9 shown` })).toBeVisible();
    // The step at the cursor is always there.
    await expect.poll(() => page.getByRole('list', { name: 'All steps' }).getByRole('listitem').elements().length).toBe(left + 1);
    for (const step of [1, 2, 3]) {
      await button('Step forward').click();
      await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(step)} of 8`));
    }
    await page.getByRole('button', { name: `${String(left)} of 9 shown` }).click();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.getByRole('list', { name: 'All steps' }).getByRole('listitem').elements().length).toBe(9);
  });
});

describe('panels', () => {
  test('fold and unfold, and are as they were when somebody comes back', async () => {
    await open(3);
    await button('Fold the inspector').click();
    await expect.element(button('Unfold the inspector')).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByRole('tab').elements()).toEqual([]);
    await button('Fold the statechart').click();
    await expect.element(button('Unfold the statechart')).toBeVisible();
    expect(await axeFinds()).toEqual([]);
    await new Promise((done) => { setTimeout(done, 300); });
    reload();
    await open(3);
    await expect.element(button('Unfold the inspector')).toBeVisible();
    await button('Unfold the inspector').click();
    await expect.element(page.getByRole('tab', { name: 'Why' })).toBeVisible();
    await button('Unfold the statechart').click();
    await expect.element(button('Fold the statechart')).toBeVisible();
  });
});

describe('a table changed by hand', () => {
  test('lets a refused move through by the rules as they are, says so, and is saved with the table so given', async () => {
    await open(2, '2-too-little-water-is-not-enough');
    await expect.element(page.getByRole('region', { name: 'What would make it legal' })).toHaveTextContent('Amber has water enough');
    await page.getByRole('button', { name: /^Change the table and play it ?: Amber has water enough$/ }).click();
    await expect.element(status()).toHaveTextContent('Step 3 of 3: TRAVEL Amber · Bir, taken.');
    await expect.element(page.getByText('table changed by hand: Amber has water enough')).toBeVisible();
    await button('Step back').click();
    await expect.element(status()).toHaveTextContent('Step 2 of 3: By hand: Amber has water enough, changed. No move did this.');
    await page.getByRole('tab', { name: /Changes/ }).click();
    await expect.element(page.getByRole('row', { name: /Amber/ })).toHaveTextContent('12');
    expect(await axeFinds()).toEqual([]);
    await button('Save as example').click();
    await expect.element(page.getByLabelText('What is written')).toHaveValue(expect.stringContaining('TRAVEL: { player: Amber, to: Bir }\n    then: { effects: [ { type: arrive'));
    expect(page.getByLabelText('What is written').element()).toHaveValue(expect.not.stringContaining('by-hand'));
  });

  test('is no example where it cannot be given at the start, and the dialog says why', async () => {
    await open(3);
    await page.getByRole('button', { name: /^Change the table and play it ?: Amber is at the well before Cisterna$/ }).click();
    await button('Save as example').click();
    await expect.element(page.getByRole('dialog', { name: 'Save as example' })).toHaveTextContent('it only comes about in the run');
    await expect.element(button('Trace')).toBeDisabled();
  });
});

test('what cannot be kept over a reload is said to be', async () => {
  await open(3);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
  try {
    await page.getByRole('tab', { name: /Moves/ }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: /^Play/ }).first().click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'This browser has no room to keep your branches' })).toBeVisible();
  } finally {
    full.mockRestore();
  }
});

test('arrow keys travel from state to state in the statechart, and step nothing', async () => {
  await open(3);
  const states = page.getByRole('group', { name: /^Statechart of caravan/ });
  await expect.element(states).toBeVisible();
  const active = states.getByRole('img', { name: 'state under way, active' });
  const entrance = active.element();
  if (entrance instanceof SVGElement) entrance.focus();
  expect(document.activeElement).toBe(entrance);
  const seen = new Set<Element | null>([document.activeElement]);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowLeft']) {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^state /);
    seen.add(document.activeElement);
  }
  expect(seen.size).toBeGreaterThan(1);
  await expect.element(status()).toHaveTextContent(/^Step 3 of 8/);
  expect(hosted().contains(document.activeElement)).toBe(true);
});

describe('on a branch, and under a filter', () => {
  const filtered = async (label: string, value: string) => {
    await page.getByRole('button', { name: /^Filter$|shown$/ }).click();
    await page.getByRole('combobox', { name: label }).selectOptions(value);
    await userEvent.keyboard('{Escape}');
  };
  const branched = async (after: number) => {
    await open(after);
    await page.getByRole('tab', { name: /^Moves/ }).click();
    await page.getByRole('button', { name: 'Roll' }).first().click();
    await expect.element(page.getByText(`your branch, after step ${String(after)}`)).toBeVisible();
  };

  test.each([0, 1, 4, 7, 8])('the buttons at step %i lead to the steps beside it, shown or not', async (at) => {
    await open(at);
    await filtered('Came of it', 'chance');
    await expect.element(page.getByRole('button', { name: '2 of 9 shown' })).toBeVisible();
    const leads = { 'First step': 0, 'Step back': at - 1, 'Step forward': at + 1, 'Last step': 8 } as const;
    for (const [name, to] of Object.entries(leads)) {
      if (to < 0 || to > 8 || to === at) { await expect.element(button(name)).toBeDisabled(); continue; }
      await button(name).click();
      await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(to)} of 8`));
      await page.getByRole('slider', { name: 'Scrub through the steps' }).fill(String(at));
      await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(at)} of 8`));
    }
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
  });

  test('the buttons lead along the branch, from the start of the example to its own last step', async () => {
    await branched(0);
    await expect.element(status()).toHaveTextContent('Step 1 of 1: WEATHER');
    await expect.element(button('Step forward')).toBeDisabled();
    await expect.element(button('Last step')).toBeDisabled();
    await button('Step back').click();
    await expect.element(status()).toHaveTextContent('Step 0 of 1');
    await expect.element(button('Step back')).toBeDisabled();
    await expect.element(button('First step')).toBeDisabled();
    await button('Last step').click();
    await expect.element(status()).toHaveTextContent('Step 1 of 1');
    await button('First step').click();
    await button('Step forward').click();
    await expect.element(status()).toHaveTextContent('Step 1 of 1');
    await page.getByRole('combobox', { name: 'Speed of playing, in steps a second' }).selectOptions('10 / s');
    await button('Play').click();
    await expect.element(status()).toHaveTextContent('Step 1 of 1');
    await expect.element(button('Play')).toBeEnabled();
  });

  test('a filter that a short branch has nothing for can still be taken away', async () => {
    await open(0);
    await filtered('Event', 'TRAVEL');
    await page.getByRole('tab', { name: /^Moves/ }).click();
    await page.getByRole('button', { name: 'Roll' }).first().click();
    await expect.element(page.getByRole('button', { name: '0 of 2 shown' })).toBeVisible();
    await button('Step back').click();
    await expect.element(status()).toHaveTextContent('Step 0 of 1');
    await page.getByRole('button', { name: '0 of 2 shown' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Event' })).toHaveValue('TRAVEL');
    await button('Show all').click();
    await expect.poll(() => page.getByRole('list', { name: 'All steps' }).getByRole('listitem').elements().length).toBe(2);
  });
});

describe('keys', () => {
  test.each([['the scrubber', () => page.getByRole('slider', { name: 'Scrub through the steps' })], ['a tab', () => page.getByRole('tab', { name: 'Why' })], ['a card', () => page.getByRole('button', { name: /, step 3$/ })]])('that %s has no use for itself go to the timeline', async (_, at) => {
    await open(3);
    const element = at().element();
    if (element instanceof HTMLElement) element.focus();
    expect(document.activeElement).toBe(element);
    await userEvent.keyboard('b');
    await expect.element(button('1 breakpoint')).toBeVisible();
    await userEvent.keyboard('r');
    await expect.element(status()).toHaveTextContent(/^Step 4 of 8/);
    await userEvent.keyboard('R');
    await expect.element(status()).toHaveTextContent(/^Step 3 of 8/);
  });

  test('step on after a button that has gone dim, and play from the scrubber', async () => {
    await open(3);
    await button('Last step').click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(status()).toHaveTextContent(/^Step 7 of 8/);
    const slider = page.getByRole('slider', { name: 'Scrub through the steps' }).element();
    if (slider instanceof HTMLElement) slider.focus();
    await userEvent.keyboard('{Home}');
    await expect.element(status()).toHaveTextContent(/^Step 0 of 8/);
    await userEvent.keyboard(' ');
    await expect.element(button('Pause')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(button('Play')).toBeVisible();
  });

  test('stay with a field that is typed in', async () => {
    await open(3);
    await page.getByRole('button', { name: 'Breakpoints' }).click();
    await page.getByLabelText('Name of the event').fill('');
    await userEvent.keyboard('br r{Home}');
    await expect.element(page.getByLabelText('Name of the event')).toHaveValue('br r');
    await expect.element(status()).toHaveTextContent(/^Step 3 of 8/);
  });
});

describe('what is run to', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Breakpoints' });
  const named = async (kind: string, name: string) => {
    await dialog().getByRole('combobox', { name: 'Stop at' }).selectOptions(kind);
    await dialog().getByLabelText(`Name of the ${kind}`).fill(name);
  };

  test.each([['state', 'at well', 5], ['state', 'crossing.day.atWell', 5], ['event', 'CHOOSE', 6], ['rule', 'well is next', 3], ['clause', 'toy/travel/3', 6], ['effect', 'arrive', 5]])('a %s, %s, by its name or in words, is found without a breakpoint', async (kind, name, step) => {
    await open(0);
    await button('Breakpoints').click();
    await named(kind, name);
    await dialog().getByRole('button', { name: 'Run to' }).click();
    await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(step)} of 8`));
    await expect.element(button('Breakpoints')).toBeVisible();
  });

  test('is refused where there is no such thing, and where no step has it that is said', async () => {
    await open(2);
    await button('Breakpoints').click();
    await named('state', 'at wel');
    await dialog().getByRole('button', { name: 'Set', exact: true }).click();
    await expect.element(dialog().getByText('There is no state of that name here.')).toBeVisible();
    await named('state', 'arrived');
    await dialog().getByRole('button', { name: 'Run to' }).click();
    await expect.element(page.getByText('no step on the way has it')).toBeVisible();
    await expect.element(status()).toHaveTextContent(/^Step 2 of 8/);
    await dialog().getByRole('button', { name: 'Set', exact: true }).click();
    const box = dialog().element().getBoundingClientRect();
    expect([box.left >= 0, box.right <= window.innerWidth]).toEqual([true, true]);
    expect(window.scrollX).toBe(0);
    await userEvent.keyboard('{Escape}');
    await button('Run on').click();
    await expect.element(status()).toHaveTextContent(/^Step 8 of 8/);
    await expect.element(page.getByText('no step on the way has it')).toBeVisible();
    await button('Step back').click();
    expect(page.getByText('no step on the way has it').query()).toBeNull();
  });
});
