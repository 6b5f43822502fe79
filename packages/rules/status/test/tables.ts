/** Tables for the tests: two locations on which much can happen. */

import * as cards from '@rulebench/cards';
import type { Card, Facts, Table } from '@rulebench/board';
import type { Input } from '../src/model.ts';

export function lying(facts: Facts, controller: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner: controller, controller, place, ...more };
}

export function tableWith(lyingCards: Readonly<Record<string, Card>>): Table {
  return {
    players: [{ id: 'P', points: 0 }, { id: 'Q', points: 0 }], turn: { player: 'P', number: 1 },
    spacelines: [{
      quadrant: 'Alpha',
      locations: [
        { id: 'A', name: 'A', span: 3, mission: { terrain: 'dual', affiliations: ['Federation'], points: 30 } },
        { id: 'B', name: 'Qualor II Rendezvous', span: 2, mission: { terrain: 'planet', affiliations: ['Romulan'], points: 35, stasis: true } },
      ],
    }],
    cards: lyingCards,
  };
}

export const person = (name: string, more: Partial<Extract<Facts, { kind: 'personnel' }>> = {}): Facts =>
  ({ kind: 'personnel', name, affiliation: 'Federation', classification: 'OFFICER', skills: {}, integrity: 6, cunning: 7, strength: 6, ...more });

const holodeck = (facts: Extract<Facts, { kind: 'ship' }>): Facts => ({ ...facts, special: ['Holodeck'] });

/** Crews and Away Teams of both players, holograms, Borg with the Cyber Drone, a mixture that does not get on. */
export const BUSY: Input = {
  table: tableWith({
    galaxy: lying(holodeck(cards.usGalaxy), 'P', { in: 'space', at: 'A' }), captain: lying(person('the captain'), 'P', { in: 'aboard', at: 'galaxy' }),
    doctor: lying(person('the doctor', { classification: 'MEDICAL' }), 'P', { in: 'aboard', at: 'galaxy' }), emh: lying(cards.emhProgram, 'P', { in: 'aboard', at: 'outpost' }),
    outpost: lying(cards.federationOutpost, 'P', { in: 'space', at: 'A' }), tommygun: lying(cards.tommygun, 'P', { in: 'aboard', at: 'galaxy' }),
    kit: lying(cards.engineeringKit, 'P', { in: 'aboard', at: 'galaxy' }), geologist: lying(person('the geologist', { classification: 'SCIENCE' }), 'P', { in: 'planet', at: 'A' }),
    stranger: lying(person('the stranger', { affiliation: 'Romulan' }), 'P', { in: 'aboard', at: 'galaxy' }),
    cube: lying(cards.borgCube, 'Q', { in: 'space', at: 'A' }), cyber: lying(cards.cyberDrone, 'Q', { in: 'aboard', at: 'cube' }),
    drone: lying(person('a drone', { affiliation: 'Borg', classification: 'none' }), 'Q', { in: 'aboard', at: 'cube' }),
    captive: lying(person('the captive'), 'Q', { in: 'aboard', at: 'cube' }, { owner: 'P', brainwashed: true }),
    vorcha: lying(cards.iksVorCha, 'Q', { in: 'space', at: 'A' }), targ: lying(cards.targ, 'Q', { in: 'aboard', at: 'vorcha' }),
    warrior: lying(person('the warrior', { affiliation: 'Klingon', species: 'klingon' }), 'Q', { in: 'aboard', at: 'vorcha' }),
    projectors: lying(cards.holoProjectors, 'P', { in: 'core', at: 'P' }),
    replicator: lying(cards.genetronicReplicator, 'P', { in: 'core', at: 'P' }), distortion: lying(cards.distortionOfSpaceTime, 'P', { in: 'hand', at: 'P' }),
    fire: lying(cards.plasmaFire, 'Q', { in: 'hand', at: 'Q' }), hugh: lying(cards.hugh, 'P', { in: 'hand', at: 'P' }),
  }),
};
