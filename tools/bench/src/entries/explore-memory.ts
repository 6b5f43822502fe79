/** What a state that was met takes in memory, where a million were. */

import { visitedSet } from '@rulebench/explorer';
import type { Figure } from '../entry.ts';

const STATES = 1_000_000;

export const entry: Figure = {
  name: 'bytesAState',
  unit: `bytes a visited state, at ${STATES.toLocaleString('en')} states`,
  measure() {
    const before = memory();
    const visited = visitedSet();
    for (let i = 0; visited.size < STATES; i += 1) visited.add({ high: Math.imul(i, 0x9e3779b1), low: i }, i - 1, i & 7);
    const taken = memory() - before;
    // The tables must be alive until here, and what the process says of itself is told where it is more than they say.
    return Math.max(visited.bytes, taken) / visited.size;
  },
};

function memory(): number {
  const { arrayBuffers } = process.memoryUsage();
  return arrayBuffers;
}
