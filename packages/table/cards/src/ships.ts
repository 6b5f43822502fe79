/** Ships and facilities as data: RANGE, WEAPONS, SHIELDS from the public card lists of the gemp-stccg project. */

import type { Affiliation, FacilityFacts, ShipFacts } from '@rulebench/board';

const ship = (name: string, affiliation: Affiliation, range: number, weapons: number, shields: number, universal = false, more: Partial<ShipFacts> = {}): ShipFacts =>
  ({ kind: 'ship', name, affiliation, range, weapons, shields, ...(universal ? { universal } : {}), ...more });

export const usEnterprise = ship('U.S.S. Enterprise', 'Federation', 9, 8, 9);
export const usGalaxy = ship('U.S.S. Galaxy', 'Federation', 8, 7, 9);
export const usNebula = ship('U.S.S. Nebula', 'Federation', 8, 7, 8, true);
export const usExcelsior = ship('U.S.S. Excelsior', 'Federation', 6, 6, 7, true);
export const usOberth = ship('U.S.S. Oberth', 'Federation', 6, 4, 7, true);
export const runabout = ship('Runabout', 'Federation', 7, 5, 5, true);
export const typeVIShuttlecraft = ship('Type VI Shuttlecraft', 'Federation', 6, 2, 2, true, { class: 'Shuttlecraft' });
export const iksVorCha = ship("I.K.S. Vor'Cha", 'Klingon', 9, 8, 7, true);
export const iksBortas = ship('I.K.S. Bortas', 'Klingon', 9, 9, 7);
export const iksKVort = ship("I.K.S. K'Vort", 'Klingon', 8, 6, 6, true);
export const dDeridex = ship("D'deridex", 'Romulan', 8, 9, 7, true);
export const haakona = ship('Haakona', 'Romulan', 8, 9, 8);
export const scoutVessel = ship('Scout Vessel', 'Romulan', 9, 3, 3, true, { class: 'Scout' });
export const husnockShip = ship('Husnock Ship', 'Non-Aligned', 6, 9, 12);
export const mercenaryShip = ship('Mercenary Ship', 'Non-Aligned', 7, 7, 7);
export const borgCube = ship('Borg Cube', 'Borg', 8, 24, 24, true, { class: 'Cube', launching: { classes: ['Sphere'] } });
export const borgSphere = ship('Borg Sphere', 'Borg', 4, 6, 6, true, { class: 'Sphere' });

export const federationOutpost: FacilityFacts = { kind: 'facility', name: 'Federation Outpost', type: 'outpost', affiliation: 'Federation', weapons: null, shields: 30 };
export const klingonOutpost: FacilityFacts = { kind: 'facility', name: 'Klingon Outpost', type: 'outpost', affiliation: 'Klingon', weapons: null, shields: 30 };
export const neutralOutpost: FacilityFacts = { kind: 'facility', name: 'Neutral Outpost', type: 'outpost', affiliation: 'Neutral', noRepairs: true, weapons: null, shields: 30 };
export const nor: FacilityFacts = { kind: 'facility', name: 'Nor', type: 'nor', affiliation: 'Cardassian', weapons: 4, shields: 28 };
export const terokNor: FacilityFacts = { kind: 'facility', name: 'Terok Nor', type: 'nor', affiliation: 'Cardassian', weapons: 6, shields: 34 };
