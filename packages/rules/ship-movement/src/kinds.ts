/** The two kinds of movement, told apart for every manoeuvre and for every function of a card; and what each asks of the crew. */

import { allOf } from '@rulebench/core';
import { cardOf, functionOf, isStaffed, nameOf, type CardId } from '@rulebench/board';
import { measure, rule } from './deciding.ts';
import type { Kind, Manoeuvre } from './model.ts';

/** What a ship does by itself is normal movement, in every way that it has. */
export const kindOfManoeuvre = measure({
  id: 'kindOfManoeuvre',
  cites: ['cr98/ship-movement/1', 'cr98/ship-movement/2', 'cr98/ship-movement/3', 'cr98/ship-movement/4', 'cr98/ship-movement/5', 'cr98/ship-movement/6'],
  says: '{how} is {value} movement', value: (_, _how: { readonly how: Manoeuvre }): Kind => 'normal',
});

/** The words that say "relocate" without saying it. */
export const euphemisms = measure({
  id: 'euphemisms', cites: ['cr98/ship-movement/10', 'cr98/ship-movement/11', 'cr98/ship-movement/12', 'cr98/ship-movement/13'],
  says: 'as good as "relocate": {value}', value: (): readonly string[] => ['hurl', 'transport', 'must follow'],
});

/** The kind of what a function does, by its word; normal where the word is no other. */
export const kindOfFunction = measure({
  id: 'kindOfFunction',
  cites: ['cr98/ship-movement/1', 'cr98/ship-movement/7', 'cr98/ship-movement/8', 'cr98/ship-movement/10', 'cr98/ship-movement/15', 'cr98/ship-movement/16'],
  says: 'function {fn} of {by} is {value}',
  value: ({ context: { table }, read }, { by, fn }: { readonly by: CardId; readonly fn: number }): Kind => {
    const deed = functionOf(table, by, fn)?.deed;
    return deed?.does === 'relocate' || (deed?.does === 'move' && deed.verb !== undefined && read(euphemisms).includes(deed.verb)) ? 'relocation' : 'normal';
  },
});

/** Normal movement takes the whole staff of a ship; relocation, and whatever else a ship does, does not. */
export const staffSuffices = rule({
  id: 'staffSuffices', cites: ['cr98/ship-movement/9', 'cr98/ship-movement/14', 'cr98/ship-staffing/3'],
  says: { allowed: '{ship} has the staff for {kind}', refused: '{ship} has not the staff for {kind}' },
  decide: ({ context: { table }, ask }, { ship, kind }: { readonly ship: CardId; readonly kind: Kind }) => ({
    outcome: kind === 'relocation' ? 'allowed' : ask(isStaffed, { ship, player: cardOf(table, ship)?.controller ?? '' }),
    values: { ship: nameOf(table, ship), kind: kind === 'normal' ? 'normal movement' : kind },
  }),
});

/** Every ship of several has the staff for it. */
export const staffsSuffice = rule({
  id: 'staffsSuffice', cites: [], says: { allowed: 'every ship has the staff for it', refused: 'not every ship has the staff for it' },
  decide: ({ ask }, { ships, kind }: { readonly ships: readonly CardId[]; readonly kind: Kind }) => ({ outcome: allOf(ships.map((ship) => ask(staffSuffices, { ship, kind }))), values: { kind } }),
});

/** What a ship can do by itself it can do when it is staffed. */
const staffed = (id: string, how: Manoeuvre, on: 'MOVE' | 'LAND' | 'TAKE_OFF' | 'LAUNCH' | 'LOAD' | 'DOCK' | 'UNDOCK') => rule({
  id, on, cites: [], says: { allowed: '{ship} is staffed to move', refused: '{ship} is not staffed to move' },
  decide: ({ context: { table }, event: { ship }, read, ask }) => ({ outcome: ask(staffSuffices, { ship, kind: read(kindOfManoeuvre, { how }) }), values: { ship: nameOf(table, ship) } }),
});

export const isStaffedToFly = staffed('isStaffedToFly', 'range', 'MOVE');
export const isStaffedToLand = staffed('isStaffedToLand', 'land', 'LAND');
export const isStaffedToTakeOff = staffed('isStaffedToTakeOff', 'take-off', 'TAKE_OFF');
export const isStaffedToLaunch = staffed('isStaffedToLaunch', 'launch', 'LAUNCH');
export const isStaffedToLoad = staffed('isStaffedToLoad', 'load', 'LOAD');
export const isStaffedToDock = staffed('isStaffedToDock', 'dock', 'DOCK');
export const isStaffedToUndock = staffed('isStaffedToUndock', 'undock', 'UNDOCK');
