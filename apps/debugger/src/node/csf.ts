/** Pages as a module in Storybook's format (CSF), which the bundler takes in place of the file that gives them. */

import { fileURLToPath } from 'node:url';
import { SCHEME_GLOBAL } from '../shell/scheme.ts';
import { libraryName } from './library-code.ts';
import type { FilePages, Page, PageKind } from './pages.ts';

interface Drawn {
  readonly file: { readonly page: string; readonly play: string };
  readonly component: string;
  readonly play: string;
  /** Whether it is fetched only when it is opened: those of a module need all modules, and are fetched beforehand beside any example. */
  readonly late?: true;
}

const DRAWN: Readonly<Record<PageKind, Drawn>> = {
  example: { file: filesOf('example'), component: 'ExamplePage', play: 'playExample' },
  module: { file: filesOf('module'), component: 'ModulePage', play: 'playModule', late: true },
  table: { file: filesOf('table'), component: 'TablePage', play: 'playTable', late: true },
  lab: { file: filesOf('lab'), component: 'LabPage', play: 'playLab', late: true },
  problems: { file: filesOf('problems'), component: 'ProblemsPage', play: 'playProblems' },
};

/** What an address may say of a page. */
const ARG_TYPES: Readonly<Record<PageKind, object>> = {
  example: { step: { type: { name: 'number' } }, variant: { type: { name: 'string' } }, tab: { type: { name: 'string' } }, branch: { type: { name: 'string' } }, tour: { type: { name: 'boolean' } } },
  module: {},
  table: { table: { type: { name: 'string' } }, step: { type: { name: 'number' } }, tab: { type: { name: 'string' } }, branch: { type: { name: 'string' } } },
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
  const modules = [...new Set(pages.flatMap(({ module }) => module ?? []))];
  return [
    "import { createElement } from 'react';",
    ...modules.map((module, i) => `import * as library${String(i)} from ${JSON.stringify(libraryName(module))};`),
    ...kinds.flatMap((kind) => importsOf(DRAWN[kind], options.tested)),
    `const meta = { title: ${JSON.stringify(pages[0]?.title ?? key)}, id: ${JSON.stringify(key)} };`,
    'export default meta;',
    ...pages.map((page) => storyOf(page, page.module === undefined ? 'args' : `{ ...args, ...library${String(modules.indexOf(page.module))} }`, options.tested)),
    '',
  ].join('\n');
}

function importsOf({ file, component, play, late }: Drawn, tested: boolean): readonly string[] {
  return [
    ...(late === true ? [] : [`import { ${component} } from ${JSON.stringify(file.page)};`]),
    ...(tested ? [`import { ${play} } from ${JSON.stringify(file.play)};`] : []),
  ];
}

function storyOf({ kind, exportName, name, tags, args, id, scheme }: Page, given: string, tested: boolean): string {
  const { component, play, file, late } = DRAWN[kind];
  const literals = Object.entries({ name, tags, args, argTypes: ARG_TYPES[kind], parameters: { __id: id }, ...(scheme === undefined ? {} : { globals: { [SCHEME_GLOBAL]: scheme } }) });
  const drawn = late === true
    ? [`loaders: [() => import(${JSON.stringify(file.page)})]`, `render: (args, { loaded }) => createElement(loaded.${component}, ${given})`]
    : [`render: (args) => createElement(${component}, ${given})`];
  const fields = [...drawn, ...literals.map(([key, value]) => `${key}: ${JSON.stringify(value)}`), ...(tested ? [`play: ${play}`] : [])];
  return `export const ${exportName} = { ${fields.join(', ')} };`;
}
