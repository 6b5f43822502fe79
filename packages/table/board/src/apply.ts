/** Applying effects to a table. An effect that cannot apply is refused with a reason; a table is never changed in place. */

import { cardOf, cardsWhere, isCarried, locationOf } from './asking.ts';
import type { Affliction, TableEffect } from './effects.ts';
import { drawDeckOf, onTop, underneath } from './piles.ts';
import { locationById } from './spaceline.ts';
import type { Alteration, Card, CardId, Location, LocationId, MadeAttack, Mission, Place, PlayerId, Table } from './table.ts';

export type Refusal = { readonly code: 'no-card' | 'no-location' | 'no-player' | 'not-there' | 'not-in-play' | 'not-empty' | 'already' | 'no-effect'; readonly says: string };
export type Applied = { readonly table: Table } | { readonly refused: Refusal };

/** Thrown inside only, and turned into the refusal of `applied`. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(code: Refusal['code'], says: string) {
    super(says);
    this.refusal = { code, says };
  }
}

/**
 * The table after an effect. Pure.
 * @returns the new table, or why the effect cannot apply: an unknown card, location or player, a card that is not where the effect takes it from, or that has left play
 */
export function applied(table: Table, effect: TableEffect): Applied {
  try {
    const after = change(table, effect);
    return after === undefined ? { refused: { code: 'no-effect', says: `there is no effect "${String(effect.type)}"` } } : { table: after };
  } catch (thrown) {
    if (thrown instanceof Refused) return { refused: thrown.refusal };
    throw thrown;
  }
}

/**
 * The table after several effects, one upon the other. Pure.
 * @returns the table after all of them, or why the first that cannot apply does not: then none has; also where what an answer brings is no list of effects
 */
export function allApplied(table: Table, effects: readonly TableEffect[]): Applied {
  const sent: unknown = effects;
  if (!Array.isArray(sent)) return { refused: { code: 'no-effect', says: 'there is no list of effects' } };
  return effects.reduce((left: Applied, effect: TableEffect | null | undefined): Applied => {
    if ('refused' in left) return left;
    return effect?.type === undefined ? { refused: { code: 'no-effect', says: 'what is no effect is among them' } } : applied(left.table, effect);
  }, { table });
}

/** None where somebody brings an effect that there is not. */
function change(table: Table, effect: TableEffect): Table | undefined {
  switch (effect.type) {
    case 'seed': return moved(table, effect.card, onTop(table, { in: 'seeds', at: location(table, effect.location) }));
    case 'place': return placed(table, effect.card, effect.location, { course: { heading: effect.heading, met: location(table, effect.met) } });
    case 'move': return travelled(table, effect.card, effect.from, effect.to, effect.spent);
    case 'discard': return discarded(table, ofOwner(table, effect.card, effect.pile));
    case 'destroy': return discarded(table, effect.card);
    case 'stop': return changed(table, inPlay(table, effect.card), { stopped: effect.until });
    case 'unstop': return without(table, marked(table, effect.card, 'stopped'), 'stopped');
    case 'afflict': return changed(table, inPlay(table, effect.card), { [effect.status]: true });
    case 'relieve': return without(table, marked(table, effect.card, effect.status), effect.status);
    case 'deactivate': return changed(table, inPlay(table, effect.card), { deactivated: effect.until });
    case 'damage': return fewerTactics(changed(table, inPlay(table, effect.card), { damage: effect.damage }), effect.from, effect.markers);
    case 'repair': return without(table, inPlay(table, effect.card), 'damage');
    case 'alter': return changed(table, effect.card, { altered: [...card(table, effect.card).altered ?? [], effect.alteration] });
    case 'score': return scored(table, effect.player, effect.points);
    case 'worth': return worth(table, location(table, effect.location), effect.points);
    case 'solve': return solved(table, location(table, effect.location), player(table, effect.player));
    case 'attacked': return changed(table, effect.card, { attacked: { ...card(table, effect.card).attacked, [player(table, effect.player)]: effect.turn } });
    case 'note-attack': return { ...table, attacks: [...table.attacks ?? [], noted(table, effect.attack)] };
    case 'met': return changed(table, effect.card, { met: { ...card(table, effect.card).met, [player(table, effect.player)]: (card(table, effect.card).met?.[effect.player] ?? 0) + 1 } });
    case 'put': return put(table, effect.card, known(table, effect.place), effect.bottom);
    case 'land': return changed(moved(table, effect.card, known(table, { in: 'planet', at: effect.at })), effect.card, { unseen: 'landed' });
    case 'take-off': return without(moved(table, landed(table, effect.card), known(table, { in: 'space', at: effect.at })), effect.card, 'unseen');
    case 'dock': return moved(table, effect.card, known(table, { in: 'docked', at: effect.at }));
    case 'load': return moved(table, effect.card, known(table, { in: 'aboard', at: effect.aboard }));
    case 'undock': case 'launch': return moved(table, carried(table, effect.card), known(table, { in: 'space', at: effect.at }));
    case 'beam': return moved(without(table, inPlay(table, effect.card), 'projectedBy'), effect.card, known(table, effect.to));
    case 'project': return changed(table, inPlay(table, effect.card), { place: { in: 'planet', at: location(table, effect.at) }, projectedBy: inPlay(table, effect.by) });
    case 'leave-time': return changed(table, inPlay(table, effect.card), { timeTravel: { by: effect.by, due: effect.due } });
    case 'reappear': return without(table, inPlay(table, effect.card), 'timeTravel');
    case 'give-range': return without(table, inPlay(table, effect.card), 'rangeUsed');
    case 'draw': return drawn(table, player(table, effect.player), effect.card);
    case 'shuffle': return shuffled(table, player(table, effect.player), effect.order);
    case 'last': return changed(table, effect.card, { lastsUntil: effect.until });
    case 'next-turn': return nextTurn(table, player(table, effect.player), effect.number);
  }
}

function card(table: Table, id: CardId): Card {
  const found = cardOf(table, id);
  if (found === undefined) throw new Refused('no-card', `there is no card "${id}" on this table`);
  return found;
}

function location(table: Table, id: LocationId): LocationId {
  if (locationById(table, id) === undefined) throw new Refused('no-location', `there is no location "${id}" on a spaceline`);
  return id;
}

function player({ players }: Table, id: PlayerId): PlayerId {
  if (!players.some((one) => one.id === id)) throw new Refused('no-player', `there is no player "${id}"`);
  return id;
}

function inPlay(table: Table, id: CardId): CardId {
  card(table, id);
  if (locationOf(table, id) === undefined) throw new Refused('not-in-play', `"${id}" is not on a spaceline`);
  return id;
}

/** A card is discarded to its owner's pile and no other. */
function ofOwner(table: Table, id: CardId, pile: PlayerId): CardId {
  if (card(table, id).owner !== pile) throw new Refused('no-player', `"${id}" is not of "${pile}", and goes to no other discard pile`);
  return id;
}

/** What is to end must have begun. */
function marked(table: Table, id: CardId, mark: 'stopped' | Affliction): CardId {
  if (card(table, inPlay(table, id))[mark] === undefined) throw new Refused('already', `"${id}" is not ${mark}`);
  return id;
}

function changed(table: Table, id: CardId, more: Partial<Card>): Table {
  return { ...table, cards: { ...table.cards, [id]: { ...card(table, id), ...more } } };
}

function without(table: Table, id: CardId, ...keys: readonly (keyof Card)[]): Table {
  const rest = Object.entries(card(table, id)).filter(([key]) => !keys.some((one) => one === key));
  return { ...table, cards: { ...table.cards, [id]: Object.fromEntries(rest) as unknown as Card } }; // boundary: only optional keys are left out
}

function noted(table: Table, attack: MadeAttack): MadeAttack {
  location(table, attack.location);
  player(table, attack.by);
  player(table, attack.on);
  return attack;
}

/** A place must exist, and carry nothing round in a circle. */
function known(table: Table, place: Place): Place {
  if (isCarried(place)) inPlay(table, place.at);
  else if (['space', 'planet', 'atop', 'seeds', 'between'].includes(place.in)) location(table, place.at);
  else player(table, place.at);
  if (place.to !== undefined) location(table, place.to);
  return place;
}

/** What is not told otherwise goes on top. */
/** A ship that was landed is landed no more where it is put elsewhere than on a planet. */
function put(table: Table, id: CardId, place: Place, bottom = false): Table {
  const flying = card(table, id).unseen === 'landed' && place.in !== 'planet' ? without(table, id, 'unseen') : table;
  if (bottom) return moved(flying, id, underneath(flying, place));
  return moved(flying, id, place.position === undefined ? onTop(flying, place) : place);
}

const ON_SPACELINE: readonly Place['in'][] = ['space', 'planet', 'atop'];
const PILES: readonly Place['in'][] = ['hand', 'deck', 'discard', 'points', 'side-deck', 'aside'];

/** What leaves the spaceline leaves nothing behind aboard it, and in a pile it is as it was printed. */
function moved(table: Table, id: CardId, place: Place): Table {
  for (let on = place; isCarried(on); on = card(table, on.at).place) {
    if (on.at === id) throw new Refused('already', `"${id}" cannot be aboard itself`);
  }
  if (isCarried(place) || ON_SPACELINE.includes(place.in)) return changed(table, id, { place });
  const left = cardsWhere(table, (one) => isCarried(one.place) && one.place.at === id);
  if (left.length > 0) throw new Refused('not-empty', `"${id}" would leave behind ${left.map((one) => `"${one}"`).join(', ')}`);
  return changed(PILES.includes(place.in) ? without(table, id, ...MARKS) : table, id, { place });
}

function drawn(table: Table, by: PlayerId, id: CardId): Table {
  if (drawDeckOf(table, by)[0] !== id) throw new Refused('not-there', `"${id}" is not on top of the draw deck of "${by}"`);
  return moved(table, id, { in: 'hand', at: by });
}

/** Nothing may be left in the deck that the new order does not name. */
function shuffled(table: Table, of: PlayerId, order: readonly CardId[]): Table {
  const left = drawDeckOf(table, of).filter((id) => !order.includes(id));
  if (left.length > 0 || new Set(order).size < order.length) throw new Refused('not-there', `the order of the draw deck of "${of}" is not one of its cards, each once`);
  return order.reduce((now: Table, id, n) => moved(now, id, { in: 'deck', at: of, position: order.length - n }), table);
}

function placed(table: Table, id: CardId, at: LocationId, more: Partial<Card>): Table {
  if (card(table, id).place.in === 'space') throw new Refused('already', `"${id}" is on the spaceline already`);
  return changed(table, id, { place: { in: 'space', at: location(table, at) }, ...more });
}

function travelled(table: Table, id: CardId, from: LocationId, to: LocationId, spent = 0): Table {
  inPlay(table, id);
  if (locationOf(table, id) !== from) throw new Refused('not-there', `"${id}" is not at "${from}"`);
  const { facts, unseen, rangeUsed = 0 } = card(table, id);
  const flying = unseen === 'landed' ? without(table, id, 'unseen') : table;
  return changed(flying, id, { place: { in: 'space', at: location(table, to) }, ...(facts.kind === 'ship' && spent > 0 ? { rangeUsed: rangeUsed + spent } : {}) });
}

function landed(table: Table, id: CardId): CardId {
  if (card(table, id).place.in !== 'planet') throw new Refused('not-there', `"${id}" is not on a planet`);
  return id;
}

function carried(table: Table, id: CardId): CardId {
  if (!isCarried(card(table, id).place)) throw new Refused('not-there', `"${id}" is neither docked nor aboard anything`);
  return id;
}

/** Marks of being in play end with it. */
const MARKS = ['stopped', 'disabled', 'stunned', 'wounded', 'stasis', 'deactivated', 'projectedBy', 'brainwashed', 'unseen', 'damage', 'course', 'altered', 'attacked', 'met', 'rangeUsed', 'timeTravel', 'lastsUntil', 'acquired'] as const;

function discarded(table: Table, id: CardId): Table {
  const { owner, place } = card(table, id);
  if (place.in === 'discard') throw new Refused('already', `"${id}" is in a discard pile already`);
  const carried = cardsWhere(table, (one) => one.place.in === 'docked' && one.place.at === id);
  const emptied = cardsWhere(table, (one) => (one.place.in === 'aboard' || one.place.in === 'on') && one.place.at === id).reduce(discarded, table);
  const freed = carried.reduce((left: Table, ship) => undocked(left, ship, id), emptied);
  return without(changed(freed, id, { place: onTop(freed, { in: 'discard', at: owner }) }), id, ...MARKS);
}

/** Ships that were docked at what is gone stay at its location. */
function undocked(table: Table, ship: CardId, dock: CardId): Table {
  const at = locationOf(table, dock);
  return at === undefined ? discarded(table, ship) : changed(table, ship, { place: { in: 'space', at } });
}

function fewerTactics(table: Table, from: PlayerId | null, markers: number): Table {
  if (from === null) return table;
  return withPlayer(table, player(table, from), (one) => (one.battleBridge === undefined ? one : { ...one, battleBridge: Math.max(0, one.battleBridge - markers) }));
}

function scored(table: Table, id: PlayerId, points: number): Table {
  return withPlayer(table, player(table, id), (one) => ({ ...one, points: one.points + points }));
}

function withPlayer(table: Table, id: PlayerId, work: (one: Table['players'][0]) => Table['players'][0]): Table {
  const [first, second] = table.players;
  return { ...table, players: first.id === id ? [work(first), second] : [first, work(second)] };
}

function worth(table: Table, id: LocationId, points: number): Table {
  return withMission(table, id, (one) => ({ ...one, points: one.points + points }));
}

function solved(table: Table, id: LocationId, by: PlayerId): Table {
  return withMission(table, id, (one) => {
    if (one.solved !== undefined) throw new Refused('already', `the mission at "${id}" is solved already`);
    return { ...one, solved: by };
  });
}

function withMission(table: Table, id: LocationId, work: (one: Mission) => Mission): Table {
  const at = (one: Location): Location => (one.id === id && one.mission !== undefined ? { ...one, mission: work(one.mission) } : one);
  return { ...table, spacelines: table.spacelines.map((line) => ({ ...line, locations: line.locations.map(at) })) };
}

function nextTurn(table: Table, next: PlayerId, number: number): Table {
  const over = (until: number | undefined): boolean => until !== undefined && until < number;
  return cardsWhere(table, ({ stopped, deactivated, altered, rangeUsed }) => rangeUsed !== undefined || over(stopped) || over(deactivated) || (altered ?? []).some(({ until }) => over(until)))
    .reduce((left: Table, id) => rested(left, id, over), withoutOldAttacks({ ...table, turn: { player: next, number } }));
}

/** An attack can be answered on the next turn, and no later. */
function withoutOldAttacks({ attacks, ...table }: Table): Table {
  const left = (attacks ?? []).filter(({ turn }) => turn >= table.turn.number - 1);
  return left.length === 0 ? table : { ...table, attacks: left };
}

function rested(table: Table, id: CardId, over: (until: number | undefined) => boolean): Table {
  const { stopped, deactivated, altered = [] } = card(table, id);
  const lasting: readonly Alteration[] = altered.filter(({ until }) => !over(until));
  const awake = without(table, id, 'rangeUsed', ...(over(stopped) ? ['stopped' as const] : []), ...(over(deactivated) ? ['deactivated' as const] : []));
  return lasting.length === 0 ? without(awake, id, 'altered') : changed(awake, id, { altered: lasting });
}
