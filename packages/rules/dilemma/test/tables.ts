/** Tables for the tests: those of the rulings, and one on which much can happen. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as cards from '@rulebench/cards';
import type { Card, DilemmaFacts, Facts, PersonnelFacts, Table } from '@rulebench/board';
import type { Input } from '../src/model.ts';

/** The text of the fixtures that the rulings share. */
export const fixtures = readFileSync(fileURLToPath(new URL('../../../sources/cr98/fixtures/dilemma.yaml', import.meta.url)), 'utf8');

/** A card in the hands of a player, or of nobody where it controls itself. */
export function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner, controller: 'selfControlling' in facts ? null : owner, place, ...more };
}

export function person(name: string, more: Partial<PersonnelFacts> = {}): PersonnelFacts {
  return { kind: 'personnel', name, affiliation: 'Federation', classification: 'OFFICER', skills: {}, integrity: 7, cunning: 7, strength: 7, ...more };
}

/** A dilemma made for a test. */
export function made(name: string, text: DilemmaFacts['text']): DilemmaFacts {
  return { kind: 'dilemma', name, terrain: 'dual', ...(text === undefined ? {} : { text }) };
}

export function tableWith(lyingCards: Readonly<Record<string, Card>>): Table {
  return {
    players: [{ id: 'P', points: 45 }, { id: 'Q', points: 60 }], turn: { player: 'P', number: 4 },
    spacelines: [{
      quadrant: 'Alpha',
      locations: [
        { id: 'M1', name: 'M1', span: 3, mission: { terrain: 'space', affiliations: ['Federation'], points: 30 } },
        { id: 'M2', name: 'M2', span: 3, mission: { terrain: 'planet', affiliations: ['Federation', 'Klingon'], points: 35 } },
      ],
    }],
    cards: lyingCards,
  };
}

const KILLS = made('a beast', { conditions: { team: { attribute: 'strength', over: 30 } }, acts: [{ does: 'kill', whom: { of: 'team', most: 'strength', count: 1 } }], points: 5 });
const CHOOSES = made('a trap', { acts: [{ does: 'disable', whom: { of: 'team', count: 1, by: 'opponent' } }, { does: 'kill', whom: { of: 'team', count: 1 } }] });
const SICKNESS = made('a sickness', { after: 'aboard', cure: { team: { skill: 'MEDICAL', levels: 2 } }, endOfTurn: { acts: [{ does: 'disable', whom: { of: 'aboard', most: 'total', count: 1 } }] } });
const drone = (name: string, icon: 'communication' | 'navigation' | 'defence', more: Partial<PersonnelFacts> = {}): PersonnelFacts =>
  person(name, { affiliation: 'Borg', icons: [icon], skills: {}, integrity: 12, ...more });

/** Two missions with seed cards of every kind, crews, Away Teams and drones of both players. */
export const BUSY: Input = {
  table: tableWith({
    galaxy: lying(cards.usGalaxy, 'P', { in: 'space', at: 'M1' }), cube: lying(cards.borgCube, 'Q', { in: 'space', at: 'M2' }),
    captain: lying(person('a captain'), 'P', { in: 'aboard', at: 'galaxy' }), guard: lying(person('a guard', { classification: 'SECURITY' }), 'P', { in: 'aboard', at: 'galaxy' }),
    doctor: lying(person('a doctor', { classification: 'MEDICAL' }), 'P', { in: 'aboard', at: 'galaxy' }), android: lying(person('an android', { strength: 12 }), 'P', { in: 'planet', at: 'M2' }),
    ensign: lying(person('an ensign'), 'P', { in: 'planet', at: 'M2' }), kit: lying({ kind: 'equipment', name: 'Tricorder' }, 'P', { in: 'planet', at: 'M2' }),
    com: lying(drone('a communication drone', 'communication'), 'Q', { in: 'planet', at: 'M2' }), nav: lying(drone('a navigation drone', 'navigation'), 'Q', { in: 'planet', at: 'M2' }),
    def: lying(drone('a defence drone', 'defence', { skills: { MEDICAL: 1 } }), 'Q', { in: 'planet', at: 'M2' }), lost: lying(drone('a lost drone', 'defence'), 'Q', { in: 'aside', at: 'Q' }),
    twin: lying(person('a captain'), 'Q', { in: 'aboard', at: 'cube' }),
    adapt: lying(cards.adaptNegateObstruction, 'Q', { in: 'hand', at: 'Q' }), alas: lying(cards.alasPoorQueen, 'P', { in: 'hand', at: 'P' }),
    beast: lying(KILLS, 'Q', { in: 'seeds', at: 'M1' }), trap: lying(CHOOSES, 'Q', { in: 'seeds', at: 'M1' }), sickness: lying(SICKNESS, 'Q', { in: 'seeds', at: 'M1' }),
    theta: lying(cards.thetaRadiationPoisoning, 'Q', { in: 'seeds', at: 'M1' }), plague: lying(cards.tarellianPlagueShip, 'Q', { in: 'seeds', at: 'M1' }),
    lifeforms: lying(cards.quantumSingularityLifeforms, 'Q', { in: 'seeds', at: 'M1' }), borg: lying(cards.borgShip, 'Q', { in: 'seeds', at: 'M1' }),
    beamIn: lying(cards.undetectedBeamIn, 'Q', { in: 'seeds', at: 'M1' }), double: lying(cards.doppleganger, 'Q', { in: 'seeds', at: 'M1' }),
    parasites: lying(cards.alienParasites, 'P', { in: 'seeds', at: 'M2' }), deadEnd: lying(cards.deadEnd, 'P', { in: 'seeds', at: 'M2' }), lack: lying(cards.lackOfPreparation, 'P', { in: 'seeds', at: 'M2' }),
    love: lying(cards.malesLoveInterest, 'P', { in: 'seeds', at: 'M2' }), labyrinth: lying(cards.alienLabyrinth, 'Q', { in: 'seeds', at: 'M2' }),
    organism: lying(cards.coalescentOrganism, 'Q', { in: 'seeds', at: 'M2' }), zaldan: lying(cards.zaldan, 'Q', { in: 'seeds', at: 'M2' }), rocks: lying(CHOOSES, 'P', { in: 'seeds', at: 'M2' }),
  }),
};

/** The same with some of its cards only. */
export function tableOf(...ids: readonly string[]): Table {
  return tableWith(Object.fromEntries(Object.entries(BUSY.table.cards).filter(([id]) => ids.includes(id))));
}

/** One meeting out of it. */
export function meeting(card: string, table: Table = BUSY.table): Input {
  const [location, team, ship] = BUSY.table.cards[card]?.place.at === 'M1' ? ['M1', ['captain', 'guard', 'doctor'], 'galaxy'] as const : ['M2', ['android', 'ensign'], null] as const;
  return { table, encounter: { player: 'P', card, location, terrain: ship === null ? 'planet' : 'space', team, ship, prepared: false } };
}
