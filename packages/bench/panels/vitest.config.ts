import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    name: '@rulebench/panels',
    projects: [
      { test: { name: '@rulebench/panels', include: ['test/*.test.{ts,tsx}'] } },
      {
        optimizeDeps: { include: ['react-dom', 'react-dom/client', 'axe-core', 'react/jsx-dev-runtime'] },
        test: {
          name: '@rulebench/panels in a browser',
          include: ['test/browser/*.test.tsx'],
          testTimeout: 30_000,
          browser: {
            enabled: true, headless: true, screenshotFailures: false, viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
