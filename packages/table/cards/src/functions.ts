/**
 * Cards that others are immune to, by their functions, as far as immunity tells them apart. Where a card is printed so
 * as to count the Borg Ship dilemma among what it could reach, it reaches ships and roamers. From the public card lists of the gemp-stccg project.
 */

import type { DilemmaFacts, OtherFacts } from '@rulebench/board';

export const calamarain: OtherFacts = { kind: 'event', name: 'Calamarain', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'damage' } }] };
export const qNet: OtherFacts = { kind: 'event', name: 'Q-Net', functions: [{ affects: 'ships', reaches: 'all', deed: { does: 'bar', unless: { skill: 'Diplomacy', levels: 2 } } }] };
export const wormhole: OtherFacts = { kind: 'interrupt', name: 'Wormhole', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'relocate' }, asShipBegins: true, pairedWith: 'Wormhole' }] };
export const plasmaFire: OtherFacts = { kind: 'event', name: 'Plasma Fire', functions: [{ affects: 'ships-and-roamers', reaches: 'one', deed: { does: 'damage' }, spares: 'Borg' }] };
export const warpCoreBreach: OtherFacts = { kind: 'event', name: 'Warp Core Breach', functions: [{ affects: 'ships-and-roamers', reaches: 'one', deed: { does: 'damage' }, spares: 'Borg' }] };
export const isabella: DilemmaFacts = { kind: 'dilemma', name: 'Isabella', terrain: 'space', functions: [{ affects: 'ships-and-roamers', reaches: 'one', deed: { does: 'damage' }, spares: 'Borg' }] };
export const intoTheBreach: OtherFacts = { kind: 'event', name: 'Into the Breach', functions: [{ affects: 'ships-and-roamers', reaches: 'all', deed: { does: 'repair' }, spares: 'Borg' }] };
export const antiMatterSpread: OtherFacts = {
  kind: 'interrupt', name: 'Anti-Matter Spread',
  functions: [
    { affects: 'ships-and-roamers', reaches: 'one', deed: { does: 'weaken', attribute: 'weapons', perCunningBelow: 8, until: 'end-of-turn' } },
    { affects: { named: 'Borg Ship' }, reaches: 'one', deed: { does: 'alter', attribute: 'weapons', set: 16, until: 'end-of-turn' } },
  ],
};
export const urgentWarning: OtherFacts = { kind: 'objective', name: 'Urgent Warning', releases: true };
export const obsession: OtherFacts = { kind: 'objective', name: 'Obsession', releases: true };
