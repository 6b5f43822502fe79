import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/template-module', include: ['test/**/*.test.ts'] } });
