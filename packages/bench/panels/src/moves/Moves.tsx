/** Moves: what is legal now, what is refused and why, what is not known here; open choices and chance answered here, and a form for anything else. */

import { useMemo, useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { judgedMoves, type Bench, type Explanation, type JudgedMove } from '@rulebench/core/explain';
import { shortReason } from '../words/outcome.ts';
import { ChancePanel, waitsForChance } from './ChancePanel.tsx';
import { answersChoices, choicesOf, ChoicePanel, isChosen } from './ChoicePanel.tsx';
import { EventForm } from './EventForm.tsx';
import { foreignEvents } from './foreign.ts';
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

/** The kinds of what is not legal: a rule says no, no rule can say, or the state knows no such event. */
const REFUSALS: readonly ((explanation: Explanation) => boolean)[] = [
  (explanation) => (explanation.outcome === 'refused' && !explanation.unknown) || explanation.outcome === 'broken',
  (explanation) => explanation.outcome === 'refused' && explanation.unknown,
  ({ outcome }) => outcome === 'not-now' || outcome === 'over',
];

/** The panel of moves. */
export function Moves({ bench, snapshot, as, onTry, onPlay }: MovesProps) {
  const { moves, more } = useMemo(
    () => judgedMoves(bench, snapshot, { limit: LIMIT, ...(as === undefined ? {} : { as }) }),
    [bench, snapshot, as],
  );
  const answered = choicesOf(snapshot.context).some(isChosen) && answersChoices(bench);
  const waiting = answered || waitsForChance(bench, snapshot);
  const legal = moves.filter(({ explanation, event }) => explanation.outcome === 'taken' && !(answered && event.type === 'CHOOSE'));
  const [refused, unsettled, elsewhere] = REFUSALS.map((isOne) => moves.filter(({ explanation }) => isOne(explanation)));
  const foreign = useMemo(() => foreignEvents(bench, snapshot, moves), [bench, snapshot, moves]);
  if (snapshot.status !== 'active') return <p className="rb-empty">The game has ended: there is nothing left to do. Step back to try something earlier.</p>;
  return (
    <div className="rb-moves">
      <ChoicePanel bench={bench} snapshot={snapshot} as={as} legal={legal} onTry={onTry} onPlay={onPlay} />
      <ChancePanel bench={bench} snapshot={snapshot} onPlay={onPlay} />
      {(legal.length > 0 || !waiting) && <MoveList title="Legal now" moves={legal} onTry={onTry} onPlay={onPlay} none="The module offers no move that is legal now." />}
      {refused !== undefined && <MoveList title="Refused now" moves={refused} onTry={onTry} />}
      {unsettled !== undefined && <MoveList title="Not known whether it may be done" moves={unsettled} onTry={onTry} />}
      {elsewhere !== undefined && <MoveList title="Not known here" moves={elsewhere} onTry={onTry} />}
      <Foreign types={foreign} also={elsewhere !== undefined && elsewhere.length > 0} onTry={onTry} />
      {more && <p className="rb-soft rb-small">There are more moves than the {LIMIT} that were judged; ask about any of them below.</p>}
      <EventForm bench={bench} snapshot={snapshot} as={as} moves={moves} onTry={onTry} />
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
  if (moves.length === 0 && none === undefined) return null;
  return (
    <section aria-label={title}>
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

/** Events that this state has no way for, whoever does them, and of which the module offers no move. */
function Foreign({ types, also, onTry }: { readonly types: readonly string[]; readonly also: boolean; readonly onTry: (event: AnyEventObject) => void }) {
  if (types.length === 0) return null;
  return (
    <section aria-label="Events this state does not know">
      {!also && <h3 className="rb-subhead">Not known here</h3>}
      <p className="rb-soft rb-small">{also ? 'Nor does this state know:' : 'This state does not know:'}</p>
      <div className="rb-options">
        {types.map((type) => <button key={type} type="button" className="rb-button rb-quiet" title="Explain why not, and where it is known" onClick={() => { onTry({ type }); }}><code>{type}</code><span className="rb-hidden">: why not?</span></button>)}
      </div>
    </section>
  );
}
