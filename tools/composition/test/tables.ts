/** A table on which every area has something to do: both players' ships and crews, seeded missions, cards that roam and that lie on ships. */

import * as cards from '@rulebench/cards';
import type { Card, DilemmaFacts, Facts, PersonnelFacts, Table } from '@rulebench/board';

function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner, controller: 'selfControlling' in facts ? null : owner, place, ...more };
}

function person(name: string, affiliation: PersonnelFacts['affiliation'], more: Partial<PersonnelFacts> = {}): PersonnelFacts {
  return { kind: 'personnel', name, affiliation, classification: 'OFFICER', skills: {}, icons: ['command'], integrity: 7, cunning: 7, strength: 7, ...more };
}

const beast: DilemmaFacts = { kind: 'dilemma', name: 'a beast', terrain: 'dual', text: { conditions: { team: { attribute: 'strength', over: 20 } }, acts: [{ does: 'kill', whom: { of: 'team', count: 1, by: 'lot' } }], points: 5 } };
const gift = { kind: 'event', name: 'a gift at the end of the turn', inTurn: { atEnd: { must: false } } } as const;

function deck(owner: string): Readonly<Record<string, Card>> {
  return Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${owner.toLowerCase()}${n}`, lying(person(`a reserve ${n}`, owner === 'P' ? 'Klingon' : 'Federation'), owner, { in: 'deck', at: owner, position: n })]));
}

/** The sixth card of a crew is equipment, so that there is something to steal. */
export function fullTable(markers: boolean): Table {
  const at = (location: string): Card['place'] => ({ in: 'space', at: location });
  const aboard = (ship: string): Card['place'] => ({ in: 'aboard', at: ship });
  const seeds = (location: string, position: number): Card['place'] => ({ in: 'seeds', at: location, position });
  return {
    players: [{ id: 'P', points: 0, ...(markers ? { battleBridge: 30 } : {}) }, { id: 'Q', points: 0 }], turn: { player: 'P', number: 1 },
    spacelines: [{
      quadrant: 'Alpha',
      locations: [
        { id: 'L1', name: 'L1', span: 2, mission: { terrain: 'space', affiliations: ['Klingon', 'Federation'], points: 30, requires: { skill: 'OFFICER', levels: 2 } } },
        { id: 'L2', name: 'L2', span: 3, mission: { terrain: 'planet', affiliations: ['Klingon', 'Federation'], points: 35, requires: { skill: 'OFFICER', levels: 2 } } },
        { id: 'L3', name: 'L3', span: 2, mission: { terrain: 'dual', affiliations: ['Klingon'], points: 40, requires: { skill: 'OFFICER' } }, scouting: 'Q' },
        { id: 'L4', name: 'L4', span: 4, mission: { terrain: 'space', affiliations: ['Federation'], points: 35, requires: { skill: 'OFFICER' } } },
        { id: 'L5', name: 'L5', span: 2, mission: { terrain: 'planet', affiliations: ['Federation'], points: 35 } },
      ],
    }],
    cards: {
      ...deck('P'), ...deck('Q'),
      vorcha: lying(cards.iksVorCha, 'P', at('L1')), bortas: lying(cards.iksBortas, 'P', at('L3')), galaxy: lying(cards.usGalaxy, 'Q', at('L1')), enterprise: lying(cards.usEnterprise, 'Q', at('L4')),
      home: lying(cards.klingonOutpost, 'P', at('L2')), base: lying(cards.federationOutpost, 'Q', at('L5')),
      general: lying(person('a general', 'Klingon'), 'P', aboard('vorcha')), gunner: lying(person('a gunner', 'Klingon', { strength: 9 }), 'P', aboard('vorcha')),
      major: lying(person('a major', 'Klingon'), 'P', aboard('bortas')), scholar: lying(person('a scholar', 'Klingon', { skills: { MEDICAL: 1 } }), 'P', { in: 'planet', at: 'L2' }),
      veteran: lying(person('a veteran', 'Klingon', { strength: 10 }), 'P', { in: 'planet', at: 'L2' }), recruit: lying(person('a recruit', 'Klingon', { strength: 6 }), 'P', { in: 'planet', at: 'L2' }),
      captain: lying(person('a captain', 'Federation'), 'Q', aboard('galaxy')), doctor: lying(person('a doctor', 'Federation', { skills: { MEDICAL: 1 } }), 'Q', aboard('galaxy')),
      emh: lying(person('a hologram', 'Federation', { icons: ['holographic'] }), 'Q', aboard('galaxy')), ensign: lying(person('an ensign', 'Federation'), 'Q', aboard('enterprise')),
      kit: lying({ kind: 'equipment', name: 'Tricorder' }, 'Q', aboard('enterprise')), phaser: lying({ kind: 'equipment', name: 'a phaser' }, 'P', aboard('bortas')),
      pirates: lying(cards.osaarianPirates, 'Q', at('L3'), { course: { heading: 'right', met: 'L3' } }), killer: lying(cards.planetKiller, 'P', at('L1'), { course: { heading: 'right', met: 'L1' } }),
      theta: lying(cards.thetaRadiationPoisoning, 'P', { in: 'on', at: 'enterprise' }), gift: lying(gift, 'P', { in: 'core', at: 'P' }),
      beast1: lying(beast, 'Q', seeds('L1', 1)), plague: lying(cards.tarellianPlagueShip, 'Q', seeds('L1', 2)), silent: lying(cards.silentEnemy, 'Q', seeds('L1', 0)),
      beast2: lying(beast, 'Q', seeds('L2', 1)), parasites: lying(cards.alienParasites, 'P', seeds('L2', 3)), beamIn: lying(cards.undetectedBeamIn, 'Q', seeds('L2', 2)),
      entity: lying(cards.spaceborneEntity, 'P', seeds('L4', 1)), deadEnd: lying(cards.deadEnd, 'P', seeds('L4', 2)), organism: lying(cards.coalescentOrganism, 'P', seeds('L3', 1)),
      storm: lying(cards.calamarain, 'P', { in: 'hand', at: 'P' }), door: lying(cards.wormhole, 'P', { in: 'hand', at: 'P' }), bubble: lying(cards.staticWarpBubble, 'Q', { in: 'hand', at: 'Q' }), drone: lying(person('a courier', 'Klingon', { inTurn: { downloads: { insteadOfDraw: true } } }), 'P', aboard('vorcha')),
    },
  };
}
