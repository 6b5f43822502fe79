/** What is played for the golden playthroughs. */

import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { BUSY, lying, made, meeting, person, tableWith } from './tables.ts';

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  { name: 'a-trap', title: 'A crew meets a dilemma without conditions: the opponent picks one, chance another', seed: 3, input: meeting('trap') },
  { name: 'plague-ship', title: 'A crew meets Tarellian Plague Ship and has a doctor to send', seed: 5, input: meeting('plague') },
  {
    name: 'turns', title: 'A sickness aboard and Borg on a planet, over some turns', seed: 11, steps: 14,
    input: {
      table: tableWith({
        ...Object.fromEntries(Object.entries(BUSY.table.cards).filter(([id]) => ['galaxy', 'captain', 'guard', 'com', 'nav', 'def', 'cube', 'adapt', 'lack', 'theta'].includes(id))),
        theta: { ...lying(made('a sickness', { cure: { team: { skill: 'MEDICAL' } }, endOfTurn: { acts: [{ does: 'kill', whom: { of: 'aboard', count: 1 } }] } }), 'Q', { in: 'on', at: 'galaxy' }) },
        extra: lying(person('a helmsman'), 'P', { in: 'aboard', at: 'galaxy' }),
      }),
    },
  },
];
