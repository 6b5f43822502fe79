/** Moves: what is legal now, what is refused and why, open choices and chance answered here, and a form for anything else. */

import { useMemo, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { judgedMoves, type Bench, type JudgedMove } from '@rulebench/core/explain';
import { shortReason } from '../words/outcome.ts';
import { ChancePanel, waitsForChance } from './ChancePanel.tsx';
import { answersChoices, choicesOf, ChoicePanel, isChosen } from './ChoicePanel.tsx';
import { EventForm } from './EventForm.tsx';
import { MoveRow } from './MoveRow.tsx';

export interface MovesProps {
  readonly bench: Bench;
  /** The table now. */
  readonly snapshot: AnyMachineSnapshot;
  /** The player who asks; everybody's moves, all open, where none is given. */
  readonly as?: string | undefined;
  /** Explains an event without playing it. */
  readonly onTry: (event: AnyEventObject) => void;
  /** Plays an event on a branch. */
  readonly onPlay: (event: AnyEventObject) => void;
}

/** How many moves are judged at the most. */
const LIMIT = 300;

/** The panel of moves. */
export function Moves({ bench, snapshot, as, onTry, onPlay }: MovesProps) {
  const { moves, more } = useMemo(
    () => judgedMoves(bench, snapshot, { limit: LIMIT, ...(as === undefined ? {} : { as }) }),
    [bench, snapshot, as],
  );
  const answered = choicesOf(snapshot.context).some(isChosen) && answersChoices(bench);
  const waiting = answered || waitsForChance(bench, snapshot);
  const legal = moves.filter(({ explanation, event }) => explanation.outcome === 'taken' && !(answered && event.type === 'CHOOSE'));
  const refused = moves.filter(({ explanation }) => explanation.outcome !== 'taken');
  if (snapshot.status !== 'active') return <p className="rb-empty">The game has ended: there is nothing left to do. Step back to try something earlier.</p>;
  return (
    <div className="rb-moves">
      <ChoicePanel bench={bench} snapshot={snapshot} as={as} legal={legal} onTry={onTry} onPlay={onPlay} />
      <ChancePanel bench={bench} snapshot={snapshot} onPlay={onPlay} />
      {(legal.length > 0 || !waiting) && <MoveList title="Legal now" moves={legal} onTry={onTry} onPlay={onPlay} none="The module offers no move that is legal now." />}
      {refused.length > 0 && <MoveList title="Refused now" moves={refused} onTry={onTry} />}
      {more && <p className="rb-soft rb-small">There are more moves than the {LIMIT} that were judged; ask about any of them below.</p>}
      <EventForm bench={bench} moves={moves} onTry={onTry} />
    </div>
  );
}

const SHOWN = 6;

interface MoveListProps {
  readonly title: string;
  readonly moves: readonly JudgedMove[];
  readonly onTry: (event: AnyEventObject) => void;
  readonly onPlay?: (event: AnyEventObject) => void;
  readonly none?: string;
}

function MoveList({ title, moves, onTry, onPlay, none }: MoveListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? moves : moves.slice(0, SHOWN);
  return (
    <section>
      <h3 className="rb-subhead">{title} <span className="rb-soft">({moves.length})</span></h3>
      {moves.length === 0 && <p className="rb-soft">{none}</p>}
      <ul className="rb-list">
        {shown.map((move, i) => (
          <MoveRow
            key={`${String(i)} ${JSON.stringify(move.event)}`} event={move.event} onTry={onTry} onPlay={onPlay}
            refusal={move.explanation.outcome === 'taken' ? undefined : { says: shortReason(move.explanation), by: move.explanation.by }}
          />
        ))}
      </ul>
      {moves.length > SHOWN && (
        <button type="button" className="rb-button rb-quiet" aria-expanded={all} onClick={() => { setAll(!all); }}>
          {all ? 'Show fewer' : `Show all ${String(moves.length)}`}
        </button>
      )}
    </section>
  );
}
