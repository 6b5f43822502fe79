/** The transitions that the machine considered for an event, each with its verdict and what stands in its way. */

import { titleOf } from '@rulebench/core';
import { waivedBy, type Waived } from '../debugger/house.ts';
import type { Candidate, ExplainedMicrostep } from '@rulebench/core/explain';
import { ClauseLinks } from '../parts/Clauses.tsx';
import { Icon } from '../parts/Icon.tsx';
import { stateName } from '../words/states.ts';
import { capital, listed } from '../words/value.ts';
import { VerdictItem } from './VerdictTree.tsx';

/** Where a candidate leads, in words. Pure. */
export function leadsTo({ source, targets }: Pick<Candidate, 'source' | 'targets'>): string {
  return targets.length === 0 ? `${stateName(source)}, and stays there` : `${stateName(source)} → ${listed(targets.map(stateName))}`;
}

function fateOf({ taken, verdict }: Candidate): string {
  if (taken) return 'taken';
  if (verdict === undefined || verdict.outcome === 'allowed') return 'too late: another came first';
  return verdict.outcome === 'unknown' ? 'not known' : 'refused';
}

interface CandidateViewProps {
  readonly candidate: Candidate;
  /** Plays the event on a branch under a house rule. */
  readonly onWaive?: ((waived: Waived) => void) | undefined;
}

/** One candidate: where it leads, whether it was taken, and its tree. */
export function CandidateView({ candidate, onWaive }: CandidateViewProps) {
  const fate = fateOf(candidate);
  const tone = candidate.taken ? 'rb-allowed' : fate === 'refused' ? 'rb-refused' : 'rb-muted';
  return (
    <div className="rb-candidate">
      <div className="rb-candidate-head">
        <span>{leadsTo(candidate)}</span>
        <span className={`rb-pill ${tone}`}>{fate}</span>
        <ClauseLinks ids={candidate.cites} />
      </div>
      {candidate.verdict === undefined
        ? <p className="rb-soft rb-small">No rule guards this way.</p>
        : <ul className="rb-tree rb-tree-root"><VerdictItem verdict={candidate.verdict} /></ul>}
      <Waivers candidate={candidate} onWaive={onWaive} />
    </div>
  );
}

/** The smallest sets of rules that stand in the way. */
function Waivers({ candidate, onWaive }: CandidateViewProps) {
  const { waivers } = candidate;
  if (waivers.length === 0) return null;
  return (
    <div className="rb-waivers">
      <p>Would be legal if {waivers.length === 1 ? 'this were' : 'one of these were'} answered otherwise:</p>
      <ul>
        {waivers.map((set) => {
          const words = listed(set.map((rule) => `“${titleOf(rule)}”`));
          return (
            <li key={set.join()}>
              {words}
              {onWaive !== undefined && <> <button type="button" className="rb-button rb-quiet" title="Plays it on a branch where this is answered otherwise" onClick={() => { onWaive(waivedBy(candidate, set)); }}><Icon name="fork" />Play it under this house rule<span className="rb-hidden">: {words}</span></button></>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What followed by itself after the event's own transition, and what was judged on the way. */
export function Followed({ microsteps }: { readonly microsteps: readonly ExplainedMicrostep[] }) {
  const told = microsteps.filter(({ candidates }) => candidates.length > 0);
  if (told.length === 0) return null;
  return (
    <details className="rb-fold">
      <summary>Then, by itself <span className="rb-soft">({told.length})</span></summary>
      {told.map(({ event, candidates }, i) => (
        <div key={i} className="rb-followed">
          {!event.type.startsWith('xstate.') && <p className="rb-soft rb-small">after {capital(event.type)}</p>}
          {candidates.map((candidate) => <CandidateView key={`${candidate.source}|${candidate.descriptor}|${String(candidate.index)}`} candidate={candidate} />)}
        </div>
      ))}
    </details>
  );
}
