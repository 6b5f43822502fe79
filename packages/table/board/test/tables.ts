/** A small table with a bit of everything. */

import type { Card, PersonnelFacts, Table } from '../src/index.ts';

const card = (facts: Card['facts'], owner: string, place: Card['place']): Card =>
  ({ facts, owner, controller: facts.kind === 'dilemma' && facts.selfControlling !== undefined ? null : owner, place });

export const TABLE: Table = {
  players: [{ id: 'P', points: 0, battleBridge: 5 }, { id: 'Q', points: 0 }],
  turn: { player: 'P', number: 1 },
  spacelines: [{
    quadrant: 'Alpha',
    locations: [
      { id: 'A', name: 'A', span: 3, mission: { terrain: 'planet', affiliations: ['Federation'], points: 30 } },
      { id: 'B', name: 'B', span: { P: 2, Q: 4 } },
      { id: 'C', name: 'C', span: 5, mission: { terrain: 'space', affiliations: ['Klingon'], points: 40 } },
    ],
  }],
  cards: {
    roamer: card({ kind: 'dilemma', name: 'a roamer', terrain: 'dual', selfControlling: { acts: [], range: 4, weapons: 6, shields: 6 } }, 'P', { in: 'seeds', at: 'B' }),
    ship: card({ kind: 'ship', name: 'a ship', affiliation: 'Federation', range: 8, weapons: 6, shields: 7 }, 'Q', { in: 'space', at: 'A' }),
    shuttle: card({ kind: 'ship', name: 'a shuttle', affiliation: 'Federation', range: 6, weapons: 2, shields: 2 }, 'Q', { in: 'docked', at: 'outpost' }),
    outpost: card({ kind: 'facility', name: 'an outpost', type: 'outpost', affiliation: 'Federation', weapons: null, shields: 30 }, 'Q', { in: 'space', at: 'A' }),
    crew: card({ kind: 'personnel', name: 'an ensign', affiliation: 'Federation', skills: {}, integrity: 5, cunning: 5, strength: 5 }, 'Q', { in: 'aboard', at: 'ship' }),
    kit: card({ kind: 'equipment', name: 'a kit' }, 'Q', { in: 'aboard', at: 'ship' }),
  },
};

const crewman = (name: string, more: Partial<PersonnelFacts>, place: Card['place'] = { in: 'aboard', at: 'ship' }): Card =>
  card({ kind: 'personnel', name, affiliation: 'Federation', skills: {}, integrity: 5, cunning: 5, strength: 5, ...more }, 'Q', place);

/** The same table with a crew of four, two of them on the planet. */
export const CREWED: Table = {
  ...TABLE,
  cards: {
    ...TABLE.cards,
    captain: crewman('a captain', { classification: 'OFFICER', icons: ['command'], skills: { Diplomacy: 2, Honor: 1 }, integrity: 8 }),
    pilot: crewman('a pilot', { icons: ['staff'], skills: { Navigation: 1 } }),
    doctor: crewman('a doctor', { classification: 'MEDICAL', icons: ['staff'], skills: { MEDICAL: 1, Honor: 1 } }, { in: 'planet', at: 'A' }),
    guide: crewman('a guide', { species: 'Vulcan', affiliation: 'Non-Aligned' }, { in: 'planet', at: 'A' }),
  },
};
