/** What is measured in Chromium, where milliseconds are what people feel: `npm run bench -- browser`. */

import { availableParallelism, loadavg } from 'node:os';
import type { Library } from '@rulebench/rulings';
import { chromium } from 'playwright';
import type { Figures } from './browser/frames.ts';
import { firstViews } from './browser/first-view.ts';
import { longRuns } from './browser/long-runs.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Measures, and prints a table, or with `json` one object. */
export async function measureInBrowser(library: Library, json: boolean): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  try {
    const [load = 0] = loadavg();
    const views = await firstViews(browser);
    const runs = await longRuns(browser, library);
    if (json) return console.log(JSON.stringify({ cores: availableParallelism(), load, firstViews: views, longRuns: runs }));
    console.log(`${String(availableParallelism())} cores; before it began, ${load.toFixed(1)} of them were at work on something else.`);
    console.log(`The first view of an example, from nothing: ${views.map(({ passed }) => `${String(passed)} ms`).join(', ')}; its page computed for ${views.map(({ worked }) => `${String(worked)} ms`).join(', ')}.`);
    console.log('A long run in the debugger. Of frames: ms in which half of them, 95 in 100, and all of them were done, and how many took over 50; first as they pass, then as the page computes.');
    for (const { steps, opened, memory, panels = {}, ...doing } of runs) {
      console.log(`${steps.toLocaleString('en')} steps, opened in ${String(opened)} ms, ${String(memory)} MB`);
      for (const [what, { count, passed, worked }] of Object.entries(doing)) console.log(`  ${what.padEnd(10)} ${String(count).padStart(4)} frames  ${words(passed)}  ${words(worked)}`);
      for (const [what, { took, count, passed, worked }] of Object.entries(panels)) console.log(`  ${what.padEnd(20)} ${String(took).padStart(5)} ms ${String(count).padStart(4)} frames  ${words(passed)}  ${words(worked)}`);
    }
  } finally {
    await browser.close();
  }
}

function words({ p50, p95, max, over50 }: Figures): string {
  return `${[p50, p95, max].map((time) => time.toFixed(1).padStart(6)).join(' /')} (${String(over50)} over)`;
}
