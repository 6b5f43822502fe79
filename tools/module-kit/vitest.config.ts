import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { testTimeout: 60_000, name: '@rulebench/module-kit', include: ['test/**/*.test.ts'] } });
