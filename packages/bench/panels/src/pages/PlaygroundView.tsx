/** A page to play on a table of one's own: typed, taken from a fixture, or brought as a recorded trace. */

import { useState } from 'react';
import type { Library } from '@rulebench/rulings';
import { ExampleView } from '../ExampleView.tsx';
import { ModuleLinks } from '../lab/LabFrame.tsx';
import { digestOf } from '../parts/digest.ts';
import { Icon } from '../parts/Icon.tsx';
import type { KeptBranch } from '../debugger/branches.ts';
import type { InspectorTab } from '../Inspector.tsx';
import type { Navigation } from '../parts/surroundings.ts';
import type { Sight } from '../Session.tsx';
import { TableEditor, useOwnTable, WRITTEN } from './TableEditor.tsx';

export interface PlaygroundViewProps extends Navigation {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
  /** The table, as it is typed; the one that was typed last unless told. */
  readonly text?: string | undefined;
  /** The step up to which the table is played at once; the editor comes first unless told. */
  readonly step?: number | undefined;
  /** The panel that is open at first, and a branch to open, where it is played at once. */
  readonly tab?: InspectorTab | undefined;
  readonly branch?: KeptBranch | undefined;
  /** Told when what is in sight changes: the editor, or of the run that is played. */
  readonly onSight?: ((sight: Sight | undefined) => void) | undefined;
}

/** The editor, or the table that came of it. */
export function PlaygroundView({ text, step, tab, branch, ...props }: PlaygroundViewProps) {
  const { library, module: id, onSight } = props;
  const table = useOwnTable(library, id, text, WRITTEN);
  const example = table.reading === undefined && 'example' in table.situation ? table.situation.example : undefined;
  const [playing, setPlaying] = useState<Pick<PlaygroundViewProps, 'step' | 'tab' | 'branch'> | undefined>(step === undefined ? undefined : { step, tab, branch });
  if (!library.modules.has(id)) return <main className="rb rb-page"><p className="rb-empty">There is no module “{id}” here.</p></main>;
  if (playing !== undefined && example !== undefined) {
    return (
      <div className="rb rb-playground">
        <div className="rb-playground-bar"><button type="button" className="rb-button" onClick={() => { setPlaying(undefined); onSight?.(undefined); }}><Icon name="back" />Change the table</button></div>
        <ExampleView {...props} {...playing} example={example} keptBy={`${id} ${digestOf(table.text)} ${table.trace?.id ?? ''}`} bare />
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
        <button type="button" className="rb-button rb-primary" disabled={example === undefined} onClick={() => { setPlaying({}); }}><Icon name="play" />Play from here</button>
      </div>
    </main>
  );
}
