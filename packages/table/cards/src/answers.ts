/** Interrupts that answer a dilemma, as far as rulings tell of them. */

import type { OtherFacts } from '@rulebench/board';

export const adaptNegateObstruction: OtherFacts = { kind: 'interrupt', name: 'Adapt: Negate Obstruction', answer: { to: 'encountered', does: 'nullify', manner: 'scouting', again: true } };
export const alasPoorQueen: OtherFacts = { kind: 'interrupt', name: 'Alas, Poor Queen', answer: { to: 'encountered', does: 'nullify', keyword: 'Bluegill' } };
