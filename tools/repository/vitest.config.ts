import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/repository', include: ['test/**/*.test.ts'] } });
