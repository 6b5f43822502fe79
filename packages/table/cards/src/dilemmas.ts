/** Dilemmas, as far as the rulings tell of them. Written by `npm run cards` from `data/dilemmas.yaml`; a test keeps it fresh. */

import type { DilemmaFacts } from '@rulebench/board';

export const alienLabyrinth: DilemmaFacts = { kind: 'dilemma', name: 'Alien Labyrinth', terrain: 'planet', text: { conditions: { any: [{ equipment: 'Tricorder' }, { team: { skill: 'ENGINEER', levels: 2 } }] } } };
export const alienParasites: DilemmaFacts = { kind: 'dilemma', name: 'Alien Parasites', terrain: 'dual', text: { conditions: { team: { attribute: 'integrity', over: 32 } }, acts: [{ does: 'hand-over' }], unmet: 'under' } };
export const chineseFingerPuzzle: DilemmaFacts = { kind: 'dilemma', name: 'Chinese Finger Puzzle', terrain: 'dual', text: { addresses: 'away-team' } };
export const coalescentOrganism: DilemmaFacts = { kind: 'dilemma', name: 'Coalescent Organism', terrain: 'dual', text: { acts: [{ does: 'single-out', whom: { of: 'team', count: 1, by: 'lot' } }], after: 'picked' } };
export const cytherians: DilemmaFacts = { kind: 'dilemma', name: 'Cytherians', terrain: 'space', text: { after: 'aboard', ends: 'attempt' } };
export const deadEnd: DilemmaFacts = { kind: 'dilemma', name: 'Dead End', terrain: 'dual', text: { conditions: { points: 50 }, unmet: 'atop', bars: { over: 50 } } };
export const doppleganger: DilemmaFacts = { kind: 'dilemma', name: 'Doppleganger', terrain: 'dual', text: { trigger: { duplicated: true } } };
export const frameOfMind: DilemmaFacts = { kind: 'dilemma', name: 'Frame of Mind', terrain: 'dual', text: { addresses: 'away-team' } };
export const lackOfPreparation: DilemmaFacts = { kind: 'dilemma', name: 'Lack of Preparation', terrain: 'dual', text: { conditions: { prepared: true }, borg: { team: { all: [{ icon: 'communication' }, { icon: 'navigation' }, { icon: 'defence' }] } } } };
export const malesLoveInterest: DilemmaFacts = { kind: 'dilemma', name: "Male's Love Interest", terrain: 'planet', text: { gender: true } };
export const quantumSingularityLifeforms: DilemmaFacts = { kind: 'dilemma', name: 'Quantum Singularity Lifeforms', terrain: 'space', text: { acts: [{ does: 'stasis', whom: { of: 'ship-and-crew' } }] } };
export const tarellianPlagueShip: DilemmaFacts = { kind: 'dilemma', name: 'Tarellian Plague Ship', terrain: 'space', text: { conditions: { volunteer: { skill: 'MEDICAL' } }, points: 5 } };
export const thetaRadiationPoisoning: DilemmaFacts = { kind: 'dilemma', name: 'Theta-Radiation Poisoning', terrain: 'space', text: { after: 'aboard', endOfTurn: { unless: { equipment: 'Medical Kit' }, acts: [{ does: 'kill', whom: { of: 'aboard', count: 1, by: 'lot' } }] } } };
export const thoughtFire: DilemmaFacts = { kind: 'dilemma', name: 'Thought Fire', terrain: 'dual', text: { addresses: 'away-team' } };
export const undetectedBeamIn: DilemmaFacts = { kind: 'dilemma', name: 'Undetected Beam-In', terrain: 'dual', text: { acts: [{ does: 'download', named: 'Borg drones' }] } };
export const zaldan: DilemmaFacts = { kind: 'dilemma', name: 'Zaldan', terrain: 'planet', text: { conditions: { equipment: 'Disruptor' } } };
