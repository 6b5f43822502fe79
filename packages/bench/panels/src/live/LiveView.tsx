/** Machines that run in somebody's own app: the sessions that arrived, and the panels of the chosen one. */

import { useMemo, useState, type ReactNode } from 'react';
import type { ClauseId } from '@rulebench/core';
import type { LiveSession, LiveSource } from '@rulebench/inspect/live';
import { clauseIndexOf, type RulingsOf } from '../debugger/clauses.ts';
import { SurroundingsProvider, type Navigation } from '../parts/surroundings.ts';
import { LiveSessionView } from './LiveSessionView.tsx';
import { useLive } from './use-live.ts';
import { droppedWords, statusWords } from './words.ts';

export interface LiveViewProps extends Navigation {
  /** Where the sessions come from. */
  readonly source: LiveSource;
  /** Rulings whose sentences stand beside the clauses that an app's rules cite. */
  readonly rulings?: RulingsOf | undefined;
  /** Shown while no app is there: how to attach one. */
  readonly children?: ReactNode;
}

/**
 * The machines of attached apps, live: a list of sessions, and for one of them the timeline, the statechart, what changed and,
 * where its app offers it, why and which moves are legal. Fills its parent. Needs `@rulebench/panels/panels.css`.
 *
 * @example
 * <LiveView source={receiveFromWindow()}>Attach an app …</LiveView>
 */
export function LiveView({ source, rulings, children, onNavigate, hrefOf }: LiveViewProps) {
  const live = useLive(source);
  const clauses = useMemo(() => clauseIndexOf(rulings ?? { rulings: [], sources: [] }), [rulings]);
  const [chosen, setChosen] = useState<string>();
  const [clause, setClause] = useState<ClauseId>();
  const sessions = [...live.sessions.values()];
  const session = live.sessions.get(chosen ?? '') ?? sessions.find(({ parent }) => parent === undefined) ?? sessions[0];
  const dropped = droppedWords(live);
  return (
    <SurroundingsProvider value={{ clauses, openClause: setClause, onNavigate, hrefOf }}>
      <div className="rb rb-example rb-live">
        <header className="rb-header">
          <div className="rb-grow">
            <p className="rb-crumb">Live</p>
            <h1>{session === undefined ? 'No app is attached' : `${session.shape.id} in an app of its own`}</h1>
          </div>
          <div className="rb-header-tools">
            <span role="status" className={`rb-pill ${live.connected ? 'rb-allowed' : ''}`}>{live.connected ? 'An app is attached' : session === undefined ? 'Waiting for an app' : 'The app is gone'}</span>
            {dropped !== undefined && <span className="rb-pill rb-refused">{dropped}</span>}
          </div>
          {sessions.length > 0 && <SessionList sessions={sessions} chosen={session} onChoose={setChosen} />}
        </header>
        {session === undefined
          ? <main className="rb-pane">{children ?? <p className="rb-empty">Its machines are shown here as soon as one is.</p>}</main>
          : <LiveSessionView key={session.sessionId} source={source} session={session} clause={clause} onLeaveClause={() => { setClause(undefined); }} />}
      </div>
    </SurroundingsProvider>
  );
}

interface SessionListProps {
  readonly sessions: readonly LiveSession[];
  readonly chosen: LiveSession | undefined;
  readonly onChoose: (sessionId: string) => void;
}

function SessionList({ sessions, chosen, onChoose }: SessionListProps) {
  const named = (session: LiveSession): string => (session.id === session.sessionId ? session.shape.id : session.id);
  return (
    <ul className="rb-sessions" aria-label="Sessions">
      {sessions.map((session) => (
        <li key={session.sessionId}>
          <button type="button" className="rb-session" aria-pressed={session === chosen} onClick={() => { onChoose(session.sessionId); }}>
            {session.parent !== undefined && <span className="rb-soft">started by {nameOf(sessions, session.parent, named)}: </span>}
            <b>{named(session)}</b> <span className="rb-soft">{statusWords(session)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf(sessions: readonly LiveSession[], sessionId: string, named: (session: LiveSession) => string): string {
  const found = sessions.find((one) => one.sessionId === sessionId);
  return found === undefined ? sessionId : named(found);
}
