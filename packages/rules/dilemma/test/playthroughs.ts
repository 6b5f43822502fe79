/** What is played for the golden playthroughs. */

import type { Playthrough } from '@rulebench/module-kit/golden';
import type { Context, Input } from '../src/model.ts';
import { lying, made, meeting, tableOf } from './tables.ts';

const CREW = ['galaxy', 'captain', 'guard', 'doctor'];
const SICKNESS = made('a sickness', { cure: { team: { skill: 'MEDICAL' } }, endOfTurn: { acts: [{ does: 'kill', whom: { of: 'aboard', count: 1 } }] } });
const BORG = tableOf('galaxy', 'captain', 'guard', 'com', 'nav', 'def', 'cube', 'adapt', 'parasites');

export const playthroughs: readonly Playthrough<Context, Input>[] = [
  { name: 'a-trap', title: 'A crew meets a dilemma without conditions: the opponent picks one, chance another', seed: 3, input: meeting('trap', tableOf(...CREW, 'trap', 'alas')) },
  { name: 'plague-ship', title: 'A crew meets Tarellian Plague Ship and has a doctor to send', seed: 7, input: meeting('plague', tableOf(...CREW, 'plague')) },
  {
    name: 'turns', title: 'A sickness aboard a ship, and Borg who scout a planet, over two turns', seed: 4, steps: 8,
    onwards: ({ type, card }) => type !== 'BEAM' && (type !== 'PLAY' || card === 'adapt'),
    input: { table: { ...BORG, cards: { ...BORG.cards, sickness: lying(SICKNESS, 'Q', { in: 'on', at: 'galaxy' }) } } },
  },
];
