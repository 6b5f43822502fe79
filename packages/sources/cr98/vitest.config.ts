import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/cr98', include: ['test/**/*.test.ts'] } });
