/**
 * The library as modules for the bundler, in the parts that pages need. Data are parsed from a string, which browsers read faster than a literal.
 *
 * | module | what it exports |
 * | --- | --- |
 * | `virtual:rulebench/contents` | `contents`: what there is, in words and names |
 * | `virtual:rulebench/part/ID` | `part`: a rule module with its examples; `code`: where its rules are written |
 * | `virtual:rulebench/library/ID` | `library` of that module alone, `code` |
 * | `virtual:rulebench/library` | `library` of all modules, `code`, `parting`: the examples that part from their ruling |
 */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentsOf, moduleDataOf, type Contents } from '../library/parts.ts';
import { codePlacesOf } from './code-places.ts';
import { partingOf, type Workspace } from './workspace.ts';

/** What the names of these modules begin with. */
export const VIRTUAL = 'virtual:rulebench/';
const PARTS = fileURLToPath(new URL('../library/parts.ts', import.meta.url));

/** What a page imports to get the library of one module. Pure. */
export const libraryName = (module: string): string => `${VIRTUAL}library/${module}`;

/** The text of one of these modules; none where no module has that name. `root` is the folder of the workspace. */
export async function libraryCode(name: string, workspace: Workspace, root: string): Promise<string | undefined> {
  const [kind, id] = name.slice(VIRTUAL.length).split('/');
  switch (kind) {
    case 'contents': return `export const contents = ${parsed(contentsIn(workspace))};\n`;
    case 'part': return await partCode(workspace, id ?? '', root);
    case 'library': return id === undefined ? wholeCode(workspace) : oneCode(workspace, id);
    default: return undefined;
  }
}

const parsed = (data: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

const known = new WeakMap<Workspace, Contents>();

function contentsIn(workspace: Workspace): Contents {
  const before = known.get(workspace) ?? contentsOf(workspace.library);
  known.set(workspace, before);
  return before;
}

async function partCode(workspace: Workspace, id: string, root: string): Promise<string | undefined> {
  const module = workspace.modules.find((one) => one.id === id);
  if (module === undefined) return undefined;
  const code = await codePlacesOf(module, [join(root, 'packages', 'table', 'board', 'src')], workspace.shown);
  return [
    `import { ruleModule } from ${JSON.stringify(module.entry)};`,
    `export const part = { ruleModule, ...${parsed(moduleDataOf(workspace.library, contentsIn(workspace), id))} };`,
    `export const code = ${parsed(code)};`,
    '',
  ].join('\n');
}

/** Where an example names a module that is not there, its page has a library without any, and says so. */
function oneCode({ modules }: Workspace, id: string): string {
  return joinedCode(modules.filter((one) => one.id === id).map((one) => one.id)).join('\n');
}

function wholeCode(workspace: Workspace): string {
  return [...joinedCode(workspace.modules.map(({ id }) => id)), `export const parting = new Set(${JSON.stringify(partingOf(workspace))});`, ''].join('\n');
}

function joinedCode(ids: readonly string[]): readonly string[] {
  return [
    `import { joined } from ${JSON.stringify(PARTS)};`,
    `import { contents } from ${JSON.stringify(`${VIRTUAL}contents`)};`,
    ...ids.map((id, i) => `import { part as part${String(i)}, code as code${String(i)} } from ${JSON.stringify(`${VIRTUAL}part/${id}`)};`),
    `export const library = joined(contents, [${ids.map((_, i) => `part${String(i)}`).join(', ')}]);`,
    `export const code = { ${ids.map((id, i) => `${JSON.stringify(id)}: code${String(i)}`).join(', ')} };`,
    '',
  ];
}
