/** A long voyage as a rule module, to be explored as any other, on many threads. */

import type { RuleModule } from '@rulebench/core';
import { plainModule } from '@rulebench/core/explain';
import { events, LONG, voyageOf } from './voyage.ts';

const moves = events.map((event) => ({ event }));

export const ruleModule: RuleModule = { ...plainModule(voyageOf(LONG)), moves: () => moves };
