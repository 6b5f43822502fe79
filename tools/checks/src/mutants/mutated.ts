/**
 * A rule module with all its mutants in it: Stryker's instrumenter writes every small change into the code behind a switch, and the module
 * is evaluated anew for each, so that what is worked out on loading is mutated too. Tests need not be started over for that.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { RuleModule } from '@rulebench/core';
import type { Playthrough } from '@rulebench/module-kit/golden';
import { build } from 'esbuild';

/** One small change of the code. */
export interface Mutant {
  readonly id: string;
  /** The kind of change, as Stryker names it. */
  readonly mutator: string;
  /** Where, as `file:line:column`, and what stands there instead. */
  readonly at: string;
  readonly instead: string;
}

/** What a module's package gives when it is evaluated. */
export interface Evaluated {
  readonly ruleModule: RuleModule;
  readonly playthroughs: readonly Playthrough[];
}

export interface Mutated {
  readonly mutants: readonly Mutant[];
  /** Evaluates the module with one mutant in force, or with none; it stays in force until the next. @throws what the module throws on loading */
  readonly evaluate: (mutant?: string) => Evaluated;
  /** Which mutants are met by what `work` does with the module last evaluated; met on loading, or later. */
  readonly met: (work: () => void) => ReadonlySet<string>;
}

/** What the instrumented code looks at, by the names that Stryker gave it. */
interface Switches {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, unknown> } | undefined;
}

/** How often a mutant may be met before it counts as an endless loop. */
const HITS = 500_000;
const silent = { isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false, isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false, trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing };

function nothing(): void { /* the instrumenter's log is not wanted */ }

/**
 * Reads a rule module and writes its mutants into it: those of `machine.ts`, and of `rules.ts` with the files that its rules stand in.
 * @param folder the package of the module
 */
export async function mutated(folder: string): Promise<Mutated> {
  const files = filesOf(folder).map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const written = await new Instrumenter(silent).instrument(files, { excludedMutations: [], ignorers: [], plugins: null });
  const code = new Map(written.files.map(({ name, content }) => [name, content]));
  const { script, imports } = await bundled(folder, code);
  const switches: Switches = {};
  Object.assign(globalThis, { __stryker__: switches });
  return {
    mutants: written.mutants.map(({ id, mutatorName, fileName, location: { start }, replacement }) => ({
      id, mutator: mutatorName, instead: replacement ?? '', at: `${fileName.slice(folder.length + 1)}:${String(start.line + 1)}:${String(start.column + 1)}`,
    })),
    evaluate: (mutant) => {
      Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit: HITS });
      const module: { exports: object } = { exports: {} };
      (script.runInThisContext() as (module: object, exports: object, required: (name: string) => unknown) => void)(module, module.exports, (name) => imports.get(name)); // boundary: the wrapper below
      return module.exports as Evaluated; // boundary: what the entry below exports
    },
    met: (work) => {
      // The covering function of the code keeps the object that it found first, so it is emptied and not replaced.
      const cover = (switches.mutantCoverage ??= { static: {}, perTest: {} });
      for (const id of Object.keys(cover.static)) Reflect.deleteProperty(cover.static, id);
      work();
      return new Set(Object.keys(cover.static));
    },
  };
}

function filesOf(folder: string): readonly string[] {
  const rules = readFileSync(join(folder, 'src/rules.ts'), 'utf8');
  const parts = [...rules.matchAll(/from '\.\/(.*?\.ts)'/g)].map(([, name = '']) => name).filter((name) => name !== 'model.ts');
  return [...new Set(['machine.ts', 'rules.ts', ...parts])].map((name) => join(folder, 'src', name));
}

/** The module as one script, what it takes from other packages left outside. */
async function bundled(folder: string, code: ReadonlyMap<string, string>): Promise<{ readonly script: Script; readonly imports: ReadonlyMap<string, unknown> }> {
  const { outputFiles: [out], metafile } = await build({
    stdin: { contents: "export { ruleModule } from './src/module.ts'; export { playthroughs } from './test/playthroughs.ts';", resolveDir: folder, loader: 'ts' },
    bundle: true, write: false, metafile: true, format: 'cjs', platform: 'node', packages: 'external', logLevel: 'error',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(folder, 'test/playthroughs.ts')).href) },
    plugins: [{ name: 'mutants', setup: (bundle) => { bundle.onLoad({ filter: /\/src\/[^/]+\.ts$/ }, ({ path }) => { const contents = code.get(path); return contents === undefined ? undefined : { contents, loader: 'ts' }; }); } }],
  });
  const outside = new Set(Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path)));
  const imports = new Map(await Promise.all([...outside].map(async (name): Promise<[string, unknown]> => [name, await import(name)])));
  return { script: new Script(`(function (module, exports, require) {${out?.text ?? ''}\n})`), imports };
}
