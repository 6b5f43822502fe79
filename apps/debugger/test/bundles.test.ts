/** What the build is made of: how large its files are, and that no dependency is in them twice. Needs the build. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '@rulebench/rulings';
import { workspacesOf } from '../src/node/workspace.ts';
import { packageFolderOf, REPORT, type BundleFile, type BundleReport } from '../src/node/bundle-report.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const report = JSON.parse(readFileSync(join(DIST, REPORT), 'utf8')) as BundleReport; // boundary: written by the build

/** The receivers of @xstate/inspect are made for another XState than everything else, and keep theirs to themselves: only the page of live machines has it. */
const HOLDER = 'tools/xstate-inspect-v4/';

/** The npm name of a package by its folder; that of a package of this workspace is its folder. */
const nameOf = (folder: string): string => (folder.includes('node_modules/') ? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length) : folder);

/** Packages that come from more than one folder. */
function twice(files: readonly BundleFile[]): readonly string[] {
  const folders = new Map<string, Set<string>>();
  for (const { packages } of files) for (const folder of Object.keys(packages).filter((one) => !one.startsWith(HOLDER))) folders.set(nameOf(folder), (folders.get(nameOf(folder)) ?? new Set()).add(folder));
  return [...folders].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(' and ')}`);
}

/** The JavaScript of a folder of the build. */
function scriptsIn(folder: string): readonly { readonly file: string; readonly bytes: number; readonly text: string }[] {
  return readdirSync(join(DIST, folder), { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file)).map((file) => {
    const path = join(DIST, folder, file);
    return { file: join(folder, file), bytes: statSync(path).size, text: readFileSync(path, 'utf8') };
  });
}

test('packages are told by their folder, and one in two folders is found', () => {
  expect(packageFolderOf('/r/node_modules/react/index.js', '/r')).toBe('node_modules/react');
  expect(packageFolderOf('\0/r/apps/debugger/node_modules/@scope/one/x.js?commonjs', '/r')).toBe('apps/debugger/node_modules/@scope/one');
  expect(packageFolderOf('/r/packages/bench/core/dist/index.js', '/r')).toBe('packages/bench/core');
  expect(packageFolderOf('\0vite/preload', '/r')).toBeUndefined();
  const file = (packages: Record<string, number>): BundleFile => ({ file: 'a.js', bytes: 1, gzipped: 1, packages, imports: [] });
  expect(twice([file({ 'node_modules/react': 1 }), file({ 'apps/x/node_modules/react': 1, 'node_modules/yaml': 2 })])).toEqual(['react: node_modules/react and apps/x/node_modules/react']);
});

describe('the pages', () => {
  test('hold what they are said to hold', () => {
    const folders = report.pages.flatMap(({ packages }) => Object.keys(packages));
    expect(folders).toEqual(expect.arrayContaining(['node_modules/react-dom', 'node_modules/xstate', 'packages/bench/panels', 'packages/bench/core']));
    expect(report.workers.flatMap(({ packages }) => Object.keys(packages))).toEqual(expect.arrayContaining(['node_modules/elkjs', 'packages/bench/chart']));
  });

  test('have no package twice, and neither have the workers', () => {
    expect(twice(report.pages)).toEqual([]);
    expect(twice(report.workers)).toEqual([]);
  });

  test('have the second XState, which live attachment needs, in the page of live machines alone', () => {
    expect(report.pages.filter(({ packages }) => Object.keys(packages).some((folder) => folder.startsWith(HOLDER))).map(({ file }) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['live.stories']);
  });

  test('leave the layout engine to the worker', () => {
    expect(report.pages.flatMap(({ packages }) => Object.keys(packages)).filter((folder) => folder.endsWith('/elkjs'))).toEqual([]);
  });
});

/** Bytes of scripts, Storybook's preview among them, that the page of an example may fetch. */
const FETCHED = 3_500_000;

/** A file with all that is fetched with it. */
function withImports(name: string): ReadonlySet<BundleFile> {
  const found = new Set<BundleFile>();
  const follow = (file: string): void => {
    const one = report.pages.find((page) => page.file === file);
    if (one === undefined || found.has(one)) return;
    found.add(one);
    one.imports.forEach(follow);
  };
  follow(name);
  return found;
}

test('the page of an example fetches the module that it is of, and no other', async () => {
  const { rulings } = await workspacesOf(fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')).read();
  const shown = rulings.map((ruling) => ({ id: ruling.id, modules: [...new Set(examplesOf([ruling]).map(({ module }) => module))].sort(), path: ruling.place.file })).filter(({ modules }) => modules.length > 0);
  expect(shown.length).toBeGreaterThan(50);
  for (const { id, modules, path } of shown) {
    const [, source = '', slug = ''] = /^(.*)\/rulings\/(.*)\.md$/.exec(path) ?? [];
    const page = report.pages.find(({ file, packages }) => file.replace(/-[\w-]{8}\.js$/, '') === slug && source in packages);
    if (page === undefined) throw new Error(`${id} has no file of its own in the build`);
    const all = [...withImports(page.file)];
    expect([...new Set(all.flatMap(({ packages }) => Object.keys(packages)))].filter((folder) => folder.startsWith('packages/rules/')).sort(), id).toEqual(modules.map((module) => `packages/rules/${module}`));
    if (modules.length === 1) expect(sum(all), id).toBeLessThan(FETCHED);
  }
});

test('what the page of an example needs is asked for as its frame opens, and nothing else', () => {
  const frame = readFileSync(join(DIST, 'iframe.html'), 'utf8');
  const script = /<script>(\{\s*const files = [\s\S]*?)<\/script>/.exec(frame)?.[1] ?? '';
  const startup = /src="\.\/assets\/(iframe-[\w-]+\.js)"/.exec(frame)?.[1] ?? '';
  const anyway = new Set([...withImports(startup)].map(({ file }) => file));
  expect(anyway.size).toBeGreaterThan(1);
  const { entries } = JSON.parse(readFileSync(join(DIST, 'index.json'), 'utf8')) as { entries: Readonly<Record<string, { readonly id: string; readonly importPath: string }>> }; // boundary: Storybook's index
  const rulings = new Map(Object.values(entries).filter(({ importPath }) => importPath.endsWith('.ruling.md')).map(({ id, importPath }) => [importPath, id]));
  expect(rulings.size).toBeGreaterThan(50);
  for (const [path, id] of rulings) {
    const asked = preloadsFor(script, id);
    const own = asked.filter((file) => file.startsWith(basename(path, '.md')));
    expect(own, path).toHaveLength(1);
    const renderer = asked.filter((file) => file.startsWith('react-18-'));
    expect(renderer, path).toHaveLength(1);
    const needed = [...own, ...renderer].flatMap((file) => [...withImports(file)]).map(({ file }) => file).filter((file) => !anyway.has(file));
    expect([...asked].sort(), path).toEqual([...new Set(needed)].sort());
  }
  for (const id of ['', 'start-here--rulebench', 'no-such--page', '__proto__--x', 'constructor']) expect(preloadsFor(script, id), id).toEqual([]);
});

/** The files that the frame asks for where its address names this page. */
function preloadsFor(script: string, id: string): readonly string[] {
  const asked: string[] = [];
  runInNewContext(script, {
    URLSearchParams,
    location: { search: `?id=${encodeURIComponent(id)}&viewMode=story` },
    document: { createElement: () => ({}), head: { append: (link: { rel: string; href: string }) => { if (link.rel === 'modulepreload') asked.push(basename(link.href)); } } },
  });
  return asked;
}

const sum = (files: readonly { readonly bytes: number }[]): number => files.reduce((bytes, one) => bytes + one.bytes, 0);

/** What is in React itself and in nothing that only uses it. */
const REACT = /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=|__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=/;

describe('the shell', () => {
  const all = scriptsIn('sb-addons');
  const own = all.filter(({ file }) => !file.includes('core-server-presets'));

  test('has of ours next to nothing, and React from Storybook', () => {
    expect(own.map(({ text }) => text).join('')).toContain('__STORYBOOK_API__');
    expect(sum(own)).toBeLessThan(20_000);
    expect(scriptsIn('sb-manager').some(({ text }) => REACT.test(text))).toBe(true);
    expect(all.filter(({ text }) => REACT.test(text))).toEqual([]);
  });

  test('and the pages are as large as this', () => {
    const kilobytes = (bytes: number): string => `${String(Math.round(bytes / 1000))} kB`;
    const lines = [
      `pages: ${kilobytes(sum(report.pages))} (gzipped ${kilobytes(report.pages.reduce((all, { gzipped }) => all + gzipped, 0))}) in ${String(report.pages.length)} files`,
      ...[...report.pages].sort((a, b) => b.bytes - a.bytes).slice(0, 5).map(({ file, bytes, gzipped }) => `  ${file.replace(/-[\w-]{8}\.js$/, '.js')}: ${kilobytes(bytes)} (gzipped ${kilobytes(gzipped)})`),
      `workers: ${kilobytes(sum(report.workers))} (gzipped ${kilobytes(report.workers.reduce((all, { gzipped }) => all + gzipped, 0))})`,
      `shell: ${kilobytes(sum(own))} of ours, ${kilobytes(sum(all) - sum(own) + sum(scriptsIn('sb-manager')))} of Storybook's`,
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(sum(report.pages)).toBeGreaterThan(0);
  });
});
