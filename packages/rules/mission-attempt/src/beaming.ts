/** Beaming between attempts: who may be brought to where, so that others can try. */

import { holds } from '@rulebench/core';
import { cardOf, isAble, isTimeTravelling, locationById, locationOf, namesOf, type CardId, type LocationId, type Place, type Table } from '@rulebench/board';
import { all, misnamed, rule } from './deciding.ts';
import { turnIsYours } from './announcing.ts';

/** The location of a place that somebody can be beamed to: a planet, or a ship or facility of the player. Pure. */
export function beamedTo(table: Table, { in: where, at }: Place, player: string): LocationId | undefined {
  if (where === 'planet') { const terrain = locationById(table, at)?.mission?.terrain; return terrain === 'planet' || terrain === 'dual' ? at : undefined; }
  const carrier = where === 'aboard' ? cardOf(table, at) : undefined;
  const carries = carrier !== undefined && (carrier.facts.kind === 'ship' || carrier.facts.kind === 'facility') && carrier.controller === player;
  return carries ? locationOf(table, at) : undefined;
}

export const cardsAreYours = rule({
  id: 'cardsAreYours', on: 'BEAM', cites: ['cr98/stopped/3'],
  says: { allowed: '{player} controls all who are beamed', refused: '{player} cannot beam {wrong}' },
  decide: ({ context: { table }, event: { player, cards } }) => {
    const wrong = misnamed(table, cards, (id) => { const card = cardOf(table, id); return card?.controller === player && (card.facts.kind === 'personnel' || card.facts.kind === 'equipment'); });
    return holds(wrong.length === 0, { player, wrong });
  },
});

export const cardsAreUnstopped = rule({
  id: 'cardsAreUnstopped', on: 'BEAM', cites: ['cr98/stopped/3'], says: { allowed: 'nobody who is beamed is stopped', refused: '{stopped} {stopped|is|are} stopped and cannot be beamed' },
  decide: ({ context: { table }, event: { cards } }) => {
    const stopped: readonly CardId[] = cards.filter((id) => !isAble(table, id, 'beam'));
    return holds(stopped.length === 0, { stopped: namesOf(table, stopped) });
  },
});

export const beamStaysThere = rule({
  id: 'beamStaysThere', on: 'BEAM', cites: ['cr98/stopped/3'], says: { allowed: 'it is all at one location', refused: 'that is no other place at their location that {player} can beam to' },
  decide: ({ context: { table }, event: { player, cards, to } }) => {
    const there = beamedTo(table, to, player);
    return holds(there !== undefined && cards.every((id) => locationOf(table, id) === there && cardOf(table, id)?.place.at !== to.at), { player });
  },
});

export const nobodyIsOutOfTime = rule({
  id: 'nobodyIsOutOfTime', on: 'BEAM', cites: ['base/time-travel/1'], says: { allowed: 'nothing of it is out of time', refused: '{away} {away|is|are} out of time, and not really there' },
  decide: ({ context: { table }, event: { cards, to } }) => {
    const away = [...cards, to.at].filter((id) => isTimeTravelling(table, id));
    return holds(away.length === 0, { away: namesOf(table, away) });
  },
});

export const mayBeam = all({ id: 'mayBeam', of: [turnIsYours, cardsAreYours, cardsAreUnstopped, beamStaysThere, nobodyIsOutOfTime] });
