/**
 * Cards that give statuses something to be about: what lends by its presence, what is projected, whom Hugh
 * names. Names are the cards'; numbers of personnel are made up where only the rulings were at hand, and marked so.
 */

import type { EquipmentFacts, OtherFacts, PersonnelFacts } from '@rulebench/board';

/** Attributes made up; that it keeps Borg from stasis, the rulings say. */
export const cyberDrone: PersonnelFacts = {
  kind: 'personnel', name: 'Five of Eleven', affiliation: 'Borg', skills: {}, icons: ['navigation'], keepsFromStasis: 'Borg', integrity: 5, cunning: 5, strength: 7,
};
/** Attributes and what it lends made up; that it lends it by its presence, the rulings say. */
export const targ: PersonnelFacts = {
  kind: 'personnel', name: 'Targ', affiliation: 'Klingon', classification: 'ANIMAL', skills: {}, enhances: [{ to: { species: 'klingon' }, attribute: 'strength', by: 2 }],
  integrity: 3, cunning: 3, strength: 5,
};
/** Attributes and what she lends made up; that she lends it by her presence, the rulings say. */
export const keikoOBrien: PersonnelFacts = {
  kind: 'personnel', name: "Keiko O'Brien", affiliation: 'Federation', classification: 'CIVILIAN', skills: {}, enhances: [{ to: { personnel: "Miles O'Brien" }, attribute: 'cunning', by: 2 }],
  integrity: 8, cunning: 8, strength: 4,
};
/** Attributes made up. */
export const emhProgram: PersonnelFacts = {
  kind: 'personnel', name: 'E.M.H. Program', affiliation: 'Non-Aligned', classification: 'MEDICAL', skills: {}, icons: ['holographic'], integrity: 6, cunning: 8, strength: 4,
};
/** Whom it enhances made up. */
export const engineeringKit: EquipmentFacts = { kind: 'equipment', name: 'Engineering Kit', enhances: [{ to: { classification: 'OFFICER' }, skill: 'ENGINEER' }] };
export const tommygun: EquipmentFacts = { kind: 'equipment', name: 'Tommygun', icons: ['holographic'] };
export const orbOfProphecyAndChange: OtherFacts = { kind: 'artifact', name: 'Orb of Prophecy and Change' };
export const holoProjectors: OtherFacts = { kind: 'event', name: 'Holo-Projectors', projects: true };
/** How many MEDICAL it asks for made up. */
export const genetronicReplicator: OtherFacts = { kind: 'event', name: 'Genetronic Replicator', needs: { skill: 'MEDICAL' } };
/** What it does to the card that it names, is its own text's; here it matters whom it names. */
export const hugh: OtherFacts = { kind: 'interrupt', name: 'Hugh', functions: [{ affects: { named: 'Borg Ship' }, reaches: 'one', deed: { does: 'relocate' } }] };
