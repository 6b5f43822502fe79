/** The areas of the spaceline, by their ids. */

import type { RuleModule } from '@rulebench/core';
import { ruleModule as battle } from '@rulebench/battle/module';
import { ruleModule as dilemma } from '@rulebench/dilemma/module';
import { ruleModule as missionAttempt } from '@rulebench/mission-attempt/module';
import { ruleModule as repair } from '@rulebench/repair/module';
import { ruleModule as selfControlling } from '@rulebench/self-controlling/module';
import { ruleModule as shipMovement } from '@rulebench/ship-movement/module';
import { ruleModule as status } from '@rulebench/status/module';
import { ruleModule as turnPhases } from '@rulebench/turn-phases/module';

const ALL = [battle, dilemma, missionAttempt, repair, selfControlling, shipMovement, status, turnPhases];

export const AREAS: Readonly<Record<string, RuleModule>> = Object.fromEntries(ALL.map((one) => [one.id, one as RuleModule])); // boundary: the tools see every module without its own types

/** @throws where there is no such area */
export function areaOf(id: string): RuleModule {
  const area = AREAS[id];
  if (area === undefined) throw new Error(`there is no area "${id}"`);
  return area;
}
