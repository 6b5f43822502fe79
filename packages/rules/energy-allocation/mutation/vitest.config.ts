import { defineConfig } from 'vitest/config';

/** What Stryker runs against every mutant: the ruling examples and the golden playthroughs. */
export default defineConfig({ test: { name: 'mutation', include: ['mutation/*.test.ts', 'test/golden.test.ts'] } });
