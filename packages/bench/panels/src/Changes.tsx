/** What a step did: effects in words, events the machine raised, and every place of the context that is different now. */

import type { Effect } from '@rulebench/core';
import type { Step } from '@rulebench/core/bench';
import { ClauseLinks } from './parts/Clauses.tsx';
import { isNested, ValueView } from './parts/ValueView.tsx';
import type { Change } from './words/changes.ts';
import { eventWords, partsOf } from './words/value.ts';

interface ChangesProps {
  readonly step: Step;
  /** The differences of the context, from `changesBetween`. */
  readonly changes: readonly Change[];
}

/** The panel of changes. */
export function Changes({ step, changes }: ChangesProps) {
  const nothing = step.effects.length === 0 && step.raised.length === 0 && changes.length === 0;
  if (nothing) return <p className="rb-empty">{step.outcome === 'start' ? 'The run starts here.' : 'This step changed nothing.'}</p>;
  return (
    <div className="rb-changes">
      {step.effects.length > 0 && (
        <section>
          <h3 className="rb-subhead">Effects on the table</h3>
          <ul className="rb-list">{step.effects.map((effect, i) => <EffectItem key={i} effect={effect} />)}</ul>
        </section>
      )}
      {step.raised.length > 0 && (
        <section>
          <h3 className="rb-subhead">Raised by the machine itself</h3>
          <ul className="rb-list">{step.raised.map((event, i) => <li key={i} className="rb-row"><code>{eventWords(event)}</code></li>)}</ul>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3 className="rb-subhead">Changed in the context</h3>
          <table className="rb-diff">
            <thead><tr><th scope="col">Place</th><th scope="col">Was</th><th scope="col">Is</th></tr></thead>
            <tbody>{changes.map((change) => <ChangeRow key={change.place.join('.')} change={change} />)}</tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function EffectItem({ effect }: { readonly effect: Effect }) {
  return (
    <li className="rb-row">
      <span className="rb-grow"><code>{effect.type}</code>{' '}
        {partsOf(effect).map(({ name, value }) => <span key={name} className={isNested(value) ? 'rb-part rb-part-nested' : 'rb-part'}><span className="rb-soft">{name}</span> <ValueView value={value} /></span>)}
      </span>
      <ClauseLinks ids={effect.cites} />
    </li>
  );
}

function ChangeRow({ change: { place, was, after, kind } }: { readonly change: Change }) {
  const name = place.at(-1) ?? '';
  return (
    <tr>
      <th scope="row"><span className="rb-soft">{place.slice(0, -1).map((key) => `${key} › `)}</span>{name}</th>
      <td>{kind === 'added' ? <span className="rb-soft">nothing</span> : <span className="rb-was">{was}</span>}</td>
      <td>{kind === 'removed' ? <span className="rb-soft">gone</span> : <span className="rb-is"><ValueView value={after} /></span>}</td>
    </tr>
  );
}
