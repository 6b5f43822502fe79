/** A tour of five steps through an example: what each part of the page is for, shown where it is. */

import { useEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from './parts/Icon.tsx';

interface Stop {
  /** The label of the region that it is about. */
  readonly region: string;
  readonly title: string;
  readonly says: string;
}

const STOPS: readonly Stop[] = [
  { region: 'Timeline', title: 'A ruling’s example is a run', says: 'Every event is a step, the refused ones too. Arrow keys go back and forward, space plays, and nothing is lost by stepping.' },
  { region: 'Table', title: 'The table at this step', says: 'The picture follows the cursor: what just changed is lit.' },
  { region: 'Statechart', title: 'Where the rules are now', says: 'A box is a situation of the game, an arrow a move that its rules allow there. The situation now is blue; a move that was refused is red, with the rule that stopped it.' },
  { region: 'Inspector', title: 'Why', says: 'What each rule answered, the values it compared, and the sentence of the ruling it comes from. A click on a clause shows its ruling.' },
  { region: 'Inspector', title: 'Try something else', says: 'Under Moves is what is legal now and what is not. Play a move, and you are on a branch of your own; save what you find as an example.' },
];

interface TourProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly onEnd: () => void;
}

/** A card that walks from part to part; Escape ends it. */
export function Tour({ root, onEnd }: TourProps) {
  const [at, setAt] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const stop = STOPS[at];
  useEffect(() => {
    const region = stop === undefined ? undefined : root.current?.querySelector<HTMLElement>(`section[aria-label="${stop.region}"]`);
    region?.classList.add('rb-tour-here');
    region?.scrollIntoView({ block: 'nearest' });
    return () => { region?.classList.remove('rb-tour-here'); };
  }, [root, stop]);
  useEffect(() => { card.current?.focus(); }, []);
  if (stop === undefined) return null;
  const last = at === STOPS.length - 1;
  return (
    <div ref={card} className={stop.region === 'Inspector' ? 'rb-tour rb-tour-left' : 'rb-tour'} role="dialog" aria-label="Tour" tabIndex={-1} onKeyDown={(event) => { event.stopPropagation(); if (event.key === 'Escape') onEnd(); }}>
      <p className="rb-soft rb-small">{at + 1} of {STOPS.length}</p>
      <h2>{stop.title}</h2>
      <p role="status">{stop.says}</p>
      <div className="rb-dialog-buttons">
        <button type="button" className="rb-button rb-quiet rb-grow" onClick={onEnd}>End the tour</button>
        <button type="button" className="rb-button" disabled={at === 0} onClick={() => { setAt(at - 1); }}><Icon name="back" />Back</button>
        <button type="button" className="rb-button rb-primary" onClick={() => { if (last) onEnd(); else setAt(at + 1); }}>{last ? 'Done' : 'Next'}</button>
      </div>
    </div>
  );
}
