import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/status', include: ['test/**/*.test.ts'] } });
