/** What is written of a run as an example: its name, the clause that it shows, and no more of the run than it needs; copied, downloaded, or written where the page can write. */

import { useId, useMemo, useState } from 'react';
import type { ClauseId } from '@rulebench/core';
import { nameYaml, runExample, writingExample, type Example, type Fixture, type Least, type Library } from '@rulebench/rulings';
import type { Run } from '@rulebench/core/bench';
import { situationOf } from '../debugger/situation.ts';
import { saveFile } from '../parts/save-file.ts';
import { useSurroundings } from '../parts/surroundings.ts';
import { useTurns } from '../parts/use-turns.ts';
import { listed } from '../words/value.ts';
import { clausesFor, type ClauseChoice } from './clauses-for.ts';
import { useLeast } from './use-least.ts';
import { WriteExample } from './WriteExample.tsx';

/** How a run is to be saved. */
export interface SavedAs {
  readonly library: Library;
  /** The example that it was played from. */
  readonly example: Example;
  /** The fixture that the run starts from, so that only what differs is written. */
  readonly fixture: Fixture | undefined;
  /** The name proposed. */
  readonly name: string;
  /** Whether the run is played under a house rule: then no ruling's rules would play it so. */
  readonly house: boolean;
}

interface SaveFormProps extends SavedAs { readonly run: Run; readonly note: string | undefined; readonly onClose: () => void }

const MOST_LEFT_OUT = 4;
/** Lines of an example that are shown; all of them are copied, downloaded and written. */
const SHOWN = 120;
/** Longer examples are not run again in the page. */
const MOST_CHECKED = 500;

/** The form, and what it comes to. */
export function SaveForm({ library, example, run, note, fixture, name: proposed, house, onClose }: SaveFormProps) {
  const [name, setName] = useState(proposed);
  const [said, setSaid] = useState('');
  const [spare, setSpare] = useState(true);
  const text = useId();
  const { clauses } = useSurroundings();
  const choice = useMemo(() => clausesFor(clauses, example, run), [clauses, example, run]);
  const [clause, setClause] = useState(choice.first);
  const least = useLeast(run, fixture);
  const shown = spare ? least?.run : run;
  const written = useTurns(useMemo(() => (shown === undefined ? undefined : () => writingExample(shown, { shows: 'outcome', ...(fixture === undefined ? {} : { fixture }) })), [shown, fixture]));
  const body = 'result' in written ? written.result : undefined;
  const isLong = shown !== undefined && shown.steps.length > MOST_CHECKED;
  const wrong = useMemo(() => (body === undefined || house || isLong ? undefined : whatIsWrong(library, nameYaml(proposed) + body, example.module)), [library, body, house, isLong, proposed, example]);
  const block = useMemo(() => (body === undefined ? '' : `\`\`\`example\n${nameYaml(name.trim() === '' ? 'Unnamed' : name.trim())}${body}\`\`\`\n`), [body, name]);
  const lines = useMemo(() => block.split('\n'), [block]);
  const more = lines.length - SHOWN;
  const ready = body !== undefined && name.trim() !== '';
  const copy = () => { navigator.clipboard.writeText(block).then(() => { setSaid('Copied.'); }, () => { setSaid('The page may not copy: select the text above.'); }); };
  return (
    <div className="rb-save">
      <h2>Save as example</h2>
      <p className="rb-soft">In the format of the ruling files. What was refused is expected to be refused, by the same clauses.</p>
      {note !== undefined && <p>{note}</p>}
      {house && <p className="rb-refused">This branch is played under a house rule. By the rules as they are the example would not hold.</p>}
      <label className="rb-field"><span>Its name, as a sentence</span><input className="rb-input" value={name} onChange={(event) => { setName(event.target.value); }} /></label>
      {clause !== undefined && <ClauseField choice={choice} clause={clause} sentence={clauses.get(clause)?.clause.sentence} onClause={setClause} />}
      <label className="rb-field" htmlFor={text}><span>What is written</span></label>
      <textarea id={text} className="rb-input rb-written-yaml" readOnly value={shown === undefined ? 'Looking for what it does not need …' : body === undefined ? 'Writing …' : more > 0 ? lines.slice(0, SHOWN).join('\n') : block} rows={Math.min(16, lines.length + 1)} />
      {more > 0 && <p className="rb-soft rb-small">{more.toLocaleString('en')} lines more are copied and downloaded with them.</p>}
      {isLong && <p className="rb-soft rb-small">It is too long to be run again here: the command <code>rulebench check</code> tells whether it holds.</p>}
      {least !== undefined && <Spare left={leftOut(least)} whole={least.whole} spare={spare} onSpare={setSpare} />}
      {wrong !== undefined && <p className="rb-refused" role="alert">It would not hold: {wrong}</p>}
      {clause !== undefined && <WriteExample clause={clause} block={block} disabled={house || !ready || wrong !== undefined} />}
      <div className="rb-dialog-buttons">
        <span role="status" className="rb-grow rb-soft">{said}</span>
        <button type="button" className="rb-button" disabled={!ready} onClick={copy}>Copy</button>
        <button type="button" className="rb-button" disabled={!ready} onClick={() => { setSaid(`Downloaded as ${downloaded(clause ?? example.module, block)}.`); }}>Download</button>
        <button type="button" className="rb-button" onClick={onClose}>Close</button>
      </div>
    </div>
  );
}

interface ClauseFieldProps { readonly choice: ClauseChoice; readonly clause: ClauseId; readonly sentence: string | undefined; readonly onClause: (clause: ClauseId | undefined) => void }

/** The clause, with those first that the run is about. */
function ClauseField({ choice: { near, others }, clause, sentence, onClause }: ClauseFieldProps) {
  return (
    <label className="rb-field"><span>The clause that it shows</span>
      <select className="rb-select" value={clause} onChange={({ target: { value } }) => { onClause([...near, ...others.flatMap(({ ids }) => ids)].find((id) => id === value)); }}>
        {near.length > 0 && <optgroup label="What the run is about">{near.map((id) => <option key={id}>{id}</option>)}</optgroup>}
        {others.map(({ ruling, ids }) => <optgroup key={ruling} label={ruling}>{ids.map((id) => <option key={id}>{id}</option>)}</optgroup>)}
      </select>
      {sentence !== undefined && <span className="rb-saved-sentence">{sentence}</span>}
    </label>
  );
}

/** What is left out, and a box to write it nevertheless; nothing where the run needs all of itself. */
function Spare({ left, whole, spare, onSpare }: { readonly left: string; readonly whole: boolean; readonly spare: boolean; readonly onSpare: (spare: boolean) => void }) {
  if (left === '') return whole ? null : <p className="rb-soft rb-small">The run is long: not everything was tried that it may not need.</p>;
  return (
    <label className="rb-spare"><input type="checkbox" checked={spare} onChange={(event) => { onSpare(event.target.checked); }} />
      <span>Leave out what makes no difference to how it ends: {left}{whole ? '' : ', and perhaps more'}</span>
    </label>
  );
}

/** In words. Pure. */
function leftOut({ events, places }: Least): string {
  return [few(events.map(({ type }) => type)), places.length === 0 ? '' : `of what is given ${few(places)}`].filter((one) => one !== '').join('; ');
}

function few(all: readonly string[]): string {
  return listed(all.length > MOST_LEFT_OUT ? [...all.slice(0, MOST_LEFT_OUT - 1), `${String(all.length - MOST_LEFT_OUT + 1)} more`] : all);
}

/** What is wrong with an example as it is read again and run; nothing where it holds. Pure. */
function whatIsWrong(library: Library, yaml: string, module: string): string | undefined {
  const situation = situationOf(library, yaml, module);
  if ('problems' in situation) return situation.problems[0]?.message;
  return runExample(library, situation.example).failures[0]?.problem.message;
}

/** Gives the reader a file; returns its name. */
function downloaded(of: string, block: string): string {
  const name = `${of.replaceAll('/', '-')}-example.md`;
  saveFile(new Blob([block], { type: 'text/markdown' }), name);
  return name;
}
