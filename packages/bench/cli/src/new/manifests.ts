/** What a new module's package.json and tsconfig files say: in a Rulebench workspace, and in a folder of its own. */

import { readFileSync } from 'node:fs';
import { version } from '../version.ts';

/** Where a module is made: among the packages of a Rulebench workspace, or by itself. */
export type Home = 'workspace' | 'alone';

/** What a module of its own is worked on with, in the versions that this workspace uses. */
const TOOLS = { 'ts-json-schema-generator': '2.4.0', typescript: '6.0.3' } as const;
const XSTATE_PEER = '>=5.28.0 <6';

/** The name of a module's package. Pure. */
export function packageName(name: string, home: Home): string {
  return home === 'workspace' ? `@rulebench/${name}` : name;
}

/** The packages that a module by itself asks for: none of them can be its own name. */
export const ASKED_FOR: ReadonlySet<string> = new Set(['xstate', 'rulebench', ...Object.keys(TOOLS)]);

/** The text of `package.json` and of the tsconfig files, by their names. */
export function manifestsOf(name: string, title: string, home: Home): Readonly<Record<string, string>> {
  const files = home === 'workspace' ? inWorkspace(name, title) : alone(name, title);
  return Object.fromEntries(Object.entries(files).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]));
}

const EXPORTS = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './module': { types: './dist/module.d.ts', default: './dist/module.js' },
  './package.json': './package.json',
};

const BUILD = { rootDir: 'src', outDir: 'dist' };

function inWorkspace(name: string, title: string): Readonly<Record<string, object>> {
  const base = '../../../tsconfig.base.json';
  return {
    'package.json': {
      name: packageName(name, 'workspace'), version: '0.1.0', description: `${title}, as an XState machine whose every verdict cites the ruling.`, license: 'MIT',
      type: 'module', sideEffects: false, files: ['dist', 'src', 'rulings'], exports: EXPORTS,
      scripts: { build: 'tsc -p tsconfig.build.json', typecheck: 'tsc -p tsconfig.json', test: 'vitest run', lint: 'eslint .', golden: 'jiti scripts/golden.ts', schema: 'jiti scripts/schema.ts' },
      dependencies: { '@rulebench/core': version }, peerDependencies: { xstate: XSTATE_PEER },
      devDependencies: { '@rulebench/module-kit': version, xstate: xstateVersion() },
      engines: { node: '>=20' }, rulebench: { module: './src/module.ts' },
    },
    'tsconfig.json': { extends: base, compilerOptions: { noEmit: true, types: ['node'] }, include: ['src', 'test', 'scripts', '*.config.ts'] },
    'tsconfig.build.json': { extends: base, compilerOptions: BUILD, include: ['src'] },
  };
}

function alone(name: string, title: string): Readonly<Record<string, object>> {
  return {
    'package.json': {
      name, version: '0.1.0', private: true, description: `${title}, as an XState machine whose every verdict cites the ruling.`,
      type: 'module', sideEffects: false, exports: EXPORTS,
      scripts: { test: 'rulebench check', typecheck: 'tsc -p tsconfig.json', build: 'tsc -p tsconfig.build.json', schema: 'node scripts/schema.mjs' },
      dependencies: { '@rulebench/core': version }, peerDependencies: { xstate: XSTATE_PEER },
      devDependencies: { rulebench: version, ...TOOLS, xstate: xstateVersion() },
      rulebench: { module: './src/module.ts' },
    },
    'tsconfig.json': {
      compilerOptions: {
        target: 'es2023', lib: ['es2023'], module: 'nodenext', types: [], strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true, erasableSyntaxOnly: true, rewriteRelativeImportExtensions: true, skipLibCheck: true, declaration: true, noEmit: true,
      },
      include: ['src'],
    },
    'tsconfig.build.json': { extends: './tsconfig.json', compilerOptions: { ...BUILD, noEmit: false } },
  };
}

/** The version of XState that this package is tested with. */
function xstateVersion(): string {
  const read = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly dependencies: { readonly xstate: string } }; // boundary: this package's own file
  return read.dependencies.xstate;
}
