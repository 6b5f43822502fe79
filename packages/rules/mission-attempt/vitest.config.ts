import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: '@rulebench/mission-attempt', include: ['test/**/*.test.ts'] } });
