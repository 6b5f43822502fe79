import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/ea', include: ['test/**/*.test.ts'] } });
