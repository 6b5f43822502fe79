/** Which ship may be repaired where. */

import { holds } from '@rulebench/core';
import {
  affiliationOf, allApplied, areCompatible, cardOf, cardsWhere, isTimeTravelling, nameOf, worksWith, type Affiliation, type CardId, type PlayerId, type Table,
} from '@rulebench/board';
import { all, any, measure, rule } from './deciding.ts';
import type { Welcome } from './model.ts';

const UNALIGNED: readonly Affiliation[] = ['Non-Aligned', 'Neutral'];

type Pair = { readonly ship: CardId; readonly at: CardId; readonly player: PlayerId };

export const turnIsYours = rule({
  id: 'turnIsYours', on: 'REPAIR', cites: ['base/turn/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event: { player } }) => holds(table.turn.player === player, { player }),
});

export const shipIsYours = rule({
  id: 'shipIsYours', on: 'REPAIR', cites: ['cr98/ship-repairs/3'], says: { allowed: '{ship} is a ship of {player}', refused: '{ship} is no ship of {player}' },
  decide: ({ context: { table }, event: { ship, player } }) => {
    const card = cardOf(table, ship);
    return holds(card?.facts.kind === 'ship' && card.controller === player, { ship: nameOf(table, ship), player });
  },
});

export const shipIsDamaged = rule({
  id: 'shipIsDamaged', on: 'REPAIR', cites: ['cr98/ship-repairs/1'], says: { allowed: '{ship} is damaged', refused: '{ship} is not damaged' },
  decide: ({ context: { table }, event: { ship } }) => holds(cardOf(table, ship)?.damage !== undefined, { ship: nameOf(table, ship) }),
});

export const shipHasReturned = rule({
  id: 'shipHasReturned', on: 'REPAIR', cites: ['cr98/ship-repairs/1'], says: { allowed: '{ship} is docked at {at}', refused: '{ship} is not docked at {at}' },
  decide: ({ context: { table }, event: { ship, at } }) => {
    const place = cardOf(table, ship)?.place;
    return holds(place?.in === 'docked' && place.at === at, { ship: nameOf(table, ship), at: nameOf(table, at) });
  },
});

export const shipIsInTime = rule({
  id: 'shipIsInTime', on: 'REPAIR', cites: ['base/time-travel/1'], says: { allowed: '{ship} is not out of time', refused: '{ship} is out of time, and not really there' },
  decide: ({ context: { table }, event: { ship } }) => holds(!isTimeTravelling(table, ship), { ship: nameOf(table, ship) }),
});

export const facilityIsAnOutpost = rule({
  id: 'facilityIsAnOutpost', on: 'REPAIR', cites: ['cr98/ship-repairs/1'], says: { allowed: '{at} is an outpost', refused: '{at} is no outpost' },
  decide: ({ context: { table }, event: { at } }) => {
    const facts = cardOf(table, at)?.facts;
    return holds(facts?.kind === 'facility' && facts.type === 'outpost', { at: nameOf(table, at) });
  },
});

export const outpostIsYours = rule({
  id: 'outpostIsYours', on: 'REPAIR', cites: ['cr98/ship-repairs/3'], says: { allowed: '{at} is of {player}', refused: '{at} is not of {player}' },
  decide: ({ context: { table }, event: { at, player } }) => holds(cardOf(table, at)?.controller === player, { at: nameOf(table, at), player }),
});

export const outpostAllowsRepairs = rule({
  id: 'outpostAllowsRepairs', on: 'REPAIR', cites: ['cr98/ship-repairs/4'], says: { allowed: '{at} allows repairs', refused: '{at} allows no repairs' },
  decide: ({ context: { table }, event: { at } }) => {
    const facts = cardOf(table, at)?.facts;
    return holds(!(facts?.kind === 'facility' && facts.noRepairs === true), { at: nameOf(table, at) });
  },
});

/** Which affiliations count as those of "its outpost": all that it could report to, or its own alone. */
export const homeOf = measure({
  id: 'homeOf', cites: ['cr98/ship-repairs/2'], says: 'a ship is repaired at an outpost of {value} affiliation', mayBe: { enum: ['compatible', 'matching'] }, value: (): 'compatible' | 'matching' => 'compatible',
});

export const couldReport = rule({
  id: 'couldReport', on: 'REPAIR', cites: ['cr98/ship-repairs/5'],
  says: { allowed: '{ship} could report for duty at {at}', refused: '{ship} could not report for duty at {at}' },
  decide: ({ context: { table }, event: { ship, at, player }, ask, read }) => {
    const matching = affiliationOf(table, ship) === affiliationOf(table, at);
    const fits = read(homeOf) === 'matching' ? matching : ask(areCompatible, { cards: [ship, at], player }) === 'allowed';
    return holds(fits, { ship: nameOf(table, ship), at: nameOf(table, at) });
  },
});

export const dockRepairsAny = rule({
  id: 'dockRepairsAny', on: 'REPAIR', cites: ['cr98/ship-repairs/2'], says: { allowed: 'a dock at {at} repairs any ship', refused: 'no dock at {at} repairs any ship' },
  decide: ({ context: { table }, event: { at } }) => holds(hasDock(table, at), { at: nameOf(table, at) }),
});

function hasDock(table: Table, at: CardId): boolean {
  return cardsWhere(table, ({ facts, place }) => 'repairsAny' in facts && facts.repairsAny === true && place.in === 'on' && place.at === at).length > 0;
}

const isWelcome = any({ id: 'isWelcome', of: [couldReport, dockRepairsAny] });

export const mayRepair = all({ id: 'mayRepair', of: [turnIsYours, shipIsYours, shipIsDamaged, facilityIsAnOutpost, outpostIsYours, shipHasReturned, shipIsInTime, outpostAllowsRepairs, isWelcome] });
export const repairParts = { isWelcome };

/** Why an outpost takes in a ship that a rule has let pass, where "its outpost" is one of compatible or of matching affiliation. Pure. */
export function welcomeOf(table: Table, { ship, at, player }: Pair, affiliation: 'compatible' | 'matching'): Welcome {
  const [own, home] = [affiliationOf(table, ship), affiliationOf(table, at)];
  if (own === home) return 'same affiliation';
  if (own === undefined || home === undefined || affiliation === 'matching') return 'dock';
  if (UNALIGNED.includes(own)) return 'ship without affiliation';
  if (UNALIGNED.includes(home)) return 'facility without affiliation';
  return worksWith(table, player, own, home) ? 'treaty' : 'dock';
}

export const changesApply = rule({
  id: 'changesApply', on: 'CHANGE', cites: ['base/suspending/5'], says: { allowed: 'what is changed is there to be changed', refused: 'it cannot be changed so: {why}' },
  decide: ({ context: { table }, event: { effects } }) => {
    const after = allApplied(table, effects);
    return 'refused' in after ? holds(false, { why: after.refused.says }) : holds(true);
  },
});
