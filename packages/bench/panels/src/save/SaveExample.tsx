/** Saving what was played as an example in the ruling file's format: a button, and the dialog that it opens. */

import { useRef, useState } from 'react';
import type { Savable } from '../debugger/saving.ts';
import { Icon } from '../parts/Icon.tsx';
import { SaveForm, type SavedAs } from './SaveForm.tsx';

interface SaveExampleProps extends SavedAs {
  /** What is saved; or why it cannot be. */
  readonly saved: Savable;
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
