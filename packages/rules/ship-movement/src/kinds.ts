/** The two kinds of movement, told apart for every manoeuvre and for every function of a card; and what each asks of the crew. */

import { allOf, type ClauseId, type Measure } from '@rulebench/core';
import { controllerOf, functionOf, isStaffed, nameOf, type CardId } from '@rulebench/board';
import { measure, rule } from './deciding.ts';
import type { Kind } from './model.ts';

const normal = (id: string, how: string, clause: ClauseId) => measure({ id, cites: [clause], says: `${how} is {value} movement`, mayBe: { $ref: '#/$defs/Kind' }, value: (): Kind => 'normal' });

export const usingRangeIs = normal('usingRangeIs', 'using RANGE', 'cr98/ship-movement/2');
export const landingIs = normal('landingIs', 'landing', 'cr98/ship-movement/3');
export const takingOffIs = normal('takingOffIs', 'taking off', 'cr98/ship-movement/4');
export const launchingIs = normal('launchingIs', 'launching', 'cr98/ship-movement/5');
export const loadingIs = normal('loadingIs', 'loading', 'cr98/ship-movement/6');
export const dockingIs = normal('dockingIs', 'docking and undocking', 'base/movement/6');
export const passingIs = normal('passingIs', 'going through gates', 'cr98/ship-movement/7');

/** The words that say "relocate" without saying it. */
export const euphemisms = measure({
  id: 'euphemisms', cites: ['cr98/ship-movement/10', 'cr98/ship-movement/11', 'cr98/ship-movement/12', 'cr98/ship-movement/13'],
  says: 'as good as "relocate": {value}', mayBe: { type: 'array', items: { type: 'string' } }, value: (): readonly string[] => ['hurl', 'transport', 'must follow'],
});

/** The kind of what a function does, by its word; normal where the word is no other. */
export const kindOfFunction = measure({
  id: 'kindOfFunction', cites: ['cr98/ship-movement/1', 'cr98/ship-movement/7', 'cr98/ship-movement/8', 'cr98/ship-movement/10', 'cr98/ship-movement/14'], says: 'function {fn} of {by} is {value}',
  value: ({ context: { table }, read }, { by, fn }: { readonly by: CardId; readonly fn: number }): Kind => {
    const deed = functionOf(table, by, fn)?.deed;
    return deed?.does === 'relocate' || (deed?.does === 'move' && deed.verb !== undefined && read(euphemisms).includes(deed.verb)) ? 'relocation' : 'normal';
  },
});

/** Normal movement takes the whole staff of a ship; relocation takes nobody. */
export const staffSuffices = rule({
  id: 'staffSuffices', cites: ['cr98/ship-movement/9', 'cr98/ship-staffing/3'],
  says: { allowed: '{ship} has the staff for {kind}', refused: '{ship} has not the staff for {kind}' },
  decide: ({ context: { table }, ask }, { ship, kind }: { readonly ship: CardId; readonly kind: Kind }) => ({
    outcome: kind === 'relocation' ? 'allowed' : ask(isStaffed, { ship, player: controllerOf(table, ship) }),
    values: { ship: nameOf(table, ship), kind: kind === 'normal' ? 'normal movement' : kind },
  }),
});

/** Every ship of several has the staff for it. */
export const staffsSuffice = rule({
  id: 'staffsSuffice', cites: [], says: { allowed: 'every ship has the staff for it', refused: 'not every ship has the staff for it' },
  decide: ({ ask }, { ships, kind }: { readonly ships: readonly CardId[]; readonly kind: Kind }) => ({ outcome: allOf(ships.map((ship) => ask(staffSuffices, { ship, kind }))), values: { kind } }),
});

type Manoeuvre = 'MOVE' | 'LAND' | 'TAKE_OFF' | 'LAUNCH' | 'LOAD' | 'DOCK' | 'UNDOCK';

const staffed = (id: string, on: Manoeuvre, kind: Measure<void, Kind>) => rule({
  id, on, cites: [], says: { allowed: '{ship} is staffed for this', refused: '{ship} is not staffed for this' },
  decide: ({ context: { table }, event: { ship }, read, ask }) => ({ outcome: ask(staffSuffices, { ship, kind: read(kind) }), values: { ship: nameOf(table, ship) } }),
});

export const isStaffedToFly = staffed('isStaffedToFly', 'MOVE', usingRangeIs);
export const isStaffedToLand = staffed('isStaffedToLand', 'LAND', landingIs);
export const isStaffedToTakeOff = staffed('isStaffedToTakeOff', 'TAKE_OFF', takingOffIs);
export const isStaffedToLaunch = staffed('isStaffedToLaunch', 'LAUNCH', launchingIs);
export const isStaffedToLoad = staffed('isStaffedToLoad', 'LOAD', loadingIs);
export const isStaffedToDock = staffed('isStaffedToDock', 'DOCK', dockingIs);
export const isStaffedToUndock = staffed('isStaffedToUndock', 'UNDOCK', dockingIs);
