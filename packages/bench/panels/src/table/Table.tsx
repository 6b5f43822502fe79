/** The table: a module's scene as a picture. It draws what the scene says and knows no game. */

import { useMemo } from 'react';
import type { Scene } from '@rulebench/core';
import { changedIn } from './changed.ts';
import { SheetView } from './SheetView.tsx';
import { TrackView } from './TrackView.tsx';

interface TableProps {
  readonly scene: Scene;
  /** The scene before the step: what is different now is set off. */
  readonly before?: Scene | undefined;
}

/** The picture, with the whole of it in sentences for who does not see it. */
export function Table({ scene, before }: TableProps) {
  const changed = useMemo(() => changedIn(before, scene), [before, scene]);
  return (
    <figure className="rb-table">
      <figcaption className="rb-caption">{scene.caption}<span className="rb-hidden">. {scene.words}</span></figcaption>
      {scene.tracks?.map((track) => <TrackView key={track.id} track={track} changed={changed} />)}
      {scene.sheets !== undefined && scene.sheets.length > 0 && (
        <div className="rb-sheets">
          {scene.sheets.map((sheet) => <SheetView key={sheet.id} sheet={sheet} changed={changed} />)}
        </div>
      )}
    </figure>
  );
}
