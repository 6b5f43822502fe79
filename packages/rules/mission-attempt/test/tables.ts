/** Tables that the tests play on. */

import type { Card, CardId, Location, Table } from '@rulebench/board';

/** A card that lies somewhere; controlled by its owner unless told. */
export function lying(facts: Card['facts'], owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner, controller: facts.kind === 'dilemma' ? null : owner, place, ...more };
}

/** P's turn, with P first at the table. */
export function tableWith(locations: readonly Location[], cards: Readonly<Record<CardId, Card>>): Table {
  return { players: [{ id: 'P', points: 0 }, { id: 'Q', points: 45 }], turn: { player: 'P', number: 1 }, spacelines: [{ quadrant: 'Alpha', locations }], cards };
}

/** Somebody with skills. */
export function somebody(name: string, affiliation: 'Federation' | 'Romulan' | 'Borg', skills: Readonly<Record<string, number>>, specialist = false): Card['facts'] {
  return { kind: 'personnel', name, affiliation, skills, integrity: 6, cunning: 6, strength: 6, ...(specialist ? { specialist } : {}) };
}

const dilemma = (name: string, terrain: 'space' | 'planet' | 'dual', over?: number): Card['facts'] =>
  ({ kind: 'dilemma', name, terrain, ...(over === undefined ? {} : { text: { bars: { over } } }) });

const ship = (name: string, affiliation: 'Federation' | 'Romulan'): Card['facts'] => ({ kind: 'ship', name, affiliation, staffing: ['command', 'staff'], range: 8, weapons: 7, shields: 8 });

/** Three missions of three kinds, with people of both players at each, seed cards, cards in hand, a bar and a reward. */
export const BUSY: Table = tableWith([
  { id: 'A', name: 'A', span: 3, mission: { terrain: 'planet', affiliations: ['Federation', 'Romulan'], points: 30, requires: { all: [{ skill: 'Navigation' }, { skill: 'Honor', levels: 2 }] } } },
  { id: 'B', name: 'B', span: 3, mission: { terrain: 'space', affiliations: ['Federation'], points: 35, requires: { any: [{ skill: 'Diplomacy' }, { attribute: 'cunning', over: 20 }] } } },
  { id: 'C', name: 'C', span: 2, mission: { terrain: 'dual', affiliations: ['Federation', 'Romulan'], points: 40, requires: { skill: 'Navigation' } } },
  { id: 'D', name: 'D', span: 4, mission: { terrain: 'planet', affiliations: ['Romulan'], points: 40, requires: { skill: 'Honor' } } },
], {
  one: lying(dilemma('one', 'dual'), 'Q', { in: 'seeds', at: 'A', position: 1 }), two: lying(dilemma('two', 'planet'), 'P', { in: 'seeds', at: 'A', position: 2 }),
  three: lying(dilemma('three', 'space'), 'Q', { in: 'seeds', at: 'B', position: 1 }), four: lying(dilemma('four', 'dual'), 'Q', { in: 'seeds', at: 'C', position: 1 }),
  five: lying(dilemma('five', 'planet'), 'P', { in: 'seeds', at: 'C', position: 2 }), bar: lying(dilemma('a bar', 'planet', 40), 'P', { in: 'atop', at: 'D' }),
  galaxy: lying(ship('Galaxy', 'Federation'), 'P', { in: 'space', at: 'B' }), nebula: lying(ship('Nebula', 'Federation'), 'P', { in: 'space', at: 'C' }),
  haakona: lying(ship('Haakona', 'Romulan'), 'Q', { in: 'space', at: 'C' }), outpost: lying({ kind: 'facility', name: 'an outpost', type: 'outpost', affiliation: 'Federation', weapons: null, shields: 30 }, 'P', { in: 'space', at: 'B' }),
  ann: lying(somebody('Ann', 'Federation', { Navigation: 1 }, true), 'P', { in: 'planet', at: 'A' }), ben: lying(somebody('Ben', 'Federation', { Honor: 2 }, true), 'P', { in: 'planet', at: 'A' }),
  cid: lying(somebody('Cid', 'Federation', { Honor: 1 }, true), 'P', { in: 'planet', at: 'A' }), dan: lying(somebody('Dan', 'Federation', { Diplomacy: 1 }), 'P', { in: 'aboard', at: 'galaxy' }),
  eve: lying(somebody('Eve', 'Federation', { Navigation: 1 }), 'P', { in: 'aboard', at: 'galaxy' }), fay: lying(somebody('Fay', 'Federation', { Diplomacy: 1 }), 'P', { in: 'aboard', at: 'outpost' }),
  gus: lying(somebody('Gus', 'Federation', { Navigation: 1 }), 'P', { in: 'aboard', at: 'nebula' }), hal: lying(somebody('Hal', 'Federation', { Honor: 1 }), 'P', { in: 'planet', at: 'C' }),
  ira: lying(somebody('Ira', 'Romulan', { Navigation: 1 }), 'Q', { in: 'aboard', at: 'haakona' }), jan: lying(somebody('Jan', 'Romulan', { Honor: 1 }), 'Q', { in: 'planet', at: 'D' }),
  kim: lying(somebody('Kim', 'Romulan', { Navigation: 1, Honor: 2 }), 'Q', { in: 'planet', at: 'A' }), hue: lying(somebody('Hue', 'Borg', { Navigation: 1 }), 'P', { in: 'planet', at: 'C' }),
  lee: lying(somebody('Lee', 'Romulan', { Honor: 1 }), 'Q', { in: 'planet', at: 'C' }),
  interrupt: lying({ kind: 'interrupt', name: 'an interrupt' }, 'P', { in: 'hand', at: 'P' }), doorway: lying({ kind: 'doorway', name: 'a doorway' }, 'Q', { in: 'hand', at: 'Q' }),
  event: lying({ kind: 'event', name: 'an event' }, 'Q', { in: 'hand', at: 'Q' }), reward: lying({ kind: 'objective', name: 'a reward', rewardsSpecialists: 5 }, 'P', { in: 'core', at: 'P' }),
});
