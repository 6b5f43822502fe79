/** Dilemmas, as far as the rulings tell of them. Written by `npm run cards` from `data/dilemmas.yaml`; a test keeps it fresh. */

import type { DilemmaFacts } from '@rulebench/board';

export const alienParasites: DilemmaFacts = { kind: 'dilemma', name: 'Alien Parasites', terrain: 'dual', text: { conditions: { team: { attribute: 'integrity', over: 32 } }, acts: [{ does: 'hand-over' }], unmet: 'under' } };
export const lackOfPreparation: DilemmaFacts = { kind: 'dilemma', name: 'Lack of Preparation', terrain: 'dual', text: { conditions: { prepared: true }, borg: { team: { all: [{ icon: 'communication' }, { icon: 'navigation' }, { icon: 'defence' }] } } } };
