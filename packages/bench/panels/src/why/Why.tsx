/** Why: the outcome of a step, or of an event that is tried, as a sentence; then the tree behind it, beside the ruling's own words. */

import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ClauseId, Mend } from '@rulebench/core';
import type { Explanation } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import type { Waived } from '../debugger/house.ts';
import { ClauseQuote } from '../parts/Clauses.tsx';
import { useMover } from '../live/attached.ts';
import { Icon } from '../parts/Icon.tsx';
import { explanationWords, stepWords, type OutcomeTone, type OutcomeWords } from '../words/outcome.ts';
import { capital, eventDetail, eventTitle, eventWords } from '../words/value.ts';
import { CandidateView, Followed } from './Candidates.tsx';

interface WhyProps {
  readonly step: Step;
  /** The snapshot the step was played on; none for the start. */
  readonly before: AnyMachineSnapshot | undefined;
  /** Of the tried event where one is, else of the step's; none for the start. */
  readonly explanation: Explanation | undefined;
  /** An event that is explained after this step, without being played. */
  readonly tried?: AnyEventObject | undefined;
  /** The clause that the example shows: its sentence comes first where it had a part. */
  readonly shows?: ClauseId | undefined;
  /** Whether the ruling expects just this refusal. */
  readonly expected?: boolean;
  readonly onPlay?: ((event: AnyEventObject) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
  /** Plays what was refused on a branch under a house rule. */
  readonly onWaive?: ((event: AnyEventObject, waived: Waived) => void) | undefined;
  /** Changes of the table after which it would be taken. */
  readonly mends?: readonly Mend[];
  /** Plays what was refused on a branch, on a table changed by hand. */
  readonly onMend?: ((event: AnyEventObject, mend: Mend) => void) | undefined;
}

const TONE_ICON = { allowed: 'yes', refused: 'no', unknown: 'unknown', plain: 'start' } as const satisfies Readonly<Record<OutcomeTone, string>>;

/** The panel that says why. */
export function Why({ step, before, explanation, tried, shows, expected = false, mends = [], onPlay, onLeave, onWaive, onMend }: WhyProps) {
  const mover = useMover();
  const words = tried === undefined || explanation === undefined
    ? stepWords(step, before, explanation, mover)
    : explanationWords(explanation, step.snapshot, mover);
  const event = tried ?? step.event;
  return (
    <div className="rb-why">
      {tried !== undefined && <Trying event={tried} legal={explanation?.outcome === 'taken'} onPlay={onPlay} onLeave={onLeave} />}
      {event !== undefined && tried === undefined && <p className="rb-event"><code>{eventTitle(event)}</code> <span>{eventDetail(event)}</span></p>}
      <Sentence words={words} />
      {expected && tried === undefined && <p className="rb-expected"><Icon name="yes" size={14} /> as the ruling expects</p>}
      <Quotes by={explanation?.by ?? []} shows={shows} />
      {event !== undefined && onMend !== undefined && <Mends mends={mends} onMend={(mend) => { onMend(event, mend); }} />}
      <Candidates explanation={explanation} onWaive={onWaive === undefined || event === undefined ? undefined : (waived) => { onWaive(event, waived); }} />
      {explanation?.outcome === 'taken' && <Followed microsteps={explanation.microsteps} />}
    </div>
  );
}

function Trying({ event, legal, onPlay, onLeave }: { readonly event: AnyEventObject; readonly legal: boolean } & Pick<WhyProps, 'onPlay' | 'onLeave'>) {
  return (
    <div className="rb-trying">
      <span className="rb-grow"><span className="rb-soft">What if: </span><code>{eventWords(event)}</code></span>
      {onPlay !== undefined && legal && <button type="button" className="rb-button rb-primary" onClick={() => { onPlay(event); }}>Play it</button>}
      {onLeave !== undefined && <button type="button" className="rb-button" onClick={onLeave}>Back to the step</button>}
    </div>
  );
}

/** Tables on which the event would be taken by the rules as they are. */
function Mends({ mends, onMend }: { readonly mends: readonly Mend[]; readonly onMend: (mend: Mend) => void }) {
  if (mends.length === 0) return null;
  return (
    <section aria-label="What would make it legal">
      <h3 className="rb-subhead">What would make it legal</h3>
      <ul className="rb-list">
        {mends.map((mend) => (
          <li key={mend.says} className="rb-row rb-mend">
            <span className="rb-grow">{capital(mend.says)}</span>
            <button type="button" className="rb-button" title="Changes the table by hand, and plays it there, on a branch" onClick={() => { onMend(mend); }}><Icon name="fork" />Change the table and play it<span className="rb-hidden">: {mend.says}</span></button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sentence({ words }: { readonly words: OutcomeWords }) {
  return (
    <p className="rb-sentence">
      <strong className={`rb-${words.tone}`}><Icon name={TONE_ICON[words.tone]} size={18} /> {words.short}</strong> {words.rest}
    </p>
  );
}

function Quotes({ by, shows }: { readonly by: readonly ClauseId[]; readonly shows: ClauseId | undefined }) {
  const first = shows !== undefined && by.includes(shows) ? [shows] : [];
  const ids = [...first, ...by.filter((id) => id !== shows)];
  const rest = ids.slice(1);
  return (
    <>
      {ids.slice(0, 1).map((id) => <ClauseQuote key={id} id={id} />)}
      {rest.length > 0 && <details className="rb-fold"><summary>{rest.length === 1 ? 'Another clause' : `${String(rest.length)} more clauses`} had a part</summary>{rest.map((id) => <ClauseQuote key={id} id={id} />)}</details>}
    </>
  );
}

function Candidates({ explanation, onWaive }: { readonly explanation: Explanation | undefined; readonly onWaive: ((waived: Waived) => void) | undefined }) {
  if (explanation === undefined || (explanation.outcome !== 'taken' && explanation.outcome !== 'refused')) return null;
  const all = explanation.candidates;
  const first = explanation.outcome === 'taken' ? all.filter(({ taken }) => taken) : all;
  const others = explanation.outcome === 'taken' ? all.filter(({ taken }) => !taken) : [];
  const view = (candidate: (typeof all)[number]) => <CandidateView key={`${candidate.source}|${candidate.descriptor}|${String(candidate.index)}`} candidate={candidate} onWaive={onWaive} />;
  return (
    <>
      <h3 className="rb-subhead">{explanation.outcome === 'taken' ? 'What made it legal' : 'What was asked'}</h3>
      {first.map(view)}
      {others.length > 0 && <details className="rb-fold"><summary>Other ways that were judged <span className="rb-soft">({others.length})</span></summary>{others.map(view)}</details>}
    </>
  );
}
