/**
 * What the page of an example is made of, asked for as soon as its frame opens: by itself it would be asked for file by file, once Storybook has
 * started and knows which page was meant. The build writes into the frame which files each ruling needs.
 */

import type { Plugin } from 'vite';
import { RULING } from './files.ts';
import type { PageSource } from './page-source.ts';

/** As much of a bundle as is used of it. */
type Bundle = Readonly<Record<string, { readonly type: 'asset' } | Chunk>>;
interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
}

/** Files that pages need, which of them each one imports, and the file of each ruling by its key: all by index. */
interface Needs {
  readonly files: readonly string[];
  readonly imports: readonly (readonly number[])[];
  /** What any page needs. */
  readonly always: readonly number[];
  readonly of: Readonly<Record<string, number>>;
}

/** What draws any page; Storybook fetches it when it draws the first. */
const RENDERER = 'react-18';

/** The plugin for the pages; `source` tells which ruling a file gives. */
export function earlyPlugin(source: PageSource): Plugin {
  return {
    name: 'rulebench:early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_, { bundle = {} }) {
        const keys = new Map<string, string>();
        for (const chunk of chunksOf(bundle)) {
          const file = chunk.facadeModuleId;
          const pages = file === null || !RULING.test(file) ? undefined : await source.pagesOf(file);
          if (pages !== undefined) keys.set(chunk.fileName, pages.key);
        }
        return [{ tag: 'script', children: scriptOf(needsIn(chunksOf(bundle), keys)), injectTo: 'head-prepend' }];
      },
    },
  };
}

const chunksOf = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter((one) => one.type === 'chunk');

/** What the pages need besides what every frame fetches; `keys` names the rulings' own chunks. Pure. */
function needsIn(chunks: readonly Chunk[], keys: ReadonlyMap<string, string>): Needs {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (name: string): readonly string[] => byName.get(name)?.imports ?? [];
  const anyway = reached(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName), importsOf);
  const renderer = chunks.filter(({ name }) => name === RENDERER).map(({ fileName }) => fileName);
  const files = [...reached([...keys.keys(), ...renderer], importsOf)].filter((name) => !anyway.has(name));
  const at = new Map(files.map((file, index) => [file, index]));
  const indices = (names: readonly string[]): readonly number[] => names.flatMap((name) => at.get(name) ?? []);
  return {
    files,
    imports: files.map((file) => indices(importsOf(file))),
    always: indices(renderer),
    of: Object.fromEntries([...keys].flatMap(([file, key]) => indices([file]).map((index) => [key, index]))),
  };
}

/** All that is imported from these, themselves first. Pure. */
function reached(from: readonly string[], importsOf: (name: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set(from);
  for (const name of all) for (const next of importsOf(name)) all.add(next);
  return all;
}

/** The script in the frame: it only looks up what the address names. */
function scriptOf({ files, imports, always, of }: Needs): string {
  return `{
  const files = ${JSON.stringify(files)}, imports = ${JSON.stringify(imports)}, of = new Map(Object.entries(${JSON.stringify(of)}));
  const ruling = of.get((new URLSearchParams(location.search).get('id') ?? '').split('--')[0]);
  if (ruling !== undefined) {
    const needed = new Set([ruling, ...${JSON.stringify(always)}]);
    for (const one of needed) for (const next of imports[one]) needed.add(next);
    for (const one of needed) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files[one] }));
  }
}`;
}
