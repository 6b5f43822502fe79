/** A page to play on a table of one's own: typed, taken from a fixture, or brought as a recorded trace. */

import { useEffect, useRef, useState } from 'react';
import { fingerprintOf } from '@rulebench/explorer';
import type { Library } from '@rulebench/rulings';
import { ExampleView, type ExampleViewProps, type SightUnder } from '../ExampleView.tsx';
import { ModuleLinks } from '../lab/LabFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Navigation } from '../parts/surroundings.ts';
import { TableEditor, useOwnTable, WRITTEN } from './TableEditor.tsx';

export interface PlaygroundViewProps extends Navigation, Pick<ExampleViewProps, 'step' | 'tab' | 'branch' | 'compare' | 'filter' | 'variant' | 'problems'> {
  readonly library: Library;
  /** The module's id. */
  readonly module: string;
  /** The table, as it is typed; the one that was typed last unless told. The editor comes first unless a `step` is told, up to which it is played at once. */
  readonly text?: string | undefined;
  /** Told when what is in sight changes: the table as it is typed, and what of its run, once it is played. */
  readonly onSight?: ((text: string, sight?: SightUnder) => void) | undefined;
}

/** The editor, or the table that came of it. */
export function PlaygroundView({ text, step, onSight, ...props }: PlaygroundViewProps) {
  const { library, module: id } = props;
  const table = useOwnTable(library, id, text, WRITTEN);
  const example = table.reading === undefined && 'example' in table.situation ? table.situation.example : undefined;
  const [playing, setPlaying] = useState<Playing | undefined>(() => (step === undefined ? undefined : { ...opened(props), step }));
  const told = useRef(onSight);
  useEffect(() => { told.current = onSight; });
  useEffect(() => { if (playing === undefined) told.current?.(table.text); }, [playing, table.text]);
  if (!library.modules.has(id)) return <main className="rb rb-page"><p className="rb-empty">There is no module “{id}” here.</p></main>;
  if (playing !== undefined && example !== undefined) {
    return (
      <div className="rb rb-playground">
        <div className="rb-playground-bar"><button type="button" className="rb-button" onClick={() => { setPlaying(undefined); }}><Icon name="back" />Change the table</button></div>
        <ExampleView
          {...navigationOf(props)} {...playing} example={example} keptBy={`${id} ${signOfText(table.text)} ${table.trace?.id ?? ''}`} library={library} bare
          onSight={(sight) => { told.current?.(table.text, sight); }} linkedTo={(sight) => ({ kind: 'table', module: id, text: table.text, ...sight })}
        />
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
      {props.problems?.map((problem) => <p key={problem} className="rb-refused" role="alert">{problem}</p>)}
      <TableEditor library={library} module={id} table={table} />
      <div className="rb-dialog-buttons">
        <span className="rb-grow" />
        <button type="button" className="rb-button rb-primary" disabled={example === undefined} onClick={() => { setPlaying({}); }}><Icon name="play" />Play from here</button>
      </div>
    </main>
  );
}

/** A short name for a table: what is kept in the browser is told apart by it. */
function signOfText(text: string): string {
  const { high, low } = fingerprintOf(text);
  return `${high.toString(36)}${low.toString(36)}`;
}

type Playing = Pick<ExampleViewProps, 'step' | 'tab' | 'branch' | 'compare' | 'filter' | 'variant' | 'problems'>;

function opened({ tab, branch, compare, filter, variant, problems }: Playing): Playing {
  return { tab, branch, compare, filter, variant, problems };
}

function navigationOf({ onNavigate, hrefOf, codeOf, openCode, writeExample }: Navigation): Navigation {
  return { onNavigate, hrefOf, codeOf, openCode, writeExample };
}
