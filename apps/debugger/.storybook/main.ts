/** Storybook as the shell of the debugger: its sidebar is made from the ruling files, its pages from `@rulebench/panels`. */

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { examplesOf, type Ruling } from '@rulebench/rulings';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import { STORY_INDEX_INVALIDATED } from 'storybook/internal/core-events';
import { mergeConfig } from 'vite';
import { bundleReport } from '../src/node/bundle-report.ts';
import { earlyPlugin } from '../src/node/early.ts';
import { storiesOf } from '../src/node/files.ts';
import { indexerOf } from '../src/node/indexer.ts';
import { pageSourceOf } from '../src/node/page-source.ts';
import { rulebenchPlugin } from '../src/node/plugin.ts';
import { sampleOf } from '../src/node/sample.ts';
import { onceQuiet } from '../src/node/once-quiet.ts';
import { workspacesOf } from '../src/node/workspace.ts';
import { exampleStoryId } from '../src/shell/links.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The repository, or another folder with modules and sources to look at. */
const ROOT = process.env['RULEBENCH_ROOT'] ?? fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
/** Of what the parser of Markdown needs, browsers are given a kind that asks the document; a worker has none. */
const ENTITIES = 'decode-named-character-reference';
const PANELS = fileURLToPath(import.meta.resolve('@rulebench/panels'));
/** A build is for readers: it carries no test tools. */
const isBuild = process.env['NODE_ENV'] === 'production';
const isDev = process.env['NODE_ENV'] === 'development';
/** In the order of the sidebar: the first is where a reader begins. */
const OWN_PAGES = ['../src/pages/start-here.stories.tsx', '../src/pages/coverage.stories.tsx', '../src/live/*.stories.tsx'];
const workspaces = workspacesOf(ROOT);
const tested = process.env['VITEST'] !== undefined;
/** The stories are tested in a sample every day, and all by `npm run test:deep`. */
const sampled = tested && process.env['RULEBENCH_DEEP'] !== '1';
const source = pageSourceOf(workspaces, { sampled });
const report = bundleReport(fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, ''));

/** Storybook's index, as far as it is told that everything may have changed. */
interface Index { readonly getIndex: () => Promise<unknown>; readonly invalidateAll: () => void }

const libraryPlugin = (refresh: () => void = () => undefined) => rulebenchPlugin(workspaces, { source, root: ROOT, tested, refresh });

/** How Storybook's server speaks to its pages; none while it builds. */
let tell: ((event: string) => void) | undefined;

const config: StorybookConfig & { experimental_serverChannel: (channel: Channel) => Channel; managerEntries: (entries?: string[]) => string[] } = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: async () => {
    const workspace = await workspaces.read();
    const sample = sampleOf(workspace);
    const shows = (ruling: Ruling): boolean => !sampled || examplesOf([ruling]).some((example) => sample.has(exampleStoryId(example)));
    return [...OWN_PAGES, ...storiesOf(workspace, { from: HERE, growing: isDev, shows })];
  },
  addons: isBuild ? [] : ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  // What these serve is switched off below; read and run, they would only delay the first page.
  managerEntries: (entries: string[] = []) => entries.filter((entry) => !isBuild || !/[\\/]common-manager\.js$/.test(entry)),
  previewAnnotations: (entries = []) => entries.filter((entry) => !isBuild || typeof entry !== 'string' || !/[\\/]entry-preview-argtypes\.js$/.test(entry)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    highlight: !isBuild,
    interactions: !isBuild,
    measure: false,
    outline: false,
    viewport: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  },
  staticDirs: ['../static'],
  typescript: { reactDocgen: false },
  experimental_indexers: (existing = []) => [indexerOf(source), ...existing],
  experimental_serverChannel: (channel: Channel) => {
    tell = (event) => { channel.emit(event); };
    return channel;
  },
  viteFinal: async (vite, { presets }) =>
    mergeConfig(vite, {
      plugins: [report.pages, earlyPlugin(source), libraryPlugin(onceQuiet(async () => {
        const index = await presets.apply<Index>('storyIndexGenerator');
        // What is being read is read to its end: told between, Storybook takes what it has not yet read for pages of prose.
        await index.getIndex().catch(() => undefined);
        index.invalidateAll();
        tell?.(STORY_INDEX_INVALIDATED);
      }))],
      // Vite finds what it has to prepare before the first page asks: a late find would reload a running test.
      optimizeDeps: { entries: [PANELS, ...(await workspaces.read()).modules.map(({ entry }) => entry)] },
      resolve: { alias: { [ENTITIES]: createRequire(import.meta.resolve('@rulebench/rulings')).resolve(ENTITIES) } },
      build: { chunkSizeWarningLimit: 2000 },
      // The worker has the library too.
      worker: { format: 'es', plugins: () => [report.workers(), libraryPlugin()] },
    }),
};
export default config;
