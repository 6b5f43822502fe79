/** `@rulebench/chart`: the statechart of any XState machine as data, laid out, and written in other formats. */
export { edgeId, labelOf, wordsOn, type Chart, type ChartEdge, type ChartGuard, type ChartState, type EdgeKind, type StateType } from './chart.ts';
export { chartOf } from './chart-of.ts';
export type { Box, EdgeLabel, InitialMarker, LaidOutChart, LaidOutEdge, LaidOutState, LayoutOptions, Point, Route, TextLine } from './laid-out.ts';
export { layOut } from './lay-out.ts';
export { layOutSimply } from './lay-out-simply.ts';
export { toJson } from './to-json.ts';
export { toMermaid } from './to-mermaid.ts';
export { toScxml } from './to-scxml.ts';
export { toSvg, type SvgOptions } from './to-svg.ts';
