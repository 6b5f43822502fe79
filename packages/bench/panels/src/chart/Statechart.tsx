/** The statechart: every guarded edge, active states and the taken edge lit, and what the rules stopped marked with the rule. */

import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf, type Box, type LaidOutChart } from '@rulebench/chart';
import { Icon } from '../parts/Icon.tsx';
import { useSize } from '../parts/use-size.ts';
import { ChartExport, ChartSearch } from './ChartTools.tsx';
import { cornerOf, Drawing } from './Drawing.tsx';
import type { ChartMarks } from './marks.ts';
import { stopsOf, type Stop } from './stops.ts';
import { useLayout } from './use-layout.ts';
import { around } from './names.ts';
import { following, MARGIN, READABLE, revealing, whole, within, zoomed, type Size, type Viewport } from './viewport.ts';

interface StatechartProps {
  readonly machine: AnyStateMachine;
  readonly marks: ChartMarks;
  /** What the machine is doing now, in words; none where nothing runs. */
  readonly now?: string | undefined;
  /** The title of the panel, beside the buttons of the view. */
  readonly title?: ReactNode;
}

const NONE: readonly string[] = [];
const HEAD = { width: 240, height: 60 } as const;

/** A state or edge that is to be brought into sight once it is drawn; with the place its upper right corner keeps, where it was folded or unfolded. */
interface Awaited {
  readonly id: string;
  readonly corner?: { readonly folded: boolean; readonly scale: number; readonly x: number; readonly y: number };
}

/**
 * The statechart in a frame that can be panned and zoomed; it follows the active states unless moved by hand. Where
 * nothing runs the frame is as high as the chart, so that nothing is cut off, and the page scrolls over it.
 */
export function Statechart({ machine, marks, now, title }: StatechartProps) {
  const [folded, setFolded] = useState<readonly string[]>(NONE);
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const still = now === undefined;
  const { laidOut, busy } = useLayout(machine, folded, useMemo(() => (still ? size && { width: size.width, height: size.width } : size), [still, size]));
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
  const follow = () => { setHeld(undefined); setSought(undefined); };
  const overview = () => { if (laidOut !== undefined && size !== undefined) setHeld(whole(laidOut, size)); };
  const [sought, setSought] = useState<string>();
  const find = (id: string) => {
    const shut = new Set(around(chart, id));
    setFolded((before) => (before.some((one) => shut.has(one)) ? before.filter((one) => !shut.has(one)) : before));
    setSought(id);
    setAwaited({ id });
  };
  const reach = (place: Box) => { if (view !== undefined && size !== undefined && !within(place, view, size)) setHeld(revealing(place, view, size)); };
  const [awaited, setAwaited] = useState<Awaited>();
  useEffect(() => {
    if (awaited === undefined || laidOut === undefined || size === undefined) return;
    const state = laidOut.states.find((one) => one.state.id === awaited.id);
    const { corner } = awaited;
    if (corner !== undefined) {
      // What is folded or unfolded stays where it is, with the focus on its button.
      if (state === undefined || state.folded !== corner.folded) return;
      setAwaited(undefined);
      const kept = { scale: corner.scale, x: corner.x - (state.x + state.width) * corner.scale, y: corner.y - state.y * corner.scale };
      setHeld(state.folded ? revealing(state, kept, size) : kept);
      frame.current?.querySelector<SVGGElement>(`[data-state="${CSS.escape(awaited.id)}"] > [role=button]`)?.focus({ preventScroll: true });
      return;
    }
    const box = headOf(state) ?? laidOut.edges.find(({ edge }) => edge.id === awaited.id)?.label;
    if (box === undefined) return;
    setAwaited(undefined);
    setHeld(following(laidOut, size, [box]));
    frame.current?.querySelector<SVGGElement>(`[data-state="${CSS.escape(awaited.id)}"]`)?.focus({ preventScroll: true });
  }, [awaited, laidOut, size]);
  const seen = useRef(laidOut);
  useEffect(() => {
    if (laidOut === undefined || seen.current === laidOut) return;
    seen.current = laidOut;
    // What has the focus stays in sight where all is laid out anew.
    const place = awaited === undefined ? focusedIn(frame.current, laidOut) : undefined;
    if (place !== undefined && view !== undefined && size !== undefined && !within(place, view, size)) setHeld(revealing(place, view, size));
  }, [laidOut, awaited, view, size]);
  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const act = { '+': () => { zoom(1.25); }, '=': () => { zoom(1.25); }, '-': () => { zoom(0.8); }, '0': overview, f: follow }[event.key];
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
  const fold = (id: string) => {
    const box = laidOut?.states.find(({ state }) => state.id === id);
    if (box !== undefined && view !== undefined) setAwaited({ id, corner: { folded: !box.folded, scale: view.scale, x: (box.x + box.width) * view.scale + view.x, y: box.y * view.scale + view.y } });
    setFolded((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  };

  return (
    <div className="rb-chart" onKeyDown={keys}>
      <div className="rb-chart-bar">
        {title}
        <div className="rb-chart-tools" role="group" aria-label="View of the statechart">
          {laidOut !== undefined && <ChartSearch chart={chart} onFind={find} />}
          {laidOut !== undefined && <ChartExport chart={chart} laidOut={laidOut} name={machine.id} />}
          <ToolButton label="Smaller (-)" icon="minus" onClick={() => { zoom(0.8); }} />
          <ToolButton label="Larger (+)" icon="plus" onClick={() => { zoom(1.25); }} />
          <ToolButton label="Whole chart (0)" icon="fit" onClick={overview} />
          {(!still || held !== undefined) && <ToolButton label={still ? 'At reading size (f)' : 'Follow the active state (f)'} icon="follow" pressed={still ? undefined : held === undefined} onClick={follow} />}
        </div>
      </div>
      <div
        ref={frame} className="rb-chart-frame" data-cut={cut} style={still && laidOut !== undefined && size !== undefined ? { height: heightOf(laidOut, size) } : undefined}
        onPointerDown={down} onPointerMove={move}
        onPointerUp={() => { grab.current = undefined; }} onPointerCancel={() => { grab.current = undefined; }}
      >
        {laidOut === undefined || view === undefined
          ? <p className="rb-empty">Drawing the statechart…</p>
          : <Drawing laidOut={laidOut} busy={busy} marks={marks} stops={stops} view={view} frame={cut ? size : undefined} label={`Statechart of ${machine.id}${now === undefined ? '' : `, now in ${now}`}`} moving={grab.current !== undefined} found={sought} onReach={reach} onFold={fold} />}
      </div>
    </div>
  );
}

/** Where the state or the button is that has the focus; none where nothing in the chart has it. */
function focusedIn(frame: Element | null, { states }: LaidOutChart): Box | undefined {
  const focused = frame?.querySelector('[data-state]:focus, [data-state] :focus');
  const state = states.find(({ state: { id } }) => id === focused?.closest('[data-state]')?.getAttribute('data-state'));
  return state !== undefined && focused?.getAttribute('role') === 'button' ? cornerOf(state) : state;
}

/** Of a state what its name stands in: the whole may be larger than the frame. */
function headOf(state: Box | undefined): Box | undefined {
  return state && { x: state.x, y: state.y, width: Math.min(state.width, HEAD.width), height: Math.min(state.height, HEAD.height) };
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
