/** The ruling behind what is shown: the clause, why it exists, the example as written, and the clause's other examples. */

import type { ClauseId } from '@rulebench/core';
import type { Example } from '@rulebench/rulings';
import { ClauseQuote } from './parts/Clauses.tsx';
import { Prose } from './parts/Prose.tsx';
import { useSurroundings } from './parts/surroundings.ts';

interface RulingPanelProps {
  /** The clause that is shown. */
  readonly clause: ClauseId;
  /** The example in the canvas; its text is shown where the clause is its own. */
  readonly example?: Example | undefined;
}

/** The panel of the ruling. */
export function RulingPanel({ clause: id, example }: RulingPanelProps) {
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
      {own !== undefined && <><h3 className="rb-subhead">This example, as written</h3><pre className="rb-yaml" tabIndex={0}><code>{own.yaml}</code></pre></>}
      {clause.examples.length > 0 && (
        <>
          <h3 className="rb-subhead">{own === undefined ? 'Examples of this clause' : 'All examples of this clause'}</h3>
          <ul className="rb-list">{clause.examples.map((one) => <ExampleItem key={one.slug} example={one} here={one.slug === example?.slug && one.clause === example.clause} />)}</ul>
        </>
      )}
      {onNavigate !== undefined && <button type="button" className="rb-button rb-quiet" onClick={() => { onNavigate({ kind: 'ruling', ruling: ruling.id }); }}>Open the whole ruling</button>}
    </div>
  );
}

function ExampleItem({ example, here }: { readonly example: Example; readonly here: boolean }) {
  const { onNavigate } = useSurroundings();
  if (here || onNavigate === undefined) return <li className="rb-row" aria-current={here ? 'true' : undefined}>{example.name}{here && <span className="rb-pill rb-here">here</span>}</li>;
  return <li className="rb-row"><button type="button" className="rb-textlink" onClick={() => { onNavigate({ kind: 'example', example }); }}>{example.name}</button></li>;
}
