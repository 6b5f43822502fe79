/** Tables for the tests. */

import type { Input } from '../src/model.ts';

export const TWO_CARDS: Input = { player: 'Ada', counters: 4, hand: { probe: { name: 'a probe', cost: 3 }, station: { name: 'a station', cost: 5 } } };
