/** The right side of a live session: why, as its app answers; moves and events to send; what changed; the context. */

import { useMemo, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ClauseId } from '@rulebench/core';
import type { Explanation } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import type { LiveSession, LiveSource, LiveStep } from '@rulebench/inspect/live';
import { Changes } from '../Changes.tsx';
import { ClauseQuote } from '../parts/Clauses.tsx';
import { Tabs, type Tab } from '../parts/Tabs.tsx';
import { Why } from '../why/Why.tsx';
import { changesBetween } from '../words/changes.ts';
import { useAttached } from './attached.ts';
import { LiveMoves } from './LiveMoves.tsx';
import type { Answered } from './use-live.ts';
import { contextText, isCut } from './words.ts';

interface LiveInspectorProps {
  readonly source: LiveSource;
  readonly session: LiveSession;
  readonly step: Step;
  readonly told: LiveStep;
  /** The snapshot before the step; none for the first. */
  readonly before: AnyMachineSnapshot | undefined;
  /** Whether the step is where the app is now. */
  readonly isNewest: boolean;
  readonly tried: AnyEventObject | undefined;
  readonly onTry: (event: AnyEventObject | undefined) => void;
  readonly explained: Answered<Explanation>;
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
}

type TabId = 'why' | 'moves' | 'changes' | 'context';
const isTab = (id: string): id is TabId => ['why', 'moves', 'changes', 'context'].includes(id);

/** The tabs, and what the selected one shows. */
export function LiveInspector({ source, session, step, told, before, isNewest, tried, onTry, explained, clause, onLeaveClause }: LiveInspectorProps) {
  const [selected, setSelected] = useState<TabId>('why');
  const changes = useMemo(() => (before === undefined ? [] : changesBetween(before.context, step.snapshot.context)), [before, step]);
  const select = (id: string) => { if (isTab(id)) { onLeaveClause(); setSelected(id); } };
  const tabs: readonly Tab[] = [
    { id: 'why', label: 'Why' },
    { id: 'moves', label: 'Moves' },
    { id: 'changes', label: 'Changes', count: { n: changes.length + step.effects.length, of: 'at this step' } },
    { id: 'context', label: 'Context' },
  ];
  const explanation = typeof explained === 'object' && explained.ok ? explained.result : undefined;
  return (
    <Tabs label="Inspector" tabs={tabs} selected={selected} onSelect={select}>
      {selected === 'why' && (
        <>
          {told.dropped > 0 && <p className="rb-soft rb-small">Before this step others were left out, as they came too fast.</p>}
          {clause !== undefined && <ClauseQuote id={clause} />}
          <Why step={step} before={before} explanation={explanation} tried={tried} onLeave={() => { onTry(undefined); }} />
          <Missing session={session} explained={explained} isStart={step.event === undefined && tried === undefined} />
        </>
      )}
      {selected === 'moves' && <LiveMoves source={source} session={session} step={told.n} snapshot={step.snapshot} isNewest={isNewest} onTry={(event) => { onTry(event); select('why'); }} onSent={() => { onTry(undefined); }} />}
      {selected === 'changes' && (
        <>
          <Changes step={step} changes={changes} />
          {isCut(step.snapshot.context) && <p className="rb-soft rb-small">Of this context only a part was sent; what changed in the rest is not seen here.</p>}
        </>
      )}
      {selected === 'context' && <pre className="rb-context" tabIndex={0}>{contextText(step.snapshot.context)}</pre>}
    </Tabs>
  );
}

/** Why there is no explanation, where there is none. */
function Missing({ session, explained, isStart }: { readonly session: LiveSession; readonly explained: Answered<Explanation>; readonly isStart: boolean }) {
  const app = useAttached();
  if (isStart) return null;
  if (!session.offers.explain) return <p className="rb-soft rb-small">This {app} does not explain its moves. Where it is attached with a bench, it is asked why.</p>;
  if (explained === 'asking') return <p className="rb-soft rb-small" role="status">The {app} is asked why …</p>;
  return typeof explained === 'object' && !explained.ok ? <p className="rb-soft rb-small" role="status">The {app} does not say why: {explained.message} ({explained.code}).</p> : null;
}
