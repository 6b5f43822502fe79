import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/run', include: ['test/**/*.test.ts'] } });
