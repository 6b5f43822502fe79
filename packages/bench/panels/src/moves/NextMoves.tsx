/** A few moves that are legal now, below the explanation: where to go on from here. */

import type { AnyEventObject } from 'xstate';
import type { Move } from '@rulebench/core';
import { MoveRow } from './MoveRow.tsx';

interface NextMovesProps {
  /** Legal moves. */
  readonly moves: readonly Move[];
  readonly onTry: (event: AnyEventObject) => void;
  readonly onPlay: (event: AnyEventObject) => void;
  /** Shows all moves. */
  readonly onAll: () => void;
}

const SHOWN = 4;

/** Nothing where nothing is legal. */
export function NextMoves({ moves, onTry, onPlay, onAll }: NextMovesProps) {
  if (moves.length === 0) return null;
  return (
    <section className="rb-next" aria-label="Legal now">
      <h3 className="rb-subhead">Legal now</h3>
      <ul className="rb-list">
        {moves.slice(0, SHOWN).map(({ event }) => <MoveRow key={JSON.stringify(event)} event={event} onTry={onTry} onPlay={onPlay} />)}
      </ul>
      <button type="button" className="rb-button rb-quiet" onClick={onAll}>{moves.length > SHOWN ? `All moves, and what is refused` : 'What is refused'}</button>
    </section>
  );
}
