/** The ruling behind what is shown: the clause, why it exists, the example as written, and the clause's other examples. */

import { useMemo } from 'react';
import { chartOf, labelOf, type Chart } from '@rulebench/chart';
import type { ClauseId } from '@rulebench/core';
import type { Example } from '@rulebench/rulings';
import { titleOf } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import type { NamedExample } from './debugger/clauses.ts';
import { ClauseQuote } from './parts/Clauses.tsx';
import { CodeLink } from './parts/CodeLink.tsx';
import { ExampleLink } from './parts/ExampleLink.tsx';
import { Prose } from './parts/Prose.tsx';
import { useSurroundings } from './parts/surroundings.ts';
import { stateName } from './words/states.ts';

interface RulingPanelProps {
  /** The clause that is shown. */
  readonly clause: ClauseId;
  /** The example in the canvas; its text is shown where the clause is its own. */
  readonly example?: Example | undefined;
  /** The player who looks: an example as written may hold what that player does not see, and is shown on demand. */
  readonly as?: string | undefined;
  /** The rules in force: those that cite the clause are listed. */
  readonly bench?: Bench | undefined;
}

/** The panel of the ruling. */
export function RulingPanel({ clause: id, example, as, bench }: RulingPanelProps) {
  const { clauses, onNavigate } = useSurroundings();
  const known = clauses.get(id);
  if (known === undefined) return <p className="rb-empty">The clause <code>{id}</code> is in none of the rulings that are loaded here.</p>;
  const { clause, ruling, source } = known;
  const own = example?.clause === id ? example : undefined;
  return (
    <div className="rb-ruling">
      <p className="rb-soft rb-small rb-ruling-of">{source?.title ?? ruling.source} · {ruling.title}</p>
      <ClauseQuote id={id} />
      {clause.prose.trim() !== '' && <Prose text={clause.prose} />}
      {ruling.prose.trim() !== '' && <><h3 className="rb-subhead">Why there is this ruling</h3><Prose text={ruling.prose} /></>}
      {own !== undefined && <><h3 className="rb-subhead">This example, as written</h3><Written key={as ?? ''} yaml={own.yaml} as={as} /></>}
      {clause.examples.length > 0 && (
        <>
          <h3 className="rb-subhead">{own === undefined ? 'Examples of this clause' : 'All examples of this clause'}</h3>
          <ul className="rb-list">{clause.examples.map((one) => <ExampleItem key={one.slug} example={one} here={one.slug === example?.slug && one.clause === example.clause} />)}</ul>
        </>
      )}
      {bench !== undefined && <Citing bench={bench} clause={id} />}
      {onNavigate !== undefined && <button type="button" className="rb-button rb-quiet" onClick={() => { onNavigate({ kind: 'ruling', ruling: ruling.id }); }}>Open the whole ruling</button>}
    </div>
  );
}

/** The rules and measures that cite a clause, each with the line where it is written; and where the machine's own procedure does. */
function Citing({ bench, clause }: { readonly bench: Bench; readonly clause: ClauseId }) {
  const citing = Object.values(bench.rules).filter(({ cites }) => cites.includes(clause));
  const places = useMemo(() => procedureCiting(chartOf(bench.machine), clause), [bench, clause]);
  return (
    <>
      {citing.length > 0 && (
        <>
          <h3 className="rb-subhead">Rules that cite it</h3>
          <ul className="rb-list" aria-label="Rules that cite it">
            {citing.map(({ id, kind }) => <li key={id} className="rb-row"><span className="rb-grow">{titleOf(id)} <span className="rb-soft rb-small">{kind === 'measure' ? 'measure' : 'rule'}</span></span><CodeLink module={bench.module.id} rule={id} /></li>)}
          </ul>
        </>
      )}
      {places.length > 0 && (
        <>
          <h3 className="rb-subhead">Places in the statechart that cite it</h3>
          <ul className="rb-list" aria-label="Places in the statechart that cite it">{places.map((place) => <li key={place} className="rb-row">{place}</li>)}</ul>
        </>
      )}
    </>
  );
}

/** The states that come from a clause, or forbid an event by it, and the transitions that do, in words. */
function procedureCiting({ states, edges }: Chart, clause: ClauseId): readonly string[] {
  return [...new Set([
    ...states.flatMap(({ id, cites, forbids }) => [
      ...(cites.includes(clause) ? [`the state ${stateName(id)}`] : []),
      ...Object.entries(forbids).flatMap(([event, by]) => (by.includes(clause) ? [`${event} forbidden in ${stateName(id)}`] : [])),
    ]),
    ...edges.flatMap((edge) => (edge.cites.includes(clause) ? [`${labelOf(edge)}, from ${stateName(edge.source)}`] : [])),
  ])];
}

/** The text of an example; for a player's eyes it stays shut until it is asked for. */
function Written({ yaml, as }: { readonly yaml: string; readonly as: string | undefined }) {
  const text = <pre className="rb-yaml" tabIndex={0}><code>{yaml}</code></pre>;
  if (as === undefined) return text;
  return (
    <>
      <p className="rb-soft">You look with the eyes of {as}. The text tells everybody’s moves, those that {as} does not see too.</p>
      <details className="rb-fold rb-written"><summary>Show it all the same</summary>{text}</details>
    </>
  );
}

function ExampleItem({ example, here }: { readonly example: NamedExample; readonly here: boolean }) {
  const { onNavigate } = useSurroundings();
  if (here) return <li className="rb-row" aria-current="true">{example.name}<span className="rb-pill rb-here">here</span></li>;
  return <li className="rb-row"><ExampleLink example={example} onNavigate={onNavigate} /></li>;
}
