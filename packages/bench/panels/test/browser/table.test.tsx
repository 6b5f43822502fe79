/** The picture of a table with places in a row, in a real browser: what a step did is drawn and said, and the row of places stays in sight. */

import { beforeEach, describe, expect, test } from 'vitest';
import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import type { Place, Scene, Token } from '@rulebench/core';
import { Table } from '../../src/index.ts';
import { axeFinds, hosted, pageForEachTest, show } from './host.tsx';

pageForEachTest();
beforeEach(() => { hosted().className = 'rb'; });

const ship = (id: string, detail = 'aboard: a captain, an engineer'): Token => ({ id, label: `Ship ${id}`, detail, tone: 'player1' });

/** So many places; what lies above and below each by its number. */
function line(count: number, above: Readonly<Record<number, readonly Token[]>>, below: Readonly<Record<number, readonly Token[]>> = {}): Scene {
  const places = Array.from({ length: count }, (_, i): Place => ({ id: `L${String(i)}`, label: `Place ${String(i)}`, detail: 'span 3, planet', above: above[i] ?? [], below: below[i] ?? [] }));
  return { caption: 'Turn 1', words: 'Everything lies somewhere.', tracks: [{ id: 'line', label: 'The line', places }] };
}

const shown = (scene: Scene, before?: Scene, effects?: readonly { readonly type: string; readonly card: string }[]) => {
  show(<div className="rb-pane-table" role="region" aria-label="Pane" style={{ height: 320, width: 700, position: 'relative' }} tabIndex={0}><Table scene={scene} before={before} effects={effects} /></div>);
};
const box = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect();
const drawnWays = () => hosted().querySelectorAll('.rb-trail').length;

describe('what a step did', () => {
  test('is drawn as a way from where something was to where it is, and said', async () => {
    shown(line(4, { 3: [ship('x')] }), line(4, { 0: [ship('x')] }), [{ type: 'move', card: 'x' }]);
    await expect.element(page.getByRole('figure')).toHaveTextContent('Ship x goes from Place 0 to Place 3.');
    await expect.poll(drawnWays).toBe(1);
    await expect.element(page.getByTitle('Ship x: was here before this step')).toBeVisible();
    expect(await axeFinds()).toEqual([]);
  });

  test('marks what has come, what is gone, and what else befell what stays', async () => {
    shown(line(3, { 0: [ship('x'), ship('new')] }), line(3, { 0: [ship('x')], 1: [ship('y')] }), [{ type: 'stop', card: 'x' }, { type: 'destroy', card: 'y' }]);
    await expect.element(page.getByTitle('Ship y: gone before this step')).toHaveTextContent('Ship ygonedestroy');
    await expect.element(page.getByText('new', { exact: true })).toBeVisible();
    await expect.element(page.getByText('stop', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('figure')).toHaveTextContent(/Ship new comes to Place 0\. Ship y leaves Place 1\.|Ship y leaves Place 1\. Ship new comes to Place 0\./);
    expect(drawnWays()).toBe(0);
    document.documentElement.dataset['theme'] = 'dark';
    expect(await axeFinds()).toEqual([]);
  });

  test('glides from the picture before to this one, forward and back, but not under the scrubber', async () => {
    const [first, second] = [line(4, { 0: [ship('x')] }), line(4, { 3: [ship('x')] })];
    const gliding = () => document.getAnimations().filter((one) => one.effect instanceof KeyframeEffect && one.effect.target?.textContent.startsWith('Ship x') === true).length;
    shown(first);
    await expect.element(page.getByText('Ship x', { exact: true })).toBeVisible();
    for (const [now, before] of [[second, first], [first, undefined]] as const) {
      await new Promise((done) => { setTimeout(done, 250); });
      shown(now, before);
      await expect.poll(gliding).toBe(1);
    }
    // As under the scrubber: one picture upon the other.
    for (const now of [second, first, second]) flushSync(() => { shown(now, first); });
    expect(hosted()).toHaveTextContent('Ship x goes from Place 0 to Place 3.');
    expect(gliding()).toBe(0);
  });
});

describe('the row of places', () => {
  const stack = (name: string) => Array.from({ length: 6 }, (_, i) => ship(`${name}${String(i)}`, 'docked at an outpost, aboard: a captain, an engineer and 4 more'));

  test.each([3, 7, 18])('is in sight with %i places and high stacks on both sides, and what the step changed with it', async (count) => {
    const before = line(count, { 1: stack('a') }, { 1: stack('b'), 2: stack('c') });
    shown(line(count, { 1: stack('a'), [count - 1]: [ship('x')] }, { 1: stack('b'), 2: stack('c') }), before);
    await expect.element(page.getByRole('region', { name: 'Pane' })).toBeVisible();
    const pane = page.getByRole('region', { name: 'Pane' }).element().getBoundingClientRect();
    for (const name of ['Place 1', `Place ${String(count - 1)}`, 'Ship x']) await expect.poll(() => box(name).top >= pane.top && box(name).bottom <= pane.bottom, { message: name }).toBe(true);
    const track = page.getByRole('region', { name: 'The line' }).element().getBoundingClientRect();
    await expect.poll(() => box('Ship x').left >= track.left && box('Ship x').right <= track.right).toBe(true);
  });
});
