/** Machines that run in somebody's own app: the sessions that arrived, and the panels of the chosen one. */

import { useMemo, useState, type ReactNode } from 'react';
import type { ClauseId } from '@rulebench/core';
import type { Live, LiveSession, LiveSource } from '@rulebench/inspect/live';
import { clauseIndexOf, type RulingsOf } from '../debugger/clauses.ts';
import { SurroundingsProvider, type Navigation } from '../parts/surroundings.ts';
import { AttachedProvider, type Attached } from './attached.ts';
import { LiveSessionView } from './LiveSessionView.tsx';
import { useLive, useTouched } from './use-live.ts';
import { droppedWords, statusWords } from './words.ts';

export interface LiveViewProps extends Navigation {
  /** Where the sessions come from. */
  readonly source: LiveSource;
  /** Rulings whose sentences stand beside the clauses that an app's rules cite. */
  readonly rulings?: RulingsOf | undefined;
  /** What is attached; an app, unless told. Of a story the head is left out where there is nothing to choose, and the machine that is played with is shown. */
  readonly attached?: Attached | undefined;
  /** Leaves the app, where whoever shows this page went to it: another one can be chosen then. */
  readonly onDisconnect?: (() => void) | undefined;
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
export function LiveView({ source, rulings, attached = 'app', onDisconnect, children, onNavigate, hrefOf }: LiveViewProps) {
  const live = useLive(source);
  const clauses = useMemo(() => clauseIndexOf(rulings ?? { rulings: [], sources: [] }), [rulings]);
  const [chosen, setChosen] = useState<string>();
  const [clause, setClause] = useState<ClauseId>();
  const sessions = [...live.sessions.values()];
  const touched = useTouched(live);
  const session = live.sessions.get(chosen ?? (attached === 'story' ? touched : undefined) ?? '') ?? sessions.find(({ parent }) => parent === undefined) ?? sessions[0];
  const choice = sessions.length > 0 && <SessionList sessions={sessions} chosen={session} onChoose={setChosen} />;
  return (
    <SurroundingsProvider value={{ clauses, openClause: setClause, onNavigate, hrefOf }}>
      <AttachedProvider value={attached}>
        <div className="rb rb-example rb-live" data-attached={attached}>
          {attached === 'story' ? <StoryHead sessions={sessions} session={session}>{choice}</StoryHead> : <AppHead live={live} session={session} onDisconnect={onDisconnect}>{choice}</AppHead>}
          {session === undefined
            ? <main className="rb-pane">{children ?? <p className="rb-empty">Its machines are shown here as soon as one is.</p>}</main>
            : <LiveSessionView key={session.sessionId} source={source} session={session} clause={clause} onLeaveClause={() => { setClause(undefined); }} />}
        </div>
      </AttachedProvider>
    </SurroundingsProvider>
  );
}

interface HeadProps {
  readonly session: LiveSession | undefined;
  /** Where a session is chosen; nothing while there is none. */
  readonly children: ReactNode;
}

function AppHead({ live, session, onDisconnect, children }: HeadProps & Pick<LiveViewProps, 'onDisconnect'> & { readonly live: Live }) {
  const dropped = droppedWords(live);
  return (
    <header className="rb-header">
      <div className="rb-grow">
        <p className="rb-crumb">Live</p>
        <h1>{session === undefined ? 'No app is attached' : `${session.shape.id} in an app of its own`}</h1>
      </div>
      <div className="rb-header-tools">
        <span role="status" className={`rb-pill ${live.connected ? 'rb-allowed' : ''}`}>{live.connected ? 'An app is attached' : session === undefined ? 'Waiting for an app' : 'The app is gone'}</span>
        {dropped !== undefined && <span className="rb-pill rb-refused">{dropped}</span>}
        {onDisconnect !== undefined && session !== undefined && <button type="button" className="rb-button" onClick={onDisconnect}>Disconnect</button>}
      </div>
      {children}
    </header>
  );
}

/** A panel beside a story has little room: a head is seen only where there is something to choose. */
function StoryHead({ sessions, session, children }: HeadProps & { readonly sessions: readonly LiveSession[] }) {
  return (
    <header className={sessions.length > 1 ? 'rb-header' : 'rb-hidden'}>
      <h1 className="rb-hidden">{session === undefined ? 'This story has no machine' : `${session.shape.id} in this story`}</h1>
      {sessions.length > 1 && children}
    </header>
  );
}

interface SessionListProps {
  readonly sessions: readonly LiveSession[];
  readonly chosen: LiveSession | undefined;
  readonly onChoose: (sessionId: string) => void;
}

function SessionList({ sessions, chosen, onChoose }: SessionListProps) {
  const own = (session: LiveSession): string => (session.id === session.sessionId ? session.shape.id : session.id);
  /** Those of one name are numbered. */
  const named = (session: LiveSession): string => {
    const alike = sessions.filter((one) => own(one) === own(session));
    return alike.length === 1 ? own(session) : `${own(session)} ${String(alike.indexOf(session) + 1)}`;
  };
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
