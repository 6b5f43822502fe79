/** The statechart: every guarded edge, active states and the taken edge lit, and what the rules stopped marked with the rule. */

import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Box, LaidOutChart } from '@rulebench/chart';
import { Icon } from '../parts/Icon.tsx';
import { useSize } from '../parts/use-size.ts';
import { Drawing } from './Drawing.tsx';
import type { ChartMarks } from './marks.ts';
import { useLayout } from './use-layout.ts';
import { following, whole, zoomed, type Viewport } from './viewport.ts';

interface StatechartProps {
  readonly machine: AnyStateMachine;
  readonly marks: ChartMarks;
  /** What the machine is doing now, in words; none where nothing runs. */
  readonly now?: string | undefined;
  /** The title of the panel, beside the buttons of the view. */
  readonly title?: ReactNode;
}

const NONE: readonly string[] = [];

/** The statechart in a frame that can be panned and zoomed; it follows the active states unless moved by hand. */
export function Statechart({ machine, marks, now, title }: StatechartProps) {
  const [folded, setFolded] = useState<readonly string[]>(NONE);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const laidOut = useLayout(machine, folded, size);
  const [held, setHeld] = useState<Viewport>();
  const view = useMemo(() => {
    if (laidOut === undefined || size === undefined) return undefined;
    return held ?? following(laidOut, size, activePlaces(laidOut, marks), litPlaces(laidOut, marks));
  }, [laidOut, size, held, marks]);
  const grab = useRef<{ readonly x: number; readonly y: number; readonly view: Viewport }>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // A listener of React's own is passive, and could not keep the page from zooming.
    const wheel = (event: WheelEvent) => {
      if (view === undefined) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      setHeld(event.ctrlKey || event.metaKey
        ? zoomed(view, Math.exp(-event.deltaY / 200), { x: event.clientX - box.left, y: event.clientY - box.top })
        : { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => { element.removeEventListener('wheel', wheel); };
  }, [view]);

  const zoom = (factor: number) => { if (view !== undefined && size !== undefined) setHeld(zoomed(view, factor, { x: size.width / 2, y: size.height / 2 })); };
  const overview = () => { if (laidOut !== undefined && size !== undefined) setHeld(whole(laidOut, size)); };
  const keys = (event: KeyboardEvent) => {
    const act = { '+': () => { zoom(1.25); }, '=': () => { zoom(1.25); }, '-': () => { zoom(0.8); }, '0': overview, f: () => { setHeld(undefined); } }[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (view === undefined || event.button !== 0 || (event.target instanceof Element && event.target.closest('[role=button]') !== null)) return;
    grab.current = { x: event.clientX, y: event.clientY, view };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const from = grab.current;
    if (from !== undefined) setHeld({ ...from.view, x: from.view.x + event.clientX - from.x, y: from.view.y + event.clientY - from.y });
  };
  const fold = (id: string) => { setFolded((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])); };

  return (
    <div className="rb-chart" onKeyDown={keys}>
      <div className="rb-chart-bar">
        {title}
        <div className="rb-chart-tools" role="group" aria-label="View of the statechart">
          <ToolButton label="Smaller (-)" icon="minus" onClick={() => { zoom(0.8); }} />
          <ToolButton label="Larger (+)" icon="plus" onClick={() => { zoom(1.25); }} />
          <ToolButton label="Whole chart (0)" icon="fit" onClick={overview} />
          <ToolButton label={now === undefined ? 'At reading size (f)' : 'Follow the active state (f)'} icon="follow" pressed={held === undefined} onClick={() => { setHeld(undefined); }} />
        </div>
      </div>
      <div
        ref={frame} className="rb-chart-frame"
        onPointerDown={down} onPointerMove={move}
        onPointerUp={() => { grab.current = undefined; }} onPointerCancel={() => { grab.current = undefined; }}
      >
        {laidOut === undefined || view === undefined
          ? <p className="rb-empty">Drawing the statechart…</p>
          : <Drawing laidOut={laidOut} marks={marks} view={view} label={`Statechart of ${machine.id}${now === undefined ? '' : `, now in ${now}`}`} moving={grab.current !== undefined} onFold={fold} />}
      </div>
    </div>
  );
}

/** The innermost active states; the place where a run begins, where nothing runs. */
function activePlaces({ states, initials }: LaidOutChart, { active }: ChartMarks): readonly Box[] {
  if (active.size === 0) return initials.slice(0, 1).map(({ dot }) => ({ x: dot.x, y: dot.y, width: 0, height: 0 }));
  const around = new Set(states.map(({ state }) => state.parent));
  return states.filter(({ state }) => active.has(state.id) && !around.has(state.id));
}

/** The edges that were taken or stopped, with their words and the states they leave. */
function litPlaces({ states, edges }: LaidOutChart, { taken, stopped }: ChartMarks): readonly Box[] {
  const lit = edges.filter(({ edge }) => taken.has(edge.id) || stopped.has(edge.id));
  return lit.flatMap(({ label, edge }) => [label, ...states.filter(({ state }) => state.id === edge.source)]);
}

function ToolButton({ label, icon, pressed, onClick }: { readonly label: string; readonly icon: 'plus' | 'minus' | 'fit' | 'follow'; readonly pressed?: boolean; readonly onClick: () => void }) {
  return <button type="button" className="rb-button rb-icon-button rb-tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}><Icon name={icon} /></button>;
}
