import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/rulings', include: ['test/**/*.test.ts'] } });
