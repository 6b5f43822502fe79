/** Storybook as the shell of the debugger: its sidebar is made from the ruling files, its pages from `@rulebench/panels`. */

import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { storiesOf } from '../src/node/files.ts';
import { indexerOf } from '../src/node/indexer.ts';
import { rulebenchPlugin } from '../src/node/plugin.ts';
import { workspacesOf } from '../src/node/workspace.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The repository, or another folder with modules and sources to look at. */
const ROOT = process.env['RULEBENCH_ROOT'] ?? fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
/** A build is for readers: it carries no test tools. */
const isBuild = process.env['NODE_ENV'] === 'production';
const workspaces = workspacesOf(ROOT);

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: async () => ['../src/pages/*.stories.tsx', ...storiesOf(await workspaces.read(), HERE)],
  addons: isBuild ? [] : ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    highlight: true,
    interactions: true,
    measure: false,
    outline: false,
    viewport: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    changeDetection: false,
  },
  typescript: { reactDocgen: false },
  experimental_indexers: (existing = []) => [indexerOf(workspaces), ...existing],
  viteFinal: (vite) => ({ ...vite, plugins: [rulebenchPlugin(workspaces), ...(vite.plugins ?? [])] }),
};
export default config;
