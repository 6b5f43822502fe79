/** Every published package is sound as npm would publish it: what it exports is there, and its types are right. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './copy.ts';
import { packAll } from './packed.ts';

const packed = packAll();
afterAll(() => { packed.remove(); });

describe.each(packed.packages)('$name', ({ folder, tarball }) => {
  it('is sound to publint', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(tarball);
    const { messages, pkg } = await publint({ pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has types that resolve wherever ES modules do', () => {
    const styles = stylesOf(folder);
    const { status, stdout } = spawnSync(process.execPath, [
      join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js'), tarball, '--profile', 'esm-only', '--no-color', '--no-emoji',
      ...(styles.length === 0 ? [] : ['--exclude-entrypoints', ...styles]),
    ], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});

/** The style sheets among a package's exports: they have no types. */
function stylesOf(folder: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { exports: object }; // boundary: npm's file
  return Object.keys(exports).filter((name) => name.endsWith('.css'));
}
