/** The strip of step cards; only those in sight are in the page, so that thousands stay smooth. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Bench } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { stepSeen } from '../debugger/view-of.ts';
import { MicrostepCard, StepCard } from './cards.tsx';
import { followersOf, itemsOf, toneOf, type StepTone, type TimelineItem } from './items.ts';

interface StripProps {
  readonly bench: Bench;
  readonly steps: readonly Step[];
  /** The steps that are shown, the one at the cursor besides; all where nothing is filtered. */
  readonly shown?: ReadonlySet<number> | undefined;
  readonly cursor: number;
  readonly as: string | undefined;
  readonly parts: number | undefined;
  readonly branchFrom: number | undefined;
  readonly unfolded: ReadonlySet<number>;
  readonly onFold: (index: number) => void;
  readonly onGo: (to: number) => void;
}

const CARD = 168;
const SMALL = 132;

function keyOf(item: TimelineItem | undefined, i: number): string | number {
  if (item === undefined) return i;
  return item.kind === 'step' ? `s${String(item.index)}` : `m${String(item.index)}.${String(item.micro)}`;
}

/** The tone of a step, worked out once: it may ask for every outcome of chance. */
function toneIn(known: WeakMap<Step, StepTone>, bench: Bench, step: Step, before: AnyMachineSnapshot | undefined): StepTone {
  const tone = known.get(step) ?? toneOf(bench, step, before);
  known.set(step, tone);
  return tone;
}

/** The cards in a row that scrolls by itself to the cursor. */
export function Strip({ bench, steps, shown, cursor, as, parts, branchFrom, unfolded, onFold, onGo }: StripProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [tones] = useState(() => new WeakMap<Step, StepTone>());
  const alsoShown = shown === undefined || shown.has(cursor) ? undefined : cursor;
  const items = useMemo(
    () => itemsOf(steps, unfolded).filter(({ index }) => shown === undefined || shown.has(index) || index === alsoShown),
    [steps, unfolded, shown, alsoShown],
  );
  const places = useMemo(() => new Map(items.flatMap((item, i) => (item.kind === 'step' ? [[item.index, i] as const] : []))), [items]);
  // Stable for the same cards: a new function makes the virtualizer measure all of them again.
  const estimateSize = useCallback((i: number) => (items[i]?.kind === 'microstep' ? SMALL : CARD), [items]);
  const getItemKey = useCallback((i: number) => keyOf(items[i], i), [items]);
  const virtual = useVirtualizer({
    count: items.length, horizontal: true, overscan: 6, gap: 6, paddingStart: 3, paddingEnd: 3, scrollPaddingStart: 3, scrollPaddingEnd: 3,
    getScrollElement: () => scroller.current,
    estimateSize, getItemKey,
  });
  useEffect(() => {
    const place = places.get(cursor);
    if (place !== undefined) virtual.scrollToIndex(place, { align: 'auto' });
  }, [cursor, places, virtual]);
  return (
    <div className="rb-strip" ref={scroller}>
      <ol className="rb-strip-inner" style={{ width: virtual.getTotalSize() }} aria-label="All steps">
        {virtual.getVirtualItems().map(({ index, key, start, size }) => {
          const item = items[index];
          const step = item && steps[item.index];
          if (item === undefined || step === undefined) return null;
          const place = { left: start, width: size };
          if (item.kind === 'microstep') {
            const micro = step.microsteps[item.micro];
            return micro === undefined ? null : <li key={key} style={place} aria-setsize={items.length} aria-posinset={index + 1}><MicrostepCard microstep={micro} /></li>;
          }
          return (
            <li key={key} style={place} aria-setsize={items.length} aria-posinset={index + 1}>
              <StepCard
                step={stepSeen(bench, step, as)} index={item.index} tone={toneIn(tones, bench, step, steps[item.index - 1]?.snapshot)}
                now={item.index === cursor} after={item.index > cursor} parts={item.index === parts}
                byHand={branchFrom !== undefined && item.index > branchFrom}
                followers={followersOf(step).length} unfolded={unfolded.has(item.index)}
                onGo={() => { onGo(item.index); }} onFold={() => { onFold(item.index); }}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
