/** Tables for the tests: one with a bit of everything that moves, and one on which two players fly to and fro. */

import * as cards from '@rulebench/cards';
import type { Card, Facts, Icon, Table } from '@rulebench/board';
import type { Input } from '../src/model.ts';

/** A card in the hands of a player. */
export function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner, controller: owner, place, ...more };
}

type PersonnelFacts = Extract<Facts, { kind: 'personnel' }>;

export function crewman(name: string, owner: string, ship: string, icons: readonly Icon[], more: Partial<PersonnelFacts> = {}): Card {
  return lying({ kind: 'personnel', name, affiliation: 'Federation', icons, skills: {}, integrity: 6, cunning: 7, strength: 6, ...more }, owner, { in: 'aboard', at: ship });
}

export function tableWith(spans: readonly number[], lyingCards: Readonly<Record<string, Card>>, apart: Table['spacelines'] = []): Table {
  const locations = spans.map((span, i) => ({ id: `L${i + 1}`, name: `L${i + 1}`, span, mission: { terrain: i % 2 === 0 ? 'planet' as const : 'space' as const, affiliations: ['Federation' as const], points: 30 } }));
  return { players: [{ id: 'P', points: 0 }, { id: 'Q', points: 0 }], turn: { player: 'P', number: 1 }, spacelines: [{ quadrant: 'Alpha', locations }, ...apart], cards: lyingCards };
}

const galaxy: Facts = { ...cards.usGalaxy, staffing: ['command', 'staff'], special: ['Tractor Beam'] };
const shuttle: Facts = { ...cards.typeVIShuttlecraft, staffing: ['staff'], lands: true };
const vorcha: Facts = { ...cards.iksVorCha, staffing: ['command'] };

/** Two ships of one player, a shuttle aboard one of them, and one ship of the other. */
export const FLEETS: Input = {
  table: tableWith([3, 2, 4, 3], {
    galaxy: lying(galaxy, 'P', { in: 'space', at: 'L1' }), captain: crewman('a captain', 'P', 'galaxy', ['command']),
    engineer: crewman('an engineer', 'P', 'galaxy', ['staff'], { classification: 'ENGINEER' }),
    shuttle: lying(shuttle, 'P', { in: 'aboard', at: 'galaxy' }), pilot: crewman('a pilot', 'P', 'shuttle', ['staff']),
    operations: lying(cards.engageShuttleOperations, 'P', { in: 'core', at: 'P' }),
    vorcha: lying(vorcha, 'Q', { in: 'space', at: 'L3' }), warrior: crewman('a warrior', 'Q', 'vorcha', ['command'], { affiliation: 'Klingon' }),
    wormhole: lying(cards.wormhole, 'Q', { in: 'hand', at: 'Q' }), another: lying(cards.wormhole, 'Q', { in: 'hand', at: 'Q' }),
  }),
};

/** Seven places, ships of both, gates, and a card of every sort that moves ships. */
export const BUSY: Input = {
  table: tableWith([3, 4, 2, 5, 1], {
    ...FLEETS.table.cards,
    outpost: lying(cards.federationOutpost, 'P', { in: 'space', at: 'L1' }), ensign: crewman('an ensign', 'P', 'outpost', ['staff', 'command']),
    raider: lying({ ...cards.mercenaryShip, lands: true }, 'Q', { in: 'space', at: 'L1' }), trader: crewman('a trader', 'Q', 'raider', [], { affiliation: 'Non-Aligned', skills: { Diplomacy: 2 } }),
    cube: lying({ ...cards.borgCube, staffing: ['communication', 'navigation'] }, 'Q', { in: 'space', at: 'L5' }),
    one: crewman('a first drone', 'Q', 'cube', ['communication'], { affiliation: 'Borg' }), two: crewman('a second drone', 'Q', 'cube', ['navigation', 'defence'], { affiliation: 'Borg' }),
    sphere: lying({ ...cards.borgSphere, staffing: ['defence'] }, 'Q', { in: 'space', at: 'L5' }), three: crewman('a third drone', 'Q', 'sphere', ['defence'], { affiliation: 'Borg' }),
    nest: lying({ kind: 'facility', name: 'Borg Outpost', type: 'outpost', affiliation: 'Borg', weapons: null, shields: 30, closedIn: 'Delta' }, 'Q', { in: 'space', at: 'D1' }),
    plan: lying({ kind: 'objective', name: 'Assimilate Planet', permitsAwayTeam: true }, 'Q', { in: 'core', at: 'Q' }, { targets: ['L5'] }),
    near: lying(cards.transwarpNetworkGateway, 'Q', { in: 'space', at: 'L5' }), far: lying(cards.transwarpNetworkGateway, 'Q', { in: 'space', at: 'D1' }),
    gateway: lying(cards.transwarpNetworkGateway, 'Q', { in: 'hand', at: 'Q' }), conduit: lying(cards.transwarpConduit, 'Q', { in: 'hand', at: 'Q' }), conduitToo: lying(cards.transwarpConduit, 'P', { in: 'hand', at: 'P' }),
    net: lying(cards.qNet, 'P', { in: 'between', at: 'L3', to: 'L4' }),
    gomtuu: lying(cards.gomtuu, 'P', { in: 'hand', at: 'P' }), maman: lying(cards.mamanPicard, 'Q', { in: 'seeds', at: 'L2' }), paxan: lying(cards.paxanWormhole, 'P', { in: 'seeds', at: 'L4' }),
    vortex: lying(cards.temporalVortex, 'P', { in: 'hand', at: 'P' }), rift: lying(cards.temporalRift, 'Q', { in: 'hand', at: 'Q' }), riftToo: lying(cards.temporalRift, 'P', { in: 'hand', at: 'P' }),
    door: lying(cards.alternateUniverseDoor, 'P', { in: 'core', at: 'P' }), loss: lying(cards.lossOfOrbitalStability, 'Q', { in: 'hand', at: 'Q' }),
    distortion: lying(cards.distortionOfSpaceTime, 'P', { in: 'hand', at: 'P' }), distortionToo: lying(cards.distortionOfSpaceTime, 'Q', { in: 'hand', at: 'Q' }),
    tricorder: lying({ kind: 'equipment', name: 'Tricorder' }, 'P', { in: 'aboard', at: 'galaxy' }),
  }, [
    { quadrant: 'Delta', apart: 'outpost', locations: [{ id: 'D1', name: 'Borg Outpost', span: 0 }] },
    { quadrant: 'Alpha', apart: 'time-location', locations: [{ id: 'T1', name: 'Montana Missile Complex', span: 0 }] },
  ]),
};
