/** A machine of 62 states in the statechart: all of it is drawn, can be read, travelled, folded, searched; and moves that carry more than a word. */

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chartOf } from '@rulebench/chart';
import { benchOf } from '@rulebench/core/explain';
import { examplesOf } from '@rulebench/rulings';
import { ExampleView } from '../../src/index.ts';
import { harbour, harbourModule } from '../toy/harbour.ts';
import { axeFinds, pageForEachTest, show } from './host.tsx';

pageForEachTest();

const { library } = harbour;
const chart = () => page.getByRole('group', { name: /^Statechart of harbour/ });
const status = () => page.getByRole('status').filter({ hasText: /^Step/ });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const open = async (step: number) => {
  const [example] = examplesOf(library.rulings);
  if (example === undefined) throw new Error('no example');
  show(<ExampleView library={library} example={example} step={step} />);
  await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(step)} of 6`));
  // A better layout moves everything once more.
  await expect.element(chart(), { timeout: 20_000 }).toHaveAttribute('aria-busy', 'false');
};
const frame = () => { const box = chart().element().parentElement?.getBoundingClientRect(); if (box === undefined) throw new Error('no frame'); return box; };
const isInSight = (element: Element | null): boolean => {
  const [box, seen] = [element?.getBoundingClientRect(), frame()];
  return box !== undefined && box.left >= seen.left && box.top >= seen.top && box.right <= seen.right && box.bottom <= seen.bottom;
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('the harbour is in order', () => { expect(library.problems).toEqual([]); });

describe('the statechart of 62 states', () => {
  test('draws every state and every edge by name: guarded ones, always, after, done, forbidden, loops, what is raised and invoked', async () => {
    await open(0);
    const { states, edges } = chartOf(benchOf(harbourModule).machine);
    expect(states).toHaveLength(62);
    expect(chart().getByRole('img', { name: /^state / }).elements().length + chart().getByRole('group', { name: /^state / }).elements().length).toBe(states.length - 1);
    expect(chart().getByRole('img', { name: /, from / }).elements()).toHaveLength(edges.length);
    for (const name of [
      'GO [has fuel], from idle to working', 'GO [may sail], from idle to paused', 'always [has fuel], from third to fourth', 'after 5000 [may sail], from second to first',
      'done / raise DONE_1, from working to paused', 'OPEN / raise TOLD, from closed to open', 'GO forbidden, from closed stays there', 'POKE, from first to first', 'RESUME, from paused to back', 'done: charts, from loading to loaded',
    ]) expect(chart().getByRole('img', { name, exact: true }).elements().length, name).toBeGreaterThan(0);
    for (const words of ['invoke weatherFeed', 'invoke charts', 'entry / raise STARTED_3', 'H*', 'H']) expect(chart().getByText(words, { exact: true }).elements().length, words).toBeGreaterThan(0);
  });

  test('can be read where something happens: words of 12 pixels, the edge that was taken lit and in sight', async () => {
    await open(3);
    const taken = chart().getByRole('img', { name: 'START_1, from idle to working, taken' });
    await expect.element(taken).toBeInTheDocument();
    expect(isInSight(taken.element().querySelector('text'))).toBe(true);
    await expect.element(chart().getByRole('img', { name: 'state first, active' })).toBeInTheDocument();
    const small = [...chart().element().querySelectorAll('text')].filter((words) => parseFloat(getComputedStyle(words).fontSize) * (words.getScreenCTM()?.a ?? 0) < 11.6);
    expect(small.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('marks each refused edge of the event with the rule that stopped it, in every region', async () => {
    await open(4);
    expect(chart().getByRole('img', { name: 'GO [has fuel], from idle to working, stopped by: has fuel' }).elements()).toHaveLength(5);
    expect(chart().getByRole('img', { name: 'GO [may sail], from idle to paused, stopped by: has fuel' }).elements()).toHaveLength(5);
    await open(1);
    await expect.element(chart().getByText('✕ INSPECT: has fuel')).toBeInTheDocument();
  });

  test('is travelled with the arrow keys: what has the focus is in sight', async () => {
    await open(3);
    const entrance = chart().getByRole('img', { name: 'state first, active' }).element();
    if (entrance instanceof SVGElement) entrance.focus();
    const seen = new Set<Element | null>();
    const times = (count: number, key: string): readonly string[] => Array.from({ length: count }, () => key);
    for (const key of [...times(4, 'ArrowDown'), ...times(6, 'ArrowRight'), ...times(4, 'ArrowDown'), ...times(3, 'ArrowLeft'), ...times(3, 'ArrowUp')]) {
      await userEvent.keyboard(`{${key}}`);
      expect(focused()).toMatch(/^state /);
      await expect.poll(() => isInSight(document.activeElement)).toBe(true);
      seen.add(document.activeElement);
    }
    expect(seen.size).toBeGreaterThan(7);
    await expect.element(status()).toHaveTextContent(/^Step 3 of/);
    await userEvent.keyboard('b{End}');
    await expect.element(button('1 breakpoint')).toBeVisible();
    await expect.element(status()).toHaveTextContent(/^Step 6 of/);
  });

  test('is folded and unfolded by the keyboard: the focus stays, and what is folded says how much is in it', async () => {
    await open(3);
    const fold = chart().getByRole('button', { name: 'Fold dock4' }).element();
    if (fold instanceof SVGElement) fold.focus();
    await expect.poll(() => isInSight(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Unfold dock4, 8 states inside');
    await expect.poll(() => isInSight(document.activeElement)).toBe(true);
    expect(chart().getByRole('img', { name: /START_4/ }).elements()).toEqual([]);
    await expect.element(chart().getByText('8 states inside', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Fold dock4');
    expect(chart().getByRole('img', { name: /START_4/ }).elements()).toHaveLength(1);
  });

  test('is searched by all that is written in it, one match after the other, and unfolds what it finds', async () => {
    await open(3);
    const fold = chart().getByRole('button', { name: 'Fold dock4' }).element();
    if (fold instanceof SVGElement) fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Unfold dock4, 8 states inside');
    await button('Search the statechart').click();
    const dialog = page.getByRole('dialog', { name: 'Search the statechart' });
    const find = async (text: string) => {
      await dialog.getByLabelText('State or event').fill(text);
      await dialog.getByRole('button', { name: 'Find' }).click();
    };
    await find('START_4');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('START_4 (from idle)');
    await expect.poll(() => isInSight(chart().getByRole('img', { name: /^START_4/ }).elements()[0]?.querySelector('text') ?? null)).toBe(true);
    await find('fourth');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('fourth in working, dock1, open, 1 of');
    const first = document.activeElement;
    await dialog.getByRole('button', { name: 'Find' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('fourth in working, dock2, open, 2 of');
    await expect.poll(focused).toMatch(/^state fourth/);
    expect(document.activeElement).not.toBe(first);
    await expect.poll(() => isInSight(document.activeElement)).toBe(true);
    for (const text of ['weatherFeed', 'STARTED_5', 'raise DONE_2', 'may sail']) {
      await find(text);
      await expect.element(dialog.getByRole('status')).not.toHaveTextContent('nothing');
    }
    await find('no such thing');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('nothing of that name');
  });

  test('is enlarged, dragged, shown whole, and follows again', async () => {
    await open(3);
    const state = () => chart().getByRole('img', { name: 'state first, active' }).element().getBoundingClientRect();
    const before = state();
    await button('Larger (+)').click();
    await expect.poll(() => state().width / before.width).toBeCloseTo(1.25, 1);
    await button('Smaller (-)').click();
    await expect.poll(() => state().width / before.width).toBeCloseTo(1, 1);
    await expect.poll(() => Math.abs(state().width - before.width)).toBeLessThan(0.1);
    const moved = state();
    await userEvent.dragAndDrop(page.elementLocator(chart().element()), page.elementLocator(chart().element()), { sourcePosition: { x: 100, y: 100 }, targetPosition: { x: 160, y: 130 } });
    await expect.poll(() => Math.abs(state().x - moved.x - 60)).toBeLessThan(8);
    expect(state().width).toBeCloseTo(moved.width, 0);
    await button('Whole chart (0)').click();
    await expect.poll(() => [...chart().getByRole('img', { name: /^state / }).elements()].every(isInSight)).toBe(true);
    await button('Follow the active state (f)').click();
    await expect.poll(() => state().width / before.width).toBeCloseTo(1, 1);
    await expect.element(button('Follow the active state (f)')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('what can be tried', () => {
  const moves = async (step: number) => { await open(step); await page.getByRole('tab', { name: /^Moves/ }).click(); };

  test('is told apart: legal, refused, not known whether, and not known here, with the states that know it', async () => {
    await moves(0);
    await expect.element(page.getByRole('region', { name: 'Legal now' })).toHaveTextContent('Legal now (1)OPEN');
    await expect.element(page.getByRole('region', { name: 'Refused now' })).toHaveTextContent(/INSPECT ?: why\?fuel 1 is less than 2harbour\/sailing\/1/);
    await expect.element(page.getByRole('region', { name: 'Not known whether it may be done' })).toHaveTextContent(/FLOAT ?: why\?not known: tide is known/);
    const foreign = page.getByRole('region', { name: 'Not known here' });
    await expect.element(foreign).toHaveTextContent(/CLOSE ?: why\?only in open/);
    expect(foreign.getByText('INSPECT').query()).toBeNull();
    await page.getByRole('region', { name: 'Events this state does not know' }).getByRole('button', { name: /^LEAVE ?: why not/ }).click();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Not now. It cannot be done in closed, only in loaded.');
  });

  test('is filled in from what this table has: in fields, in lists, in things, or typed', async () => {
    await moves(2);
    await page.getByText('Ask about any event').click();
    await page.getByRole('combobox', { name: 'Event' }).selectOptions('GO');
    await page.getByRole('combobox', { name: 'player' }).selectOptions('something else…');
    await page.getByRole('combobox', { name: 'player' }).or(page.getByRole('textbox', { name: 'player' })).fill('Cleo');
    await button('Add').click();
    await page.getByRole('combobox', { name: /^with/ }).selectOptions('tug');
    await page.getByRole('combobox', { name: /^dock/ }).selectOptions('North');
    await page.getByRole('combobox', { name: 'level' }).selectOptions('1');
    expect(await axeFinds()).toEqual([]);
    await button('What would come of it?').click();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('What if: GO Cleo · tug · to dock: North, level: 1');
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Refused. Fuel 1 is less than 2.');
  });

  test('has candidates where no move does: what lies on the table; and says of either way what it is', async () => {
    await moves(0);
    await page.getByText('Ask about any event').click();
    await page.getByRole('combobox', { name: 'Event' }).selectOptions('STOW');
    await page.getByRole('combobox', { name: /^crate/ }).selectOptions('silk');
    expect(page.getByText(/^Option \d/).elements()).toEqual([]);
    await button('What would come of it?').click();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Not now. It cannot be done in closed, and no state knows such an event.');
  });
});

test.each([['Nothing happens', 0], ['One thing happens', 1]])('“%s”: every button of the timeline, at every position of so short a run', async (name, last) => {
  const example = examplesOf(library.rulings).find((one) => one.name === name);
  if (example === undefined) throw new Error('no example');
  show(<ExampleView library={library} example={example} />);
  const isOff = (button_: string, off: boolean) => (off ? expect.element(button(button_)).toBeDisabled() : expect.element(button(button_)).toBeEnabled());
  for (const at of last === 0 ? [0] : [1, 0, 1]) {
    await expect.element(status()).toHaveTextContent(new RegExp(`^Step ${String(at)} of ${String(last)}`));
    await isOff('First step', at === 0);
    await isOff('Step back', at === 0);
    await isOff('Step forward', at === last);
    await isOff('Last step', at === last);
    await isOff('Play', last === 0);
    if (last > 0) await button(at === 0 ? 'Step forward' : 'First step').click();
  }
  await userEvent.keyboard('{End}{ArrowRight}{Home}{ArrowLeft} b');
  await expect.element(status()).toHaveTextContent(new RegExp(`^Step 0 of ${String(last)}`));
  if (last === 0) await expect.element(page.getByRole('slider', { name: 'Scrub through the steps' })).toBeDisabled();
  await page.getByRole('tab', { name: /^Moves/ }).click();
  await page.getByRole('button', { name: 'Play OPEN' }).click();
  await expect.element(status()).toHaveTextContent('Step 1 of 1: OPEN, taken.');
  await button('First step').click();
  await expect.element(status()).toHaveTextContent('Step 0 of 1');
});
