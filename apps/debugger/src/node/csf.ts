/** Pages as a module in Storybook's format (CSF), which the bundler takes in place of the file that gives them. */

import { fileURLToPath } from 'node:url';
import { SCHEME_GLOBAL } from '../shell/scheme.ts';
import type { FilePages, Page, PageKind } from './pages.ts';

interface Drawn {
  readonly file: { readonly page: string; readonly play: string };
  readonly component: string;
  readonly play: string;
}

const DRAWN: Readonly<Record<PageKind, Drawn>> = {
  example: { file: filesOf('example'), component: 'ExamplePage', play: 'playExample' },
  module: { file: filesOf('module'), component: 'ModulePage', play: 'playModule' },
  table: { file: filesOf('table'), component: 'TablePage', play: 'playTable' },
  lab: { file: filesOf('lab'), component: 'LabPage', play: 'playLab' },
  problems: { file: filesOf('problems'), component: 'ProblemsPage', play: 'playProblems' },
};

/** What an address may say of a page. */
const ARG_TYPES: Readonly<Record<PageKind, object>> = {
  example: { step: { type: { name: 'number' } }, variant: { type: { name: 'string' } }, tab: { type: { name: 'string' } }, branch: { type: { name: 'string' } }, tour: { type: { name: 'boolean' } } },
  module: {},
  table: { table: { type: { name: 'string' } }, step: { type: { name: 'number' } } },
  lab: {},
  problems: {},
};

function filesOf(kind: PageKind): Drawn['file'] {
  return { page: pathOf(`../pages/${kind}-page.tsx`), play: pathOf(`../pages/play-${kind}.ts`) };
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

/**
 * The text of the module. What it says is plain literals, because Storybook's tools read it without running it. Only
 * under test do the pages play their checks: a reader finds them at rest. Pure.
 */
export function csfOf({ key, pages }: FilePages, options: { readonly tested: boolean }): string {
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  return [
    "import { createElement } from 'react';",
    ...kinds.flatMap((kind) => importsOf(DRAWN[kind], options.tested)),
    `const meta = { title: ${JSON.stringify(pages[0]?.title ?? key)}, id: ${JSON.stringify(key)} };`,
    'export default meta;',
    ...pages.map((page) => storyOf(page, options.tested)),
    '',
  ].join('\n');
}

function importsOf({ file, component, play }: Drawn, tested: boolean): readonly string[] {
  const page = `import { ${component} } from ${JSON.stringify(file.page)};`;
  return tested ? [page, `import { ${play} } from ${JSON.stringify(file.play)};`] : [page];
}

function storyOf({ kind, exportName, name, tags, args, id, scheme }: Page, tested: boolean): string {
  const { component, play } = DRAWN[kind];
  const literals = Object.entries({ name, tags, args, argTypes: ARG_TYPES[kind], parameters: { __id: id }, ...(scheme === undefined ? {} : { globals: { [SCHEME_GLOBAL]: scheme } }) });
  const fields = [`render: (args) => createElement(${component}, args)`, ...literals.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), ...(tested ? [`play: ${play}`] : [])];
  return `export const ${exportName} = { ${fields.join(', ')} };`;
}
