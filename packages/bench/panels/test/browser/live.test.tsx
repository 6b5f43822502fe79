/** Live sessions in a real browser, fed by hand: the cursor follows or is held, what an app does not offer is said, nothing for axe to find. */

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AnyEventObject } from 'xstate';
import { hearing, NOTHING, shapeOfV4, type Heard, type Live, type LiveSource, type Offers } from '@rulebench/inspect/live';
import { LiveView } from '../../src/index.ts';
import { axeFinds, pageForEachTest, show } from './host.tsx';

const SHAPE = shapeOfV4({ id: 'gate', initial: 'shut', states: { shut: { on: { OPEN: { target: '#gate.open', cond: 'isPaid' } } }, open: { on: { SHUT: { target: '#gate.shut' } } } } });

pageForEachTest();

/** A source that is fed by hand. */
function fed() {
  const { hear } = hearing();
  const listeners = new Set<() => void>();
  let live: Live = NOTHING;
  const refused = { ok: false, code: 'RB999', message: 'not asked for here' } as const;
  const source: LiveSource = {
    getSnapshot: () => live,
    subscribe: (listener) => { listeners.add(listener); return () => { listeners.delete(listener); }; },
    send: vi.fn(() => Promise.resolve({ ok: true, result: null } as const)),
    explain: vi.fn(() => Promise.resolve(refused)),
    legal: vi.fn(() => Promise.resolve({ ok: true, result: { moves: [{ event: { type: 'OPEN', coin: 'gold' } }], more: false } } as const)),
    stop: () => undefined,
  };
  return { source, feed: (...news: Heard[]) => { live = hear(live, news); for (const listener of listeners) listener(); } };
}

const registered = (offers: Offers, sessionId = 'x:0', more: object = {}): Heard =>
  ({ kind: 'register', sessionId, id: sessionId, shape: SHAPE, state: { value: 'shut', context: { coins: 0 }, status: 'active' }, since: 'attach', step: 0, offers, ...more });
const NONE: Offers = { events: false, explain: false, legal: false };
const ALL: Offers = { events: true, explain: true, legal: true };
let n = 0;
const stepTo = (value: string, type: string): Heard[] => {
  n += 1;
  return [
    { kind: 'event', sessionId: 'x:0', event: { type }, step: n },
    { kind: 'microstep', sessionId: 'x:0', microstep: { event: { type }, raised: false, value, emitted: [], raises: [], transitions: [{ source: value === 'open' ? 'gate.shut' : 'gate.open', descriptor: type, index: 0, targets: [`gate.${value}`] }] } },
    { kind: 'state', sessionId: 'x:0', told: true, state: { value, context: { coins: n }, status: 'active' } },
  ];
};
const status = () => page.getByRole('status').filter({ hasText: /^Step/ });

test('says how to begin while no app is there, and shows the first that comes', async () => {
  const { source, feed } = fed();
  show(<LiveView source={source}>Attach an app.</LiveView>);
  await expect.element(page.getByText('Attach an app.')).toBeVisible();
  feed(registered(NONE));
  await expect.element(page.getByRole('heading', { name: 'gate in an app of its own' })).toBeVisible();
  await expect.element(page.getByText('An app is attached')).toBeVisible();
});

test('follows the newest step until it is held by hand, and again from the last', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(NONE), ...stepTo('open', 'OPEN'));
  show(<LiveView source={source} />);
  await expect.element(status()).toHaveTextContent('Step 1: OPEN, taken. Now in open.');
  feed(...stepTo('shut', 'SHUT'));
  await expect.element(status()).toHaveTextContent('Step 2: SHUT, taken. Now in shut.');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(status()).toHaveTextContent('Step 1');
  feed(...stepTo('open', 'OPEN'));
  await expect.element(page.getByText('step 1 of 3')).toBeVisible();
  await expect.element(page.getByText('Held here')).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  feed(...stepTo('shut', 'SHUT'));
  await expect.element(status()).toHaveTextContent('Step 4');
  expect(await axeFinds()).toEqual([]);
});

test('what an app does not offer is said, and nothing of it is asked', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(NONE), ...stepTo('open', 'OPEN'));
  show(<LiveView source={source} />);
  await expect.element(page.getByText('This app does not explain its moves.')).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect.element(page.getByText('This app does not say which moves there are.')).toBeVisible();
  await expect.element(page.getByText('The app takes no events from here.')).toBeVisible();
  expect(source.explain).not.toHaveBeenCalled();
  expect(source.legal).not.toHaveBeenCalled();
});

test('an event is sent as it was typed, and only from the newest step', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(ALL), ...stepTo('open', 'OPEN'));
  show(<LiveView source={source} />);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('combobox', { name: 'Type' }).fill('SHUT');
  await page.getByRole('textbox', { name: 'Carries (JSON)' }).fill('{"slow": tru}');
  await page.getByRole('button', { name: 'Send to the app' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('no JSON object');
  await page.getByRole('textbox', { name: 'Carries (JSON)' }).fill('{"slow": true}');
  await page.getByRole('button', { name: 'Send to the app' }).click();
  await expect.element(page.getByText('SHUT was sent.')).toBeVisible();
  expect(source.send).toHaveBeenCalledWith('x:0', { type: 'SHUT', slow: true });
  await page.getByRole('button', { name: 'Send OPEN gold' }).click();
  expect(source.send).toHaveBeenLastCalledWith('x:0', { type: 'OPEN', coin: 'gold' });
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect.element(page.getByText('Events go to where the app is now')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send to the app' })).not.toBeInTheDocument();
});

test('an answer that is refused is said with its reason', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(ALL), ...stepTo('open', 'OPEN'));
  show(<LiveView source={source} />);
  await expect.element(page.getByText('The app does not say why: not asked for here (RB999).')).toBeVisible();
  expect(source.explain).toHaveBeenCalledWith('x:0', { type: 'OPEN' }, { step: 0 });
});

test('another session is chosen from the list, and missing steps are counted', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(NONE), registered(NONE, 'x:1', { parent: 'x:0', id: 'inner' }), { kind: 'dropped', steps: 40 }, ...stepTo('open', 'OPEN'));
  show(<LiveView source={source} />);
  await expect.element(page.getByText('40 steps left out')).toBeVisible();
  await expect.element(page.getByText('Before this step others were left out')).toBeVisible();
  await page.getByRole('button', { name: /started by gate: inner/ }).click();
  await expect.element(page.getByText('step 0 of 0')).toBeVisible();
});

test('what was only tried is past once an event is sent', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(ALL), ...stepTo('open', 'OPEN'));
  show(<LiveView source={source} />);
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: 'What would come of it?' }).click();
  await expect.element(page.getByRole('button', { name: 'Back to the step' })).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: 'Send to the app' }).click();
  feed(...stepTo('shut', 'SHUT'));
  await page.getByRole('tab', { name: 'Why' }).click();
  await expect.element(status()).toHaveTextContent('Step 2: SHUT');
  await expect.element(page.getByRole('button', { name: 'Back to the step' })).not.toBeInTheDocument();
});

test('what runs no machine has a chart of one box with its name, its events and what it holds', async () => {
  const { source, feed } = fed();
  const failed: AnyEventObject = { type: 'FAIL', error: { '@leftOut': 'error', says: 'Error: no network' } };
  const registration = { ...registered(NONE, 'x:7', { id: 'tally', parent: 'x:0', shape: shapeOfV4({ id: 'tally', states: {} }), state: { value: {}, context: { n: 0 }, status: 'active' } }) };
  feed(registered(NONE), registration,
    { kind: 'event', sessionId: 'x:7', event: failed, step: 1 },
    { kind: 'state', sessionId: 'x:7', told: true, changed: true, state: { value: {}, context: { n: 1, rest: { '@leftOut': 'entries', says: '9 more entries' } }, status: 'active' } });
  show(<LiveView source={source} />);
  await page.getByRole('button', { name: /started by gate: tally/ }).click();
  await expect.element(status()).toHaveTextContent('Step 1: FAIL error ‹Error: no network›, taken. Now in its only state.');
  await expect.element(page.getByRole('img', { name: 'machine tally, active' })).toHaveTextContent('tally');
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await expect.element(page.getByText('Of this context only a part was sent')).toBeVisible();
  await page.getByRole('tab', { name: 'Context' }).click();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('‹9 more entries›');
  expect(await axeFinds()).toEqual([]);
});

test('an app that is left or shows a machine no more says so, and nothing can be sent', async () => {
  n = 0;
  const { source, feed } = fed();
  const onDisconnect = vi.fn();
  feed(registered(ALL), ...stepTo('open', 'OPEN'), { kind: 'stop', sessionId: 'x:0', status: 'detached' });
  show(<LiveView source={source} onDisconnect={onDisconnect} />);
  await expect.element(page.getByRole('button', { name: /gate/ }).getByText('no longer attached')).toBeVisible();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await expect.element(page.getByText('The app shows this machine no more')).toBeVisible();
  feed(registered(ALL), { kind: 'left' });
  await expect.element(page.getByText('The app is gone: nothing can be sent to it.')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  expect(onDisconnect).toHaveBeenCalledOnce();
});

test('beside a story the machine that is played with is shown, not what it started and what goes on by itself', async () => {
  n = 0;
  const { source, feed } = fed();
  feed(registered(NONE), registered(NONE, 'x:1', { parent: 'x:0', id: 'inner' }));
  show(<LiveView source={source} attached="story" />);
  feed(...stepTo('open', 'OPEN'));
  feed({ kind: 'event', sessionId: 'x:1', event: { type: 'OPEN' }, step: 1 }, { kind: 'state', sessionId: 'x:1', told: true, state: { value: 'open', context: {}, status: 'done' } });
  await expect.element(page.getByRole('button', { name: /inner/ }).getByText('at the end')).toBeVisible();
  await expect.element(status()).toHaveTextContent('Step 1: OPEN, taken. Now in open.');
});
