/**
 * Dilemmas that rulings name, and cards that answer them, as data: what is asked, what is done, where the card goes, as far as the rulings
 * and the dilemma guides of the players tell. What a text does beside belongs to no ruling here, and is left out.
 */

import type { Condition, DilemmaFacts, DilemmaText, OtherFacts, Terrain } from '@rulebench/board';

const dilemma = (name: string, terrain: Terrain, text: DilemmaText): DilemmaFacts => ({ kind: 'dilemma', name, terrain, text });

const SUBCOMMANDS: Condition = { team: { all: [{ icon: 'communication' }, { icon: 'navigation' }, { icon: 'defence' }] } };

export const alienLabyrinth = dilemma('Alien Labyrinth', 'planet', { conditions: { any: [{ equipment: 'Tricorder' }, { team: { skill: 'ENGINEER', levels: 2 } }] } });
export const alienParasites = dilemma('Alien Parasites', 'dual', { conditions: { team: { attribute: 'integrity', over: 32 } }, acts: [{ does: 'hand-over' }], unmet: 'under' });
export const chineseFingerPuzzle = dilemma('Chinese Finger Puzzle', 'dual', { addresses: 'away-team' });
export const coalescentOrganism = dilemma('Coalescent Organism', 'dual', { acts: [{ does: 'single-out', whom: { of: 'team', count: 1, by: 'lot' } }], after: 'picked' });
export const cytherians = dilemma('Cytherians', 'space', { after: 'aboard', ends: 'attempt' });
export const deadEnd = dilemma('Dead End', 'dual', { conditions: { points: 50 }, unmet: 'atop', bars: { over: 50 } });
export const doppleganger = dilemma('Doppleganger', 'dual', { trigger: { duplicated: true } });
export const frameOfMind = dilemma('Frame of Mind', 'dual', { addresses: 'away-team' });
export const lackOfPreparation = dilemma('Lack of Preparation', 'dual', { conditions: { prepared: true }, borg: SUBCOMMANDS });
export const malesLoveInterest = dilemma("Male's Love Interest", 'planet', { gender: true });
export const quantumSingularityLifeforms = dilemma('Quantum Singularity Lifeforms', 'space', { acts: [{ does: 'stasis', whom: { of: 'ship-and-crew' } }] });
export const tarellianPlagueShip = dilemma('Tarellian Plague Ship', 'space', { conditions: { volunteer: { skill: 'MEDICAL' } }, points: 5 });
export const thetaRadiationPoisoning = dilemma('Theta-Radiation Poisoning', 'space', {
  after: 'aboard', endOfTurn: { unless: { equipment: 'Medical Kit' }, acts: [{ does: 'kill', whom: { of: 'aboard', count: 1, by: 'lot' } }] },
});
export const thoughtFire = dilemma('Thought Fire', 'dual', { addresses: 'away-team' });
export const undetectedBeamIn = dilemma('Undetected Beam-In', 'dual', { acts: [{ does: 'download', named: 'Borg drones' }] });
export const zaldan = dilemma('Zaldan', 'planet', { conditions: { equipment: 'Disruptor' } });

export const adaptNegateObstruction: OtherFacts = { kind: 'interrupt', name: 'Adapt: Negate Obstruction', answer: { to: 'encountered', does: 'nullify', manner: 'scouting', again: true } };
export const alasPoorQueen: OtherFacts = { kind: 'interrupt', name: 'Alas, Poor Queen', answer: { to: 'encountered', does: 'nullify', keyword: 'Bluegill' } };
