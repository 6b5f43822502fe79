/** Cards that the rulings name for what they do to attempts of missions, beside dilemmas. */

import type { OtherFacts } from '@rulebench/board';

export const missionDebriefing: OtherFacts = { kind: 'event', name: 'Mission Debriefing', debriefs: true };
