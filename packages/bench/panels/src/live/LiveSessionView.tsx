/** One live session: statechart, inspector and timeline at a cursor that follows the newest step. */

import { useMemo, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import type { AnyEventObject } from 'xstate';
import type { ClauseId } from '@rulebench/core';
import type { Step } from '@rulebench/core/bench';
import { stateValueOf } from '@rulebench/core/explain';
import { benchOfSession, stepsOfSession, type LiveSession, type LiveSource } from '@rulebench/inspect/live';
import { marksOf } from '../chart/marks.ts';
import { Statechart } from '../chart/Statechart.tsx';
import type { DebuggerEvent } from '../debugger/machine.ts';
import { useKeys } from '../debugger/use-keys.ts';
import { Timeline } from '../timeline/Timeline.tsx';
import { outcomeWord } from '../timeline/items.ts';
import { eventWords } from '../words/value.ts';
import { isStateless, stateWords } from '../words/states.ts';
import { useSize } from '../parts/use-size.ts';
import { useAttached } from './attached.ts';
import { LiveInspector } from './LiveInspector.tsx';
import { useCursor, usePlaying, useRemoteExplanation } from './use-live.ts';
import { sinceWords } from './words.ts';

interface LiveSessionViewProps {
  readonly source: LiveSource;
  readonly session: LiveSession;
  /** A clause that was asked for. */
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
}

/** The panels of a session; a sentence where its machine cannot be drawn. */
export function LiveSessionView(props: LiveSessionViewProps) {
  const { session } = props;
  const app = useAttached();
  const steps = stepsOfSession(session);
  const bench = benchOfSession(session);
  if (bench === undefined || steps.length === 0) {
    return <main className="rb-pane"><p className="rb-empty">What the {app} tells of “{session.id}” is of no machine that can be drawn.</p></main>;
  }
  return <Panels {...props} steps={steps} bench={bench} />;
}

type PanelsProps = LiveSessionViewProps & { readonly steps: ReturnType<typeof stepsOfSession>; readonly bench: NonNullable<ReturnType<typeof benchOfSession>> };

/** Where there is less room than for both side by side, they lie one below the other. */
const NARROW = 680;

function Panels({ source, session, steps, bench, clause, onLeaveClause }: PanelsProps) {
  const app = useAttached();
  const root = useRef<HTMLElement>(null);
  const size = useSize(root);
  const stacked = size !== undefined && size.width < NARROW;
  const cursor = useCursor(session);
  const [perSecond, setPerSecond] = useState(2);
  const { playing, toggle, pause } = usePlaying(cursor, perSecond);
  const [tried, setTried] = useState<AnyEventObject>();
  const at = Math.min(cursor.at, steps.length - 1);
  const step = steps[at];
  const before = steps[at - 1]?.snapshot;
  const told = session.steps[at];
  const go = (to: number) => { pause(); setTried(undefined); cursor.go(to); };
  const explained = useRemoteExplanation(source, session, tried ?? step?.event, tried === undefined ? session.steps[at - 1]?.n : told?.n);
  const explanation = typeof explained === 'object' && explained.ok ? explained.result : undefined;
  const marks = useMemo(() => (step === undefined ? undefined : marksOf(step, explanation, tried !== undefined)), [step, explanation, tried]);
  useKeys(root, (event) => { const to = target(event, at, steps.length - 1); if (to === undefined) toggle(); else go(to); });
  if (step === undefined || told === undefined || marks === undefined) return null;
  const words = stateWords(stateValueOf(step.snapshot));
  return (
    <>
      <p className="rb-hidden" role="status">
        Step {told.n}: {step.event === undefined ? 'where its history starts' : `${eventWords(step.event)}, ${outcomeWord(step)}`}. Now in {words}.
      </p>
      <main ref={root} className="rb-main">
        <Group orientation={stacked ? 'vertical' : 'horizontal'} id="rulebench-live">
          <Panel id="live-stage" defaultSize="55%" minSize={stacked ? '80px' : '320px'}>
            <section className="rb-pane-chart" aria-label="Statechart">
              <Statechart
                machine={bench.machine} marks={marks} now={words}
                title={<h2 className="rb-panel-title"><span>Statechart</span><Now step={step} words={words} /></h2>}
              />
            </section>
          </Panel>
          <Separator className={stacked ? 'rb-separator rb-separator-flat' : 'rb-separator'} aria-label={stacked ? 'Height of the panels' : 'Width of the panels'} />
          <Panel id="live-inspector" minSize={stacked ? '80px' : '320px'}>
            <section className="rb-right" aria-label="Inspector">
              <LiveInspector
                source={source} session={session} step={step} before={before} told={told} isNewest={cursor.follows} tried={tried} onTry={setTried}
                explained={explained} clause={clause} onLeaveClause={onLeaveClause}
              />
            </section>
          </Panel>
        </Group>
      </main>
      <Timeline bench={bench} steps={steps} cursor={at} playing={playing} perSecond={perSecond} onGo={go} onToggle={toggle} onSpeed={setPerSecond}>
        <span className="rb-pill">{cursor.follows ? `Follows the ${app}` : 'Held here'}</span>
        <span className="rb-soft rb-small">{sinceWords(session)}</span>
      </Timeline>
    </>
  );
}

function Now({ step: { snapshot }, words }: { readonly step: Step; readonly words: string }) {
  const isDone = snapshot.status === 'done';
  if (isStateless(stateValueOf(snapshot))) return <span className="rb-now">{isDone ? 'at the end' : ''}</span>;
  return <span className="rb-now">{isDone ? 'at the end' : 'now in'} <b>{words}</b></span>;
}

/** Where a key leads; none for the one that plays. */
function target({ type }: DebuggerEvent, at: number, last: number): number | undefined {
  switch (type) {
    case 'FIRST': return 0;
    case 'BACK': return at - 1;
    case 'FORWARD': return at + 1;
    case 'LAST': return last;
    default: return undefined;
  }
}
