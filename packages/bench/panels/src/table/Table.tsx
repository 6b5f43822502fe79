/** The table: a module's scene as a picture. It draws what the scene says and knows no game. */

import { useMemo, useRef, type ReactNode } from 'react';
import type { Scene } from '@rulebench/core';
import { changedIn, changedSheet } from './changed.ts';
import { SheetView } from './SheetView.tsx';
import { TrackView } from './TrackView.tsx';
import { useInSight, useMoreBelow } from './use-pane.ts';

interface TableProps {
  readonly scene: Scene;
  /** The scene before the step: what is different now is set off. */
  readonly before?: Scene | undefined;
  /** What else stands in the line of the title. */
  readonly aside?: ReactNode;
}

/** The picture, with the whole of it in sentences for who does not see it. */
export function Table({ scene, before, aside }: TableProps) {
  const changed = useMemo(() => changedIn(before, scene), [before, scene]);
  const figure = useRef<HTMLElement>(null);
  useInSight(figure, changedSheet(scene, changed), scene);
  const more = useMoreBelow(figure);
  return (
    <figure ref={figure} className="rb-table">
      <figcaption className="rb-panel-title">
        <h2>Table</h2><span className="rb-caption">{scene.caption}<span className="rb-hidden">. {scene.words}</span></span>{aside}
      </figcaption>
      {scene.tracks?.map((track) => <TrackView key={track.id} track={track} changed={changed} />)}
      {scene.sheets !== undefined && scene.sheets.length > 0 && (
        <div className="rb-sheets">
          {scene.sheets.map((sheet) => <SheetView key={sheet.id} sheet={sheet} changed={changed} />)}
        </div>
      )}
      {more && <div className="rb-more" aria-hidden="true">more below ↓</div>}
    </figure>
  );
}
