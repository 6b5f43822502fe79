/** Pages as a module in Storybook's format (CSF), which the bundler takes in place of the file that gives them. */

import { fileURLToPath } from 'node:url';
import type { FilePages, Page, PageKind } from './pages.ts';

const COMPONENTS: Readonly<Record<PageKind, { readonly file: string; readonly component: string; readonly play: string }>> = {
  example: { file: pathOf('../pages/example-page.tsx'), component: 'ExamplePage', play: 'playExample' },
  module: { file: pathOf('../pages/module-page.tsx'), component: 'ModulePage', play: 'playModule' },
  problems: { file: pathOf('../pages/problems-page.tsx'), component: 'ProblemsPage', play: 'playProblems' },
};

/** What an address may say of a page. */
const ARG_TYPES: Readonly<Record<PageKind, object>> = {
  example: { step: { type: { name: 'number' } }, variant: { type: { name: 'string' } } },
  module: {},
  problems: {},
};

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

/** The text of the module. What it says is plain literals, because Storybook's tools read it without running it. Pure. */
export function csfOf({ kind, key, pages }: FilePages): string {
  const { file, component, play } = COMPONENTS[kind];
  const title = pages[0]?.title ?? key;
  return [
    `import { ${component}, ${play} } from ${JSON.stringify(file)};`,
    `const meta = { title: ${JSON.stringify(title)}, id: ${JSON.stringify(key)}, component: ${component}, play: ${play}, argTypes: ${JSON.stringify(ARG_TYPES[kind])} };`,
    'export default meta;',
    ...pages.map(storyOf),
    '',
  ].join('\n');
}

function storyOf({ exportName, name, tags, args, id }: Page): string {
  return `export const ${exportName} = ${JSON.stringify({ name, tags, args, parameters: { __id: id } })};`;
}
