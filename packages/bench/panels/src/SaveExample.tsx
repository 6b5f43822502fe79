/** Saving what was played as an example in the ruling file's format: copied, downloaded, or written where the page can write. */

import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ClauseId } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';
import type { Savable } from './debugger/saving.ts';
import { nameYaml, writingExample, type Fixture } from '@rulebench/rulings';
import { Icon } from './parts/Icon.tsx';
import { saveFile } from './parts/save-file.ts';
import { useTurns } from './parts/use-turns.ts';
import { useSurroundings, type WrittenExample } from './parts/surroundings.ts';

interface SaveExampleProps {
  /** What is saved; or why it cannot be. */
  readonly saved: Savable;
  /** The fixture that the run starts from, so that only what differs is written. */
  readonly fixture: Fixture | undefined;
  /** The clause that the example is to show. */
  readonly clause: ClauseId;
  /** The name proposed. */
  readonly name: string;
  /** Whether the run is played under a house rule: then no ruling's rules would play it so. */
  readonly house: boolean;
}

/** A button, and the dialog that it opens. */
export function SaveExample(props: SaveExampleProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="rb-button rb-primary" onClick={() => { setOpen(true); dialog.current?.showModal(); }}><Icon name="save" />Save as example</button>
      <dialog ref={dialog} className="rb-dialog" aria-label="Save as example" onClose={() => { setOpen(false); }}>
        {open && ('run' in props.saved
          ? <SaveForm {...props} run={props.saved.run} note={props.saved.note} onClose={() => { dialog.current?.close(); }} />
          : <Unsaved why={props.saved.why} onClose={() => { dialog.current?.close(); }} />)}
      </dialog>
    </>
  );
}

function Unsaved({ why, onClose }: { readonly why: string; readonly onClose: () => void }) {
  return (
    <div className="rb-save">
      <h2>Save as example</h2>
      <p>The table of this branch was changed by hand on the way. An example is given its table at the start, and then played by the rules alone; this branch cannot be told so.</p>
      <p className="rb-refused">{why}</p>
      <p className="rb-soft">Change the table before the first step instead, and play from there.</p>
      <div className="rb-dialog-buttons"><span className="rb-grow" /><button type="button" className="rb-button" onClick={onClose}>Close</button></div>
    </div>
  );
}

interface SaveFormProps extends Omit<SaveExampleProps, 'saved'> { readonly run: Run; readonly note: string | undefined; readonly onClose: () => void }

/** Writes the example, and then shows it. */
function SaveForm({ run, fixture, ...props }: SaveFormProps) {
  const written = useTurns(useCallback(() => writingExample(run, fixture === undefined ? {} : { fixture }), [run, fixture]));
  if ('result' in written) return <WrittenForm {...props} body={written.result} />;
  return <div className="rb-save"><h2>Save as example</h2><label>{(run.steps.length - 1).toLocaleString('en')} events are written …{' '}<progress value={written.now ?? 0} /></label></div>;
}

/** Lines of an example that are shown; all of them are copied, downloaded and written. */
const SHOWN = 120;

interface WrittenFormProps extends Omit<SaveFormProps, 'run' | 'fixture'> {
  /** The YAML that follows the name. */
  readonly body: string;
}

function WrittenForm({ body, note, clause, name: proposed, house, onClose }: WrittenFormProps) {
  const [name, setName] = useState(proposed);
  const [said, setSaid] = useState('');
  const text = useId();
  const block = useMemo(() => `\`\`\`example\n${nameYaml(name.trim() === '' ? 'Unnamed' : name.trim())}${body}\`\`\`\n`, [body, name]);
  const lines = useMemo(() => block.split('\n'), [block]);
  const more = lines.length - SHOWN;
  const copy = () => { navigator.clipboard.writeText(block).then(() => { setSaid('Copied.'); }, () => { setSaid('The page may not copy: select the text below.'); }); };
  const download = () => {
    const file = `${clause.replaceAll('/', '-')}-example.md`;
    saveFile(new Blob([block], { type: 'text/markdown' }), file);
    setSaid(`Downloaded as ${file}.`);
  };
  return (
    <div className="rb-save">
      <h2>Save as example</h2>
      <p className="rb-soft">An example of clause <code>{clause}</code>, in the format of the ruling files. What was refused is expected to be refused, by the same clauses.</p>
      {note !== undefined && <p>{note}</p>}
      {house && <p className="rb-refused">This branch is played under a house rule. By the rules as they are the example would not hold.</p>}
      <label className="rb-field"><span>Its name, as a sentence</span><input className="rb-input" value={name} onChange={(event) => { setName(event.target.value); }} /></label>
      <label className="rb-field" htmlFor={text}><span>What is written</span></label>
      <textarea id={text} className="rb-input rb-written-yaml" readOnly value={more > 0 ? lines.slice(0, SHOWN).join('\n') : block} rows={Math.min(18, lines.length + 1)} />
      {more > 0 && <p className="rb-soft">{more.toLocaleString('en')} lines more are copied and downloaded with them.</p>}
      <Write clause={clause} block={block} disabled={house || name.trim() === ''} />
      <div className="rb-dialog-buttons">
        <span role="status" className="rb-grow rb-soft">{said}</span>
        <button type="button" className="rb-button" onClick={copy}>Copy</button>
        <button type="button" className="rb-button" onClick={download}>Download</button>
        <button type="button" className="rb-button" onClick={onClose}>Close</button>
      </div>
    </div>
  );
}

type Writing = { readonly at: 'nothing' } | { readonly at: 'asked' } | ({ readonly at: 'shown' | 'written' } & WrittenExample) | { readonly at: 'failed'; readonly why: string };

/** Writing under the clause, after the change was shown; nothing where the page cannot write. */
function Write({ clause, block, disabled }: { readonly clause: ClauseId; readonly block: string; readonly disabled: boolean }) {
  const { writeExample } = useSurroundings();
  const [writing, setWriting] = useState<Writing & { readonly of?: string }>({ at: 'nothing' });
  if (writeExample === undefined) return null;
  const now: Writing = writing.at === 'shown' && writing.of !== block ? { at: 'nothing' } : writing;
  const ask = (dry: boolean) => {
    setWriting({ at: 'asked' });
    writeExample({ clause, block, dry }).then(
      (written) => { setWriting({ at: dry ? 'shown' : 'written', ...written, of: block }); },
      (thrown: unknown) => { setWriting({ at: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) }); },
    );
  };
  return (
    <section aria-label="Write into the ruling file">
      {now.at === 'shown' && <><p className="rb-soft">This would change <code>{now.file}</code>:</p><pre className="rb-yaml rb-patch" tabIndex={0}><code>{now.diff}</code></pre></>}
      {now.at === 'written' && <p className="rb-allowed" role="status"><Icon name="yes" size={14} /> Written into {now.file}.</p>}
      {now.at === 'failed' && <p className="rb-refused" role="alert">{now.why}</p>}
      {now.at === 'shown'
        ? <button type="button" className="rb-button rb-primary" onClick={() => { ask(false); }}>Write it into the ruling file</button>
        : now.at !== 'written' && <button type="button" className="rb-button" disabled={disabled || now.at === 'asked'} onClick={() => { ask(true); }}>Show the change to the ruling file</button>}
    </section>
  );
}
