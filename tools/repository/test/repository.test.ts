/** The repository is of no one machine, and its own numbers and names agree. */

import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonOf, ROOT, textOf, trackedFiles } from './files.ts';

const BINARY = /\.(png|jpe?g|gif|ico|woff2?)$/;
const files = trackedFiles().filter((file) => !BINARY.test(file));

/** The lines of tracked files that match, by place. */
function linesLike(pattern: RegExp, among: readonly string[]): readonly string[] {
  return among.flatMap((file) => textOf(file).split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file}:${String(i + 1)}: ${line.trim().slice(0, 120)}`] : [])));
}

describe('the repository', () => {
  it('has files to look at', () => {
    expect(files).toContain('package.json');
    expect(files.length).toBeGreaterThan(50);
  });

  it('names no folder of a machine', () => {
    // Put together here, so that this line does not name one itself.
    const folders = ['work', 'home', 'root', 'Users', 'tmp'].join('|');
    const elsewhere = new RegExp(`(^|[\\s"'\`(=:])(file://)?/(${folders})/[\\w.]`);
    expect(linesLike(elsewhere, files.filter((file) => file !== 'package-lock.json'))).toEqual([]);
  });

  it('has a lock file without the addresses of a registry', () => {
    expect(linesLike(/"resolved": "(https?|git|file)/, ['package-lock.json'])).toEqual([]);
    expect(textOf('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });

  it('has no dependency whose version is a range, but for peers', () => {
    const loose = files.filter((file) => /(^|\/)package\.json$/.test(file)).flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = jsonOf(file);
      return Object.entries({ ...dependencies as object, ...devDependencies as object }) // boundary: npm's file
        .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version))).map(([name]) => `${file}: ${name}`);
    });
    expect(loose).toEqual([]);
  });

  it('silences neither the linter nor the compiler', () => {
    const silenced = new RegExp(['eslint', 'disable'].join('-') + '|@ts-' + '(ignore|nocheck)');
    expect(linesLike(silenced, files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file)))).toEqual([]);
  });

  it('has pictures small enough to load at once', () => {
    const heavy = trackedFiles().filter((file) => BINARY.test(file)).filter((file) => statSync(`${ROOT}${file}`).size > 300_000);
    expect(heavy).toEqual([]);
  });

  it('has no file over a megabyte', () => {
    expect(trackedFiles().filter((file) => statSync(`${ROOT}${file}`).size > 1_000_000)).toEqual([]);
  });
});

describe('the packages', () => {
  const manifests = files.filter((file) => /^(packages\/[^/]+|apps|tools)\/[^/]+\/package\.json$/.test(file));
  const versions = new Map(manifests.map((file) => { const { name, version } = jsonOf(file); return [name, version]; }));

  it('ask for each other in the version that is here', () => {
    const wrong = manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = jsonOf(file);
      return Object.entries({ ...dependencies as object, ...devDependencies as object }) // boundary: npm's file
        .filter(([name, version]) => versions.has(name) && versions.get(name) !== version).map(([name]) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('that are published say what they are, under what licence and for which Node', () => {
    const silent = manifests.filter((file) => {
      const manifest = jsonOf(file);
      return manifest.private !== true && ['description', 'license', 'engines', 'files', 'exports'].some((field) => manifest[field] === undefined);
    });
    expect(silent).toEqual([]);
  });

  it('that are published have a README', () => {
    const published = manifests.filter((file) => jsonOf(file).private !== true).map((file) => file.replace('package.json', 'README.md'));
    expect(published.filter((file) => !existsSync(`${ROOT}${file}`))).toEqual([]);
  });
});

describe('the README', () => {
  it.each(['README.md', 'CONTRIBUTING.md'])('leads to files that are there: %s', (file) => {
    const links = [...textOf(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)|src="(?!https?:)([^"]+)"/g)].map(([, link, image]) => link ?? image ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(`${ROOT}${link}`))).toEqual([]);
  });
});
