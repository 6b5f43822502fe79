/** The command as a process: the shim, exit codes, colours, and the end by Ctrl-C. Runs what is built. */

import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BIN = join(import.meta.dirname, '../bin/rulebench.js');
let dir = '';
beforeAll(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'rulebench-process-')));
  await cp(join(import.meta.dirname, 'fixture/workspace'), dir, { recursive: true });
});
afterAll(() => rm(dir, { recursive: true }));

interface Ended { readonly code: number | null; readonly out: string; readonly err: string }

function run(args: readonly string[], { env = {}, bin = BIN, on }: { readonly env?: Readonly<Record<string, string>>; readonly bin?: string; readonly on?: (words: string, kill: (signal: NodeJS.Signals) => void) => void } = {}): Promise<Ended> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [bin, ...args], { cwd: dir, env: { ...inherited, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => { out += part.toString(); on?.(out + err, (signal) => child.kill(signal)); });
  child.stderr.on('data', (part: Buffer) => { err += part.toString(); on?.(out + err, (signal) => child.kill(signal)); });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => { resolve({ code, out, err }); });
  });
}

test('it holds: exit code 0, nothing on the error stream, no colour in a pipe', async () => {
  const { code, out, err } = await run(['check']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('✓ it holds: 5 examples');
  expect(out).not.toContain('\u001b');
}, 60_000);

test('colours where they are forced, and not where they are forbidden', async () => {
  expect((await run(['check'], { env: { FORCE_COLOR: '1' } })).out).toContain('\u001b[32m');
  expect((await run(['check'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain('\u001b');
}, 60_000);

test('an error is one line and exit code 2; its stack is shown only where it is asked for', async () => {
  const plain = await run(['check', 'nowhere']);
  expect(plain).toEqual({ code: 2, out: '', err: '✕ nowhere:1:1 RB309 there is no such file or directory\n' });
  expect((await run(['check', 'nowhere'], { env: { RULEBENCH_DEBUG: '1' } })).err).toContain('    at ');
}, 60_000);

test('--json prints one object and nothing else, also of an error', async () => {
  const { code, out, err } = await run(['explain', 'nowhere.ruling.md', '--step', '1', '--json']);
  expect({ code, err }).toEqual({ code: 2, err: '' });
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'RB309' } });
}, 60_000);

test('what a module prints is not among the answer', async () => {
  await writeFile(join(dir, 'prints.ts'), "console.log('hello');\nexport { ruleModule } from './packages/lending/module.ts';\n");
  const { code, out, err } = await run(['export', './prints.ts', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: 'hello\n' });
  expect(JSON.parse(out)).toMatchObject({ id: 'lending' });
}, 60_000);

test.each([
  ['process.exit(0)', 'the process ended before its work was done'],
  ['await new Promise(() => undefined)', 'the process ended before its work was done'],
  ["void Promise.reject(new Error('too late')); await new Promise((done) => setTimeout(done, 1000))", 'too late'],
])('a module that says %s lets nothing hold', async (says, message) => {
  await writeFile(join(dir, 'ends.ts'), `${says};\nexport const ruleModule = {};\n`);
  const { code, out } = await run(['export', './ends.ts', '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: 'RB399', message } });
}, 60_000);

test('Ctrl-C ends a watch with exit code 130, and leaves the terminal as it was', async () => {
  let sent = false;
  const { code, out, err } = await run(['check', '--watch'], {
    on: (words, kill) => { if (!sent && words.includes('waiting for an edit')) { sent = true; kill('SIGINT'); } },
  });
  expect(code).toBe(130);
  expect(out + err).not.toContain('\u001b[?25l');
}, 60_000);

test('before it is built, the command says so in one line', async () => {
  const bare = join(dir, 'bare');
  await mkdir(join(bare, 'bin'), { recursive: true });
  await cp(BIN, join(bare, 'bin/rulebench.mjs'));
  expect(await run([], { bin: join(bare, 'bin/rulebench.mjs') })).toEqual({ code: 2, out: '', err: 'rulebench is not built yet: run `npm run build` first\n' });
});
