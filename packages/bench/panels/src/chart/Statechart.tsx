/** The statechart: every guarded edge, active states and the taken edge lit, and what the rules stopped marked with the rule. */

import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, type Box, type LaidOutChart } from '@rulebench/chart';
import { Icon } from '../parts/Icon.tsx';
import { useSize } from '../parts/use-size.ts';
import { ChartExport, ChartSearch } from './ChartTools.tsx';
import { Drawing } from './Drawing.tsx';
import type { ChartMarks } from './marks.ts';
import { stopsOf, type Stop } from './stops.ts';
import { useLayout } from './use-layout.ts';
import { following, MARGIN, READABLE, whole, zoomed, type Size, type Viewport } from './viewport.ts';

interface StatechartProps {
  readonly machine: AnyStateMachine;
  readonly marks: ChartMarks;
  /** What the machine is doing now, in words; none where nothing runs. */
  readonly now?: string | undefined;
  /** The title of the panel, beside the buttons of the view. */
  readonly title?: ReactNode;
}

const NONE: readonly string[] = [];

/**
 * The statechart in a frame that can be panned and zoomed; it follows the active states unless moved by hand. Where
 * nothing runs the frame is as high as the chart, so that nothing is cut off, and the page scrolls over it.
 */
export function Statechart({ machine, marks, now, title }: StatechartProps) {
  const [folded, setFolded] = useState<readonly string[]>(NONE);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const still = now === undefined;
  const laidOut = useLayout(machine, folded, useMemo(() => (still ? size && { width: size.width, height: size.width } : size), [still, size]));
  const cut = !still || (laidOut !== undefined && size !== undefined && laidOut.width * READABLE > size.width);
  const chart = useMemo(() => chartOf(machine), [machine]);
  const stops = useMemo(() => (laidOut === undefined ? [] : stopsOf(laidOut, marks.stopped)), [laidOut, marks]);
  const [held, setHeld] = useState<Viewport>();
  const view = useMemo(() => {
    if (laidOut === undefined || size === undefined) return undefined;
    return held ?? following(laidOut, size, activePlaces(laidOut, marks), litPlaces(laidOut, marks, stops));
  }, [laidOut, size, held, marks, stops]);
  const grab = useRef<{ readonly x: number; readonly y: number; readonly view: Viewport }>(undefined);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    // A listener of React's own is passive, and could not keep the page from zooming.
    const wheel = (event: WheelEvent) => {
      if (view === undefined || (still && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      setHeld(event.ctrlKey || event.metaKey
        ? zoomed(view, Math.exp(-event.deltaY / 200), { x: event.clientX - box.left, y: event.clientY - box.top })
        : { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY });
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => { element.removeEventListener('wheel', wheel); };
  }, [view, still]);

  const zoom = (factor: number) => { if (view !== undefined && size !== undefined) setHeld(zoomed(view, factor, { x: size.width / 2, y: size.height / 2 })); };
  const overview = () => { if (laidOut !== undefined && size !== undefined) setHeld(whole(laidOut, size)); };
  const find = (id: string) => {
    if (laidOut === undefined || size === undefined) return;
    const box = laidOut.states.find(({ state }) => state.id === id) ?? laidOut.edges.find(({ edge }) => edge.id === id)?.label;
    if (box !== undefined) setHeld(following(laidOut, size, [box]));
    frame.current?.querySelector<SVGGElement>(`[data-state="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
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
          {laidOut !== undefined && <ChartSearch laidOut={laidOut} onFind={find} />}
          {laidOut !== undefined && <ChartExport chart={chart} laidOut={laidOut} name={machine.id} />}
          <ToolButton label="Smaller (-)" icon="minus" onClick={() => { zoom(0.8); }} />
          <ToolButton label="Larger (+)" icon="plus" onClick={() => { zoom(1.25); }} />
          <ToolButton label="Whole chart (0)" icon="fit" onClick={overview} />
          {(!still || held !== undefined) && <ToolButton label={still ? 'At reading size (f)' : 'Follow the active state (f)'} icon="follow" pressed={still ? undefined : held === undefined} onClick={() => { setHeld(undefined); }} />}
        </div>
      </div>
      <div
        ref={frame} className="rb-chart-frame" data-cut={cut} style={still && laidOut !== undefined && size !== undefined ? { height: heightOf(laidOut, size) } : undefined}
        onPointerDown={down} onPointerMove={move}
        onPointerUp={() => { grab.current = undefined; }} onPointerCancel={() => { grab.current = undefined; }}
      >
        {laidOut === undefined || view === undefined
          ? <p className="rb-empty">Drawing the statechart…</p>
          : <Drawing laidOut={laidOut} marks={marks} stops={stops} view={view} frame={cut ? size : undefined} label={`Statechart of ${machine.id}${now === undefined ? '' : `, now in ${now}`}`} moving={grab.current !== undefined} onFold={fold} />}
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

/** The edges that were taken or stopped, each with its words and its badge, and then the states they leave: the last that was taken first. */
function litPlaces({ states, edges }: LaidOutChart, { taken, stopped }: ChartMarks, stops: readonly Stop[]): readonly Box[] {
  const ids = [...[...taken].reverse(), ...stopped.keys()];
  const lit = ids.flatMap((id) => edges.filter(({ edge }) => edge.id === id));
  return lit.flatMap(({ label, edge }) => {
    const words = stops.find((stop) => stop.edge === edge.id) ?? label;
    return [words, ...states.filter(({ state }) => state.id === edge.source)];
  });
}

/** How high a frame is that holds all of a chart as wide as it is, at a size that can be read. */
function heightOf(laidOut: LaidOutChart, { width }: Size): number {
  const scale = Math.max(READABLE, Math.min((width - 2 * MARGIN) / laidOut.width, 1));
  return Math.ceil(laidOut.height * scale) + 2 * MARGIN;
}

function ToolButton({ label, icon, pressed, onClick }: { readonly label: string; readonly icon: 'plus' | 'minus' | 'fit' | 'follow'; readonly pressed?: boolean | undefined; readonly onClick: () => void }) {
  return <button type="button" className="rb-button rb-icon-button rb-tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onClick}><Icon name={icon} /></button>;
}
