import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './test/chromium.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: '@rulebench/debugger', include: ['test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)), storybookScript: '' })],
        test: {
          name: '@rulebench/debugger stories',
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
