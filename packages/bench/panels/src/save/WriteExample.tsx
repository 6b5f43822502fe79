/** Writing an example under its clause, where a server stands behind the page: the change to the file is shown first. */

import { useState } from 'react';
import type { ClauseId } from '@rulebench/core';
import { Icon } from '../parts/Icon.tsx';
import { useSurroundings, type WrittenExample } from '../parts/surroundings.ts';

type Writing = { readonly at: 'nothing' } | { readonly at: 'asked' } | ({ readonly at: 'shown' | 'written' } & WrittenExample) | { readonly at: 'failed'; readonly why: string };

/** Writing under the clause, after the change was shown; nothing where the page cannot write. */
export function WriteExample({ clause, block, disabled }: { readonly clause: ClauseId; readonly block: string; readonly disabled: boolean }) {
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
