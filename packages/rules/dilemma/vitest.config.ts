import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/dilemma', include: ['test/**/*.test.ts'] } });
