/** Every event that this table offers by itself: its moves, what chance may bring, the answers of open choices. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Move } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { contextSeen } from '../debugger/view-of.ts';
import { outcomesOf } from './ChancePanel.tsx';
import { choicesOf, isChosen } from './ChoicePanel.tsx';

/** In that order; what chance may bring only where everybody looks. Pure. */
export function eventsOffered(bench: Bench, snapshot: AnyMachineSnapshot, moves: readonly Move[], as: string | undefined): readonly AnyEventObject[] {
  const answers = choicesOf(contextSeen(bench, snapshot, as)).filter((choice) => isChosen(choice) && (as === undefined || choice.player === as))
    .flatMap(({ id, player, options }) => options.map((option): AnyEventObject => ({ type: 'CHOOSE', player, choice: id, picks: [option] })));
  const chance = as === undefined ? outcomesOf(bench, snapshot).listed.map(({ event }) => event) : [];
  return [...moves.map(({ event }) => event), ...answers, ...chance];
}
