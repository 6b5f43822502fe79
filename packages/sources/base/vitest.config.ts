import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/base', include: ['test/**/*.test.ts'] } });
