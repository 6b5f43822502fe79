/** The table: a module's scene as a picture. It draws what the scene says and knows no game. */

import { useMemo, useRef, type ReactNode } from 'react';
import type { Scene } from '@rulebench/core';
import { changedIn, changedSheet } from './changed.ts';
import { movedIn, movedWords, type NamedEffect } from './movement.ts';
import { SheetView } from './SheetView.tsx';
import { Trails } from './Trails.tsx';
import { TrackView } from './TrackView.tsx';
import { useGlide } from './use-glide.ts';
import { useInSight, useMore, useTracksInSight } from './use-pane.ts';

interface TableProps {
  readonly scene: Scene;
  /** The scene before the step: what is different now is set off. */
  readonly before?: Scene | undefined;
  /** The step's effects: those that name something in the picture are told beside it. */
  readonly effects?: readonly NamedEffect[] | undefined;
  /** What else stands in the line of the title. */
  readonly aside?: ReactNode;
}

/** The picture, with the whole of it in sentences for who does not see it. */
export function Table({ scene, before, effects, aside }: TableProps) {
  const changed = useMemo(() => changedIn(before, scene), [before, scene]);
  const moved = useMemo(() => movedIn(before, scene, effects), [before, scene, effects]);
  const figure = useRef<HTMLElement>(null);
  useGlide(figure, scene);
  useInSight(figure, changedSheet(scene, changed), scene);
  useTracksInSight(figure, scene);
  const more = useMore(figure);
  return (
    <figure ref={figure} className="rb-table">
      <figcaption className="rb-panel-title">
        <h2>Table</h2><span className="rb-caption">{scene.caption}<span className="rb-hidden">. {[...movedWords(moved, labelIn(scene, before)).map((one) => `${one}.`), scene.words].join(' ')}</span></span>{aside}
      </figcaption>
      {more.above && <div className="rb-more rb-more-above" aria-hidden="true" style={{ '--rb-title': `${String(more.title)}px` } as React.CSSProperties /* boundary: a custom property */}>more above ↑</div>}
      {scene.tracks?.map((track) => <TrackView key={track.id} track={track} changed={changed} moved={moved} />)}
      <Trails movements={moved.movements} />
      {scene.sheets !== undefined && scene.sheets.length > 0 && (
        <div className="rb-sheets">
          {scene.sheets.map((sheet) => <SheetView key={sheet.id} sheet={sheet} changed={changed} />)}
        </div>
      )}
      {more.below && <div className="rb-more" aria-hidden="true">more below ↓</div>}
    </figure>
  );
}

/** How the tokens of two pictures are called. */
function labelIn(...scenes: readonly (Scene | undefined)[]): (token: string) => string {
  const labels = new Map(scenes.toReversed().flatMap((scene) => scene?.tracks ?? []).flatMap(({ places }) => places).flatMap(({ above, below }) => [...above, ...below]).map(({ id, label }) => [id, label]));
  return (token) => labels.get(token) ?? token;
}
