/**
 * What tells one moment of play from another, where it does not matter how long play has gone on: turns are counted from the present one, and what is over for good is left out.
 * It is what modules give as their `key`, so that two turns after which everything is as it was are one.
 */

import type { Card, Table } from './table.ts';

/** A card has been met once, or more often: that is all that is asked. */
const MOST_MET = 2;
/** What was due before the present turn is over, however long ago. */
const OVER = -1;

/** A context with its table counted from the present turn. Pure. */
export function timeless<C extends { readonly table: Table }>({ table, ...rest }: C): object {
  const { turn: { player, number }, cards, attacks = [] } = table;
  const timed = Object.entries(cards).flatMap(([id, card]) => (isTimed(card) ? [[id, since(card, number)] as const] : []));
  return {
    ...rest,
    table: {
      ...table, turn: player, attacks: attacks.map((one) => ({ ...one, turn: one.turn - number })),
      cards: timed.length === 0 ? cards : { ...cards, ...Object.fromEntries(timed) },
    },
  };
}

function isTimed({ stopped, deactivated, lastsUntil, timeTravel, altered, attacked, met }: Card): boolean {
  return (stopped ?? deactivated ?? lastsUntil ?? timeTravel ?? altered ?? attacked ?? met) !== undefined;
}

function since({ stopped, deactivated, lastsUntil, timeTravel, altered = [], attacked = {}, met = {}, ...card }: Card, now: number): object {
  const left = (until: number | undefined): number | undefined => (until === undefined ? undefined : Math.max(until - now, OVER));
  return {
    ...card, stopped: left(stopped), deactivated: left(deactivated), lastsUntil: left(lastsUntil),
    timeTravel: timeTravel === undefined ? undefined : { ...timeTravel, due: left(timeTravel.due) },
    altered: altered.map((one) => ({ ...one, until: left(one.until) })),
    // Whether it attacked in this turn or the one before.
    attacked: Object.fromEntries(Object.entries(attacked).flatMap(([player, turn]) => (turn - now >= OVER ? [[player, turn - now]] : []))),
    met: Object.fromEntries(Object.entries(met).map(([player, times]) => [player, Math.min(times, MOST_MET)])),
  };
}
