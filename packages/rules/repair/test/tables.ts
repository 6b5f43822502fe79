/** Tables for the tests: damaged ships, docked at outposts of several affiliations. */

import type { Card, Facts, Table } from '@rulebench/board';
import { federationOutpost, haakona, iksVorCha, klingonOutpost, mercenaryShip, neutralOutpost, nor, usGalaxy } from '@rulebench/cards';
import type { Input } from '../src/model.ts';

const DAMAGED = { damage: { rotated: true, markers: [] } } as const;

export function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner, controller: owner, place, ...more };
}

export function tableWith(cards: Readonly<Record<string, Card>>): Table {
  return {
    players: [{ id: 'P', points: 0 }, { id: 'Q', points: 0 }], turn: { player: 'P', number: 3 }, cards,
    spacelines: [{ quadrant: 'Alpha', locations: [{ id: 'L1', name: 'L1', span: 3 }, { id: 'L2', name: 'L2', span: 4 }] }],
  };
}

export const YARDS: Input = {
  table: tableWith({
    federation: lying(federationOutpost, 'P', { in: 'space', at: 'L1' }), klingon: lying(klingonOutpost, 'P', { in: 'space', at: 'L2' }), neutral: lying(neutralOutpost, 'P', { in: 'space', at: 'L2' }),
    theirs: lying(federationOutpost, 'Q', { in: 'space', at: 'L1' }), nor: lying(nor, 'Q', { in: 'space', at: 'L2' }),
    spacedock: lying({ kind: 'event', name: 'Spacedock', repairsAny: true }, 'P', { in: 'on', at: 'federation' }),
    treaty: lying({ kind: 'event', name: 'a treaty', treaty: ['Klingon', 'Romulan'] }, 'P', { in: 'core', at: 'P' }),
    galaxy: lying(usGalaxy, 'P', { in: 'docked', at: 'federation' }, DAMAGED), vorcha: lying(iksVorCha, 'P', { in: 'docked', at: 'klingon' }, DAMAGED),
    mercenary: lying(mercenaryShip, 'P', { in: 'docked', at: 'neutral' }, DAMAGED), haakona: lying(haakona, 'Q', { in: 'space', at: 'L1' }),
  }),
};
