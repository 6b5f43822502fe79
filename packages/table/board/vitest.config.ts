import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/board', include: ['test/**/*.test.ts'] } });
