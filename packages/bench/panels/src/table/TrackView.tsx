/** A track: places in a row, with what lies above and below each. */

import { useEffect, useRef } from 'react';
import type { Token, Track } from '@rulebench/core';
import type { Changed } from './changed.ts';
import { TokenView } from './TokenView.tsx';

/** Places left to right on a line; wide tracks scroll in their own box, to the first thing on them that a step changed. */
export function TrackView({ track, changed }: { readonly track: Track; readonly changed: Changed }) {
  const tokens = (list: readonly Token[]) => list.map((token) => <TokenView key={token.id} token={token} changed={changed.has(`track/${track.id}/token/${token.id}`)} />);
  const deepest = (side: 'above' | 'below') => track.places.some((place) => place[side].length > 0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const track = box.current;
    const found = track?.querySelector('[data-changed="true"]')?.getBoundingClientRect();
    if (track === null || found === undefined) return;
    const frame = track.getBoundingClientRect();
    if (found.left < frame.left || found.right > frame.right) track.scrollLeft += (found.left + found.right - frame.left - frame.right) / 2;
  }, [changed]);
  return (
    <section ref={box} className="rb-track" aria-label={track.label} tabIndex={0}>
      <h3 className="rb-subhead">{track.label}</h3>
      <ol className="rb-places" data-above={deepest('above')} data-below={deepest('below')}>
        {track.places.map((place) => (
          <li key={place.id} className="rb-place-column">
            <div className="rb-tokens rb-tokens-above">{tokens(place.above)}</div>
            <div className={`rb-place rb-tone-${place.tone ?? 'plain'}`} data-changed={changed.has(`track/${track.id}/place/${place.id}`)}>
              <span>{place.label}</span>
              {place.detail !== undefined && <span className="rb-soft rb-small">{place.detail}</span>}
            </div>
            <div className="rb-tokens rb-tokens-below">{tokens(place.below)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}
