/** The statechart as SVG, drawn from a laid-out chart. */

import { memo, useRef, type KeyboardEvent } from 'react';
import { titleOf } from '@rulebench/core';
import { wordsOn, type Box, type LaidOutChart, type LaidOutEdge, type LaidOutState } from '@rulebench/chart';
import { stateName } from '../words/states.ts';
import { capital, listed } from '../words/value.ts';
import type { ChartMarks } from './marks.ts';
import type { Stop } from './stops.ts';
import { neighbour, within, type Size, type Viewport } from './viewport.ts';

interface DrawingProps {
  readonly laidOut: LaidOutChart;
  readonly marks: ChartMarks;
  /** The badges of what was stopped. */
  readonly stops: readonly Stop[];
  readonly view: Viewport;
  /** The frame, where words that its edge would cut are left out. */
  readonly frame?: Size | undefined;
  readonly label: string;
  /** Whether it is dragged: then it follows at once. */
  readonly moving: boolean;
  /** The state or the edge that was searched for. */
  readonly found: string | undefined;
  /** Whether it will soon be laid out better. */
  readonly busy: boolean;
  /** The keyboard came to something: it is to be brought into sight. */
  readonly onReach: (place: Box) => void;
  readonly onFold: (id: string) => void;
}

const DIRECTIONS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;
const isDirection = (key: string): key is keyof typeof DIRECTIONS => key in DIRECTIONS;

/** States, edges, their words, and what is marked at the step. Arrow keys travel from state to state. */
export function Drawing({ laidOut, busy, marks, stops, view, frame, label, moving, found, onReach, onFold }: DrawingProps) {
  const root = useRef<SVGSVGElement>(null);
  const leaves = laidOut.states.filter(({ state }) => !laidOut.states.some((other) => other.state.parent === state.id));
  const entrance = leaves.find(({ state }) => marks.active.has(state.id)) ?? leaves[0];
  const travel = (event: KeyboardEvent, from: LaidOutState) => {
    if (!isDirection(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = neighbour(from, leaves, DIRECTIONS[event.key]);
    if (next === undefined) return;
    onReach(next);
    root.current?.querySelector<SVGGElement>(`[data-state="${CSS.escape(next.state.id)}"]`)?.focus({ preventScroll: true });
  };
  const lit = (edge: LaidOutEdge) => marks.taken.has(edge.edge.id) || marks.stopped.has(edge.edge.id);
  const edges = [...laidOut.edges].sort((a, b) => Number(lit(a)) - Number(lit(b)));
  return (
    <svg ref={root} className="rb-drawing" role="group" aria-label={label} aria-busy={busy} width="100%" height="100%">
      <defs>
        {(['plain', 'taken', 'stopped'] as const).map((kind) => (
          <marker key={kind} id={`rb-head-${kind}`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
            <path d="M0 0L8 4L0 8z" className={`rb-head-${kind}`} />
          </marker>
        ))}
      </defs>
      <g key={`${String(laidOut.width)} ${String(laidOut.height)} ${String(laidOut.states.length)}`} className={moving ? undefined : 'rb-glide'} style={{ transform: `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})` }}>
        {laidOut.states.map((one) => (
          <State
            key={one.state.id} placed={one} active={marks.active.has(one.state.id)} leaf={leaves.includes(one)} reachable={one === entrance} found={one.state.id === found}
            onKeyDown={(event) => { travel(event, one); }} onReach={onReach} onFold={onFold}
          />
        ))}
        {laidOut.initials.map((initial) => (
          <g key={`${initial.parent}>${initial.target}`} aria-hidden="true" className="rb-initial">
            <circle cx={initial.dot.x} cy={initial.dot.y} r={initial.dot.radius} />
            <path d={initial.path} markerEnd="url(#rb-head-plain)" />
          </g>
        ))}
        {edges.map((edge) => <Edge key={edge.edge.id} placed={edge} taken={marks.taken.has(edge.edge.id)} stopped={marks.stopped.get(edge.edge.id)} found={edge.edge.id === found} told={!marks.stopped.has(edge.edge.id) && (frame === undefined || within(edge.label, view, frame))} />)}
        {stops.map((stop) => <StopBadge key={stop.edge} stop={stop} />)}
      </g>
    </svg>
  );
}

interface StateProps {
  readonly placed: LaidOutState;
  readonly active: boolean;
  readonly leaf: boolean;
  readonly reachable: boolean;
  readonly found: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onReach: (place: Box) => void;
  readonly onFold: (id: string) => void;
}

function State({ placed, active, leaf, reachable, found, onKeyDown, onReach, onFold }: StateProps) {
  const { state, x, y, width, height, lines } = placed;
  const foldable = state.depth > 0 && (placed.folded || state.type === 'compound' || state.type === 'parallel');
  const classes = ['rb-state', `rb-state-${state.type}`, active && 'rb-state-active', found && 'rb-found', leaf ? 'rb-state-leaf' : 'rb-state-around', state.depth === 0 && 'rb-state-root'].filter(Boolean).join(' ');
  const name = nameOf(state);
  const words = `${state.depth === 0 ? 'machine' : 'state'} ${name}${active ? ', active' : ''}${state.type === 'final' ? ', an end' : ''}`;
  return (
    <g className={classes} data-state={state.id} role={leaf && !placed.folded ? 'img' : 'group'} aria-label={words} tabIndex={leaf && reachable ? 0 : -1} onKeyDown={onKeyDown}>
      <title>{state.description ?? words}</title>
      <rect x={x} y={y} width={width} height={height} rx={leaf ? 9 : 12} />
      {state.type === 'final' && <rect x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx={6} className="rb-state-inner" />}
      {(state.depth > 0 || leaf) && lines.map((line, i) => <text key={i} x={line.x} y={line.y} className={`rb-line-${line.role}`}>{line.text === state.key ? name : line.text}</text>)}
      {foldable && <Fold placed={placed} onReach={onReach} onFold={onFold} />}
    </g>
  );
}

/** A state by its key, which may have dots in it, or by an id of its own. */
function nameOf({ id, key }: LaidOutState['state']): string {
  return id.endsWith(`.${key}`) ? titleOf(key) : stateName(id);
}

/** Where the button of a state is that folds it. Pure. */
export function cornerOf({ x, y, width }: Box): Box {
  return { x: x + width - 60, y, width: 60, height: 40 };
}

function Fold({ placed, onReach, onFold }: Pick<StateProps, 'placed' | 'onReach' | 'onFold'>) {
  const { state, x, y, width, folded, hidden } = placed;
  const label = folded ? `Unfold ${nameOf(state)}, ${String(hidden)} states inside` : `Fold ${nameOf(state)}`;
  return (
    <a
      role="button" tabIndex={0} aria-label={label} aria-expanded={!folded} className="rb-fold-state" onFocus={() => { onReach(cornerOf(placed)); }}
      onClick={() => { onFold(state.id); }}
      onKeyDown={(event) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); event.stopPropagation(); onFold(state.id); } }}
    >
      <title>{label}</title>
      <rect x={x + width - 26} y={y + 5} width={20} height={20} rx={5} />
      <path d={folded ? `M${String(x + width - 19)} ${String(y + 10)}l5 5-5 5` : `M${String(x + width - 21)} ${String(y + 13)}l5 5 5-5`} />
    </a>
  );
}

interface EdgeProps {
  readonly placed: LaidOutEdge;
  readonly taken: boolean;
  readonly stopped: string | undefined;
  readonly found: boolean;
  /** Whether its words are drawn: not where a badge stands for them, or the frame cuts them. */
  readonly told: boolean;
}

const Edge = memo(function Edge({ placed, taken, stopped, found, told }: EdgeProps) {
  const { edge, routes, label } = placed;
  const kind = taken ? 'taken' : stopped === undefined ? 'plain' : 'stopped';
  const to = edge.targets.length === 0 ? 'stays there' : `to ${listed(edge.targets.map(stateName))}`;
  const fate = taken ? ', taken' : stopped === undefined ? '' : `, stopped by: ${stopped}`;
  return (
    <g className={`rb-edge rb-edge-${kind} rb-edge-kind-${edge.kind}${found ? ' rb-found' : ''}`} role="img" aria-label={`${wordsOn(edge)}, from ${stateName(edge.source)} ${to}${fate}`}>
      <title>{capital(wordsOn(edge))}</title>
      {routes.map((route, i) => <path key={i} d={route.path} markerEnd={`url(#rb-head-${kind})`} />)}
      <rect x={label.x - 2} y={label.y} width={label.width + 4} height={label.height} rx={4} />
      {told && label.lines.map((line, i) => <text key={i} x={label.x + label.width / 2} y={label.y + (i + 1) * label.lineHeight - 4} textAnchor="middle">{line}</text>)}
    </g>
  );
});

/** What stopped an edge, in the place of its words. */
function StopBadge({ stop: { x, y, width, height, text } }: { readonly stop: Stop }) {
  return (
    <g className="rb-stop" aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <text x={x + width / 2} y={y + 14} textAnchor="middle">{text}</text>
    </g>
  );
}
