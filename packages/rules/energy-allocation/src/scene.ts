/** The picture of the phase: a display sheet per ship, with its boxes, dice, cards, and energy with its counters. */

import { reader, type Scene, type Sheet, type SheetColumn, type SheetTotal, type Token, type Tone } from '@rulebench/core';
import { HIDDEN } from '@rulebench/core/explain';
import { dieOf } from './measures.ts';
import type { ActionType, Allocation, Context, Counters, Destination, Energy, Ship, ShipId, SystemDie } from './model.ts';
import { rules } from './table.ts';
import { ACTION_TYPES, ownerOf, shipOf, shipsInSeatOrder } from './sheet.ts';

type At = { readonly context: Context; readonly value: unknown };

const read = reader(rules);

const CAPTIONS: Readonly<Record<string, string>> = {
  selecting: 'Every player chooses a card for each ship',
  declaring: 'A revealed Joker is declared',
  responding: 'A player with the initiative chooses another card',
  rolling: 'The dice are rolled',
  damageControl: 'A die may go to Damage Control',
  done: 'Energy is allocated, and the counters are placed',
};

/** Which counters tell of which total. */
const SHOWN_BY: Readonly<Record<Destination, Counters['shows'] | null>> = { Movement: 'tight turn', Attack: 'weapons fire', Defense: 'defense', 'Damage Control': null };

/** The picture of a snapshot. It draws a player's masked view as well: what is hidden there lies face down. Pure. */
export function sceneAt({ context, value }: At): Scene {
  const ships = shipsInSeatOrder(context).flatMap((id) => { const ship = shipOf(context, id); return ship === undefined ? [] : [{ id, ship }]; });
  const sheets = ships.map(({ id, ship }) => sheetOf(context, id, ship));
  const caption = CAPTIONS[String(value)] ?? 'Energy allocation';
  return { caption, words: [caption, ...sheets.map(wordsOf)].map((line) => `${line}.`).join(' '), sheets };
}

function sheetOf(context: Context, id: ShipId, ship: Ship): Sheet {
  const owner = ownerOf(context, id) ?? '';
  const goesTo = destinations(ship);
  return {
    id, title: `${id} of ${owner}`, tone: toneOf(context, owner), status: statusOf(context, owner, id, ship),
    columns: Object.keys(ship.systems).map((system) => columnOf(context, id, ship, system, goesTo)),
    cards: ship.stack.map((card, i) => tokenOf(id, ship, card, i)),
    totals: totalsOf(ship),
  };
}

function toneOf(context: Context, owner: string): Tone {
  const seat = context.players.findIndex(({ id }) => id === owner);
  return seat === 0 ? 'player1' : seat === 1 ? 'player2' : 'plain';
}

function statusOf({ ready, revealed, choices }: Context, owner: string, id: ShipId, ship: Ship): string {
  if (ship.stack.length === 0) return 'no card drawn';
  if (!revealed) return ship.picked ? ready.includes(owner) ? 'card chosen, ready' : 'card chosen' : 'no card chosen yet';
  if (ship.use === 'initiative') return 'has the initiative';
  if (choices.some(({ ship: one, answer }) => one === id && answer === 'ALLOCATE')) return 'may send a die to Damage Control';
  return ship.use === null ? 'card revealed' : `Joker declared: ${ship.use}`;
}

function columnOf(context: Context, id: ShipId, { systems, dice }: Ship, system: string, goesTo: ReadonlyMap<string, Destination>): SheetColumn {
  const { boxes, marked } = systems[system] ?? { boxes: 0, marked: 0 };
  const faces = read(dieOf, context, { ship: id, system });
  const rolled = Object.hasOwn(dice, system) ? dice[system] : undefined;
  const destination = goesTo.get(system);
  return {
    id: system, label: system, boxes: Array.from({ length: boxes }, (_, i) => i < marked),
    ...(rolled === undefined
      ? faces === null ? {} : { die: { faces, tone: 'chance' as const } }
      : { die: { faces: rolled.die, score: rolled.value, ...(destination === undefined ? {} : { goesTo: destination }) } }),
  };
}

function destinations({ energy }: Ship): ReadonlyMap<string, Destination> {
  return new Map((energy === null ? [] : entriesOf(energy)).flatMap(([to, { dice }]) => dice.map(({ system }) => [system, to] as const)));
}

function tokenOf(id: ShipId, ship: Ship, card: string, place: number): Token {
  const top = place === 0 && ship.picked;
  return {
    id: `${id}/card/${String(place)}`, label: card === HIDDEN ? 'face down' : card, face: card === HIDDEN ? 'down' : 'up',
    ...(top ? { detail: 'energy allocation card', tone: 'here' as const } : {}),
  };
}

/** The totals, with the counters once they lie round the ship. */
function totalsOf({ energy, counters }: Ship): readonly SheetTotal[] {
  if (energy === null) return [];
  return entriesOf(energy).map(([type, { points, dice }]) => {
    const lying = counters?.find(({ shows }) => shows === SHOWN_BY[type]);
    return { id: type, label: type, points, from: dice.map(dieInWords), ...(lying === undefined ? {} : { counters: { colour: lying.colour, count: lying.count } }) };
  });
}

function entriesOf(energy: Allocation): readonly (readonly [Destination, Energy])[] {
  const repair = energy['Damage Control'];
  return [...ACTION_TYPES.map((type: ActionType) => [type, energy[type]] as const), ...(repair === undefined ? [] : [['Damage Control', repair] as const])];
}

function dieInWords({ system, die, value }: SystemDie): string {
  return `${system} d${String(die)}: ${String(value)}`;
}

function wordsOf({ title, status, columns, totals, cards }: Sheet): string {
  const dice = columns.flatMap(({ label, die }) => (die?.score === undefined ? [] : [`${label} rolled ${String(die.score)} on a d${String(die.faces)}`]));
  const energy = totals.map(({ label, points }) => `${label} ${String(points)}`);
  return [`${title}: ${status ?? ''}`, ...cards.slice(0, 1).flatMap(({ label, detail }) => (detail === undefined ? [] : [`${label} on top`])), ...dice, ...energy].join(', ');
}
