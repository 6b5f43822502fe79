/** Writing an example into a ruling file, as a page asks for it: what is written, what is refused, and that nothing is half-written. */

import { createServer, type Server } from 'node:http';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workspacesOf } from '../src/node/workspace.ts';
import { inEditor } from '../src/node/plugin.ts';
import { answerWriting } from '../src/node/writing.ts';

const MODULE = `
import { setup } from 'xstate';
const machineOf = () => setup({}).createMachine({ id: 'lamp', initial: 'off', context: {}, states: { off: { on: { TOUCH: 'on' } }, on: {} } });
const object = { type: 'object', additionalProperties: false };
export const ruleModule = {
  id: 'lamp', title: 'A lamp', version: '1.0.0', machineOf, rules: {},
  schema: { $defs: { Input: object, Context: object, Event: { ...object, properties: { type: { const: 'TOUCH' } }, required: ['type'] }, Effect: object, Output: object } },
};
`;
const RULING = '---\nruling: toy/light\ntitle: Light\nrevision: 1\nmodule: lamp\n---\n\n## 1. A touch lights it\n\n```example\nname: One touch\ngiven: { input: {} }\nwhen:\n  - TOUCH: {}\nthen: { state: on }\n```\n';
const BLOCK = '```example\nname: Another touch\ngiven: { input: {} }\nwhen:\n  - TOUCH: {}\nthen: { state: on }\n```\n';

let root: string;
let server: Server;
let base: string;
const file = (): string => join(root, 'toy', 'rulings', 'light.ruling.md');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rulebench-'));
  await mkdir(join(root, 'toy', 'rulings'), { recursive: true });
  await mkdir(join(root, 'lamp'));
  const written: Readonly<Record<string, string>> = {
    'lamp/package.json': JSON.stringify({ name: 'lamp', type: 'module', rulebench: { module: './module.ts' } }),
    'lamp/module.ts': MODULE,
    'toy/package.json': JSON.stringify({ name: 'toy', rulebench: { source: '.' } }),
    'toy/source.yaml': 'id: toy\ntitle: Toys\npublisher: Nobody\nheadings:\n  - { ruling: light, title: Light, status: covered }\n',
    'toy/rulings/light.ruling.md': RULING,
  };
  for (const [path, text] of Object.entries(written)) await writeFile(join(root, path), text);
  const workspaces = workspacesOf(root);
  server = createServer((request, response) => { void answerWriting(workspaces, root, request, response); }).listen(0, '127.0.0.1');
  await new Promise((resolve) => { server.once('listening', resolve); });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // boundary: a server that listens on a port
});
afterEach(async () => {
  server.close();
  await rm(root, { recursive: true, force: true });
});

const send = async (body: unknown, headers: Readonly<Record<string, string>> = {}, method = 'POST') => {
  const response = await fetch(base, { method, headers: { 'content-type': 'application/json', origin: base, ...headers }, ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }) });
  return { status: response.status, body: await response.json() as { readonly message?: string; readonly file?: string; readonly diff?: string } }; // boundary: JSON
};
const wanted = { clause: 'toy/light/1', block: BLOCK, dry: false };

describe('an example', () => {
  test('is shown as a change before it is written', async () => {
    const { status, body } = await send({ ...wanted, dry: true });
    expect([status, body.file]).toEqual([200, 'toy/rulings/light.ruling.md']);
    expect(body.diff).toContain('+name: Another touch');
    expect(body.diff).not.toContain(root);
    expect(await readFile(file(), 'utf8')).toBe(RULING);
  });

  test('is written below its clause, and the folder holds nothing else', async () => {
    expect((await send(wanted)).status).toBe(200);
    expect(await readFile(file(), 'utf8')).toBe(`${RULING}\n${BLOCK}`);
    expect(await readdir(join(root, 'toy', 'rulings'))).toEqual(['light.ruling.md']);
  });
});

describe('refused, with the file as it was:', () => {
  test.each<[string, unknown, Readonly<Record<string, string>>, number, RegExp]>([
    ['a stranger', wanted, { origin: 'http://elsewhere.example' }, 403, /only a page of this server/],
    ['a form that any page could send', wanted, { 'content-type': 'text/plain' }, 403, /only a page of this server/],
    ['no JSON', '{', {}, 400, /not an example to write \(RB181\)/],
    ['another shape', { clause: 1 }, {}, 400, /RB181/],
    ['an unknown clause', { ...wanted, clause: '../../secret/1' }, {}, 400, /no ruling in force has a clause "\.\.\/\.\.\/secret\/1" \(RB180\)/],
    ['an example that does not hold', { ...wanted, block: BLOCK.replace('state: on', 'state: off') }, {}, 400, /does not hold.*RB182/],
    ['more than an example', { ...wanted, block: `${BLOCK}## 2. More\n` }, {}, 400, /one fenced example/],
    ['too much', { ...wanted, block: 'x'.repeat(300_000) }, {}, 400, /too long/],
  ])('%s', async (_, body, headers, status, says) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(says);
    expect(answer.body.message).not.toContain(root);
    expect(await readFile(file(), 'utf8')).toBe(RULING);
  });

  test('a request to read', async () => { expect((await send(undefined, {}, 'GET')).status).toBe(403); });
});

test('a line of code is opened only where it lies in the workspace', () => {
  const open = (file: string) => inEditor(`/__rulebench/open?file=${encodeURIComponent(file)}`, '/some/where');
  expect(open('packages/a.ts:3')).toBe('/__open-in-editor?file=%2Fsome%2Fwhere%2Fpackages%2Fa.ts%3A3');
  expect(open('../else/a.ts:3')).toBe('/__rulebench/nothing');
  expect(open('/etc/passwd')).toBe('/__rulebench/nothing');
  expect(inEditor('/index.html', '/some/where')).toBe('/index.html');
});
