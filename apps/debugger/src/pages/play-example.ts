/**
 * What every example's page is tested for, in a browser: it agrees with its ruling and says so; stepping forward and
 * back moves the cursor, and the table with it; a refused step shows the clauses that refuse it.
 */

import type { Step } from '@rulebench/core/bench';
import { clauseOf, exampleOf, runExample, type Example } from '@rulebench/rulings';
import { expect, within } from 'storybook/test';
import { library } from 'virtual:rulebench/library';
import type { ExamplePageProps } from './example-page.tsx';

type Canvas = ReturnType<typeof within>;
interface User { keyboard(keys: string): Promise<void>; click(element: Element): Promise<void> }
interface Play { readonly args: Pick<ExamplePageProps, 'ruling' | 'example'>; readonly canvas: Canvas; readonly userEvent: User }

/** Examples are short; of a long one, so many steps are walked. */
const WALKED = 24;

/** The play function of every example. */
export async function playExample({ args, canvas, userEvent }: Play): Promise<void> {
  const example = exampleOf(library, args.ruling, args.example);
  if (example === undefined) throw new Error(`there is no example "${args.example}" in ${args.ruling}`);
  const { run, failures } = runExample(library, example);
  await expect(failures.map(({ problem }) => problem.message)).toEqual([]);
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(oneLine(clauseOf(library, example.clause)?.sentence ?? example.name));
  await expect(canvas.getByText('agrees with the ruling')).toBeVisible();
  if (run === undefined) await refusedStart(example, canvas);
  else await walk(example, run.steps, canvas, userEvent);
}

async function refusedStart({ givenRefused }: Example, canvas: Canvas): Promise<void> {
  const why = within(canvas.getByRole('region', { name: 'Why this start is refused' }));
  await shows(why, givenRefused ?? []);
}

async function walk(example: Example, steps: readonly Step[], canvas: Canvas, userEvent: User): Promise<void> {
  const cursor = canvas.getByRole('slider', { name: 'Scrub through the steps' });
  const back = canvas.getByRole('button', { name: 'Step back' });
  const why = within(canvas.getByRole('tabpanel', { name: /^Why/ }));
  const table = canvas.queryByRole('region', { name: 'Table' });
  const last = Math.min(steps.length - 1, WALKED);
  await userEvent.keyboard('{Home}');
  for (const [index, step] of steps.slice(0, last + 1).entries()) {
    if (index > 0) await userEvent.keyboard('{ArrowRight}');
    await expect(cursor).toHaveValue(String(index));
    await tableIs(example, step, table);
    await shows(why, example.when[index - 1]?.not?.by ?? []);
  }
  const before = steps[last - 1];
  if (before === undefined) return;
  await userEvent.click(back);
  await expect(cursor).toHaveValue(String(last - 1));
  await tableIs(example, before, table);
}

/** The table is the scene that the module gives for the step; a module without scenes has no table. */
async function tableIs({ module }: Example, { snapshot }: Step, table: HTMLElement | null): Promise<void> {
  const scene = library.modules.get(module)?.scene?.(snapshot);
  if (scene === undefined) await expect(table).toBeNull();
  else await expect(table).toHaveTextContent(oneLine(scene.words));
}

async function shows(panel: Canvas, clauses: readonly string[]): Promise<void> {
  for (const clause of clauses) await expect(panel.getAllByText(clause).length).toBeGreaterThan(0);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
