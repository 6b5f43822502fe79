/** Tables for the tests: two players with decks, hands and cards in play on a short spaceline. */

import type { Card, Facts, InTurn, Table } from '@rulebench/board';
import {
  activateSubcommands, assignMissionSpecialists, iksVorCha, kivasFajoCollector, masakaTransformations, oobyDooby, osaarianPirates, qsTent, regenerate, staticWarpBubble,
  theTraveler, usEnterprise, visitCochraneMemorial,
} from '@rulebench/cards';
import type { Input } from '../src/model.ts';

/** A card in the hands of a player, or of nobody where it controls itself. */
export function lying(facts: Facts, owner: string, place: Card['place'], more: Partial<Card> = {}): Card {
  return { facts, owner, controller: owner, place, ...more };
}

const equipment = (name: string): Facts => ({ kind: 'equipment', name });
const event = (name: string, inTurn: InTurn = {}): Facts => ({ kind: 'event', name, inTurn });
const interrupt = (name: string, inTurn: InTurn = {}): Facts => ({ kind: 'interrupt', name, inTurn });
const personnel = (name: string, inTurn: InTurn = {}): Facts => ({ kind: 'personnel', name, affiliation: 'Klingon', skills: {}, integrity: 5, cunning: 5, strength: 5, inTurn });

/** The draw deck of a player, the first card on top. */
export function deckOf(owner: string, size: number): Readonly<Record<string, Card>> {
  return Object.fromEntries(Array.from({ length: size }, (_, n) => [`${owner.toLowerCase()}${n + 1}`, lying(equipment(`card ${n + 1} of ${owner}`), owner, { in: 'deck', at: owner, position: size - n })]));
}

export function tableWith(cards: Readonly<Record<string, Card>>): Table {
  return {
    players: [{ id: 'P', points: 0 }, { id: 'Q', points: 0 }], turn: { player: 'P', number: 1 }, cards,
    spacelines: [{
      quadrant: 'Alpha',
      locations: [
        { id: 'L1', name: 'L1', span: 3, mission: { terrain: 'planet', affiliations: ['Klingon'], points: 30 }, scouting: 'Q' },
        { id: 'L2', name: 'L2', span: 4, mission: { terrain: 'space', affiliations: ['Federation'], points: 35 } },
      ],
    }],
  };
}

/** Every kind of card that has to do with the turn, in hands, decks and play. */
export const BUSY: Input = {
  table: tableWith({
    ...deckOf('P', 12), ...deckOf('Q', 12),
    vorcha: lying(iksVorCha, 'P', { in: 'space', at: 'L1' }), enterprise: lying(usEnterprise, 'Q', { in: 'space', at: 'L2' }),
    pirates: { ...lying(osaarianPirates, 'Q', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }), controller: null },
    drone: lying(personnel('a drone', { downloads: { insteadOfDraw: true } }), 'P', { in: 'aboard', at: 'vorcha' }),
    officer: lying(personnel('an officer', { downloads: { special: true } }), 'Q', { in: 'aboard', at: 'enterprise' }),
    subcommands: lying(activateSubcommands, 'Q', { in: 'core', at: 'Q' }), traveler: lying(theTraveler, 'P', { in: 'core', at: 'P' }),
    specialists: lying(assignMissionSpecialists, 'P', { in: 'core', at: 'P' }), others: lying(assignMissionSpecialists, 'Q', { in: 'core', at: 'Q' }),
    gift: lying(event('a gift at the end of the turn', { atEnd: { must: false } }), 'P', { in: 'core', at: 'P' }),
    toll: lying(event('a toll at the end of every turn', { atEnd: { must: true, every: true } }), 'Q', { in: 'core', at: 'Q' }),
    bubble: lying(staticWarpBubble, 'Q', { in: 'core', at: 'Q' }), memorial: lying(visitCochraneMemorial, 'P', { in: 'hand', at: 'P' }), ooby: lying(oobyDooby, 'Q', { in: 'hand', at: 'Q' }),
    fajo: lying(kivasFajoCollector, 'P', { in: 'hand', at: 'P' }), masaka: lying(masakaTransformations, 'Q', { in: 'hand', at: 'Q' }), tent: lying(qsTent, 'P', { in: 'hand', at: 'P' }),
    renewal: lying(regenerate, 'P', { in: 'hand', at: 'P' }), renewal2: lying(regenerate, 'Q', { in: 'hand', at: 'Q' }),
    answer: lying(interrupt('a response', { suspends: true }), 'Q', { in: 'hand', at: 'Q' }), counter: lying(interrupt('a counter-response', { suspends: true }), 'P', { in: 'hand', at: 'P' }),
    curtain: lying(interrupt('a card that ends the turn', { endsTurn: true }), 'P', { in: 'hand', at: 'P' }), plague: lying(event('a plague', { fullTurns: { count: 2 } }), 'Q', { in: 'hand', at: 'Q' }),
    pod: lying({ kind: 'artifact', name: 'a pod', inTurn: { fullTurns: { count: 1, sends: 'out-of-time' } } }, 'Q', { in: 'hand', at: 'Q' }, { acquired: true }),
    mission: lying({ kind: 'mission', name: 'a mission' }, 'Q', { in: 'hand', at: 'Q' }), gone: lying(equipment('a broken padd'), 'P', { in: 'discard', at: 'P' }),
  }),
};
