/** What somebody could try now, legal and plausibly illegal. Answers of other areas are given as they could come where the module stands alone. */

import type { Move } from '@rulebench/core';
import { cardOf, cardsAt, cardsWhere, hasTrait, levelsOf, opponentOf, personnelOf, type CardId, type PlayerId, type Requirement, type Table, type TableEffect, type Trait } from '@rulebench/board';
import { requiredAt } from './deciding.ts';
import type { Attempt, Context, Event, Use } from './model.ts';
import { skillsIn } from './solving.ts';

type At = { readonly context: Context; readonly value: unknown };

const MOST = 24;

/** Every move worth trying, in a stable order. Pure; each call starts anew. */
export function* movesAt({ context, value }: At): Generator<Move> {
  const { table, attempt } = context;
  if (attempt === null) {
    if (value === 'turn') { yield* announcements(table); yield* beams(table); }
    for (const { id: player } of table.players) yield move({ type: 'END_TURN', player });
    return;
  }
  const state = typeof value === 'object' && value !== null && 'attempt' in value ? value.attempt : '';
  switch (state) {
    case 'choosingSide': yield* answers(context); return;
    case 'meeting': yield* outcomes(table, attempt, attempt.facing ?? '', 'ENCOUNTERED'); return;
    case 'playing': yield* outcomes(table, attempt, attempt.playing ?? '', 'PLAYED'); return;
    case 'assigning': yield* assignments(table, attempt); return;
    default: yield* between(table, attempt);
  }
}

function move(event: Event): Move {
  return 'player' in event ? { player: event.player, event } : { event };
}

/** By everybody at one place who is the player's, by those who are not stopped, and by the whole location. */
function* announcements(table: Table): Generator<Move> {
  for (const { id: location } of table.spacelines.flatMap(({ locations }) => locations)) {
    for (const { id: player } of table.players) {
      const there = cardsAt(table, location, ['personnel']).filter((id) => cardOf(table, id)?.controller === player);
      const places = new Map<string, CardId[]>();
      for (const id of there) { const key = cardOf(table, id)?.place.at ?? ''; places.set(key, [...places.get(key) ?? [], id]); }
      const teams = [...places.values()];
      const fresh = teams.map((team) => team.filter((id) => cardOf(table, id)?.stopped === undefined)).filter((team, n) => team.length > 0 && team.length < (teams[n]?.length ?? 0));
      const all = teams.length > 1 ? [there] : [];
      for (const team of [...teams, ...fresh, ...all]) yield move({ type: 'ATTEMPT', player, location, team });
    }
  }
}

/** One by one, to every other place at the location, and once to one elsewhere. */
function* beams(table: Table): Generator<Move> {
  const carriers = cardsWhere(table, ({ facts, place }) => (facts.kind === 'ship' || facts.kind === 'facility') && (place.in === 'space' || place.in === 'docked'));
  const planets = table.spacelines.flatMap(({ locations }) => locations).filter(({ mission }) => mission !== undefined && mission.terrain !== 'space').map(({ id }) => id);
  const places = [...carriers.map((at) => ({ in: 'aboard', at }) as const), ...planets.map((at) => ({ in: 'planet', at }) as const)];
  for (const id of cardsWhere(table, ({ facts, place }) => facts.kind === 'personnel' && (place.in === 'aboard' || place.in === 'planet'))) {
    const card = cardOf(table, id);
    const player = card?.controller ?? '';
    for (const to of places.slice(0, MOST)) if (to.at !== card?.place.at) yield move({ type: 'BEAM', player, cards: [id], to });
  }
}

function* answers({ choices, table }: Context): Generator<Move> {
  for (const { id: choice, player, options } of choices) {
    for (const option of options) {
      yield move({ type: 'CHOOSE', player, choice, picks: [option] });
      yield move({ type: 'CHOOSE', player: opponentOf(table, player), choice, picks: [option] });
    }
  }
}

function* between(table: Table, { player }: Attempt): Generator<Move> {
  yield move({ type: 'REVEAL', player });
  yield move({ type: 'REVEAL', player: opponentOf(table, player) });
  for (const card of cardsWhere(table, ({ place }) => place.in === 'hand')) yield move({ type: 'PLAY', player: cardOf(table, card)?.place.at ?? '', card });
}

/** What a card could have come to: nothing, one lost, everybody stopped, the end of the attempt or of the turn; and what it cannot. */
function* outcomes(table: Table, { team, carrier, player }: Attempt, card: CardId, type: 'ENCOUNTERED' | 'PLAYED'): Generator<Move> {
  const cites = ['base/card-text/1'] as const;
  const gone: TableEffect = { type: 'discard', card, pile: cardOf(table, card)?.owner ?? player, cites };
  const until = table.turn.number;
  const there = team.filter((id) => { const where = cardOf(table, id)?.place.in; return where === 'aboard' || where === 'planet'; });
  const stops = [...there, ...(carrier === null ? [] : [carrier])].map((id): TableEffect => ({ type: 'stop', card: id, until, cites }));
  const [first] = there;
  const lost: readonly TableEffect[] = first === undefined ? [] : [{ type: 'discard', card: first, pile: cardOf(table, first)?.owner ?? '', cites }];
  const answer = (effects: readonly TableEffect[], failed: boolean, ends?: 'attempt' | 'turn'): Move => ({
    event: { type, card, effects, ...(ends === undefined ? {} : { ends }), ...(type === 'ENCOUNTERED' ? { outcome: failed ? 'failed' : 'overcome' } : {}) },
  });
  yield answer([gone], false);
  yield answer([...lost, gone], false);
  yield answer([...stops, gone], true);
  yield answer(type === 'PLAYED' ? [gone] : [], false, 'attempt');
  yield answer([gone], false, 'turn');
  yield answer([gone, gone], false);
  yield { event: { type, card: first ?? '', effects: [], ...(type === 'ENCOUNTERED' ? { outcome: 'overcome' } : {}) } };
}

/** Ways to fill the levels that a requirement names, by those who have them; too little and too much beside. */
function* assignments(table: Table, { player, team, location }: Attempt): Generator<Move> {
  const requires = requiredAt(table, location);
  for (const uses of fillings(table, team, requires).slice(0, MOST)) {
    yield move({ type: 'SOLVE', player, uses });
    if (uses.length > 0) yield move({ type: 'SOLVE', player, uses: uses.slice(1) });
  }
  const everything = team.flatMap((card) => skillsIn(requires).flatMap((skill): readonly Use[] => (levelsOf(table, card, skill) > 0 ? [{ card, skill, levels: levelsOf(table, card, skill) }] : [])));
  yield move({ type: 'SOLVE', player, uses: everything });
  yield move({ type: 'SOLVE', player: opponentOf(table, player), uses: everything });
}

function fillings(table: Table, team: readonly CardId[], requirement: Requirement): readonly (readonly Use[])[] {
  if ('any' in requirement) return requirement.any.flatMap((one) => fillings(table, team, one));
  if ('all' in requirement) return requirement.all.reduce((ways: readonly (readonly Use[])[], one) => ways.flatMap((way) => fillings(table, team, one).map((more) => [...way, ...more])).slice(0, MOST * 4), [[]]);
  if ('count' in requirement) return counted(team.filter((id) => requirement.of.every((trait) => hasTrait(table, id, trait))), requirement.count, requirement.of);
  if ('skill' in requirement) return filled(table, team.filter((id) => personnelOf(table, id) !== undefined), requirement.skill, requirement.levels ?? 1);
  return [[]];
}

/** Every choice of so many, each of whom uses the skills that are asked of all of them. */
function counted([first, ...rest]: readonly CardId[], count: number, of: readonly Trait[]): readonly (readonly Use[])[] {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  const own = of.flatMap((trait): readonly Use[] => ('skill' in trait ? [{ card: first, ...trait }] : []));
  return [...counted(rest, count - 1, of).map((more) => [...own, ...more]), ...counted(rest, count, of)].slice(0, MOST);
}

/** Every way in which those in this order fill so many levels of a skill. */
function filled(table: Table, [first, ...rest]: readonly PlayerId[], skill: string, levels: number): readonly (readonly Use[])[] {
  if (levels === 0) return [[]];
  if (first === undefined) return [];
  const most = Math.min(levels, levelsOf(table, first, skill));
  return Array.from({ length: most + 1 }, (_, used) => used).flatMap((used) =>
    filled(table, rest, skill, levels - used).map((more) => (used === 0 ? more : [{ card: first, skill, ...(used === 1 ? {} : { levels: used }) }, ...more])));
}
