/** What a step did: effects in words, events the machine raised, and every place of the context that is different now. */

import { useState } from 'react';
import type { Effect } from '@rulebench/core';
import type { Step } from '@rulebench/core/bench';
import { ClauseLinks } from './parts/Clauses.tsx';
import { isNested, ValueView } from './parts/ValueView.tsx';
import type { Change } from './words/changes.ts';
import { eventWords, partsOf, sentence } from './words/value.ts';

/** Any other step of the run, to compare the one at the cursor with. */
export interface Between {
  readonly last: number;
  readonly cursor: number;
  /** What is different at the cursor from what it was after another step. */
  changesFrom(index: number): readonly Change[];
}

interface ChangesProps {
  readonly step: Step;
  /** The differences of the context, from `changesBetween`. */
  readonly changes: readonly Change[];
  readonly between?: Between | undefined;
  /** What an effect does, in words; nothing where its module has none for it. */
  readonly wordsOf?: EffectWording | undefined;
}

export type EffectWording = (effect: Effect) => string | undefined;

/** The panel of changes: of the step, or between the cursor and any other step. */
export function Changes({ step, changes, between, wordsOf }: ChangesProps) {
  const [from, setFrom] = useState<number>();
  if (between === undefined) return <ChangesOfStep step={step} changes={changes} wordsOf={wordsOf} />;
  const since = from === undefined || from > between.last || from === between.cursor ? undefined : from;
  return (
    <>
      <label className="rb-between">Changed since{' '}
        <select className="rb-select" value={since ?? ''} onChange={({ target: { value } }) => { setFrom(value === '' ? undefined : Number(value)); }}>
          <option value="">the step before</option>
          {stepsAround(between).map((index) => <option key={index} value={index}>step {index}</option>)}
        </select>
      </label>
      {since === undefined ? <ChangesOfStep step={step} changes={changes} wordsOf={wordsOf} /> : <ChangesSince since={since} changes={between.changesFrom(since)} cursor={between.cursor} />}
    </>
  );
}

const OFFERED = 200;

/** The steps that are offered: all of a short run, else those around the cursor. */
function stepsAround({ last, cursor }: Between): readonly number[] {
  const first = Math.max(0, Math.min(cursor - OFFERED / 2, last - OFFERED));
  return Array.from({ length: Math.min(last, OFFERED) + 1 }, (_, i) => first + i).filter((index) => index !== cursor);
}

function ChangesSince({ since, cursor, changes }: { readonly since: number; readonly cursor: number; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="rb-empty">The context is the same after step {since} and after step {cursor}.</p>;
  return <section><h3 className="rb-subhead">Between step {since} and step {cursor}</h3><ChangeTable changes={changes} /></section>;
}

function ChangesOfStep({ step, changes, wordsOf }: Omit<ChangesProps, 'between'>) {
  const nothing = step.effects.length === 0 && step.raised.length === 0 && changes.length === 0;
  if (nothing) return <p className="rb-empty">{step.outcome === 'start' ? 'The run starts here.' : 'This step changed nothing.'}</p>;
  return (
    <div className="rb-changes">
      {step.effects.length > 0 && (
        <section>
          <h3 className="rb-subhead">Effects on the table</h3>
          <ul className="rb-list">{step.effects.map((effect, i) => <EffectItem key={i} effect={effect} words={wordsOf?.(effect)} />)}</ul>
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
          <ChangeTable changes={changes} />
        </section>
      )}
    </div>
  );
}

function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <table className="rb-diff">
      <thead><tr><th scope="col">Place</th><th scope="col">Was</th><th scope="col">Is</th></tr></thead>
      <tbody>{changes.map((change) => <ChangeRow key={change.place.join('.')} change={change} />)}</tbody>
    </table>
  );
}

/** In words where there are some, and below them as rulings write it. */
function EffectItem({ effect, words }: { readonly effect: Effect; readonly words: string | undefined }) {
  return (
    <li className="rb-row">
      <span className="rb-grow">
        {words !== undefined && <p className="rb-said">{sentence(words)}</p>}
        <code>{effect.type}</code>{' '}
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
