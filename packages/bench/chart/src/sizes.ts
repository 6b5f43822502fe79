/** What is written in a state and on an edge, and how large that makes them. */

import { tellsSomething } from './actions.ts';
import { wordsOn, type ChartEdge, type ChartState } from './chart.ts';
import type { Box, EdgeLabel, LayoutOptions, Point, TextLine } from './laid-out.ts';
import { widthOf, wrap } from './text.ts';

export const TITLE = { size: 14, height: 20 } as const;
export const DETAIL = { size: 12, height: 16 } as const;
const PAD = { x: 12, y: 8 } as const;
const WIDEST = { title: 220, detail: 220, label: 190 } as const;
const SMALLEST = { width: 72, height: 36 } as const;
const HISTORY = 28;
const LABEL_PAD = 4;

interface Writing {
  /** Relative to the state's corner. */
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly height: number;
}

/** The writing of a state and the room it takes: of the whole box, or of the head of a state with states in it. Pure. */
export function writingOf(state: ChartState, hidden: number, sizeOf: LayoutOptions['sizeOf']): Writing {
  const wanted = sizeOf?.(state);
  const lines = linesOf(state, hidden);
  const width = Math.max(0, ...lines.map(({ text, role }) => widthOf(text, role === 'title' ? TITLE.size : DETAIL.size))) + 2 * PAD.x;
  const height = lines.reduce((sum, { role }) => sum + (role === 'title' ? TITLE.height : DETAIL.height), 0) + 2 * PAD.y;
  const least = state.type === 'history' ? { width: HISTORY, height: HISTORY } : SMALLEST;
  return {
    lines: placed(lines, state.type === 'history' ? { x: (HISTORY - widthOf(lines[0]?.text ?? '', TITLE.size)) / 2, y: 4 } : PAD),
    width: state.type === 'history' ? HISTORY : Math.max(width, wanted?.width ?? 0, least.width),
    height: state.type === 'history' ? HISTORY : Math.max(height, wanted?.height ?? 0, least.height),
  };
}

type Line = Pick<TextLine, 'text' | 'role'>;

function linesOf(state: ChartState, hidden: number): readonly Line[] {
  if (state.type === 'history') return [{ text: state.history === 'deep' ? 'H*' : 'H', role: 'title' }];
  const details = [
    ...state.tags.map((tag) => `# ${tag}`),
    ...state.entry.filter(tellsSomething).map((action) => `entry / ${action}`),
    ...raisedOtherwise(state).map((type) => `entry / raise ${type}`),
    ...state.exit.filter(tellsSomething).map((action) => `exit / ${action}`),
    ...state.invokes.map((id) => `invoke ${id}`),
    ...(hidden === 0 ? [] : [hidden === 1 ? '1 state inside' : `${String(hidden)} states inside`]),
  ];
  return [
    ...wrap(state.key, WIDEST.title, TITLE.size).map((text): Line => ({ text, role: 'title' })),
    ...details.flatMap((detail) => wrap(detail, WIDEST.detail, DETAIL.size)).map((text): Line => ({ text, role: 'detail' })),
  ];
}

/** What entry raises by an action whose name does not tell it. */
function raisedOtherwise({ entry, raises }: ChartState): readonly string[] {
  return raises.filter((type) => !entry.includes(`raise ${type}`));
}

function placed(lines: readonly Line[], { x, y }: Point): readonly TextLine[] {
  let bottom = y;
  return lines.map((line) => {
    bottom += line.role === 'title' ? TITLE.height : DETAIL.height;
    return { ...line, x, y: bottom - 5 };
  });
}

/** The text of an edge, wrapped, and its size. Pure. */
export function labelSize(edge: ChartEdge): Omit<EdgeLabel, 'x' | 'y'> {
  const lines = wrap(wordsOn(edge), WIDEST.label, DETAIL.size);
  return {
    lines, lineHeight: DETAIL.height,
    width: Math.max(...lines.map((line) => widthOf(line, DETAIL.size))) + 2 * LABEL_PAD,
    height: lines.length * DETAIL.height + 2,
  };
}

/** Lines moved with their state. Pure. */
export function movedLines(lines: readonly TextLine[], by: Point): readonly TextLine[] {
  return lines.map((line) => ({ ...line, x: line.x + by.x, y: line.y + by.y }));
}

/** The smallest box around boxes and points. Pure; none gives an empty box. */
export function boundsOf(boxes: readonly Box[], points: readonly Point[]): Box {
  const all = [...points, ...boxes, ...boxes.map(({ x, y, width, height }) => ({ x: x + width, y: y + height }))];
  if (all.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...all.map((point) => point.x));
  const y = Math.min(...all.map((point) => point.y));
  return { x, y, width: Math.max(...all.map((point) => point.x)) - x, height: Math.max(...all.map((point) => point.y)) - y };
}
