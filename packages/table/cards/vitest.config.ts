import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/cards', include: ['test/**/*.test.ts'] } });
