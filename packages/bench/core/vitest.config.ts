import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/core', include: ['test/**/*.test.ts'] } });
