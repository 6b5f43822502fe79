/** The left side: the module's table, and below it the statechart. */

import { useMemo } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import type { Bench } from '@rulebench/core/explain';
import { marksOf } from './chart/marks.ts';
import { Statechart } from './chart/Statechart.tsx';
import { sceneOf, stepSeen } from './debugger/view-of.ts';
import type { DebuggerView } from './debugger/use-debugger.ts';
import { storage } from './debugger/keep.ts';
import { FoldButton, useFold } from './parts/use-fold.tsx';
import { Table } from './table/Table.tsx';
import { stateWords } from './words/states.ts';
import { stateValueOf } from '@rulebench/core/explain';

interface StageProps {
  readonly bench: Bench;
  readonly view: DebuggerView;
  /** The player whose eyes are used. */
  readonly as: string | undefined;
  readonly players: readonly string[];
  readonly onAs: (player: string | undefined) => void;
  readonly narrow: boolean;
}

/** Table and statechart; the statechart alone where the module has no pictures. */
export function Stage({ bench, view, as, players, onAs, narrow }: StageProps) {
  const { step, before, explanation, context } = view;
  const layout = useDefaultLayout({ id: 'rulebench-stage', storage });
  const [tableFold, chartFold] = [useFold(), useFold()];
  const now = useMemo(() => sceneOf(bench, step.snapshot, as), [bench, step, as]);
  const was = useMemo(() => (before === undefined ? undefined : sceneOf(bench, before, as)), [bench, before, as]);
  const seen = useMemo(() => stepSeen(bench, step, as), [bench, step, as]);
  const marks = useMemo(() => marksOf(step, explanation, context.tried !== undefined), [step, explanation, context.tried]);
  const words = stateWords(stateValueOf(step.snapshot));
  const chart = (
    <section className="rb-pane-chart" aria-label="Statechart">
      <Statechart
        machine={bench.machine} marks={marks} now={words}
        title={<h2 className="rb-panel-title"><span>Statechart</span><span className="rb-now">{step.snapshot.status === 'done' ? 'at the end' : 'now in'} <b>{words}</b></span></h2>}
      />
    </section>
  );
  if (now === undefined) return <div className="rb-stage">{chart}</div>;
  const table = (
    <section className="rb-pane-table" aria-label="Table" tabIndex={0}>
      {'scene' in now
        ? <Table scene={now.scene} before={was !== undefined && 'scene' in was ? was.scene : undefined} effects={seen.effects} aside={<SeenBy players={players} as={as} onAs={onAs} />} />
        : (
          <>
            <div className="rb-panel-title"><h2>Table</h2><SeenBy players={players} as={as} onAs={onAs} /></div>
            <p className="rb-empty">There is no picture of this table{as === undefined ? '' : ` as ${as} sees it`}: {now.problem}.</p>
          </>
        )}
    </section>
  );
  if (narrow) return <div className="rb-stage">{table}{chart}</div>;
  return (
    <div className="rb-stage">
      <Group orientation="vertical" id="rulebench-stage" defaultLayout={layout.defaultLayout} onLayoutChanged={layout.onLayoutChanged}>
        <Panel id="table" defaultSize="54%" minSize="120px" collapsedSize="36px" {...tableFold.props}><div className="rb-foldable"><FoldButton fold={tableFold} of="table" />{table}</div></Panel>
        <Separator className="rb-separator rb-separator-flat" aria-label="Height of the table" />
        <Panel id="chart" minSize="140px" collapsedSize="36px" {...chartFold.props}><div className="rb-foldable"><FoldButton fold={chartFold} of="statechart" />{chart}</div></Panel>
      </Group>
    </div>
  );
}

function SeenBy({ players, as, onAs }: Pick<StageProps, 'players' | 'as' | 'onAs'>) {
  if (players.length === 0) return null;
  return (
    <label className="rb-seen">seen by{' '}
      <select className="rb-select" value={as ?? ''} onChange={(event) => { onAs(event.target.value === '' ? undefined : event.target.value); }}>
        <option value="">everyone</option>
        {players.map((player) => <option key={player} value={player}>{player}</option>)}
      </select>
    </label>
  );
}
