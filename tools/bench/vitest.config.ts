import { defineConfig } from 'vitest/config';

/** All modules and rulings are loaded, which takes its time on a machine that has other work. */
export default defineConfig({ test: { name: '@rulebench/benchmarks', testTimeout: 120_000, hookTimeout: 120_000, include: ['test/**/*.test.ts'] } });
