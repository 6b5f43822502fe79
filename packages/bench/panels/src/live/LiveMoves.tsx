/** What could be done in an attached app: the moves it calls legal, and any event, asked about or sent to it. */

import { useId, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isRecord } from '@rulebench/core';
import type { LiveSession, LiveSource } from '@rulebench/inspect/live';
import { MoveRow } from '../moves/MoveRow.tsx';
import { useAttached } from './attached.ts';
import { useRemoteMoves } from './use-live.ts';
import { eventsKnown, overWords } from './words.ts';

interface LiveMovesProps {
  readonly source: LiveSource;
  readonly session: LiveSession;
  /** The step after which is asked. */
  readonly step: number;
  readonly snapshot: AnyMachineSnapshot;
  /** Events can be sent only to where the app is now. */
  readonly isNewest: boolean;
  readonly onTry: (event: AnyEventObject) => void;
  /** An event was sent: what was tried before is past. */
  readonly onSent: () => void;
}

/** The panel of moves of a live session. */
export function LiveMoves({ source, session, step, snapshot, isNewest, onTry, onSent }: LiveMovesProps) {
  const app = useAttached();
  const answer = useRemoteMoves(source, session, step);
  const [said, setSaid] = useState('');
  const { offers, status } = session;
  const send = offers.events && isNewest && status === 'active' ? (event: AnyEventObject) => {
    onSent();
    void source.send(session.sessionId, event).then((reply) => { setSaid(reply.ok ? `${event.type} was sent.` : `${event.type} was not taken: ${reply.message} (${reply.code}).`); });
  } : undefined;
  const over = isNewest ? overWords(session, app) : undefined;
  if (over !== undefined) return <p className="rb-empty">{over}</p>;
  return (
    <div className="rb-moves">
      <section>
        <h3 className="rb-subhead">Legal {isNewest ? 'now' : 'at this step'}</h3>
        {!offers.legal && <p className="rb-soft">This {app} does not say which moves there are.</p>}
        {answer === 'asking' && <p className="rb-soft">The {app} is asked …</p>}
        {typeof answer === 'object' && !answer.ok && <p className="rb-soft">The {app} does not say: {answer.message} ({answer.code}).</p>}
        {typeof answer === 'object' && answer.ok && (
          <ul className="rb-list">
            {answer.result.moves.map(({ event }) => <MoveRow key={JSON.stringify(event)} event={event} onTry={onTry} onPlay={send} doing="Send" />)}
          </ul>
        )}
        {typeof answer === 'object' && answer.ok && answer.result.moves.length === 0 && <p className="rb-soft">Nothing is legal.</p>}
      </section>
      <AnyEvent types={eventsKnown(snapshot)} onTry={offers.explain ? onTry : undefined} onSend={send} />
      {!offers.events && <p className="rb-soft rb-small">The {app} takes no events from here. Attached with <code>allowEvents: true</code> it does.</p>}
      {offers.events && !isNewest && <p className="rb-soft rb-small">Events go to where the {app} is now: go to the last step to send one.</p>}
      <p className="rb-small" role="status">{said}</p>
    </div>
  );
}

interface AnyEventProps {
  readonly types: readonly string[];
  readonly onTry: ((event: AnyEventObject) => void) | undefined;
  readonly onSend: ((event: AnyEventObject) => void) | undefined;
}

/** A type, and what the event carries as JSON: the app's schema is not known here. */
function AnyEvent({ types, onTry, onSend }: AnyEventProps) {
  const app = useAttached();
  const [type, setType] = useState(types[0] ?? '');
  const [carries, setCarries] = useState('{}');
  const list = useId();
  const [wrong, setWrong] = useState<string>();
  if (onTry === undefined && onSend === undefined) return null;
  const use = (what: (event: AnyEventObject) => void) => {
    const data = parsed(carries);
    if (type === '') setWrong('An event has a type.');
    else if (data === undefined) setWrong('What it carries is no JSON object, such as {"card": "9D"}.');
    else { setWrong(undefined); what({ ...data, type }); }
  };
  return (
    <section className="rb-ask">
      <h3 className="rb-subhead">Any event</h3>
      <label className="rb-field"><span>Type</span><input className="rb-input" list={list} value={type} onChange={(event) => { setType(event.target.value); }} /></label>
      <datalist id={list}>{types.map((one) => <option key={one} value={one} />)}</datalist>
      <label className="rb-field"><span>Carries (JSON)</span><textarea className="rb-input" rows={3} value={carries} onChange={(event) => { setCarries(event.target.value); }} /></label>
      {wrong !== undefined && <p className="rb-refused rb-small" role="alert">{wrong}</p>}
      <div className="rb-buttons">
        {onTry !== undefined && <button type="button" className="rb-button" onClick={() => { use(onTry); }}>What would come of it?</button>}
        {onSend !== undefined && <button type="button" className="rb-button rb-primary" onClick={() => { use(onSend); }}>Send to the {app}</button>}
      </div>
    </section>
  );
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) ? data : undefined;
  } catch {
    return undefined;
  }
}
