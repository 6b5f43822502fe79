import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/explorer', include: ['test/**/*.test.ts'], testTimeout: 60_000 } });
