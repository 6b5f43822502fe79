/** What can be done now, below the explanation: where to go on from here. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Move } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { counted } from '@rulebench/rulings';
import { Icon } from '../parts/Icon.tsx';
import { anyOutcome } from './ChancePanel.tsx';
import { MoveRow } from './MoveRow.tsx';

interface NextMovesProps {
  readonly bench: Bench;
  readonly snapshot: AnyMachineSnapshot;
  /** Legal moves. */
  readonly moves: readonly Move[];
  /** How many random things the table waits for. */
  readonly chances: number;
  readonly onTry: (event: AnyEventObject) => void;
  readonly onPlay: (event: AnyEventObject) => void;
  /** Shows all moves. */
  readonly onAll: () => void;
}

const SHOWN = 4;

/** Nothing where nothing can be done. */
export function NextMoves({ bench, snapshot, moves, chances, onTry, onPlay, onAll }: NextMovesProps) {
  if (moves.length === 0 && chances === 0) return null;
  const roll = () => { const event = anyOutcome(bench, snapshot, Math.random()); if (event !== undefined) onPlay(event); };
  return (
    <section className="rb-next" aria-label="What can be done now">
      <h3 className="rb-subhead">Play on from here</h3>
      {chances > 0 && (
        <div className="rb-decision rb-decision-chance rb-next-chance">
          <span className="rb-grow"><Icon name="chance" /> It is chance’s turn: {counted(chances, 'thing is', 'things are')} to be rolled or drawn.</span>
          <span className="rb-buttons">
            <button type="button" className="rb-button rb-primary" onClick={roll}>Roll</button>
            <button type="button" className="rb-button" onClick={onAll}>Set it…</button>
          </span>
        </div>
      )}
      <ul className="rb-list">
        {moves.slice(0, SHOWN).map(({ event }, i) => <MoveRow key={`${String(i)} ${JSON.stringify(event)}`} event={event} onTry={onTry} onPlay={onPlay} />)}
      </ul>
      <button type="button" className="rb-button rb-quiet" onClick={onAll}>{moves.length > SHOWN ? `All ${String(moves.length)} moves, and what is refused` : 'What is refused now'}</button>
    </section>
  );
}
