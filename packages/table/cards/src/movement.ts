/**
 * Cards that move ships, open gates, launch ships or take them out of time, as far as the rulings tell what they do. Where they do not tell what kind of
 * card it is, it is an event here.
 */

import type { DilemmaFacts, OtherFacts } from '@rulebench/board';

export const gomtuu: OtherFacts = { kind: 'event', name: 'Gomtuu', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'move', verb: 'hurl' } }] };
export const mamanPicard: DilemmaFacts = { kind: 'dilemma', name: 'Maman Picard', terrain: 'dual', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'move', verb: 'transport' } }] };
export const temporalWake: OtherFacts = { kind: 'interrupt', name: 'Temporal Wake', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'move', verb: 'must follow' } }] };
/** Its first function, and its last: those between move no ship. */
export const temporalVortex: OtherFacts = {
  kind: 'doorway', name: 'Temporal Vortex',
  functions: [
    { affects: 'ships', reaches: 'any', deed: { does: 'move', verb: 'time travel' }, acrossTime: true },
    { affects: 'ships', reaches: 'one', own: true, deed: { does: 'relocate' }, acrossTime: true, to: 'spaceline' },
  ],
};
export const temporalRift: OtherFacts = { kind: 'event', name: 'Temporal Rift', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'time-travel', turns: 1 } }] };
export const lossOfOrbitalStability: OtherFacts = { kind: 'interrupt', name: 'Loss of Orbital Stability', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'damage' } }] };
export const magicCarpetRideOCD: OtherFacts = { kind: 'event', name: 'Magic Carpet Ride OCD', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'relocate' } }] };
export const distortionOfSpaceTime: OtherFacts = { kind: 'interrupt', name: 'Distortion of Space/Time Continuum', functions: [{ affects: 'ships', reaches: 'ship-or-team', deed: { does: 'refresh' } }] };
export const paxanWormhole: DilemmaFacts = {
  kind: 'dilemma', name: 'Paxan "Wormhole"', terrain: 'space', functions: [{ affects: 'ships', reaches: 'one', deed: { does: 'relocate' }, unless: { species: 'android' } }],
};
export const alternateUniverseDoor: OtherFacts = { kind: 'doorway', name: 'Alternate Universe Door', nullifies: ['Temporal Rift'] };
export const transwarpNetworkGateway: OtherFacts = { kind: 'doorway', name: 'Transwarp Network Gateway', gate: 'Transwarp', opens: 'Transwarp' };
export const transwarpConduit: OtherFacts = { kind: 'interrupt', name: 'Transwarp Conduit', opens: 'Transwarp' };
export const engageShuttleOperations: OtherFacts = { kind: 'event', name: 'Engage Shuttle Operations', launching: { classes: ['Shuttlecraft'], special: 'Tractor Beam', crew: { skill: 'ENGINEER' } } };
export const launchPortal: OtherFacts = { kind: 'event', name: 'Launch Portal', launching: { classes: ['Scout'], enhances: 'Engage Shuttle Operations' } };
