/** Tables to test on: two profiles with nothing in common where the source is silent, and random ones from a seed. */

import { below, oneOf, type Random } from '@rulebench/module-kit/random';
import { DECK } from '../src/deck.ts';
import type { ActionType, Card, DieRow, Input, Player, ShipInput, SuitRow, System } from '../src/index.ts';

interface Profile {
  readonly systems: readonly string[];
  readonly boxes: readonly number[];
  readonly dieTable: readonly DieRow[];
  readonly cardsPerShip: number;
  readonly counters: Input['counters'];
  readonly suits: ShipInput['suits'];
}

const row = (primary: ActionType, secondary: ActionType): SuitRow => ({ primary, secondary });

export const PROFILES: readonly [Profile, Profile] = [
  {
    systems: ['S1', 'S2', 'S3'], boxes: [4, 4, 3], dieTable: [1, 2, 3, 4, 5].map((boxes) => ({ boxes, die: 2 + 2 * boxes })), cardsPerShip: 3,
    counters: { attack: 'red', defense: 'blue', tightTurn: 'white' },
    suits: { clubs: row('Movement', 'Attack'), diamonds: row('Attack', 'Defense'), hearts: row('Defense', 'Movement'), spades: row('Attack', 'Movement') },
  },
  {
    systems: ['Reactor', 'Drive', 'Cells'], boxes: [8, 7, 5], dieTable: [1, 3, 5, 7, 9].map((boxes, i) => ({ boxes, die: 4 + 2 * i })), cardsPerShip: 4,
    counters: { attack: 'orange', defense: 'green', tightTurn: 'grey' },
    suits: { clubs: row('Defense', 'Attack'), diamonds: row('Movement', 'Defense'), hearts: row('Attack', 'Movement'), spades: row('Defense', 'Movement') },
  },
];

/** A ship of a profile, undamaged unless told. */
export function shipOf(profile: Profile, drawn: readonly Card[], marked: readonly number[] = []): ShipInput {
  const systems = profile.systems.map((name, i): [string, System] => [name, { boxes: profile.boxes[i] ?? 0, marked: marked[i] ?? 0 }]);
  return { systems: Object.fromEntries(systems), suits: profile.suits, drawn };
}

/** A table of a profile; each player's ships with what was drawn for them. */
export function tableOf(profile: Profile, seats: Readonly<Record<string, Readonly<Record<string, ShipInput>>>>, damageControl = false): Input {
  const { dieTable, cardsPerShip, counters } = profile;
  return {
    players: Object.entries(seats).map(([id, ships]) => ({ id, ships: Object.keys(ships) })),
    ships: Object.assign({}, ...Object.values(seats)),
    dieTable, cardsPerShip, counters, options: { damageControl },
  };
}

/** The deck in a random order, with the Jokers among the first cards more often than chance would have it. */
export function shuffled(random: Random): Card[] {
  return DECK.map((card): [number, Card] => [random() * (card.startsWith('Joker') && random() < 0.7 ? 0.2 : 1), card])
    .sort(([a], [b]) => a - b).map(([, card]) => card);
}

const SHIP_NAMES = ['Heron', 'Kite', 'Osprey', 'Wren', 'Tern', 'Swift', 'Plover', 'Rail', 'Knot', 'Ruff', 'Smew', 'constructor'];

/** A random table: 1 to 4 players, 0 to 3 ships each, 0 cards or more, damage, wrecks, Jokers, with the option or without. */
export function randomTable(random: Random): Input {
  const profile = oneOf(random, PROFILES);
  const names = [...SHIP_NAMES];
  const ships: Record<string, ShipInput> = {};
  const players = Array.from({ length: 1 + below(random, 4) }, (_, seat): Player => {
    const deck = shuffled(random);
    const own = Array.from({ length: below(random, 4) }, () => names.splice(below(random, names.length), 1)[0] ?? '');
    for (const name of own) {
      const drawn = deck.splice(0, random() < 0.1 ? 0 : 1 + below(random, profile.cardsPerShip));
      const marked = profile.boxes.map((boxes) => (random() < 0.15 ? boxes : random() < 0.5 ? 0 : below(random, boxes + 1)));
      ships[name] = shipOf(profile, drawn, marked);
    }
    return { id: ['Ada', 'Bo', 'Cy', 'toString'][seat] ?? '', ships: own };
  });
  const { dieTable, cardsPerShip, counters } = profile;
  return { players, ships, dieTable, cardsPerShip, counters, options: { damageControl: random() < 0.5 } };
}
