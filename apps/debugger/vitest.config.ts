import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pageSourceOf } from './src/node/page-source.ts';
import { rulebenchPlugin } from './src/node/plugin.ts';
import { workspacesOf } from './src/node/workspace.ts';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './test/chromium.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const workspaces = workspacesOf(ROOT);
/** React as readers have it, which is several times faster. */
const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** A new one for each project: Vitest names what it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] } }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: '@rulebench/debugger', include: ['test/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        plugins: [rulebenchPlugin(workspaces, { source: pageSourceOf(workspaces), root: ROOT, tested: false, refresh: () => undefined })],
        define: PRODUCTION,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: { include: ['react-dom/client', 'react/jsx-runtime'], rolldownOptions: { transform: { define: PRODUCTION } } },
        test: { name: '@rulebench/debugger examples', include: ['test/browser/*.test.{ts,tsx}'], globalSetup: ['test/browser/in-node.ts'], env: { RULEBENCH_DEEP: process.env['RULEBENCH_DEEP'] ?? '' }, browser: browser() },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)), storybookScript: '' })],
        test: { name: '@rulebench/debugger stories', testTimeout: 60_000, browser: browser() },
      },
    ],
  },
});
