/** The reports for CI servers and browsers, over a workspace in which something fails and something is written to do harm. */

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../src/index.ts';

let dir = '';
let cwd = '';
const RULING = 'packages/desk/rulings/borrowing.ruling.md';

beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-report-')));
  await cp(join(import.meta.dirname, 'fixture'), dir, { recursive: true });
  cwd = join(dir, 'workspace');
  const path = join(cwd, RULING);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text
    .replace('state: open', 'state: closed')
    .replace('name: The second book must wait', 'name: "<img src=x onerror=alert(1)> & \\u0007 \\"bell\\""')
    .replace('# Books', 'Books')
    .replace('Books that stay out', '</p><script>alert(2)</script> Books that stay out'));
});
afterAll(() => rm(dir, { recursive: true }));

async function report(...args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const code = await main(['check', ...args], { cwd, env: {}, out: { write: (part) => { text += part; } }, err: { write: () => undefined } });
  return { code, text };
}

interface Case { readonly '@name': string; readonly '@classname': string; readonly '@time': string; readonly failure?: { readonly '@message': string; readonly '@type': string; readonly '#text': string }; readonly skipped?: object }
interface Suite { readonly '@name': string; readonly '@tests': string; readonly '@failures': string; readonly '@errors': string; readonly '@skipped': string; readonly '@time': string; readonly testcase: readonly Case[] }
interface Suites extends Omit<Suite, 'testcase'> { readonly testsuite: readonly Suite[] }

describe('junit', () => {
  const parsed = async (): Promise<{ readonly text: string; readonly root: Suites }> => {
    const { text, code } = await report('--reporter', 'junit');
    expect(code).toBe(1);
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => name === 'testsuite' || name === 'testcase' });
    const { testsuites } = parser.parse(text) as { testsuites: Suites }; // boundary: the shape is what the tests look at
    return { text, root: testsuites };
  };

  test('is well-formed, with no character that XML cannot hold', async () => {
    const { text } = await parsed();
    expect(XMLValidator.validate(text)).toBe(true);
    expect([...text].filter((one) => one < ' ' && !'\t\n\r'.includes(one))).toEqual([]);
    expect(text).toContain('&lt;img src=x');
  });
  test('has the elements and attributes that CI servers read', async () => {
    const { text, root } = await parsed();
    const tags = new Set([...text.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag));
    expect([...tags].sort()).toEqual(['failure', 'skipped', 'testcase', 'testsuite', 'testsuites']);
    for (const suite of [root, ...root.testsuite]) {
      for (const attribute of ['@tests', '@failures', '@errors', '@skipped'] as const) expect(suite[attribute]).toMatch(/^\d+$/);
      expect(suite['@time']).toMatch(/^\d+\.\d+$/);
      expect(suite['@name']).not.toBe('');
    }
    for (const one of root.testsuite.flatMap(({ testcase }) => testcase)) {
      expect(one['@name']).not.toBe('');
      expect(one['@classname']).not.toBe('');
      expect(one['@time']).toMatch(/^\d+\.\d+$/);
    }
  });
  test('counts what is in it', async () => {
    const { root } = await parsed();
    const sum = (suites: readonly Suite[], attribute: '@tests' | '@failures' | '@skipped'): number => suites.reduce((total, suite) => total + Number(suite[attribute]), 0);
    for (const suite of root.testsuite) {
      expect(Number(suite['@tests'])).toBe(suite.testcase.length);
      expect(Number(suite['@failures'])).toBe(suite.testcase.filter(({ failure }) => failure !== undefined).length);
      expect(Number(suite['@skipped'])).toBe(suite.testcase.filter(({ skipped }) => skipped !== undefined).length);
    }
    for (const attribute of ['@tests', '@failures', '@skipped'] as const) expect(Number(root[attribute])).toBe(sum(root.testsuite, attribute));
  });
  test('tells each failure with its code and place, and what coverage lacks', async () => {
    const { root } = await parsed();
    const failures = root.testsuite.flatMap(({ testcase }) => testcase).flatMap(({ failure }) => failure ?? []);
    expect(failures.map((one) => one['@type'])).toEqual(['RB154', 'RB172']);
    expect(failures[0]?.['#text']).toContain(`${RULING}:22:10 RB154`);
    expect(root.testsuite.map((one) => one['@name'])).toEqual(['desk/borrowing', 'desk/closing', 'coverage']);
  });
});

describe('html', () => {
  test('is one page: no request, no script but its own, prose as text', async () => {
    const { text, code } = await report('--reporter', 'html');
    expect(code).toBe(1);
    expect(text).not.toMatch(/<img|<script>alert|https?:\/\/|src=["']|<link|@import|url\(/);
    expect(text).toContain('&#60;script&#62;alert(2)');
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(text)?.[1] ?? '';
    const hashOf = (tag: string): string => createHash('sha256').update(new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1] ?? '').digest('base64');
    const allowed = policy.replace(/&#39;/g, "'");
    expect(allowed).toContain("default-src 'none'");
    expect(allowed).toContain(`style-src 'sha256-${hashOf('style')}'`);
    expect(allowed).toContain(`script-src 'sha256-${hashOf('script')}'`);
    expect(text.match(/<script/g)).toHaveLength(1);
  });
  test('holds every ruling, clause and example with its state; what fails is open', async () => {
    const { text } = await report('--reporter', 'html');
    for (const words of ['Who may borrow what', 'Closing the desk', 'A member has one book at a time', 'A desk without books is none', 'rationale']) expect(text).toContain(words);
    expect(text.match(/<details class="fails" open>/g)).toHaveLength(3);
    expect(text.match(/<details class="holds">/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text).toMatch(/<html lang="en">[^]*<header>[^]*<h1>[^]*<main>[^]*<h2>[^]*<footer>/);
    for (const [, size] of text.matchAll(/(\d+)px[/ ]/g)) if (Number(size) > 8) expect(Number(size)).toBeGreaterThanOrEqual(12);
  });
});

test('json names what could not be read as its error, beside the report', async () => {
  const path = join(cwd, RULING);
  const before = await readFile(path, 'utf8');
  await writeFile(path, before.replace('revision: 1', 'revision: one'));
  const { code, text } = await report('--json');
  await writeFile(path, before);
  expect(code).toBe(2);
  expect(JSON.parse(text)).toMatchObject({ ok: false, error: { code: 'RB111', file: RULING, line: 4, column: 11 }, clauses: { total: 4 } });
});
