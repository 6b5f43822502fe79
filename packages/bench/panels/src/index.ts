/** `@rulebench/panels`: the debugger as React components, for any module, in any page. Wants `@rulebench/panels/panels.css`. */
export { ExampleView, type ExampleViewProps } from './ExampleView.tsx';
export { CoverageView, type CoverageViewProps } from './pages/CoverageView.tsx';
export { LiveView, type LiveViewProps } from './live/LiveView.tsx';
export { ModuleView, type ModuleViewProps } from './pages/ModuleView.tsx';
export { SurroundingsProvider, type Destination, type Navigation, type Surroundings } from './parts/surroundings.ts';
export { Timeline, type TimelineProps } from './timeline/Timeline.tsx';
export { Statechart } from './chart/Statechart.tsx';
export { activeIds, marksOf, type ChartMarks } from './chart/marks.ts';
export { Table } from './table/Table.tsx';
export { Why } from './why/Why.tsx';
export { Moves, type MovesProps } from './moves/Moves.tsx';
export { Changes } from './Changes.tsx';
export { changesBetween, type Change } from './words/changes.ts';
export { RulingPanel } from './RulingPanel.tsx';
export { clauseIndexOf, type ClauseIndex, type KnownClause } from './debugger/clauses.ts';
export { debuggerMachine, stepAt, type Branch, type DebuggerContext, type DebuggerEvent, type DebuggerInput } from './debugger/machine.ts';
