/** A chart with a place for everything: what pictures are drawn from. All coordinates are absolute, in CSS pixels at a scale of 1. */

import type { Chart, ChartEdge, ChartState } from './chart.ts';

export interface Point { readonly x: number; readonly y: number }

/** `x` and `y` are the upper left corner. */
export interface Box extends Point { readonly width: number; readonly height: number }

/** A line of text in a state; `x` is its left end and `y` its baseline. */
export interface TextLine extends Point {
  readonly text: string;
  readonly role: 'title' | 'detail';
}

export interface LaidOutState extends Box {
  readonly state: ChartState;
  /** What is written in it. */
  readonly lines: readonly TextLine[];
  /** Whether the states in it are not drawn. */
  readonly folded: boolean;
  /** How many states below it are not drawn. */
  readonly hidden: number;
}

/** The way of a transition to one of its targets; loops lead back to their source. */
export interface Route {
  /** The drawn states it leaves and reaches: those of the transition, or where these are folded away the ones around them. */
  readonly from: string;
  readonly to: string;
  /** From start to end, two points at least. */
  readonly points: readonly Point[];
  /** The same as an SVG path with rounded corners, without its arrow head. */
  readonly path: string;
}

/** Wrapped text with its place; line `i` has its baseline at `y + (i + 1) * lineHeight - 4`. */
export interface EdgeLabel extends Box {
  readonly lines: readonly string[];
  readonly lineHeight: number;
}

export interface LaidOutEdge {
  readonly edge: ChartEdge;
  /** One a target; one loop where there is none. */
  readonly routes: readonly [Route, ...Route[]];
  readonly label: EdgeLabel;
}

/** The dot and arrow that show which state is entered first. */
export interface InitialMarker {
  readonly parent: string;
  readonly target: string;
  readonly dot: Point & { readonly radius: number };
  readonly points: readonly Point[];
  readonly path: string;
}

export interface LaidOutChart {
  /** The whole chart, what is folded away included. */
  readonly chart: Chart;
  readonly width: number;
  readonly height: number;
  /** Drawn states, each after the one it lies in, the root first. */
  readonly states: readonly LaidOutState[];
  /** Drawn transitions; one that lies entirely in a folded state is left out. */
  readonly edges: readonly LaidOutEdge[];
  readonly initials: readonly InitialMarker[];
}

export interface LayoutOptions {
  /** The ids of states whose insides are not drawn. */
  readonly folded?: readonly string[];
  /** Which way the states follow one another; down unless told. */
  readonly direction?: 'down' | 'right';
  /** The least size of a state's own text, where a caller draws more in it than the lines: of the whole box, or of the head of a state with states in it. */
  readonly sizeOf?: (state: ChartState) => { readonly width: number; readonly height: number } | undefined;
}
