import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/battle', include: ['test/**/*.test.ts'] } });
