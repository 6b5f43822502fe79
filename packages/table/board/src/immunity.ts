/**
 * Which functions of cards reach a self-controlling card: none that affects ships, and none that the rules name.
 * Functions of one card are told apart by their number, from 1.
 */

import { allOf, holds, type ClauseId } from '@rulebench/core';
import { cardOf, isLanded, isSelfControlling, nameOf } from './asking.ts';
import { affiliationOf } from './compatibility.ts';
import { measure, rule } from './deciding.ts';
import type { CardFunction } from './facts.ts';
import type { CardId, Table } from './table.ts';

/** A function of a card, and a card that it might reach. */
export type Reach = { readonly by: CardId; readonly fn: number; readonly card: CardId };

/** The functions of a card, in the order of their numbers. Pure. */
export function functionsOf(table: Table, by: CardId): readonly CardFunction[] {
  const facts = cardOf(table, by)?.facts;
  return facts !== undefined && 'functions' in facts ? facts.functions ?? [] : [];
}

/** A function of a card by its number, from 1; none where it has no such function. Pure. */
export function functionOf(table: Table, by: CardId, fn: number): CardFunction | undefined {
  return functionsOf(table, by)[fn - 1];
}

function roams(table: Table, id: CardId): boolean {
  const card = cardOf(table, id);
  return card !== undefined && isSelfControlling(card);
}

/** A function that speaks of ships passes over whatever controls itself: that is no ship. */
export const isNoShip = rule({
  id: 'isNoShip', cites: ['sc13/immunity/1', 'sc13/immunity/2', 'sc13/immunity/3', 'sc13/immunity/4', 'sc13/immunity/5'],
  says: { allowed: 'what {by} affects may be {card}', refused: '{by} affects ships, and {card} is none' },
  decide: ({ context: { table } }, { by, fn, card }: Reach) =>
    holds(functionOf(table, by, fn)?.affects !== 'ships' || !roams(table, card), { by: nameOf(table, by), card: nameOf(table, card) }),
});

const CHART = 'cr98/borg-affiliation-ships-interaction-with-other-cards';

const spared = <const N extends string>(id: N, name: string, cites: readonly ClauseId[], only?: number) => rule({
  id, cites,
  says: { allowed: '{by} may affect {card}', refused: '{by} does not affect {card}, which controls itself' },
  decide: ({ context: { table } }, { by, fn, card }: Reach) => {
    const named = nameOf(table, by) === name && (only === undefined || only === fn);
    return holds(!named || !roams(table, card), { by: nameOf(table, by), card: nameOf(table, card) });
  },
});

export const isSparedPlasmaFire = spared('isSparedPlasmaFire', 'Plasma Fire', ['sc13/immunity/6', `${CHART}/3`]);
export const isSparedWarpCoreBreach = spared('isSparedWarpCoreBreach', 'Warp Core Breach', ['sc13/immunity/7', `${CHART}/5`]);
export const isSparedIsabella = spared('isSparedIsabella', 'Isabella', ['sc13/immunity/8', `${CHART}/7`]);
export const isSparedIntoTheBreach = spared('isSparedIntoTheBreach', 'Into the Breach', ['sc13/immunity/9', `${CHART}/9`]);
export const isSparedAntiMatterSpread = spared('isSparedAntiMatterSpread', 'Anti-Matter Spread', ['sc13/immunity/10', `${CHART}/11`], 1);

/** The chart of how some cards reach Borg-affiliation ships: what a card spares, its data say. */
export const isNotSparedByAffiliation = rule({
  id: 'isNotSparedByAffiliation',
  cites: [
    `${CHART}/4`, `${CHART}/6`,
    `${CHART}/8`, `${CHART}/10`,
  ],
  says: { allowed: '{by} does not pass over {card} for its affiliation', refused: '{by} does not affect {card}, as {affiliation} it is' },
  decide: ({ context: { table } }, { by, fn, card }: Reach) => {
    const affiliation = affiliationOf(table, card);
    return holds(affiliation === undefined || functionOf(table, by, fn)?.spares !== affiliation, { by: nameOf(table, by), card: nameOf(table, card), affiliation: affiliation ?? 'none' });
  },
});

/** A landed ship is no target of what affects ships, unless that says so. */
export const isNotLanded = rule({
  id: 'isNotLanded', cites: ['cr98/landed-ships/12'], says: { allowed: '{card} is in flight, or {by} reaches landed ships', refused: '{card} is landed' },
  decide: ({ context: { table } }, { by, fn, card }: Reach) => {
    const reached = cardOf(table, card);
    const landed = reached !== undefined && isLanded(reached);
    return holds(!landed || functionOf(table, by, fn)?.landed === true, { by: nameOf(table, by), card: nameOf(table, card) });
  },
});

const SPARED = [
  isNotLanded, isNotSparedByAffiliation, isNoShip, isSparedPlasmaFire, isSparedWarpCoreBreach, isSparedIsabella, isSparedIntoTheBreach, isSparedAntiMatterSpread,
];

/** Whether a function reaches a card as far as immunity goes: every reason against it is asked. */
export const isNotImmune = rule({
  id: 'isNotImmune', cites: [], says: { allowed: '{by} may affect {card}', refused: '{card} is immune to this function of {by}' },
  decide: ({ context: { table }, ask }, reach: Reach) => ({
    outcome: allOf(SPARED.map((one) => ask(one, reach))),
    values: { by: nameOf(table, reach.by), card: nameOf(table, reach.card) },
  }),
});

/** Whether a function names a card at all: a ship or, where it says so, a member of an Away Team, this card by its name, or whatever is there. Pure. */
export function names({ affects, reaches }: CardFunction, table: Table, id: CardId): boolean {
  const facts = cardOf(table, id)?.facts;
  if (facts === undefined) return false;
  if (typeof affects === 'object') return facts.name === affects.named;
  if (reaches === 'ship-or-team' && facts.kind === 'personnel') return true;
  return facts.kind === 'ship' || roams(table, id) || (affects === 'everything' && facts.kind === 'facility');
}

/** The cards that a function of a card reaches, of those given; the immune ones are left out. */
export const reachedOf = measure({
  id: 'reachedOf', cites: ['sc13/immunity/5'], says: '{by} reaches {value}',
  value: ({ context: { table }, ask }, { by, fn, among }: { readonly by: CardId; readonly fn: number; readonly among: readonly CardId[] }): readonly CardId[] => {
    const named = functionOf(table, by, fn);
    return named === undefined ? [] : among.filter((card) => names(named, table, card) && ask(isNotImmune, { by, fn, card }) === 'allowed');
  },
});
