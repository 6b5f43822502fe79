/** Tables for the tests: spacelines made to measure, and one on which much can happen. */

import * as cards from '@rulebench/cards';
import type { Card, Facts, Location, Table } from '@rulebench/board';
import type { Input } from '../src/model.ts';

/** A card in the hands of a player, or of nobody where it controls itself. */
export function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  const roams = facts.kind === 'dilemma' && facts.selfControlling !== undefined;
  return { facts, owner, controller: roams ? null : owner, place, ...more };
}

export function locationsWith(spans: readonly number[]): readonly Location[] {
  return spans.map((span, i) => ({ id: `L${i + 1}`, name: `L${i + 1}`, span, mission: { terrain: i % 2 === 0 ? 'dual' : 'space', affiliations: ['Federation', 'Klingon'], points: 30 } }));
}

export function tableWith(spans: readonly number[], lyingCards: Readonly<Record<string, Card>>, battleBridge?: number): Table {
  return {
    players: [{ id: 'P', points: 0, ...(battleBridge === undefined ? {} : { battleBridge }) }, { id: 'Q', points: 0 }],
    turn: { player: 'Q', number: 1 }, spacelines: [{ quadrant: 'Alpha', locations: locationsWith(spans) }], cards: lyingCards,
  };
}

const officer = (name: string, more: Partial<Extract<Facts, { kind: 'personnel' }>> = {}): Facts =>
  ({ kind: 'personnel', name, affiliation: 'Federation', classification: 'OFFICER', skills: {}, integrity: 6, cunning: 7, strength: 6, ...more });

/** Five locations, every self-controlling card seeded or at hand, ships, crews, equipment and functions of cards. */
export const BUSY: Input = {
  phase: 'seeding',
  table: tableWith([3, 4, 2, 5, 1], {
    pirates: lying(cards.osaarianPirates, 'P', { in: 'hand', at: 'P' }), killer: lying(cards.planetKiller, 'Q', { in: 'seeds', at: 'L2' }),
    vessel: lying(cards.assimilatedVessel, 'P', { in: 'seeds', at: 'L4' }), borg: lying(cards.borgShip, 'Q', { in: 'seeds', at: 'L3' }),
    enemy: lying(cards.silentEnemy, 'P', { in: 'seeds', at: 'L5' }), sheliak: lying(cards.theSheliak, 'Q', { in: 'hand', at: 'Q' }),
    entity: lying(cards.spaceborneEntity, 'P', { in: 'hand', at: 'P' }), cloud: lying(cards.dikironiumCloudCreature, 'Q', { in: 'seeds', at: 'L1' }),
    amoeba: lying(cards.spaceAmoeba, 'P', { in: 'seeds', at: 'L3' }), redjac: lying(cards.redjac, 'Q', { in: 'seeds', at: 'L4' }),
    warning: lying(cards.urgentWarning, 'P', { in: 'hand', at: 'P' }),
    enterprise: lying(cards.usEnterprise, 'Q', { in: 'space', at: 'L3' }), runabout: lying(cards.runabout, 'Q', { in: 'docked', at: 'outpost' }),
    vorcha: lying(cards.iksVorCha, 'P', { in: 'space', at: 'L3' }), bortas: lying(cards.iksBortas, 'P', { in: 'space', at: 'L4' }),
    outpost: lying(cards.federationOutpost, 'Q', { in: 'space', at: 'L4' }), nor: lying(cards.nor, 'P', { in: 'space', at: 'L2' }),
    picard: lying(officer('a captain', { species: 'human' }), 'Q', { in: 'aboard', at: 'enterprise' }), data: lying(officer('an android', { cunning: 12 }), 'Q', { in: 'aboard', at: 'enterprise' }),
    worf: lying(officer('a warrior', { species: 'klingon', universal: true }), 'Q', { in: 'aboard', at: 'runabout' }), ro: lying(officer('a helmsman', { species: 'human', universal: true }), 'Q', { in: 'planet', at: 'L4' }),
    kurn: lying(officer('a commander', { affiliation: 'Klingon' }), 'P', { in: 'aboard', at: 'vorcha' }), torres: lying(officer('an engineer', { universal: true }), 'P', { in: 'aboard', at: 'bortas' }),
    quark: lying(officer('a trader', { skills: { Smuggling: 1 }, classification: 'CIVILIAN' }), 'P', { in: 'aboard', at: 'nor' }),
    kit: lying({ kind: 'equipment', name: 'Medical Kit' }, 'Q', { in: 'aboard', at: 'enterprise' }), tricorder: lying({ kind: 'equipment', name: 'Tricorder' }, 'Q', { in: 'aboard', at: 'enterprise' }),
    disruptor: lying({ kind: 'equipment', name: 'Klingon Disruptor' }, 'P', { in: 'aboard', at: 'bortas' }), padd: lying({ kind: 'equipment', name: 'Padd' }, 'P', { in: 'aboard', at: 'bortas' }),
    calamarain: lying(cards.calamarain, 'P', { in: 'hand', at: 'P' }), plasma: lying(cards.plasmaFire, 'P', { in: 'hand', at: 'P' }),
    breach: lying(cards.intoTheBreach, 'Q', { in: 'core', at: 'Q' }), spread: lying(cards.antiMatterSpread, 'Q', { in: 'hand', at: 'Q' }), wormhole: lying(cards.wormhole, 'Q', { in: 'hand', at: 'Q' }),
    net: lying(cards.qNet, 'P', { in: 'between', at: 'L3', to: 'L4' }),
  }, 30),
};
