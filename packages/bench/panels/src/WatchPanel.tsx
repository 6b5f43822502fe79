/** Watch: expressions over the context, with their value at the cursor and where it changed along the timeline. */

import { useCallback, useId, useMemo, useState, type FormEvent } from 'react';
import { isRecord } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { contextSeen } from './debugger/view-of.ts';
import { watchedAlong, watchedAt, watchedIn, type WatchedValue } from './debugger/watch.ts';
import { partAround } from './parts/around.ts';
import { useTurns } from './parts/use-turns.ts';
import { ValueView } from './parts/ValueView.tsx';
import { valueWords } from './words/value.ts';

interface WatchPanelProps {
  readonly bench: Bench;
  readonly steps: readonly Step[];
  readonly cursor: number;
  readonly as: string | undefined;
  readonly watches: readonly string[];
  readonly onWatch: (expression: string) => void;
  readonly onUnwatch: (expression: string) => void;
  readonly onGo: (to: number) => void;
}

/** The panel: a line to add an expression, and each with its values. */
export function WatchPanel(props: WatchPanelProps) {
  const { watches } = props;
  return (
    <div className="rb-watch">
      <AddWatch {...props} />
      {watches.length === 0 && <p className="rb-empty">Pin something of the table here, and see its value at every step: a place of the context, or a measure of the module.</p>}
      <ul className="rb-list">{watches.map((expression) => <Watch key={expression} {...props} expression={expression} />)}</ul>
    </div>
  );
}

function AddWatch({ bench, steps, cursor, as, onWatch }: WatchPanelProps) {
  const [text, setText] = useState('');
  const list = useId();
  const snapshot = (steps[cursor] ?? steps[0])?.snapshot;
  const proposed = useMemo(() => (snapshot === undefined ? [] : [...pathsIn(contextSeen(bench, snapshot, as)), ...measuresIn(bench)]), [bench, snapshot, as]);
  const add = (event: FormEvent) => { event.preventDefault(); onWatch(text); setText(''); };
  return (
    <form className="rb-inline-form" onSubmit={add}>
      <label className="rb-grow"><span className="rb-hidden">Expression to watch</span><input className="rb-input" list={list} value={text} placeholder="a place of the context, or a measure" onChange={(event) => { setText(event.target.value); }} /></label>
      <datalist id={list}>{proposed.map((one) => <option key={one} value={one} />)}</datalist>
      <button type="submit" className="rb-button rb-primary" disabled={text.trim() === ''}>Watch</button>
    </form>
  );
}

const PROPOSED_DEPTH = 3;
const PROPOSED = 300;

function pathsIn(value: unknown, path = '', depth = 0): readonly string[] {
  if (depth >= PROPOSED_DEPTH || (!isRecord(value) && !Array.isArray(value))) return [];
  return Object.entries(value).flatMap(([key, below]: [string, unknown]) => {
    const here = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return [here, ...pathsIn(below, here, depth + 1)];
  }).slice(0, PROPOSED);
}

function measuresIn({ rules }: Bench): readonly string[] {
  return Object.values(rules).flatMap((rule) => (rule.kind === 'measure' ? [rule.id] : []));
}

function Watch({ bench, steps, cursor, as, expression, onUnwatch, onGo }: WatchPanelProps & { readonly expression: string }) {
  const watched = useMemo(() => watchedIn(bench, expression), [bench, expression]);
  const along = useTurns(useCallback(() => watchedAlong(bench, steps.map(({ snapshot }) => snapshot), watched, as), [bench, steps, watched, as]));
  const done = 'result' in along;
  const changes = done ? along.result : along.now ?? [];
  const snapshot = steps[cursor]?.snapshot;
  const now = useMemo(() => (snapshot === undefined ? undefined : watchedAt(bench, snapshot, watched, as)), [bench, snapshot, watched, as]);
  const current = changes.findLastIndex(({ step }) => step <= cursor);
  const { from, to } = partAround(changes.length, current);
  return (
    <li className="rb-row rb-watched">
      <code className="rb-grow">{expression}</code>
      <button type="button" className="rb-button rb-quiet" onClick={() => { onUnwatch(expression); }}>Remove<span className="rb-hidden"> {expression}</span></button>
      <div className="rb-watched-now">{now === undefined ? null : 'value' in now ? <ValueView value={now.value} /> : <span className="rb-soft">{now.none}</span>}</div>
      {!done && <p className="rb-soft rb-small rb-watched-more">The steps are looked through …</p>}
      {done && changes.length > 1 && (
        <>
          {to - from < changes.length && <p className="rb-soft rb-small rb-watched-more">Changes {(from + 1).toLocaleString('en')} to {to.toLocaleString('en')} of {changes.length.toLocaleString('en')}, those around the cursor.</p>}
          <ol className="rb-watched-steps" start={from + 1} aria-label={`Values of ${expression} along the timeline`}>
            {changes.slice(from, to).map(({ at, step }, i) => (
              <li key={step}><button type="button" className="rb-button" aria-current={from + i === current ? 'step' : undefined} onClick={() => { onGo(step); }}><span className="rb-soft">{step}</span> {shortOf(at)}</button></li>
            ))}
          </ol>
        </>
      )}
    </li>
  );
}

const SHORT = 32;
function shortOf(at: WatchedValue): string {
  const words = 'value' in at ? valueWords(at.value) : 'none';
  return words.length > SHORT ? `${words.slice(0, SHORT - 1)}…` : words;
}
