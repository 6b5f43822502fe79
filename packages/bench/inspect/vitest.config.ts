import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/inspect', include: ['test/**/*.test.ts'] } });
