/**
 * Who answers which request. A request goes to the area that decides it, over the table as it is at that moment; the answer brings back what changed.
 * Where no area decides it yet, the answer says that nothing more came of it, and `UNDECIDED` says why.
 */

import { reader, type Request } from '@rulebench/core';
import { cardOf, deedsOf, locationOf, spent, type CardId, type Table, type TableEffect } from '@rulebench/board';
import { eventsAt } from '@rulebench/module-kit/tries';
import { oneOf, type Random } from '@rulebench/module-kit/random';
import { start } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import type { AnyEventObject } from 'xstate';
import { areaOf } from './areas.ts';
import { carryOut, type Done, type Play } from './playing.ts';

/** A request as the one who routes it sees it: its own fields beside what all have. */
type Asked = Request & Readonly<Record<string, unknown>>;
type Answering = (play: Play, asked: Asked, table: Table) => AnyEventObject;

function text(asked: Asked, field: string): string {
  const value = asked[field];
  return typeof value === 'string' ? value : '';
}

/** What others do, without the turn that their own END_TURN would begin. */
function withoutTurn({ effects }: Done): readonly TableEffect[] {
  return effects.filter(({ type }) => type !== 'next-turn');
}

function resolved(asked: Asked, effects: readonly TableEffect[], more: object = {}): AnyEventObject {
  return { type: 'RESOLVED', of: text(asked, 'of'), effects, ...more };
}

/** The table with the facts of some cards changed, so that they keep still while another acts. */
function hushed(table: Table, still: readonly CardId[], hush: (facts: object) => object): Table {
  const cards = Object.fromEntries(Object.entries(table.cards).map(([id, card]) => [id, still.includes(id) ? { ...card, facts: hush(card.facts) } : card]));
  return { ...table, cards: cards as Table['cards'] }; // boundary: the same cards with less printed on them
}

function others(table: Table, card: CardId): readonly CardId[] {
  return Object.keys(table.cards).filter((id) => id !== card && cardOf(table, id)?.facts.kind === 'dilemma');
}

/** Personnel, ships and equipment that are played are in play somewhere: with something of their player's. */
function reported(table: Table, player: string, card: CardId): readonly TableEffect[] {
  const kind = cardOf(table, card)?.facts.kind ?? 'event';
  if (!['personnel', 'equipment', 'ship', 'facility'].includes(kind)) return [];
  const host = Object.keys(table.cards).find((id) => { const one = cardOf(table, id); return one?.controller === player && (one.facts.kind === 'facility' || one.facts.kind === 'ship') && one.place.in === 'space'; });
  const at = host === undefined ? table.spacelines[0]?.locations[0]?.id : locationOf(table, host);
  const place = kind === 'ship' || kind === 'facility' || host === undefined ? { in: kind === 'ship' ? 'space' as const : 'planet' as const, at: at ?? '' } : { in: 'aboard' as const, at: host };
  return [{ type: 'put', card, place, cites: ['base/card-play/4'] }];
}

/** One card that controls itself acts; its neighbours have their own moments. */
const act: Answering = (play, asked, table) => {
  const card = text(asked, 'card');
  const alone = hushed(table, others(table, card), ({ ...facts }) => ('selfControlling' in facts ? { ...facts, selfControlling: { ...facts.selfControlling as object, acts: [] } } : facts)); // boundary: the facts of a dilemma
  return resolved(asked, withoutTurn(carryOut(play, 'self-controlling', { table: alone }, { type: 'END_TURN', player: table.turn.player })));
};

/** A dilemma in play does what its text says for the end of a turn; other cards have no area yet. */
const endAction: Answering = (play, asked, table) => {
  const card = text(asked, 'card');
  if (cardOf(table, card)?.facts.kind !== 'dilemma') return resolved(asked, []);
  const alone = hushed(table, others(table, card), ({ ...facts }) => ('text' in facts ? { ...facts, text: {} } : facts));
  return resolved(asked, withoutTurn(carryOut(play, 'dilemma', { table: alone }, { type: 'END_TURN', player: table.turn.player })));
};

/** Which area an order is about. What it is in particular, the player says there: here, anything that is lawful. */
const ORDERS: Readonly<Record<string, { readonly area: string; readonly events: readonly string[] }>> = {
  attempt: { area: 'mission-attempt', events: ['ATTEMPT'] },
  beam: { area: 'ship-movement', events: ['BEAM'] },
  move: { area: 'ship-movement', events: ['MOVE', 'LAND', 'TAKE_OFF', 'DOCK', 'UNDOCK', 'LAUNCH', 'LOAD'] },
  battle: { area: 'battle', events: ['ATTACK', 'COUNTER_ATTACK'] },
};

function involves(table: Table, event: AnyEventObject, ship: CardId): boolean {
  const crew = Object.keys(table.cards).filter((id) => id === ship || cardOf(table, id)?.place.at === ship);
  return Object.values(event).flat().some((one) => crew.some((id) => id === one));
}

const order: Answering = (play, asked, table) => {
  const about = ORDERS[text(asked, 'order')];
  if (about === undefined) return resolved(asked, []);
  const { snapshot } = start(benchOf(areaOf(about.area)), { table });
  const lawful = eventsAt(areaOf(about.area), snapshot, play.random)
    .filter((event) => about.events.includes(event.type) && event['player'] === asked['player'] && involves(table, event, text(asked, 'card')) && snapshot.can(event));
  if (lawful.length === 0) return resolved(asked, []);
  const done = carryOut(play, about.area, { table }, oneOf(play.random, lawful));
  return resolved(asked, done.effects, done.told.some(({ type }) => type === 'turn-ends') ? { endsTurn: true } : {});
};

const encounter: Answering = (play, asked, table) => carryOut(play, 'dilemma', { table, encounter: asked }).output as AnyEventObject; // boundary: the area's output is the answer

const enter: Answering = (play, asked, table) => {
  const ship = text(asked, 'ship');
  const event = { type: 'ENCOUNTER', player: asked['player'], card: asked['card'], location: asked['location'], ...(ship === '' ? {} : { ship }) };
  return { type: 'ENTERED', effects: carryOut(play, 'self-controlling', { table }, event).effects };
};

const battle: Answering = (play, asked, table) => {
  const { card, player, begunBy, involved } = asked;
  return (carryOut(play, 'battle', { table, asked: { card, player, begunBy, involved } }).output as { readonly answer: AnyEventObject }).answer; // boundary: as above
};

/** What a function does to ships is the board's to say, the same for all areas. */
const affect: Answering = (_, asked, table) => {
  const ships = Array.isArray(asked['ships']) ? asked['ships'] as readonly CardId[] : []; // boundary: the request's ships
  const read = reader({});
  const effects = ships.flatMap((card) => read(deedsOf, { table }, { by: text(asked, 'by'), fn: Number(asked['fn']), card, to: locationOf(table, card) ?? null }));
  return { type: 'AFFECTED', effects };
};

/** Who answers, by the area that asks and the type of the request. */
export const ROUTES: Readonly<Record<string, Answering>> = {
  'turn-phases act': act,
  'turn-phases end-action': endAction,
  'turn-phases order': order,
  'turn-phases play': (_, asked, table) => resolved(asked, reported(table, text(asked, 'player'), text(asked, 'card'))),
  'turn-phases download': (_, asked) => resolved(asked, []),
  'turn-phases scouting': (_, asked) => resolved(asked, []),
  'mission-attempt encounter': encounter,
  'mission-attempt play': (_, asked, table) => ({ type: 'PLAYED', card: asked['card'], effects: spent(table, text(asked, 'card'), ['base/card-play/3']) }),
  'dilemma enter': enter,
  'dilemma control': () => ({ type: 'RELEASED', effects: [] }),
  'dilemma download': () => ({ type: 'DOWNLOADED', effects: [] }),
  'self-controlling battle': battle,
  'ship-movement affect': affect,
};

/** The requests that no area decides yet, and whose they will be. They are answered with nothing more than what becomes of a card that was used. */
export const UNDECIDED: Readonly<Record<string, string>> = {
  'turn-phases play': 'where cards report for duty, an area of its own, and what the text of a played card does: functions that move ships are used in ship-movement, those on attributes in battle and self-controlling; other texts have no area',
  'turn-phases download': 'the area of downloads',
  'turn-phases scouting': 'the area of scouting, with its objectives',
  'mission-attempt play': 'as for a card that is played in the turn',
  'dilemma control': 'the area of control: a player uses the other one\'s ship and crew',
  'dilemma download': 'the area of downloads',
};

/** A play in which areas answer each other, and what is asked of whom is told to `asked`. */
export function playWith(random: Random, asked: (area: string, request: Request) => void = () => undefined): Play {
  return { random, answer: (play, area, request, table) => { asked(area, request); return answerTo(play, area, request, table); } };
}

/** The answer to a request. @throws where nobody answers it */
function answerTo(play: Play, area: string, request: Request, table: Table): AnyEventObject {
  const answering = ROUTES[`${area} ${request.type}`];
  if (answering === undefined) throw new Error(`nobody answers "${request.type}" of ${area}`);
  return answering(play, request as Asked, table); // boundary: a request has fields of its own
}
