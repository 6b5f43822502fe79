/**
 * The Vite plugin: gives a CSF module in place of each ruling file and module README, and the library (rulings and
 * fixtures as parsed data, rule modules as imports) in the parts that pages import.
 */

import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { csfOf } from './csf.ts';
import { RULING } from './files.ts';
import { libraryCode, VIRTUAL } from './library-code.ts';
import type { PageSource } from './page-source.ts';
import { answerWriting, WRITING } from './writing.ts';
import type { Workspaces } from './workspace.ts';

/** How bundlers mark a module that is no file. */
const MARK = '\0';

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
      if (id.startsWith(VIRTUAL)) return `${MARK}${id}`;
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
      if (id.startsWith(`${MARK}${VIRTUAL}`)) {
        const workspace = await workspaces.read();
        for (const file of workspace.files) this.addWatchFile(file);
        const code = await libraryCode(id.slice(MARK.length), workspace, options.root);
        return code === undefined ? undefined : { code, map: null };
      }
      if (id.includes('?')) return undefined;
      const pages = await options.source.pagesOf(id);
      return pages === undefined ? undefined : { code: csfOf(pages, options), map: null, moduleType: 'js' };
    },
    async hotUpdate({ file, modules }) {
      const { files } = await workspaces.read();
      const parts = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) => id.startsWith(`${MARK}${VIRTUAL}`)).map(([, part]) => part);
      if (parts.length === 0 || !files.includes(file)) return undefined;
      if (!RULING.test(file)) options.refresh();
      return [...new Set([...modules, ...parts])];
    },
  };
}
