/** A move in a list: it can be explained, and where it is legal, played. */

import type { AnyEventObject } from 'xstate';
import type { ClauseId } from '@rulebench/core';
import { ClauseLinks } from '../parts/Clauses.tsx';
import { eventDetail } from '../words/value.ts';

interface MoveRowProps {
  readonly event: AnyEventObject;
  /** Why it is refused; a move without is legal. */
  readonly refusal?: { readonly says: string; readonly by: readonly ClauseId[] } | undefined;
  readonly onTry: (event: AnyEventObject) => void;
  readonly onPlay?: ((event: AnyEventObject) => void) | undefined;
  /** What playing it is called here. */
  readonly doing?: string;
}

/** One list item. */
export function MoveRow({ event, refusal, onTry, onPlay, doing = 'Play' }: MoveRowProps) {
  const detail = eventDetail(event);
  return (
    <li className={refusal === undefined ? 'rb-move' : 'rb-move rb-move-refused'}>
      <button type="button" className="rb-move-main" onClick={() => { onTry(event); }} title="Explain this move">
        <span><code>{event.type}</code> {detail}<span className="rb-hidden">: why?</span></span>
        {refusal !== undefined && <span className="rb-move-reason">{refusal.says}</span>}
      </button>
      {refusal !== undefined && <ClauseLinks ids={refusal.by.slice(0, 2)} />}
      {refusal === undefined && onPlay !== undefined && (
        <button type="button" className="rb-button" onClick={() => { onPlay(event); }}>{doing}<span className="rb-hidden"> {event.type} {detail}</span></button>
      )}
    </li>
  );
}
