import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/sc13', include: ['test/**/*.test.ts'], testTimeout: 120_000 } });
