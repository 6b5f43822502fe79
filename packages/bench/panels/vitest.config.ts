import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/panels', include: ['test/**/*.test.ts'] } });
