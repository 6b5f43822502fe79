/** Tables for the tests: one on which everything that fights can be met. */

import * as cards from '@rulebench/cards';
import type { Card, Facts, Icon, PersonnelFacts, Table } from '@rulebench/board';
import type { Input } from '../src/model.ts';

/** A card in the hands of a player, or of nobody where it controls itself. */
export function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  const roams = facts.kind === 'dilemma' && facts.selfControlling !== undefined;
  return { facts, owner, controller: roams ? null : owner, place, ...more };
}

export function personnel(name: string, affiliation: PersonnelFacts['affiliation'], strength: number, more: Partial<PersonnelFacts> = {}): PersonnelFacts {
  return { kind: 'personnel', name, affiliation, skills: {}, integrity: 5, cunning: 6, strength, ...more };
}

const officer = { classification: 'OFFICER' };
const forDefence: { readonly icons: readonly Icon[] } = { icons: ['defence'] };

export function tableWith(lyingCards: Readonly<Record<string, Card>>, more: Partial<Table> = {}): Table {
  return {
    players: [{ id: 'P', points: 0, battleBridge: 30 }, { id: 'Q', points: 0 }], turn: { player: 'Q', number: 4 },
    spacelines: [{
      quadrant: 'Alpha',
      locations: [
        { id: 'L1', name: 'L1', span: 3, mission: { terrain: 'planet', affiliations: ['Federation'], points: 30 } },
        { id: 'L2', name: 'L2', span: 2, mission: { terrain: 'space', affiliations: ['Klingon'], points: 35 } },
      ],
    }],
    cards: lyingCards, ...more,
  };
}

const objective: Facts = { kind: 'objective', name: 'an objective', permitsBattle: true };
const tactic: Facts = { kind: 'tactic', name: 'Phaser Banks', attack: 3, hit: 2, direct: 4 };

/** Ships of several affiliations, a Borg Cube, a facility, a card that controls itself, teams on a planet and equipment. */
export const BUSY: Input = {
  table: tableWith({
    vorcha: lying(cards.iksVorCha, 'Q', { in: 'space', at: 'L1' }), general: lying(personnel('a general', 'Klingon', 8, officer), 'Q', { in: 'aboard', at: 'vorcha' }),
    bortas: lying(cards.iksBortas, 'Q', { in: 'space', at: 'L1' }), gunner: lying(personnel('a gunner', 'Klingon', 9), 'Q', { in: 'aboard', at: 'bortas' }),
    haakona: lying(cards.haakona, 'Q', { in: 'docked', at: 'station' }), station: lying(cards.nor, 'Q', { in: 'space', at: 'L1' }),
    warrior: lying(personnel('a warrior', 'Klingon', 9, officer), 'Q', { in: 'planet', at: 'L1' }), scout: lying(personnel('a scout', 'Klingon', 4), 'Q', { in: 'planet', at: 'L1' }),
    enterprise: lying(cards.usEnterprise, 'P', { in: 'space', at: 'L1' }), captain: lying(personnel('a captain', 'Federation', 6, officer), 'P', { in: 'aboard', at: 'enterprise' }),
    mercenary: lying(cards.mercenaryShip, 'P', { in: 'space', at: 'L1' }), smuggler: lying(personnel('a smuggler', 'Non-Aligned', 5, officer), 'P', { in: 'aboard', at: 'mercenary' }),
    edo: lying({ ...cards.husnockShip, name: 'Edo Vessel', nullifiesAttackOn: 'heads' }, 'P', { in: 'space', at: 'L1' }), guide: lying(personnel('a guide', 'Non-Aligned', 5), 'P', { in: 'aboard', at: 'edo' }),
    cube: lying(cards.borgCube, 'P', { in: 'space', at: 'L1' }), multiplexor: lying(personnel('Multiplexor Drone', 'Borg', 5, { ...forDefence, multiplexes: true }), 'P', { in: 'aboard', at: 'cube' }),
    guard: lying(personnel('Guard Drone', 'Borg', 5, forDefence), 'P', { in: 'aboard', at: 'cube' }), drone: lying(personnel('a drone', 'Borg', 7, forDefence), 'P', { in: 'aboard', at: 'bortas' }),
    trader: lying(personnel('a trader', 'Ferengi', 3, officer), 'P', { in: 'planet', at: 'L1' }), guardian: lying(personnel('a guardian', 'Ferengi', 8), 'P', { in: 'planet', at: 'L1' }),
    shuttle: lying(cards.typeVIShuttlecraft, 'P', { in: 'planet', at: 'L1' }, { unseen: 'landed' }), kit: lying({ kind: 'equipment', name: 'a kit' }, 'P', { in: 'planet', at: 'L1' }),
    killer: lying(cards.planetKiller, 'Q', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }),
    galaxy: lying(cards.usGalaxy, 'P', { in: 'space', at: 'L2' }), commander: lying(personnel('a commander', 'Federation', 6, officer), 'P', { in: 'aboard', at: 'galaxy' }),
    transporter: lying({ kind: 'equipment', name: 'a transporter', beamsThroughShields: true }, 'Q', { in: 'aboard', at: 'vorcha' }),
    objective: lying(objective, 'P', { in: 'core', at: 'P' }, { targets: ['bortas', 'gunner', 'vorcha'] }), phasers: lying(tactic, 'P', { in: 'side-deck', at: 'P' }),
    spread: lying(cards.antiMatterSpread, 'Q', { in: 'hand', at: 'Q' }),
  }),
};

/** A battle that another area asks for. */
export const ASKED: Input = { table: BUSY.table, asked: { card: 'killer', player: 'P', begunBy: 'card', involved: ['enterprise', 'mercenary', 'edo'] } };
