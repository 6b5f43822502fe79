import { defineConfig } from 'vitest/config';

/** What Stryker runs against every mutant: the ruling examples, the golden playthroughs and the module's own quick tests. */
export default defineConfig({ test: { name: 'mutation', include: ['mutation/*.test.ts', 'test/golden.test.ts', 'test/module.test.ts', 'test/procedure.test.ts'] } });
