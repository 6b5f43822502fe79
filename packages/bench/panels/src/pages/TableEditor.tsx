/** A table typed as the examples of the rulings are written: taken from a fixture, brought as a recorded trace, or written out, and held against the module's schema. */

import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react';
import { fixtureOf, type Library, type Problem } from '@rulebench/rulings';
import { keepTrace, keptTrace, leaveTrace, traceFile, type TraceFile } from '../debugger/keep-trace.ts';
import { browserKeeper } from '../debugger/keep.ts';
import { firstText, fixturesOf, situationOf, tableKey, textOfFixture, textOfInput, type Situation } from '../debugger/situation.ts';
import { openedFile, recordedIn } from '../debugger/trace-file.ts';
import { withRecorded, type Recorded } from '../debugger/trace.ts';

/** What is typed, and what it comes to. */
export interface OwnTable {
  readonly text: string;
  readonly situation: Situation;
  /** One sentence on where the text came from. */
  readonly said: string;
  /** Writes another text, with the events of a trace's file after it or none; no text leaves all as it is, and only says something. */
  readonly write: (text: string | undefined, says?: string, trace?: TraceAfter) => void;
  /** From how many events on those of a trace are no text, but are played after it as they were recorded. */
  readonly written: number;
  /** The events that are played after the text, as they were recorded. */
  readonly trace?: TraceAfter | undefined;
  /** How much is read of the trace that was there before the page was reloaded, from 0 to 1; nothing where none is read. */
  readonly reading?: number | undefined;
}

/** The events of a trace, and the file they are from. */
export interface TraceAfter extends TraceFile { readonly recorded: Recorded }

/** More events than these are not read as text. */
export const WRITTEN = 100;

/** A module's own table: the text that is given, else the one that was typed last. What is typed is kept over a reload, and the trace that was opened with it. */
export function useOwnTable(library: Library, module: string, given?: string, written = Infinity): OwnTable {
  const key = tableKey(module);
  const [text, setText] = useState(() => given ?? browserKeeper.get(key) ?? firstText(library, module));
  const [said, setSaid] = useState('');
  const [trace, setTrace] = useState<TraceAfter>();
  const [reading, setReading] = useState(() => (given === undefined && written !== Infinity && keptTrace(module) !== undefined ? 0 : undefined));
  const isReading = reading !== undefined;
  useEffect(() => {
    if (!isReading) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void traceFile(module).then(async (kept) => {
      const recorded = kept && await recordedIn(kept.file, { signal, onTurn: setReading });
      if (signal.aborted) return;
      setReading(undefined);
      if (kept !== undefined && recorded !== undefined) setTrace({ ...kept, recorded });
      else setSaid('The trace that was opened here is not kept any more: open it again.');
    });
    return () => { leaving.abort(); };
  }, [isReading, module]);
  const typed = useMemo(() => situationOf(library, text, module), [library, text, module]);
  const situation = useMemo((): Situation => ('example' in typed && trace !== undefined ? { example: withRecorded(typed.example, trace.recorded) } : typed), [typed, trace]);
  const write: OwnTable['write'] = (next, says = '', after) => {
    setSaid(says);
    if (next === undefined) return;
    setText(next);
    setTrace(after);
    setReading(undefined);
    browserKeeper.set(key, next);
    if (after === undefined) leaveTrace(module);
    else if (after.id !== trace?.id) void keepTrace(module, after).then((isKept) => { if (!isKept) setSaid(`${says} It is not kept over a reload: this browser’s storage is full, or closed to this page.`); });
  };
  return { text, situation, said, write, written, trace, reading };
}

interface TableEditorProps {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
  readonly table: OwnTable;
  readonly rows?: number;
}

/** Where a table can come from, its text, and what is wrong with it. */
export function TableEditor({ library, module, table, rows = 22 }: TableEditorProps) {
  const { text, situation, said, write } = table;
  return (
    <>
      <Starts library={library} module={module} written={table.written} onText={write} />
      <label className="rb-field"><span>The table, in YAML</span>
        <textarea className="rb-input rb-written-yaml" spellCheck={false} rows={rows} value={text} onChange={(event) => { write(event.target.value, '', table.trace); }} />
      </label>
      <p role="status" className="rb-soft">{said}</p>
      {table.reading !== undefined && <p><label>The trace is read again …{' '}<progress value={table.reading} /></label></p>}
      {table.trace !== undefined && <p className="rb-inline-form">After it come the {table.trace.recorded.length.toLocaleString('en')} events of the trace, as they were recorded. <button type="button" className="rb-button" onClick={() => { write(text, 'The events of the trace are left out.'); }}>Leave them out</button></p>}
      {'problems' in situation && <Problems problems={situation.problems} />}
    </>
  );
}

interface StartsProps { readonly library: Library; readonly module: string; readonly written: number; readonly onText: OwnTable['write'] }

/** Where a table can come from. */
function Starts({ library, module: id, written, onText }: StartsProps) {
  const fixtures = fixturesOf(library, id);
  const [name, setName] = useState(fixtures[0]?.name ?? '');
  const file = useRef<HTMLInputElement>(null);
  const leave = useRef<AbortController>(undefined);
  /** How much of a trace is played again, from 0 to 1. */
  const [done, setDone] = useState<number>();
  const module = library.modules.get(id);
  const bring = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen === undefined || module === undefined) return;
    leave.current?.abort();
    const leaving = new AbortController();
    const { signal } = leaving;
    leave.current = leaving;
    setDone(0);
    void openedFile(chosen, module, written, { signal, onTurn: setDone }).then((opened) => {
      if (opened === undefined || signal.aborted) return;
      setDone(undefined);
      if ('problem' in opened) onText(undefined, opened.problem);
      else onText(opened.text, opened.parts === undefined ? `${chosen.name} goes today as it was recorded.` : `${chosen.name} parts from what was recorded at step ${String(opened.parts)}.`, opened.recorded && { recorded: opened.recorded, file: chosen, id: crypto.randomUUID() });
    });
  };
  useEffect(() => () => { leave.current?.abort(); }, []);
  const input = fixtureOf(library, id, name)?.input;
  return (
    <div className="rb-inline-form rb-starts">
      {fixtures.length > 0 && (
        <>
          <label>Fixture{' '}
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
      {done !== undefined && <label>The trace is played again …{' '}<progress value={done} /></label>}
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
