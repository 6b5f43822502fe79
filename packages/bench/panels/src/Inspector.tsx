/** The right side: why, moves, changes and the ruling, in tabs. */

import { useCallback, useMemo } from 'react';
import type { AnyEventObject } from 'xstate';
import type { ClauseId, Mend } from '@rulebench/core';
import { legal, type Bench } from '@rulebench/core/explain';
import type { Example, Failure, Library } from '@rulebench/rulings';
import { Changes, type Between } from './Changes.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import type { Waived } from './debugger/house.ts';
import { benchAt } from './debugger/machine.ts';
import { useMends } from './debugger/use-mends.ts';
import { contextSeen, effectWording, stepSeen } from './debugger/view-of.ts';
import type { DebuggerView } from './debugger/use-debugger.ts';
import { chancesIn } from './moves/ChancePanel.tsx';
import { Moves } from './moves/Moves.tsx';
import { NextMoves } from './moves/NextMoves.tsx';
import { Tabs, type Tab } from './parts/Tabs.tsx';
import { RulingPanel } from './RulingPanel.tsx';
import { Failures } from './why/Failures.tsx';
import { WatchPanel } from './WatchPanel.tsx';
import { Why } from './why/Why.tsx';
import { changesBetween, type Change } from './words/changes.ts';

/** The panels beside the stage, in their order. */
export const INSPECTOR_TABS = ['why', 'moves', 'changes', 'watch', 'compare', 'ruling'] as const;
export type InspectorTab = (typeof INSPECTOR_TABS)[number];

/** Whether a word names a panel. Pure. */
export const isInspectorTab = (id: unknown): id is InspectorTab => INSPECTOR_TABS.some((one) => one === id);

interface InspectorProps {
  readonly library: Library;
  readonly bench: Bench;
  readonly view: DebuggerView;
  readonly as: string | undefined;
  readonly changes: readonly Change[];
  readonly example: Example;
  readonly failures: readonly Failure[];
  /** A clause somebody asked for: it is shown until another tab is chosen. */
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
  readonly tab: InspectorTab;
  readonly onTab: (tab: InspectorTab) => void;
}

/** How many moves are counted for the tab. */
const COUNTED = 200;

/** The tabs, and what the selected one shows. */
export function Inspector({ library, bench, view, as, changes, example, failures, clause, onLeaveClause, tab, onTab }: InspectorProps) {
  const { context, send, step, before, explanation } = view;
  const counted = useMemo(() => legal(bench, step.snapshot, { limit: COUNTED, ...(as === undefined ? {} : { as }) }), [bench, step, as]);
  const chances = useMemo(() => chancesIn(bench, step.snapshot), [bench, step]);
  const possible = counted.moves.length + chances;
  const seen = useMemo(() => stepSeen(bench, step, as), [bench, step, as]);
  const go = useCallback((to: number) => { send({ type: 'GO', to }); }, [send]);
  const selected = clause === undefined ? tab : 'ruling';
  const select = (id: string) => { if (isInspectorTab(id)) { onLeaveClause(); onTab(id); } };
  const ask = (event: AnyEventObject) => { send({ type: 'TRY', event }); select('why'); };
  const play = (event: AnyEventObject) => { onLeaveClause(); send({ type: 'PLAY_EVENT', event }); };
  const waive = (event: AnyEventObject, waived: Waived) => {
    onLeaveClause();
    if (context.tried === undefined) send({ type: 'GO', to: context.cursor - 1 });
    send({ type: 'PLAY_EVENT', event, waived });
  };
  const event = context.tried ?? step.event;
  const mends = useMends(context.tried === undefined ? benchAt(context, context.cursor) : bench, context.tried === undefined ? before : step.snapshot, as === undefined && explanation?.outcome === 'refused' ? event : undefined);
  const mend = (wanted: AnyEventObject, by: Mend) => {
    onLeaveClause();
    if (context.tried === undefined) send({ type: 'GO', to: context.cursor - 1 });
    send({ type: 'PLAY_EVENT', event: wanted, mend: by });
  };
  const expected = failures.length === 0 && !context.onBranch && example.when[context.cursor - 1]?.not !== undefined;
  const done = changes.length + step.effects.length;
  const between: Between = {
    last: context.steps.length - 1, cursor: context.cursor,
    changesFrom: (index) => {
      const other = context.steps[index];
      return other === undefined ? [] : changesBetween(contextSeen(bench, other.snapshot, as), contextSeen(bench, step.snapshot, as));
    },
  };
  const tabs: readonly Tab[] = [
    { id: 'why', label: 'Why' },
    { id: 'moves', label: 'Moves', count: { n: counted.more ? `${String(possible)}+` : possible, of: 'possible now' } },
    { id: 'changes', label: 'Changes', count: { n: done, of: 'at this step' } },
    { id: 'watch', label: 'Watch', ...(context.watches.length === 0 ? {} : { count: { n: context.watches.length, of: 'watched' } }) },
    { id: 'compare', label: 'Compare' },
    { id: 'ruling', label: 'Ruling' },
  ];
  return (
    <Tabs label="Inspector" tabs={tabs} selected={selected} onSelect={select}>
      {selected === 'why' && (
        <>
          {context.tried === undefined && <Failures failures={failures} />}
          <Why step={seen} before={before} explanation={explanation} tried={context.tried} shows={example.clause} expected={expected} onPlay={play} onLeave={() => { send({ type: 'LEAVE_TRY' }); }} onWaive={waive} mends={mends} onMend={mend} />
          <NextMoves bench={bench} snapshot={step.snapshot} moves={counted.moves} chances={chances} onTry={ask} onPlay={play} onAll={() => { select('moves'); }} />
        </>
      )}
      {selected === 'moves' && <Moves key={context.cursor} bench={bench} snapshot={step.snapshot} as={as} onTry={ask} onPlay={play} />}
      {selected === 'changes' && <Changes step={seen} changes={changes} between={between} wordsOf={effectWording(bench, step.snapshot, as)} />}
      {selected === 'watch' && (
        <WatchPanel
          bench={bench} steps={context.steps} cursor={context.cursor} as={as} watches={context.watches} onGo={go}
          onWatch={(expression) => { send({ type: 'WATCH', expression }); }} onUnwatch={(expression) => { send({ type: 'UNWATCH', expression }); }}
        />
      )}
      {selected === 'compare' && <ComparePanel library={library} bench={context.run.bench} input={context.run.input} steps={context.steps} cursor={context.cursor} onGo={go} />}
      {selected === 'ruling' && <RulingPanel clause={clause ?? example.clause} example={example} as={as} bench={bench} />}
    </Tabs>
  );
}
