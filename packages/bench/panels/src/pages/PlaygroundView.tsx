/** A page to play on a table of one's own: typed, taken from a fixture, or brought as a recorded trace. */

import { useMemo, useRef, useState, type ChangeEvent } from 'react';
import { fixtureOf, type Example, type Library, type Problem } from '@rulebench/rulings';
import { browserKeeper } from '../debugger/keep.ts';
import { firstText, fixturesOf, openedTrace, situationOf, tableKey, textOfFixture, textOfInput } from '../debugger/situation.ts';
import { ExampleView } from '../ExampleView.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Navigation } from '../parts/surroundings.ts';

export interface PlaygroundViewProps extends Navigation {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
}

/** The editor, or the table that came of it. What is typed is kept over a reload. */
export function PlaygroundView(props: PlaygroundViewProps) {
  const { library, module: id } = props;
  const key = tableKey(id);
  const [text, setText] = useState(() => browserKeeper.get(key) ?? firstText(library, id));
  const [said, setSaid] = useState('');
  const [playing, setPlaying] = useState<Example>();
  const situation = useMemo(() => situationOf(library, text, id), [library, text, id]);
  const write = (next: string, says = '') => { setText(next); setSaid(says); browserKeeper.set(key, next); };
  if (!library.modules.has(id)) return <main className="rb rb-page"><p className="rb-empty">There is no module “{id}” here.</p></main>;
  if (playing !== undefined) {
    return (
      <div className="rb rb-playground">
        <div className="rb-playground-bar"><button type="button" className="rb-button" onClick={() => { setPlaying(undefined); }}><Icon name="back" />Change the table</button></div>
        <ExampleView {...props} example={playing} bare />
      </div>
    );
  }
  return (
    <main className="rb rb-page">
      <header className="rb-page-head">
        <p className="rb-crumb">Module <code>{id}</code></p>
        <h1>A table of your own</h1>
        <p className="rb-lead">Write a table as the examples of the rulings do: what is given, and, where something is to happen at once, when. Then step through it, try moves, and save what you find as an example.</p>
      </header>
      <Starts {...props} onText={write} />
      <label className="rb-field"><span>The table, in YAML</span>
        <textarea className="rb-input rb-written-yaml" spellCheck={false} rows={22} value={text} onChange={(event) => { write(event.target.value); }} />
      </label>
      {'problems' in situation && <Problems problems={situation.problems} />}
      <div className="rb-dialog-buttons">
        <span role="status" className="rb-grow rb-soft">{said}</span>
        <button type="button" className="rb-button rb-primary" disabled={!('example' in situation)} onClick={() => { if ('example' in situation) setPlaying(situation.example); }}><Icon name="play" />Play from here</button>
      </div>
    </main>
  );
}

interface StartsProps extends PlaygroundViewProps { readonly onText: (text: string, says?: string) => void }

/** Where a table can come from. */
function Starts({ library, module: id, onText }: StartsProps) {
  const fixtures = fixturesOf(library, id);
  const [name, setName] = useState(fixtures[0]?.name ?? '');
  const file = useRef<HTMLInputElement>(null);
  const module = library.modules.get(id);
  const bring = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen === undefined || module === undefined) return;
    void chosen.text().then((json) => {
      const opened = openedTrace(json, module);
      if ('problem' in opened) onText('', opened.problem);
      else onText(opened.text, opened.parts === undefined ? `${chosen.name} goes today as it was recorded.` : `${chosen.name} parts from what was recorded at step ${String(opened.parts)}.`);
    });
  };
  const input = fixtureOf(library, id, name)?.input;
  return (
    <div className="rb-inline-form rb-starts">
      {fixtures.length > 0 && (
        <>
          <label>Start from{' '}
            <select className="rb-select" value={name} onChange={(event) => { setName(event.target.value); }}>
              {fixtures.map((one) => <option key={one.name} value={one.name}>{one.name}</option>)}
            </select>
          </label>
          <button type="button" className="rb-button" onClick={() => { onText(textOfFixture(name)); }}>Alter it</button>
          <button type="button" className="rb-button" disabled={input === undefined} onClick={() => { onText(textOfInput(input)); }}>Write it out</button>
        </>
      )}
      <button type="button" className="rb-button" onClick={() => { file.current?.click(); }}>Open a trace…</button>
      <input ref={file} type="file" accept=".json,application/json" aria-label="A trace to open" hidden onChange={bring} />
    </div>
  );
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div className="rb-failures" role="alert">
      <h2>What is wrong with it</h2>
      <ul>{problems.map(({ code, message, hint, place }, i) => <li key={i}>Line {place.line}, column {place.column}: {message}{hint === undefined ? '' : ` — ${hint}`} <code>{code}</code></li>)}</ul>
    </div>
  );
}
