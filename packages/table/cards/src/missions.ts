/** Missions, as far as the rulings tell of them. Written by `npm run cards` from `data/missions.yaml`; a test keeps it fresh. */

import type { PrintedMission } from './printed.ts';

export const reportedActivity: PrintedMission = { kind: 'mission', name: 'Reported Activity', requires: { all: [{ skill: 'Navigation' }, { skill: 'Honor', levels: 2 }] } };
export const tarchannenStudy: PrintedMission = { kind: 'mission', name: 'Tarchannen Study', terrain: 'dual' };
export const patrolNeutralZone: PrintedMission = { kind: 'mission', name: 'Patrol Neutral Zone', terrain: 'space', universal: true };
export const spaceMission: PrintedMission = { kind: 'mission', name: 'Space', terrain: 'space', universal: true };
