/** Staffing: who fills which icon of a ship. One personnel fills one; a better assignment is found where there is one. */

import { allOf, holds, type Mend } from '@rulebench/core';
import { cardOf, nameOf } from './asking.ts';
import { affiliationOf } from './compatibility.ts';
import { measure, rule } from './deciding.ts';
import type { ShipFacts } from './facts.ts';
import type { Icon } from './icons.ts';
import { matched } from './matching.ts';
import { aboardMend, othersOf } from './mending.ts';
import { hasIcon, hasTrait, personnelOf } from './personnel.ts';
import type { Trait } from './requirement.ts';
import { canUseSkills, freeMend, isAble } from './status.ts';
import type { CardId, PlayerId, Table } from './table.ts';
import { crewOf } from './teams.ts';

/** An icon of a ship, and who fills it. */
export type Station = { readonly icon: Icon; readonly by: CardId | null };

const ON_STATIONS = ['base/staffing/1', 'cr98/ship-staffing/1', 'cr98/ship-staffing/2'] as const;

type Asked = { readonly ship: CardId; readonly player: PlayerId };

function shipOf(table: Table, id: CardId): ShipFacts | undefined {
  const facts = cardOf(table, id)?.facts;
  return facts?.kind === 'ship' ? facts : undefined;
}

/** The crew that can staff a ship: those whose status allows it. Pure. */
export function handsOf(table: Table, { ship, player }: Asked): readonly CardId[] {
  return crewOf(table, ship, player).filter((id) => isAble(table, id, 'staff'));
}

/** What the icon of one ship's own crew fills: the same icon, and no star. */
export const fillsOnly = measure({
  id: 'fillsOnly', cites: ['cr98/enterprise-e-icon/1', 'cr98/enterprise-e-icon/2', 'cr98/enterprise-e-icon/3'], says: '{icon} fills {value}',
  value: (_, { icon }: { readonly icon: Icon }): readonly Icon[] => [icon],
});

/** Those of the hands that bear the icon of one ship's own crew. */
function specialistsOf(table: Table, asked: Asked): readonly CardId[] {
  return handsOf(table, asked).filter((id) => hasIcon(table, id, 'enterprise-e'));
}

/** Whether somebody fills an icon: who bears it, with command in place of staff, and one ship's own crew what it may. Pure. */
function fills(table: Table, own: readonly Icon[], icon: Icon, id: CardId): boolean {
  return (icon !== 'enterprise-e' && hasIcon(table, id, icon)) || (icon === 'staff' && hasIcon(table, id, 'command')) || (own.includes(icon) && hasIcon(table, id, 'enterprise-e'));
}

/** Those who keep a ship from flying because they are marked; or others of the player's aboard. Pure. */
function staffMends(table: Table, { ship, player }: Asked, wanted: (hands: readonly CardId[]) => readonly (CardId | null)[]): readonly Mend[] {
  const crew = crewOf(table, ship, player);
  const called = wanted(othersOf(table, player, crew, (id) => isAble(table, id, 'staff')));
  return [...freeMend(table, crew.filter((id) => !isAble(table, id, 'staff')), 'staff'), ...aboardMend(table, called.flatMap((id) => id ?? []), ship)];
}

/** Who fills which icon of a ship: as many as can be filled, each by a personnel of its own; command may stand in for staff. */
export const stationsOf = measure({
  id: 'stationsOf', cites: [...ON_STATIONS], says: 'aboard {ship}: {value}',
  value: ({ context: { table }, read }, asked: Asked): readonly Station[] => {
    const icons = shipOf(table, asked.ship)?.staffing ?? [];
    const hands = handsOf(table, asked);
    const own = specialistsOf(table, asked).length === 0 ? [] : read(fillsOnly, { icon: 'enterprise-e' });
    const by = matched(icons, hands, (icon, id) => fills(table, own, icon, id));
    return icons.map((icon, n) => ({ icon, by: by[n] ?? null }));
  },
});

export const stationsAreFilled = rule({
  id: 'stationsAreFilled', cites: [...ON_STATIONS],
  says: { allowed: 'every icon of {ship} is filled by one of its own: {filled}', refused: 'nobody is left to fill {open} of {ship}' },
  decide: ({ context: { table }, read }, asked: Asked) => {
    const stations = read(stationsOf, asked);
    const open = stations.filter(({ by }) => by === null).map(({ icon }) => icon);
    const filled = stations.flatMap(({ icon, by }) => (by === null ? [] : [`${icon} by ${nameOf(table, by)}`]));
    const own = specialistsOf(table, asked).length === 0 ? [] : read(fillsOnly, { icon: 'enterprise-e' });
    return holds(open.length === 0, { ship: nameOf(table, asked.ship), open, filled, own });
  },
  mend: ({ context: { table }, read }, asked) => {
    const open = read(stationsOf, asked).flatMap(({ icon, by }) => (by === null ? [icon] : []));
    return staffMends(table, asked, (hands) => matched(open, hands, (icon, id) => fills(table, [], icon, id)));
  },
});

/** One of the crew has the ship's affiliation. Non-Aligned and Neutral are none, so that anybody matches such a ship. */
export const crewMatchesShip = rule({
  id: 'crewMatchesShip', cites: ['base/staffing/2'],
  says: { allowed: '{by} {by|matches|match} {ship}', refused: 'nobody aboard matches {ship}, which is {affiliation}' },
  decide: ({ context: { table } }, asked: Asked) => {
    const affiliation = affiliationOf(table, asked.ship) ?? 'Non-Aligned';
    const by = handsOf(table, asked).filter((id) => affiliation === 'Non-Aligned' || affiliation === 'Neutral' || personnelOf(table, id)?.affiliation === affiliation);
    return holds(by.length > 0, { ship: nameOf(table, asked.ship), affiliation, by: by.map((id) => nameOf(table, id)) });
  },
  mend: ({ context: { table } }, asked) =>
    staffMends(table, asked, (hands) => hands.filter((id) => personnelOf(table, id)?.affiliation === shipOf(table, asked.ship)?.affiliation).slice(0, 1)),
});

/** Whether a player's crew staffs a ship: every icon is filled, and one of them matches. */
export const isStaffed = rule({
  id: 'isStaffed', cites: [], says: { allowed: '{ship} is staffed', refused: '{ship} is not staffed' },
  decide: ({ context: { table }, ask }, asked: Asked) =>
    ({ outcome: allOf([ask(stationsAreFilled, asked), ask(crewMatchesShip, asked)]), values: { ship: nameOf(table, asked.ship) } }),
});

/** Who of a group uses what, where each may be used once: as many as can be used at all, in the order of the uses. Pure. */
export function usesOf(table: Table, group: readonly CardId[], uses: readonly Trait[]): readonly (CardId | null)[] {
  return matched(uses, group.filter((id) => canUseSkills(table, id)), (trait, id) => hasTrait(table, id, trait));
}
