import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/ship-movement', include: ['test/**/*.test.ts'] } });
