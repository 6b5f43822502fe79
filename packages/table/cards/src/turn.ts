/**
 * Cards that rulings name for what they do to the turn, as far as the turn goes. The rulings name the cards and not
 * how many draws they give: those numbers, like the kind of Activate Subcommands, are placeholders that a card list has to confirm.
 */

import type { OtherFacts } from '@rulebench/board';

export const activateSubcommands: OtherFacts = { kind: 'objective', name: 'Activate Subcommands', inTurn: { noDraws: true, downloads: {} } };
export const qsTent: OtherFacts = { kind: 'doorway', name: "Q's Tent", inTurn: { noDraws: true, spent: true } };
export const kivasFajoCollector: OtherFacts = { kind: 'event', name: 'Kivas Fajo - Collector', inTurn: { draws: { count: 3, for: 'target' }, spent: true } };
export const masakaTransformations: OtherFacts = { kind: 'event', name: 'Masaka Transformations', inTurn: { draws: { count: 2, for: 'each' }, spent: true } };
export const theTraveler: OtherFacts = { kind: 'event', name: 'The Traveler', inTurn: { draws: { count: 1, when: 'end-of-turn' } } };
export const regenerate: OtherFacts = { kind: 'event', name: 'Regenerate', inTurn: { reshuffles: true } };
export const oobyDooby: OtherFacts = { kind: 'interrupt', name: 'Ooby Dooby', inTurn: { permitsDiscard: 'owner' } };
export const visitCochraneMemorial: OtherFacts = { kind: 'objective', name: 'Visit Cochrane Memorial', inTurn: { permitsDiscard: 'owner' } };
export const staticWarpBubble: OtherFacts = { kind: 'event', name: 'Static Warp Bubble', inTurn: { permitsDiscard: 'opponent' } };
export const assignMissionSpecialists: OtherFacts = { kind: 'objective', name: 'Assign Mission Specialists', inTurn: { makesRoom: true }, rewardsSpecialists: 5 };
