/** A run in the debugger: the panels around one cursor. */

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import type { ClauseId } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';
import type { ExampleResult } from '@rulebench/rulings';
import { carrierSeen, contextSeen, playersOf } from './debugger/view-of.ts';
import { useDebugger } from './debugger/use-debugger.ts';
import { useKeys } from './debugger/use-keys.ts';
import { BranchButtons } from './BranchButtons.tsx';
import { Inspector } from './Inspector.tsx';
import { Stage } from './Stage.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { outcomeWord } from './timeline/items.ts';
import { changesBetween } from './words/changes.ts';
import { stepWords } from './words/outcome.ts';
import { eventWords } from './words/value.ts';

interface SessionProps {
  readonly result: ExampleResult;
  readonly run: Run;
  readonly step: number | undefined;
  /** A step to go to, asked for from outside. */
  readonly jump: { readonly to: number } | undefined;
  readonly narrow: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
  readonly onStep: (step: number) => void;
}

const storage = { getItem: (key: string) => read(() => window.localStorage.getItem(key)), setItem: (key: string, value: string) => { read(() => { window.localStorage.setItem(key, value); return null; }); } };
function read(work: () => string | null): string | null {
  try { return work(); } catch { return null; } // a page may forbid storage: then sizes are not remembered
}

/** Table and statechart on the left, the inspector on the right, the timeline below. */
export function Session({ result, run, step: wanted, jump, narrow, root, clause, onLeaveClause, onStep }: SessionProps) {
  const { example, failures, parts } = result;
  const [as, setAs] = useState<string>();
  const view = useDebugger({ run, at: wanted ?? parts ?? run.steps.length - 1, ...(parts === undefined ? {} : { parts }) }, as);
  const { context, send, step, before, explanation } = view;
  const players = useMemo(() => playersOf(run.bench, run.steps[0].snapshot), [run]);
  const changes = useMemo(
    () => (before === undefined ? [] : changesBetween(contextSeen(run.bench, before, as), contextSeen(run.bench, step.snapshot, as))),
    [run, before, step, as],
  );
  const layout = useDefaultLayout({ id: 'rulebench-canvas', storage });

  useKeys(root, send);
  const told = useRef(onStep);
  useEffect(() => { told.current = onStep; });
  useEffect(() => { told.current(context.cursor); }, [context.cursor]);
  useEffect(() => { if (jump !== undefined) { send({ type: 'SHOW_RUN' }); send({ type: 'GO', to: jump.to }); } }, [jump, send]);
  const lastWanted = useRef(wanted);
  useEffect(() => { if (wanted !== lastWanted.current && wanted !== undefined) { lastWanted.current = wanted; send({ type: 'GO', to: wanted }); } }, [wanted, send]);

  const shownFailures = context.onBranch ? [] : failures.filter((failure) => (failure.step ?? run.steps.length - 1) === context.cursor);
  const stage = <Stage bench={run.bench} view={view} as={as} players={players} onAs={setAs} narrow={narrow} />;
  const inspector = <Inspector bench={run.bench} view={view} as={as} changes={changes} example={example} failures={shownFailures} clause={clause} onLeaveClause={onLeaveClause} />;
  const words = stepWords(step, before, context.tried === undefined ? explanation : undefined);
  return (
    <>
      <p className="rb-hidden" role="status">
        Step {context.cursor} of {context.steps.length - 1}: {step.event === undefined ? 'start' : `${eventWords(carrierSeen(run.bench, step.event, step.snapshot, as))}, ${outcomeWord(step)}`}. {words.rest}
      </p>
      {narrow
        ? <main className="rb-stacked">{stage}<section className="rb-right" aria-label="Inspector">{inspector}</section></main>
        : (
          <main className="rb-main">
            <Group orientation="horizontal" id="rulebench-canvas" defaultLayout={layout.defaultLayout} onLayoutChanged={layout.onLayoutChanged}>
              <Panel id="stage" defaultSize="58%" minSize="360px">{stage}</Panel>
              <Separator className="rb-separator" aria-label="Width of the panels" />
              <Panel id="inspector" minSize="320px"><section className="rb-right" aria-label="Inspector">{inspector}</section></Panel>
            </Group>
          </main>
        )}
      <Timeline
        bench={run.bench} steps={context.steps} cursor={context.cursor} as={as} playing={view.playing} perSecond={context.perSecond}
        parts={context.onBranch && (context.branch?.from ?? 0) < (parts ?? 0) ? undefined : parts} branchFrom={context.onBranch ? context.branch?.from : undefined}
        onGo={(to) => { send({ type: 'GO', to }); }} onToggle={() => { send({ type: 'TOGGLE' }); }} onSpeed={(perSecond) => { send({ type: 'SPEED', perSecond }); }}
      >
        <BranchButtons context={context} onShowRun={() => { send({ type: 'SHOW_RUN' }); }} onShowBranch={() => { send({ type: 'SHOW_BRANCH' }); }} />
      </Timeline>
    </>
  );
}
