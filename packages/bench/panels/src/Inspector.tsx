/** The right side: why, moves, changes and the ruling, in tabs. */

import { useMemo, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ClauseId } from '@rulebench/core';
import { legal, type Bench } from '@rulebench/core/explain';
import type { Example, Failure } from '@rulebench/rulings';
import { Changes } from './Changes.tsx';
import { stepSeen } from './debugger/view-of.ts';
import type { DebuggerView } from './debugger/use-debugger.ts';
import { chancesIn } from './moves/ChancePanel.tsx';
import { Moves } from './moves/Moves.tsx';
import { NextMoves } from './moves/NextMoves.tsx';
import { Tabs, type Tab } from './parts/Tabs.tsx';
import { RulingPanel } from './RulingPanel.tsx';
import { Failures } from './why/Failures.tsx';
import { Why } from './why/Why.tsx';
import type { Change } from './words/changes.ts';

interface InspectorProps {
  readonly bench: Bench;
  readonly view: DebuggerView;
  readonly as: string | undefined;
  readonly changes: readonly Change[];
  readonly example: Example;
  readonly failures: readonly Failure[];
  /** A clause somebody asked for: it is shown until another tab is chosen. */
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
}

type TabId = 'why' | 'moves' | 'changes' | 'ruling';
const isTab = (id: string): id is TabId => ['why', 'moves', 'changes', 'ruling'].includes(id);

/** How many moves are counted for the tab. */
const COUNTED = 200;

/** The tabs, and what the selected one shows. */
export function Inspector({ bench, view, as, changes, example, failures, clause, onLeaveClause }: InspectorProps) {
  const { context, send, step, before, explanation } = view;
  const [chosen, setChosen] = useState<TabId>('why');
  const counted = useMemo(() => legal(bench, step.snapshot, { limit: COUNTED, ...(as === undefined ? {} : { as }) }), [bench, step, as]);
  const chances = useMemo(() => chancesIn(bench, step.snapshot), [bench, step]);
  const possible = counted.moves.length + chances;
  const seen = useMemo(() => stepSeen(bench, step, as), [bench, step, as]);
  const selected = clause === undefined ? chosen : 'ruling';
  const select = (id: string) => { if (isTab(id)) { onLeaveClause(); setChosen(id); } };
  const ask = (event: AnyEventObject) => { send({ type: 'TRY', event }); select('why'); };
  const play = (event: AnyEventObject) => { onLeaveClause(); send({ type: 'PLAY_EVENT', event }); };
  const expected = failures.length === 0 && !context.onBranch && example.when[context.cursor - 1]?.not !== undefined;
  const done = changes.length + step.effects.length;
  const tabs: readonly Tab[] = [
    { id: 'why', label: 'Why' },
    { id: 'moves', label: 'Moves', count: { n: counted.more ? `${String(possible)}+` : possible, of: 'possible now' } },
    { id: 'changes', label: 'Changes', count: { n: done, of: 'at this step' } },
    { id: 'ruling', label: 'Ruling' },
  ];
  return (
    <Tabs label="Inspector" tabs={tabs} selected={selected} onSelect={select}>
      {selected === 'why' && (
        <>
          {context.tried === undefined && <Failures failures={failures} />}
          <Why step={seen} before={before} explanation={explanation} tried={context.tried} shows={example.clause} expected={expected} onPlay={play} onLeave={() => { send({ type: 'LEAVE_TRY' }); }} />
          <NextMoves bench={bench} snapshot={step.snapshot} moves={counted.moves} chances={chances} onTry={ask} onPlay={play} onAll={() => { select('moves'); }} />
        </>
      )}
      {selected === 'moves' && <Moves key={context.cursor} bench={bench} snapshot={step.snapshot} as={as} onTry={ask} onPlay={play} />}
      {selected === 'changes' && <Changes step={seen} changes={changes} />}
      {selected === 'ruling' && <RulingPanel clause={clause ?? example.clause} example={example} as={as} />}
    </Tabs>
  );
}
