/** A track: places in a row, with what lies above and below each. */

import { useEffect, useRef } from 'react';
import type { Place, Token, Track } from '@rulebench/core';
import type { Changed } from './changed.ts';
import type { Moved } from './movement.ts';
import { GhostView, TokenView } from './TokenView.tsx';

interface TrackProps { readonly track: Track; readonly changed: Changed; readonly moved: Moved }

/** Places left to right on a line; wide tracks scroll in their own box, to the first thing on them that a step changed. */
export function TrackView({ track, changed, moved }: TrackProps) {
  const deepest = (side: 'above' | 'below') => track.places.some((place) => place[side].length > 0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const track = box.current;
    const found = track?.querySelector('[data-changed="true"]')?.getBoundingClientRect();
    if (track === null || found === undefined) return;
    const frame = track.getBoundingClientRect();
    if (found.left < frame.left || found.right > frame.right) track.scrollLeft += (found.left + found.right - frame.left - frame.right) / 2;
  }, [changed]);
  const stack = (place: Place, side: 'above' | 'below') => <Stack track={track.id} place={place} side={side} changed={changed} moved={moved} />;
  return (
    <section ref={box} className="rb-track" aria-label={track.label} tabIndex={0}>
      <h3 className="rb-subhead">{track.label}</h3>
      <ol className="rb-places" data-above={deepest('above')} data-below={deepest('below')}>
        {track.places.map((place) => (
          <li key={place.id} className="rb-place-column">
            {stack(place, 'above')}
            <div className={`rb-place rb-tone-${place.tone ?? 'plain'}`} data-changed={changed.has(`track/${track.id}/place/${place.id}`)}>
              <span>{place.label}</span>
              {place.detail !== undefined && <span className="rb-soft rb-small">{place.detail}</span>}
            </div>
            {stack(place, 'below')}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StackProps extends Omit<TrackProps, 'track'> { readonly track: string; readonly place: Place; readonly side: 'above' | 'below' }

/** From so many tokens on, a stack is laid in two columns, and in three. */
const [HIGH, HIGHER] = [3, 5];

/** What lies on one side of a place, and where things lay there before the step. */
function Stack({ track, place, side, changed, moved: { movements, ghosts, effects } }: StackProps) {
  const gone = ghosts.filter(({ spot }) => spot.track === track && spot.place === place.id && spot.side === side);
  const isNew = ({ id }: Token) => movements.some(({ fate, to }) => fate === 'arrived' && to?.token === id && to.track === track);
  const count = place[side].length + gone.length;
  const shadows = gone.map((ghost) => <GhostView key={`ghost ${ghost.token.id}`} ghost={ghost} effects={ghost.left ? effects.get(ghost.token.id) : undefined} />);
  return (
    <div className={`rb-tokens rb-tokens-${side}`} data-high={count >= HIGH} data-higher={count >= HIGHER}>
      {side === 'above' && shadows}
      {place[side].map((token) => <TokenView key={token.id} token={token} changed={changed.has(`track/${track}/token/${token.id}`)} arrived={isNew(token)} effects={effects.get(token.id)} />)}
      {side === 'below' && shadows}
    </div>
  );
}
