/** The packages as npm would publish them, and an empty project to install them in. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectsOf } from '@rulebench/run/workspace';
import { ROOT } from './copy.ts';

/** A package and the file that npm would publish. */
export interface Packed {
  readonly name: string;
  readonly folder: string;
  readonly tarball: string;
}

/** Packs every package that is published, or those that are named, into a new temporary folder. */
export function packAll(names?: readonly string[]): { readonly folder: string; readonly packages: readonly Packed[]; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rulebench-packed-')));
  const published = projectsOf(`${ROOT}/`).filter((project) => !project.private && (names === undefined || names.includes(project.name)));
  const told = npm(ROOT, ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...published.flatMap(({ name }) => ['--workspace', name])]);
  const files = packedFiles(JSON.parse(told));
  return {
    folder,
    packages: published.map(({ name, folder: of }) => ({ name, folder: of, tarball: join(folder, files.get(name) ?? `${name} was not packed`) })),
    remove: () => { rmSync(folder, { recursive: true, force: true }); },
  };
}

/** A new project with nothing in it but what it is given, installed from files and from npm's cache where it can be. */
export function emptyProject(parent: string, dependencies: readonly string[]): string {
  const project = join(parent, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'somebodys-game', private: true, type: 'module' }));
  npm(project, ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', ...dependencies]);
  return project;
}

/** The code blocks of a README in one of the given languages. */
export function snippetsOf(readme: string, languages: readonly string[]): readonly string[] {
  return [...readFileSync(readme, 'utf8').matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)]
    .flatMap(([, language = '', code = '']) => (languages.includes(language) ? [code] : []));
}

function npm(cwd: string, args: readonly string[]): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28, env: environment() });
}

/** Without what an npm that runs this test has set for itself. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(config_(local_prefix|prefix|workspace)|package|lifecycle)/i.test(name)));
}

/** npm 11 lists what it packed; npm 12 names it by package. */
function packedFiles(told: unknown): ReadonlyMap<string, string> {
  const packed = Object.values(told as Record<string, { name: string; filename: string }>); // boundary: npm's report
  return new Map(packed.map(({ name, filename }) => [name, filename]));
}
