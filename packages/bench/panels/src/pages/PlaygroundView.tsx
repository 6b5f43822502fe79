/** A page to play on a table of one's own: typed, taken from a fixture, or brought as a recorded trace. */

import { useState } from 'react';
import type { Example, Library } from '@rulebench/rulings';
import { ExampleView } from '../ExampleView.tsx';
import { ModuleLinks } from '../lab/LabFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Navigation } from '../parts/surroundings.ts';
import { TableEditor, useOwnTable, WRITTEN } from './TableEditor.tsx';

export interface PlaygroundViewProps extends Navigation {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
  /** The table, as it is typed; the one that was typed last unless told. */
  readonly text?: string | undefined;
  /** The step up to which the table is played at once; the editor comes first unless told. */
  readonly step?: number | undefined;
}

/** The editor, or the table that came of it. */
export function PlaygroundView({ text, step, ...props }: PlaygroundViewProps) {
  const { library, module: id } = props;
  const table = useOwnTable(library, id, text, WRITTEN);
  const example = 'example' in table.situation ? table.situation.example : undefined;
  const [playing, setPlaying] = useState<{ readonly example: Example; readonly step?: number } | undefined>(() => (step === undefined || example === undefined ? undefined : { example, step }));
  if (!library.modules.has(id)) return <main className="rb rb-page"><p className="rb-empty">There is no module “{id}” here.</p></main>;
  if (playing !== undefined) {
    return (
      <div className="rb rb-playground">
        <div className="rb-playground-bar"><button type="button" className="rb-button" onClick={() => { setPlaying(undefined); }}><Icon name="back" />Change the table</button></div>
        <ExampleView {...props} {...playing} bare />
      </div>
    );
  }
  return (
    <main className="rb rb-page">
      <header className="rb-page-head">
        <p className="rb-crumb">Module <code>{id}</code></p>
        <h1>A table of your own: {library.modules.get(id)?.title}</h1>
        <p className="rb-lead">Write a table as the examples of the rulings do: what is given, and, where something is to happen at once, when. Then step through it, try moves, and save what you find as an example.</p>
        <ModuleLinks module={id} here="table" onNavigate={props.onNavigate} hrefOf={props.hrefOf} />
      </header>
      <TableEditor library={library} module={id} table={table} />
      <div className="rb-dialog-buttons">
        <span className="rb-grow" />
        <button type="button" className="rb-button rb-primary" disabled={example === undefined} onClick={() => { if (example !== undefined) setPlaying({ example }); }}><Icon name="play" />Play from here</button>
      </div>
    </main>
  );
}
