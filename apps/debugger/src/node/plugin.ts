/**
 * The Vite plugin: gives a CSF module in place of each ruling file and module README, and the whole library (rulings and
 * fixtures as parsed data, rule modules as imports) as one module that every page imports.
 */

import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { codePlacesOf, type CodePlaces } from './code-places.ts';
import { csfOf } from './csf.ts';
import { RULING } from './files.ts';
import type { PageSource } from './page-source.ts';
import { answerWriting, WRITING } from './writing.ts';
import { partingOf, type Workspace, type Workspaces } from './workspace.ts';

/** What a page imports to get the library. */
export const LIBRARY = 'virtual:rulebench/library';
const RESOLVED = `\0${LIBRARY}`;

/** The library's text: data parsed from a string, which browsers read faster than a literal, and an import of each module. Pure. */
export function libraryCode(workspace: Workspace, places: CodePlaces = {}): string {
  const { modules, library } = workspace;
  const { sources, rulings, fixtures, variants, problems, modulePlaces } = library;
  const data = JSON.stringify(JSON.stringify({ sources, rulings, fixtures, variants, problems, modulePlaces }));
  return [
    "import { libraryFrom } from '@rulebench/rulings';",
    ...modules.map(({ entry }, index) => `import { ruleModule as module${index} } from ${JSON.stringify(entry)};`),
    `const modules = [${modules.map((_, index) => `module${index}`).join(', ')}];`,
    `export const library = libraryFrom({ ...JSON.parse(${data}), modules });`,
    `export const code = JSON.parse(${JSON.stringify(JSON.stringify(places))});`,
    `export const parting = new Set(${JSON.stringify(partingOf(workspace))});`,
    '',
  ].join('\n');
}

export interface PluginOptions {
  readonly source: PageSource;
  /** The folder of the workspace: what a page may write lies below it. */
  readonly root: string;
  /** Whether the pages are to play their checks. */
  readonly tested: boolean;
  /** Has the sidebar made anew, where an edited fixture or rule may have changed any mark. */
  readonly refresh: () => void;
}

/** Where a page asks for a line of code to be opened. */
const OPENING = '/__rulebench/open?file=';

/** Vite's own door for it, with the path of a file of the workspace; any other address as it is. Pure. */
export function inEditor(url: string | undefined, root: string): string | undefined {
  if (url?.startsWith(OPENING) !== true) return url;
  const file = decodeURIComponent(url.slice(OPENING.length));
  const path = resolve(root, file);
  return path.startsWith(`${resolve(root)}${sep}`) ? `/__open-in-editor?file=${encodeURIComponent(path)}` : '/__rulebench/nothing';
}

/** What modules are built on. There is one copy of it, whatever folder a module lies in: a rule is watched through it, and a new module has none installed. */
const BUILT_ON = /^(?:xstate|@rulebench\/core)(?:\/|$)/;
const HERE = fileURLToPath(import.meta.url);

async function ofModule(workspaces: Workspaces, file: string): Promise<boolean> {
  const { modules } = await workspaces.read();
  return modules.some(({ folder }) => file.startsWith(folder + sep));
}

/** The plugin over a workspace. */
export function rulebenchPlugin(workspaces: Workspaces, options: PluginOptions): Plugin {
  return {
    name: 'rulebench:library',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === LIBRARY) return RESOLVED;
      if (!BUILT_ON.test(id) || importer === undefined || !(await ofModule(workspaces, importer))) return undefined;
      return await this.resolve(id, HERE, { skipSelf: true });
    },
    configureServer(server) {
      // What is added beside the modules that there are lies in no folder that Vite watches by itself.
      void workspaces.read().then(({ nurseries }) => { server.watcher.add([...nurseries]); });
      server.middlewares.use((request, _response, next) => { request.url = inEditor(request.url, options.root); next(); });
      server.middlewares.use(WRITING, (request, response) => { void answerWriting(workspaces, options.root, request, response); });
    },
    async load(id) {
      if (id === RESOLVED) {
        const workspace = await workspaces.read();
        for (const file of workspace.files) this.addWatchFile(file);
        return { code: libraryCode(workspace, await codePlacesOf(workspace, [join(options.root, 'packages', 'table', 'board', 'src')])), map: null };
      }
      if (id.includes('?')) return undefined;
      const pages = await options.source.pagesOf(id);
      return pages === undefined ? undefined : { code: csfOf(pages, options), map: null, moduleType: 'js' };
    },
    async hotUpdate({ file, modules }) {
      const { files } = await workspaces.read();
      const library = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (library === undefined || !files.includes(file)) return undefined;
      if (!RULING.test(file)) options.refresh();
      return modules.includes(library) ? modules : [...modules, library];
    },
  };
}
