/**
 * Somebody puts the panels into a page of their own: the packed packages, and the components of the README as they stand there, built by Vite
 * and opened in Chromium. Everything else is linked from this workspace.
 */

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '@rulebench/run/chromium';
import { ROOT } from './copy.ts';
import { linkedProject } from './fresh-storybook.ts';
import { packAll, snippetsOf } from './packed.ts';

const readme = join(ROOT, 'packages/bench/panels/README.md');
/** What the README has somebody install, and what that brings along. */
const INSTALLED = ['@rulebench/panels', '@rulebench/inspect', '@rulebench/rulings', '@rulebench/ea', '@rulebench/energy-allocation'];
const BRINGS = ['@rulebench/core', '@rulebench/chart', '@rulebench/explorer'];
const THEIRS = ['react', 'react-dom', 'xstate', 'vite', '@types/react', '@types/react-dom'];

const packed = packAll([...INSTALLED, ...BRINGS]);
let project: string;
let browser: Browser;
let server: PreviewServer;

beforeAll(async () => {
  project = linkedProject(packed.folder, packed.packages, THEIRS);
  const [live = '', example = ''] = snippetsOf(readme, ['tsx']);
  const files = {
    'live.tsx': `${live}\nObject.assign(window, { actor });\n`, 'example.tsx': example,
    'main.tsx': [
      "import { createRoot } from 'react-dom/client';", "import { Debugger } from './live.tsx';", "import { Page } from './example.tsx';",
      "const root = document.getElementById('root');",
      "if (root !== null) createRoot(root).render(location.hash === '#live' ? <Debugger /> : <Page />);", '',
    ].join('\n'),
    'index.html': '<!doctype html><html lang="en"><title>Theirs</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true, exactOptionalPropertyTypes: true, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler',
        jsx: 'react-jsx', types: ['vite/client'], noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true,
      },
      include: ['*.tsx'],
    }),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  await build({ configFile: false, root: project, logLevel: 'silent' });
  server = await preview({ configFile: false, root: project, logLevel: 'silent', preview: { host: '127.0.0.1' } });
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}, 200_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  packed.remove();
});

async function opened(hash: string): Promise<{ readonly page: Page; readonly wrong: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const wrong: string[] = [];
  page.on('pageerror', (error) => { wrong.push(error.message); });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${hash}`);
  return { page, wrong };
}

it('the README installs what its lines import', () => {
  const installs = snippetsOf(readme, ['sh']).join(' ').split(/\s+/);
  for (const name of [...INSTALLED, 'react', 'react-dom', 'xstate']) expect(installs).toContain(name);
});

it('its lines have the types that they need', () => {
  const wrong = (() => {
    try {
      return execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project], { encoding: 'utf8' });
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout); // boundary: what a process wrote that failed
    }
  })();
  expect(wrong).toBe('');
}, 60_000);

it('any machine is shown in a page, and moved from there', async () => {
  const { page, wrong } = await opened('#live');
  await page.getByRole('heading', { name: 'lamp in an app of its own' }).waitFor();
  await page.evaluate("actor.send({ type: 'PRESS' })");
  await page.getByText('step 1 of 1').waitFor();
  await page.getByRole('region', { name: 'Statechart' }).getByText('now in on').waitFor();
  await page.getByRole('img', { name: 'state on, active' }).waitFor();
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.getByRole('button', { name: 'Send to the app' }).click();
  await page.getByRole('region', { name: 'Statechart' }).getByText('now in off').waitFor();
  expect(wrong).toEqual([]);
  await page.close();
}, 60_000);

it('an example of a ruling is shown in a page, and stepped', async () => {
  const { page, wrong } = await opened('');
  await page.getByRole('heading', { name: 'A Joker has two uses' }).waitFor();
  await page.getByRole('button', { name: 'First step' }).click();
  await page.getByText(/^step 0 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByText(/^step 1 of \d+$/).waitFor();
  expect(wrong).toEqual([]);
  await page.close();
}, 60_000);
