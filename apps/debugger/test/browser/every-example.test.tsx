/**
 * Every example of every ruling, opened in one browser page: it agrees with its ruling and says so, its steps show their table, and a
 * refused step the clauses that refuse it. The stories of a sample do the same with keyboard, mouse and axe. The first step, the last and
 * those that are refused are looked at every day, all of them by `npm run test:deep`.
 */

import { ExampleView } from '@rulebench/panels';
import type { Step } from '@rulebench/core/bench';
import { clauseOf, examplesOf, inForce, runExample, type Example } from '@rulebench/rulings';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { library } from 'virtual:rulebench/library';
import '@rulebench/panels/panels.css';

const DEEP = import.meta.env['RULEBENCH_DEEP'] === '1';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  host.style.height = '800px';
  // Laid out, but not painted: what it looks like is for the stories.
  host.style.visibility = 'hidden';
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => { root.unmount(); });

const rulings = inForce(library).map((ruling) => ({ id: ruling.id, examples: examplesOf([ruling]) })).filter(({ examples }) => examples.length > 0);

test('there are examples', () => {
  expect(library.problems).toEqual([]);
  expect(rulings.length).toBeGreaterThan(0);
});

test.each(rulings)('$id', { timeout: 300_000 }, async ({ examples }) => {
  for (const example of examples) await opens(example);
});

async function opens(example: Example): Promise<void> {
  const { run, failures } = runExample(library, example);
  expect(failures.map(({ problem }) => problem.message), example.name).toEqual([]);
  root.render(<ExampleView library={library} example={example} />);
  const sentence = clauseOf(library, example.clause)?.sentence ?? example.name;
  await until(() => host.querySelector('.rb-crumb b')?.textContent === example.name, `${example.name}: its page`);
  expect(host.querySelector('h1')).toHaveTextContent(oneLine(sentence));
  expect(host.querySelector('.rb-header')).toHaveTextContent('agrees with the ruling');
  if (run === undefined) shows('main [aria-label="Why this start is refused"]', example.givenRefused ?? []);
  else await walks(example, run.steps);
}

async function walks(example: Example, steps: readonly Step[]): Promise<void> {
  const looked = steps.flatMap((_, index) => (DEEP || index === 0 || index === steps.length - 1 || example.when[index - 1]?.not !== undefined ? [index] : []));
  for (const index of looked) {
    goTo(index);
    await until(() => scrubber()?.getAttribute('aria-valuetext')?.startsWith(`step ${index} of`) === true, `${example.name}: step ${index}`);
    const { snapshot } = steps[index] ?? { snapshot: undefined };
    const scene = snapshot === undefined ? undefined : library.modules.get(example.module)?.scene?.(snapshot);
    if (scene === undefined) expect(host.querySelector('.rb-table')).toBeNull();
    else expect(host.querySelector('.rb-table'), example.name).toHaveTextContent(oneLine(scene.words));
    shows('.rb-why', example.when[index - 1]?.not?.by ?? []);
  }
}

function scrubber(): HTMLInputElement | null {
  return host.querySelector<HTMLInputElement>('.rb-scrubber input');
}

/** As if the scrubber was drawn there: React listens to what the element's own setter is told. */
function goTo(step: number): void {
  const input = scrubber();
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, String(step));
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

function shows(selector: string, clauses: readonly string[]): void {
  const said = host.querySelector(selector)?.textContent ?? '';
  for (const clause of clauses) expect(said).toContain(clause);
}

/** Waits until something is so; long enough for a busy machine. */
async function until(check: () => boolean, what: string): Promise<void> {
  for (const start = performance.now(); !check();) {
    if (performance.now() - start > 20_000) throw new Error(`${what} does not come`);
    await new Promise((done) => { setTimeout(done, 2); });
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
