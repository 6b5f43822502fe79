import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/repair', include: ['test/**/*.test.ts'] } });
