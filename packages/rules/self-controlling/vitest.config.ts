import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/self-controlling', include: ['test/**/*.test.ts'] } });
