import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/turn-phases', include: ['test/**/*.test.ts'] } });
