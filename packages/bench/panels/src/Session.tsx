/** A run in the debugger: the panels around one cursor. */

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import type { ClauseId } from '@rulebench/core';
import type { Run } from '@rulebench/core/bench';
import { fixtureOf, nearestFixture, type Example, type ExampleResult, type Fixture, type Library } from '@rulebench/rulings';
import { carrierSeen, contextSeen, playersOf } from './debugger/view-of.ts';
import { useDebugger } from './debugger/use-debugger.ts';
import { useKeys } from './debugger/use-keys.ts';
import { keptOf, type Branch, type KeptBranch } from './debugger/branches.ts';
import { storage } from './debugger/keep.ts';
import { savingOf, type Savable } from './debugger/saving.ts';
import { useKeeping, type Kept } from './debugger/use-kept.ts';
import { BranchButtons } from './BranchButtons.tsx';
import { FoldButton, useFold } from './parts/use-fold.tsx';
import { useTurns } from './parts/use-turns.ts';
import { Inspector, type InspectorTab } from './Inspector.tsx';
import { SaveExample } from './save/SaveExample.tsx';
import { Stage } from './Stage.tsx';
import { TraceButton } from './TraceButton.tsx';
import { Breakpoints } from './timeline/Breakpoints.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { ALL_STEPS, type StepFilter } from './timeline/filter.ts';
import { outcomeWord } from './timeline/items.ts';
import { changesBetween } from './words/changes.ts';
import { stepWords } from './words/outcome.ts';
import { eventWords } from './words/value.ts';

/** What of an example is in sight: what a link to it carries. */
export interface Sight {
  readonly step: number;
  readonly tab: InspectorTab;
  /** The branch that is shown. */
  readonly branch?: KeptBranch;
  /** What the run is compared with: a variant, or two days as `1998-03-05 1998-03-06`. */
  readonly compare?: string;
  /** Which steps the strip shows, where it does not show all. */
  readonly filter?: StepFilter;
}

/** What of an example is to be in sight at first. */
export interface Opened extends Partial<Omit<Sight, 'branch'>> {
  /** What is wrong with the link, a sentence each. */
  readonly problems?: readonly string[] | undefined;
}

/** What is wrong with the link that a page was opened by; nothing where all is well. */
export function Notices({ problems }: { readonly problems: readonly string[] }) {
  return problems.length === 0 ? null : <div className="rb-notices" role="alert">{problems.map((problem) => <p key={problem}>{problem}</p>)}</div>;
}

interface SessionProps {
  readonly library: Library;
  /** What a link brought. */
  readonly opened: Opened;
  /** Whether no ruling judges the run. */
  readonly bare: boolean;
  /** What was kept of an earlier visit, and by which key what is done now is kept. */
  readonly kept: Kept;
  readonly keptBy: string;
  readonly result: ExampleResult;
  readonly run: Run;
  /** A step to go to, asked for from outside. */
  readonly jump: { readonly to: number } | undefined;
  readonly narrow: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
  readonly onSight: (sight: Sight) => void;
}

/** Table and statechart on the left, the inspector on the right, the timeline below. */
export function Session({ library, result, run, opened, bare, kept, keptBy, jump, narrow, root, clause, onLeaveClause, onSight }: SessionProps) {
  const { example, failures, parts } = result;
  const { step: wanted } = opened;
  const [tab, setTab] = useState<InspectorTab>(opened.tab ?? 'why');
  const [compare, setCompare] = useState(opened.compare);
  const [filter, setFilter] = useState(opened.filter ?? ALL_STEPS);
  const [as, setAs] = useState<string>();
  const view = useDebugger({
    run, ...kept.input, ...(parts === undefined ? {} : { parts }),
    ...(wanted === undefined && kept.input.shown !== undefined ? {} : { at: wanted ?? parts ?? run.steps.length - 1 }),
  }, as);
  const { context, send, step, before, explanation } = view;
  const [late] = useState(() => (wanted === undefined || context.steps[wanted] !== undefined ? undefined : `There is no step ${String(wanted)} here: the run has ${String(context.steps.length - 1)}.`));
  const players = useMemo(() => playersOf(run.bench, run.steps[0].snapshot), [run]);
  const changes = useMemo(
    () => (before === undefined ? [] : changesBetween(contextSeen(run.bench, before, as), contextSeen(run.bench, step.snapshot, as))),
    [run, before, step, as],
  );
  const layout = useDefaultLayout({ id: 'rulebench-canvas', storage });
  const fold = useFold();

  useKeys(root, send);
  const isKept = useKeeping(keptBy, context);
  const told = useRef(onSight);
  useEffect(() => { told.current = onSight; });
  const shownBranch = context.onBranch ? context.branch : undefined;
  useEffect(() => {
    told.current({
      step: context.cursor, tab, ...(shownBranch === undefined ? {} : { branch: keptOf(shownBranch) }), ...(compare === undefined ? {} : { compare }), ...(filter === ALL_STEPS ? {} : { filter }),
    });
  }, [context.cursor, tab, shownBranch, compare, filter]);
  useEffect(() => { if (jump !== undefined) { send({ type: 'SHOW_RUN' }); send({ type: 'GO', to: jump.to }); } }, [jump, send]);
  const lastWanted = useRef(wanted);
  useEffect(() => { if (wanted !== lastWanted.current && wanted !== undefined) { lastWanted.current = wanted; send({ type: 'GO', to: wanted }); } }, [wanted, send]);

  const shownFailures = context.onBranch ? [] : failures.filter((failure) => (failure.step ?? run.steps.length - 1) === context.cursor);
  const stage = <Stage bench={run.bench} view={view} as={as} players={players} onAs={setAs} narrow={narrow} />;
  const inspector = <Inspector library={library} tab={tab} onTab={setTab} bench={view.bench} view={view} as={as} changes={changes} example={example} failures={shownFailures} clause={clause} onLeaveClause={onLeaveClause} compare={compare} onCompare={setCompare} />;
  const saving = useTurns(useMemo(() => (shownBranch === undefined ? undefined : () => savingOf(run, shownBranch)), [run, shownBranch]));
  const ofBranch = shownBranch !== undefined && 'result' in saving ? saving.result : undefined;
  const saved = useMemo((): Savable | undefined => (shownBranch !== undefined ? ofBranch : bare && run.steps.length > 1 ? { run } : undefined), [run, shownBranch, ofBranch, bare]);
  const traced = shownBranch === undefined ? run : saved !== undefined && 'run' in saved ? saved.run : undefined;
  const fixture = useMemo(() => fixtureFor(library, example, run), [library, example, run]);
  const words = stepWords(step, before, context.tried === undefined ? explanation : undefined);
  return (
    <>
      <Notices problems={[...opened.problems ?? [], ...[kept.problem, late].filter((one) => one !== undefined)]} />
      <p className="rb-hidden" role="status">
        Step {context.cursor} of {context.steps.length - 1}: {step.event === undefined ? 'start' : `${eventWords(carrierSeen(run.bench, step.event, step.snapshot, as))}, ${outcomeWord(step)}`}. {words.rest}
      </p>
      {narrow
        ? <main className="rb-stacked">{stage}<section className="rb-right" aria-label="Inspector">{inspector}</section></main>
        : (
          <main className="rb-main">
            <Group orientation="horizontal" id="rulebench-canvas" defaultLayout={layout.defaultLayout} onLayoutChanged={layout.onLayoutChanged}>
              <Panel id="stage" defaultSize="57%" minSize="340px">{stage}</Panel>
              <Separator className="rb-separator" aria-label="Width of the panels" />
              <Panel id="inspector" minSize="320px" collapsedSize="40px" {...fold.props}>
                {fold.folded
                  ? <section className="rb-right-folded" aria-label="Inspector"><FoldButton fold={fold} of="inspector" /><span className="rb-soft" aria-hidden="true">Why, moves, changes</span></section>
                  : <section className="rb-right" aria-label="Inspector"><FoldButton fold={fold} of="inspector" />{inspector}</section>}
              </Panel>
            </Group>
          </main>
        )}
      <Timeline
        bench={run.bench} steps={context.steps} cursor={context.cursor} as={as} playing={view.playing} perSecond={context.perSecond}
        parts={context.onBranch && (context.branch?.from ?? 0) < (parts ?? 0) ? undefined : parts} branchFrom={context.onBranch ? context.branch?.from : undefined}
        onGo={(to) => { send({ type: 'GO', to }); }} onToggle={() => { send({ type: 'TOGGLE' }); }} onSpeed={(perSecond) => { send({ type: 'SPEED', perSecond }); }} filter={filter} onFilter={setFilter}
      >
        <TraceButton run={traced} />
        <Breakpoints context={context} onBreak={(at) => { send({ type: 'BREAK', at }); }} onRunOn={() => { send({ type: 'RUN_ON' }); }} onRunBack={() => { send({ type: 'RUN_BACK' }); }} onRunTo={(at) => { send({ type: 'RUN_TO', at }); }} />
        <BranchButtons
          context={context} send={send} isKept={isKept}
          save={saved === undefined ? undefined : <SaveExample saved={saved} library={library} example={example} fixture={fixture} name={shownBranch === undefined ? example.name : proposedName(shownBranch, example.name)} house={shownBranch !== undefined && Object.keys(shownBranch.waived).length > 0} />}
        />
      </Timeline>
    </>
  );
}

/** The fixture of the example; else the one that its start is nearest to. */
function fixtureFor(library: Library, { module, given }: Example, { input }: Run): Fixture | undefined {
  const own = given.fixture === undefined ? undefined : fixtureOf(library, module, given.fixture);
  return own ?? nearestFixture(library.fixtures.filter((one) => one.module === module), input);
}

function proposedName({ name, id }: Branch, example: string): string {
  return name === `branch ${String(id)}` ? `${example}, played on otherwise` : name;
}
